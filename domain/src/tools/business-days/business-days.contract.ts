import * as z from 'zod/mini';
import { calendarDateField } from '../../kernel/fields.ts';
import { agingDocuments, documentAgePrograms } from '../../programs/dates/document-age-table.ts';
import { ownershipExceptions } from '../../programs/first-time-buyer.ts';
import { dollarsField, percentField, shownWorking } from '../tool-fields.ts';
import * as texts from './en.ts';

const optionalDate = z.optional(calendarDateField);
/** Whether the creditor's offices are open on Saturdays; Sundays and federal holidays never count. */
const opensSaturdays = z._default(z.boolean(), false);
const fees = z._default(
  z
    .array(
      z.object({
        name: z.string().check(z.minLength(1, texts.getFeeName), z.maxLength(80, texts.feeNameLong)),
        /** On the Loan Estimate; 0 for a fee it did not have. */
        le: dollarsField,
        /** Paid by the borrower at closing. */
        cd: dollarsField,
      }),
    )
    .check(z.maxLength(60, texts.tooManyFees)),
  [],
);

export const businessDaysInput = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('holidays'),
      year: z
        .int(texts.enterAYear)
        .check(z.minimum(2000, texts.yearTooEarly), z.maximum(2099, texts.yearTooLate)),
    }),
    z.object({ kind: z.literal('specificBusinessDay'), date: calendarDateField, opensSaturdays }),
    /** The so many-th business day after `date`; before it where `count` is negative. */
    z.object({
      kind: z.literal('addBusinessDays'),
      date: calendarDateField,
      count: z
        .int(texts.dayCountProblem)
        .check(z.minimum(-400, texts.tooManyDays), z.maximum(400, texts.tooManyDays)),
      definition: z.enum(['specific', 'general']),
      opensSaturdays,
    }),
    z.object({ kind: z.literal('leThreeDays'), applicationReceived: calendarDateField, opensSaturdays }),
    z.object({ kind: z.literal('leSevenDayWait'), leDeliveredOrMailed: calendarDateField, opensSaturdays }),
    /** A change that re-sets the Loan Estimate; with `consummation` also when the revised one has to be there. */
    z.object({
      kind: z.literal('revisedLe'),
      changeLearned: calendarDateField,
      consummation: optionalDate,
      cdGiven: optionalDate,
      opensSaturdays,
    }),
    /** From one of three days: the closing, or when the Closing Disclosure was received, or was mailed. */
    z.object({
      kind: z.literal('cdThreeDays'),
      consummation: optionalDate,
      cdReceived: optionalDate,
      cdMailed: optionalDate,
    }),
    z.object({
      kind: z.literal('cdNewWaitTest'),
      regularTransaction: z._default(z.boolean(), true),
      disclosedApr: percentField,
      actualApr: percentField,
      financeChargeOverstated: z._default(z.boolean(), false),
      productChanged: z._default(z.boolean(), false),
      prepaymentPenaltyAdded: z._default(z.boolean(), false),
    }),
    /** From the last of the three events, or from all three; a notice or disclosures never given are null. */
    z.object({
      kind: z.literal('rescission'),
      lastOfThreeEvents: optionalDate,
      consummation: optionalDate,
      noticeGiven: z.optional(z.nullable(calendarDateField)),
      disclosuresGiven: z.optional(z.nullable(calendarDateField)),
    }),
    z.object({ kind: z.literal('rateLockDays'), leDate: calendarDateField, lockUntil: calendarDateField }),
    z.object({
      kind: z.literal('feeTolerance'),
      zeroCategory: fees,
      tenPercentCategory: fees,
      consummation: optionalDate,
    }),
    z.object({
      kind: z.literal('documentAge'),
      program: z.enum(documentAgePrograms),
      document: z._default(z.enum(agingDocuments), 'other'),
      application: optionalDate,
      noteDate: optionalDate,
      disbursement: optionalDate,
      /** Judged where it is given. */
      documentDate: optionalDate,
    }),
    z.object({
      kind: z.literal('firstTimeBuyer'),
      purchase: calendarDateField,
      buyers: z
        .array(
          z.object({
            /** The last day of owning a main home: null for never, the day of purchase for one still owned. */
            ownedUntil: z.nullable(calendarDateField),
            exception: z.optional(z.enum(ownershipExceptions)),
          }),
        )
        .check(z.minLength(1, texts.buyerMissing), z.maxLength(10, texts.tooManyBuyers)),
    }),
  ],
  texts.questionKindProblem,
);
export type BusinessDaysInput = z.infer<typeof businessDaysInput>;
export type BusinessDaysKind = BusinessDaysInput['kind'];
export type BusinessDaysInputOf<Kind extends BusinessDaysKind> = Extract<BusinessDaysInput, { kind: Kind }>;

const date = z.string();
const optional = z.nullable(z.string());
const datesByName = z.record(z.string(), z.string());

/** Days are written YYYY-MM-DD. What does not apply, or needs a day that was left out, is null. */
export const businessDaysResult = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('holidays'),
    statutoryDates: datesByName,
    daysFederalOfficesUsuallyClose: datesByName,
    closedDaysThatAreSpecificBusinessDays: z.array(date),
    ...shownWorking,
  }),
  z.object({
    kind: z.literal('specificBusinessDay'),
    isSpecificBusinessDay: z.boolean(),
    isGeneralBusinessDay: z.boolean(),
    holiday: optional,
    ...shownWorking,
  }),
  z.object({ kind: z.literal('addBusinessDays'), date, ...shownWorking }),
  z.object({
    kind: z.literal('leThreeDays'),
    leDeliverOrMailBy: date,
    /** The same for a creditor that opens on Saturdays. */
    ifOpenSaturdays: date,
    ...shownWorking,
  }),
  z.object({
    kind: z.literal('leSevenDayWait'),
    earliestConsummation: date,
    leExpires10General: date,
    presumedReceivedIfMailed: date,
    ...shownWorking,
  }),
  z.object({
    kind: z.literal('revisedLe'),
    revisedLeDeliverOrMailBy: date,
    latestRevisedLeReceipt: optional,
    /** False once the Closing Disclosure was given: then that is corrected instead. */
    mayStillBeRevised: z.boolean(),
    ...shownWorking,
  }),
  z.object({
    kind: z.literal('cdThreeDays'),
    earliestConsummation: optional,
    latestCdReceipt: optional,
    latestCdMailOrEmailWithoutReceipt: optional,
    latestRevisedLeReceipt: optional,
    latestInitialLeDelivery: optional,
    ...shownWorking,
  }),
  z.object({
    kind: z.literal('cdNewWaitTest'),
    aprAccurate: z.boolean(),
    newThreeDayWait: z.boolean(),
    ...shownWorking,
  }),
  z.object({ kind: z.literal('rescission'), rescissionEndsMidnight: date, ...shownWorking }),
  z.object({ kind: z.literal('rateLockDays'), calendarDays: z.int(), ...shownWorking }),
  z.object({
    kind: z.literal('feeTolerance'),
    within: z.boolean(),
    cure: z.string(),
    risen: z.array(z.object({ name: z.string(), by: z.string() })),
    zeroCure: z.string(),
    /** Fees of the group below that were estimated and not charged, by name: they count on neither side. */
    notCharged: z.array(z.string()),
    /** Of the group that may rise by a tenth together. */
    limitTotal: z.string(),
    actualTotal: z.string(),
    tenPercentCure: z.string(),
    cureBy: optional,
    ...shownWorking,
  }),
  z.object({
    kind: z.literal('documentAge'),
    earliestAcceptableDate: optional,
    isAcceptable: z.nullable(z.boolean()),
    days: z.nullable(z.int()),
    months: z.nullable(z.int()),
    businessDays: z.nullable(z.int()),
    /** Where a program asks for the latest so many rather than for an age. */
    latest: optional,
    countedFrom: z.nullable(z.enum(['application', 'note', 'disbursement'])),
    ...shownWorking,
  }),
  z.object({ kind: z.literal('firstTimeBuyer'), isFirstTimeBuyer: z.boolean(), ...shownWorking }),
]);
export type BusinessDaysResult = z.infer<typeof businessDaysResult>;
export type BusinessDaysResultOf<Kind extends BusinessDaysKind> = Extract<BusinessDaysResult, { kind: Kind }>;
