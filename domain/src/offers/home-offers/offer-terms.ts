import * as z from 'zod/mini';
import { calendarDateField } from '../../kernel/fields.ts';
import * as texts from './en.ts';

/** The most that one amount of an offer may be: 100 million dollars, in cents. */
export const MAX_OFFER_CENTS = 10_000_000_000;
/** The most days a contingency may run. */
export const MAX_CONTINGENCY_DAYS = 365;
/** The most characters of an offer's other terms. */
export const MAX_OTHER_TERMS_LENGTH = 4_000;

const LAST_MINUTE = 24 * 60 - 1;

/** What lets a buyer leave with the earnest money. */
export const contingencyKinds = [
  'inspection',
  'appraisal',
  'financing',
  'insurance',
  'title',
  'attorneyReview',
  'saleOfHome',
  'association',
] as const;
export type ContingencyKind = (typeof contingencyKinds)[number];

const amount = z
  .int(texts.enterAnAmount)
  .check(z.minimum(0, texts.enterAnAmount), z.maximum(MAX_OFFER_CENTS, texts.amountTooLarge));
const optionalAmount = z._default(z.nullable(amount), null);

const contingency = z.object({
  kind: z.enum(contingencyKinds, texts.chooseAContingency),
  /** Days after acceptance; null where the offer names none. */
  days: z._default(
    z.nullable(
      z
        .int(texts.enterDays)
        .check(z.minimum(0, texts.enterDays), z.maximum(MAX_CONTINGENCY_DAYS, texts.enterDays)),
    ),
    null,
  ),
});
export type Contingency = z.output<typeof contingency>;

/** A wall clock where the home is: a day, and the minute of it, 0 to 1439. At that minute the offer is over. */
const expiry = z.object({
  day: calendarDateField,
  minute: z
    .int(texts.enterATime)
    .check(z.minimum(0, texts.enterATime), z.maximum(LAST_MINUTE, texts.enterATime)),
});

/** The terms of one round, whole cents. What an offer does not speak of is null. */
export const offerTermsField = z
  .object({
    priceCents: z
      .int(texts.enterAPrice)
      .check(z.minimum(1, texts.enterAPrice), z.maximum(MAX_OFFER_CENTS, texts.amountTooLarge)),
    downPaymentCents: optionalAmount,
    earnestMoneyCents: optionalAmount,
    sellerCreditCents: optionalAmount,
    /** Cash beyond the down payment that the buyer promises where the appraisal is below the price. */
    gapPromiseCents: optionalAmount,
    escalation: z._default(
      z.nullable(
        z.object({
          incrementCents: amount.check(z.minimum(1, texts.incrementAboveZero)),
          capCents: amount,
        }),
      ),
      null,
    ),
    contingencies: z._default(
      z.array(contingency).check(
        z.maxLength(contingencyKinds.length, texts.contingencyTwice),
        z.refine(
          (list) => new Set(list.map(({ kind }) => kind)).size === list.length,
          texts.contingencyTwice,
        ),
      ),
      [],
    ),
    closingDay: z._default(z.nullable(calendarDateField), null),
    expires: z._default(z.nullable(expiry), null),
    otherTerms: z._default(
      z.nullable(
        z.string().check(z.maxLength(MAX_OTHER_TERMS_LENGTH, texts.textTooLong(MAX_OTHER_TERMS_LENGTH))),
      ),
      null,
    ),
  })
  .check(
    ...(['downPaymentCents', 'earnestMoneyCents', 'sellerCreditCents'] as const).map((path) =>
      z.refine<{ priceCents: number } & { [Key in typeof path]: number | null }>(
        (terms) => (terms[path] ?? 0) <= terms.priceCents,
        { path: [path], error: texts.abovePrice },
      ),
    ),
    z.refine(({ escalation, priceCents }) => escalation === null || escalation.capCents >= priceCents, {
      path: ['escalation'],
      error: texts.capBelowPrice,
    }),
  );
export type OfferTerms = z.output<typeof offerTermsField>;
