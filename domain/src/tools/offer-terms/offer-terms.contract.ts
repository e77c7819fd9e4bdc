import * as z from 'zod/mini';
import { calendarDateField } from '../../kernel/fields.ts';
import { creditedLoans, creditedUses } from '../../offers/home-offers/seller-credit.ts';
import { dollarsField, percentField, shownWorking, termMonthsField } from '../tool-fields.ts';

/** An offer as a buyer thinks it over. Amounts in dollars; what is left out is not part of it. */
export const offerTermsInput = z.object({
  program: z._default(z.enum(creditedLoans), 'conventional'),
  occupancy: z._default(z.enum(creditedUses), 'primary'),
  price: dollarsField,
  /** Of the price as first offered; the share stays where the price rises. */
  downPayment: dollarsField,
  ratePercent: percentField,
  termMonths: z._default(termMonthsField, 360),
  /** Of the loan. */
  closingCostsPercent: z._default(percentField, '3'),
  /** What is asked of the seller. */
  sellerCredit: z._default(dollarsField, '0'),
  escalates: z._default(z.boolean(), false),
  increment: z.optional(dollarsField),
  cap: z.optional(dollarsField),
  bestOther: z.optional(dollarsField),
  appraisal: z.optional(dollarsField),
  gapPromise: z.optional(dollarsField),
  earnestMoney: z._default(dollarsField, '0'),
  /** The day it is paid, and the last day of the last contingency. */
  earnestDue: z.optional(calendarDateField),
  contingenciesEnd: z.optional(calendarDateField),
  /** Contingencies stay in force until they are removed in writing, whatever their last day. */
  activeRemoval: z._default(z.boolean(), false),
});
export type OfferTermsInput = z.output<typeof offerTermsInput>;

const effect = z.object({
  price: z.string(),
  loan: z.string(),
  cash: z.string(),
  payment: z.string(),
});

export const offerTermsResult = z.object({
  /** What the offer comes to: with an escalation clause its price. */
  price: z.string(),
  /** Null without an escalation clause. */
  beatsOther: z.nullable(z.boolean()),
  atCap: z.boolean(),
  loan: z.string(),
  ltvPercent: z.string(),
  /** Price less loan: the down payment, and what an appraisal below the price adds. */
  cashDown: z.string(),
  gap: z.string(),
  gapBeyondPromise: z.string(),
  closingCosts: z.string(),
  limitPercent: z.string(),
  creditLimit: z.string(),
  usable: z.string(),
  lost: z.string(),
  /** Of an FHA loan, what the lost credit takes off the loan unless it leaves the contract; 0 for other loans. */
  loanFallsBy: z.string(),
  /** All that comes in cash; the earnest money is a part of it. */
  cash: z.string(),
  payment: z.string(),
  credit: effect,
  cut: effect,
  /** Negative where the cut takes less cash. */
  cashSavedByCredit: z.string(),
  paymentSavedByCut: z.string(),
  /** From which month on the cut is ahead; null where it never is. */
  breakEvenMonths: z.nullable(z.int()),
  /** The earnest money from each day on; empty without a day on which it is paid. */
  earnest: z.array(
    z.object({ from: z.string(), paid: z.string(), isProtected: z.boolean(), atRisk: z.string() }),
  ),
  ...shownWorking,
});
export type OfferTermsResult = z.infer<typeof offerTermsResult>;
