import { randomUUID } from 'node:crypto';
import type { HomeContract } from '@porchlight/domain/homes/home-contract.ts';
import { addDays, getCalendarDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import { offerTermsField } from '@porchlight/domain/offers/home-offers/offer-terms.ts';
import { demoPlan } from '@porchlight/domain/plan/demo-plan.ts';
import { addBusinessDays, createGeneralRule } from '@porchlight/domain/programs/dates/business-days.ts';
import { setContract } from '../homes/home-contract.service.ts';
import { type HomesContext, saveHome } from '../homes/homes.service.ts';
import { addOfferEntry } from '../homes/offer-log.service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ADDRESS = '214 Alder Street, Columbus, OH 43215';
/** How the couple calls their purchase. */
export const DEMO_NICKNAME = 'The house on Alder Street';
const DAYS_TO_CLOSING = 34;

/** The closing day that the plan, the offer and the contract all name. */
export const getClosingDay = (now: Date): string =>
  addBusinessDays(
    addDays(getCalendarDay(now), DAYS_TO_CLOSING - 1),
    1,
    createGeneralRule({ opensSaturdays: false }),
  );

/** The purchase contract says what the accepted offer says. */
export const listContractLines = (now: Date): string[] => [
  `Property: ${ADDRESS}`,
  `Price: ${formatCents(demoPlan.price)}`,
  `Closing: ${getClosingDay(now)}`,
];

const terms: HomeContract['terms'] = (
  [
    ['deposit', 'Earnest money due', 3, 'business'],
    ['inspection', 'Inspection contingency ends', 10, 'calendar'],
    ['financing', 'Financing contingency ends', 21, 'calendar'],
  ] as const
).map(([key, title, days, counting]) => ({
  ...{ key, title, days, counting, roll: 'none', from: 'acceptance', minute: null },
  source: { title: 'Your contract' },
}));

/** A home under contract, as a plan counts with it. */
export type HomeStory = { address: string; plan: Omit<typeof demoPlan, 'offers'> };

/** The home that is bought: its offer, the counteroffer that was accepted four days ago, and the days of the contract. */
export async function makeHome(
  context: HomesContext,
  userId: string,
  { address, plan }: HomeStory = { address: ADDRESS, plan: demoPlan },
): Promise<void> {
  const { price, downPayment, deposit, propertyTaxYearly, homeInsuranceYearly, duesMonthly } = plan;
  const id = randomUUID();
  await saveHome(context, userId, {
    ...{ id, address, state: plan.place.state, timeZone: 'America/New_York', stage: 'seen' },
    ...{ price: price + 900_000, propertyTaxYearly, homeInsuranceYearly, duesMonthly },
    ...{ propertyType: plan.propertyType, bedrooms: 3, bathrooms: '2.5', squareFeet: 1_920 },
    ...{ yearBuilt: 1998, link: null },
  });
  const now = context.now();
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY_MS).toISOString();
  const offerOf = (priceCents: number) =>
    offerTermsField.parse({
      ...{ priceCents, downPaymentCents: downPayment, earnestMoneyCents: deposit },
      closingDay: getClosingDay(now),
      contingencies: [
        { kind: 'inspection', days: 10 },
        { kind: 'financing', days: 21 },
      ],
    });
  const [offer, counter] = [randomUUID(), randomUUID()];
  const log = [
    { entryId: offer, kind: 'offer', by: 'buyer', at: at(6), answers: null, terms: offerOf(price - 800_000) },
    { entryId: counter, kind: 'counter', by: 'seller', at: at(5), answers: offer, terms: offerOf(price) },
    { entryId: randomUUID(), kind: 'acceptance', by: 'buyer', at: at(4), answers: counter, terms: null },
  ] as const;
  for (const entry of log) await addOfferEntry(context, userId, { id, ...entry });
  await setContract(context, userId, { id, terms, changes: [] });
}
