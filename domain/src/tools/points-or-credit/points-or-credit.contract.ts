import * as z from 'zod/mini';
import { changeField } from '../rent-or-buy/rent-or-buy.contract.ts';
import { dollarsField, percentField, shownWorking, termMonthsField } from '../tool-fields.ts';

export const pointsOrCreditInput = z.object({
  loanAmount: dollarsField,
  termMonths: z._default(termMonthsField, 360),
  /** The rate without points and without a credit. */
  ratePercent: percentField,
  /** A lower rate, and what it costs in percent of the loan. */
  pointsRatePercent: percentField,
  pointsPercent: percentField,
  /** A higher rate, and what the lender pays toward closing costs for it, in percent of the loan. */
  creditRatePercent: percentField,
  creditPercent: percentField,
  /** What the money would earn elsewhere, a year. */
  returnPercent: z._default(changeField, '4'),
  /** How long one expects to keep the loan, until a sale, a refinance or the last payment. */
  monthsKept: z._default(termMonthsField, 84),
});
export type PointsOrCreditInput = z.output<typeof pointsOrCreditInput>;

export const offers = ['none', 'points', 'credit'] as const;
export type Offer = (typeof offers)[number];

const choice = z.object({
  offer: z.enum(offers),
  ratePercent: z.string(),
  /** Paid at closing; negative where the lender pays. */
  upfront: z.string(),
  payment: z.string(),
  /** What it saves a month compared with neither; negative where it costs more. */
  monthlySaving: z.string(),
  /**
   * The month from which the order against neither is turned for good: points begin to cost less, a credit begins to cost more.
   * Null where it never turns. `simple` counts the payment alone.
   */
  breakEvenMonth: z.nullable(z.int()),
  simpleBreakEvenMonth: z.nullable(z.int()),
  /** If the loan ends after the months kept: paid so far with interest on the money, and the balance, as of then. */
  costWhenKept: z.string(),
  balanceWhenKept: z.string(),
});

export const pointsOrCreditResult = z.object({
  best: z.enum(offers),
  /** What the best costs less than the next, at the end of the months kept, in dollars of that day. */
  ahead: z.string(),
  choices: z.array(choice),
  /** Which of the three costs least if the loan ends then, from the first month to the last. */
  stretches: z.array(z.object({ fromMonth: z.int(), untilMonth: z.int(), best: z.enum(offers) })),
  /** What points and credit cost more (negative: less) than neither if the loan ends after a month. */
  positions: z.array(z.object({ month: z.int(), points: z.string(), credit: z.string() })),
  ...shownWorking,
});
export type PointsOrCreditResult = z.infer<typeof pointsOrCreditResult>;
