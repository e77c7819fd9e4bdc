import * as z from 'zod/mini';
import { calendarDateField } from '../../kernel/fields.ts';
import { dollarsField, percentField, shownWorking, termMonthsField } from '../tool-fields.ts';

const noDollars = z._default(dollarsField, '0');

export const refinanceInput = z.object({
  /** What is owed on the loan today. */
  balance: dollarsField,
  /** Its yearly rate in percent. */
  currentRate: percentField,
  remainingMonths: termMonthsField,
  /** Its payment of principal and interest; worked out from the above where it is left out. */
  currentPayment: z.optional(dollarsField),
  newRate: percentField,
  newMonths: termMonthsField,
  costsPaidInCash: noDollars,
  /** Costs that are added to the new loan. */
  costsFinanced: noDollars,
  /** Money taken out, added to the new loan. */
  cashOut: noDollars,
  /** How many months the home, or the loan, is to be kept. */
  monthsKept: z.optional(termMonthsField),
  homeValue: z.optional(dollarsField),
  /** The day of the next payment, of either loan; the first of the next month where it is left out. */
  firstPaymentDate: z.optional(calendarDateField),
});
export type RefinanceInput = z.infer<typeof refinanceInput>;

export const refinanceResult = z.object({
  newLoanAmount: z.string(),
  currentPayment: z.string(),
  newPayment: z.string(),
  /** The current payment less the new one; below zero where the new one is higher. */
  monthlySaving: z.string(),
  /** All costs over the monthly saving, rounded up; null where nothing is saved a month. It forgets interest and time. */
  simpleBreakEvenMonths: z.nullable(z.int()),
  /** The first month in which refinancing has saved more interest than it cost; null where it never does. */
  breakEvenMonths: z.nullable(z.int()),
  /** The last month in which it is ahead, where a longer loan loses the gain again later. */
  aheadUntilMonth: z.nullable(z.int()),
  interestRemainingCurrent: z.string(),
  interestNew: z.string(),
  /** Interest of the new loan less that left of the current one; below zero is a saving. */
  lifetimeInterestChange: z.string(),
  /** That and all costs. */
  lifetimeCostChange: z.string(),
  currentPayoffDate: z.string(),
  newPayoffDate: z.string(),
  /** Months the new loan ends after the current one; below zero where it ends earlier. */
  payoffMonthsLater: z.int(),
  /** What refinancing has gained after `monthsKept` months, below zero where it lost; null where they were not given. */
  gainWhenDone: z.nullable(z.string()),
  /** The new loan if the current payment is kept up on it; null where the new payment is not lower. */
  samePayment: z.nullable(z.object({ payments: z.int(), interest: z.string(), payoffDate: z.string() })),
  /** The new loan as percent of the home's value. */
  loanToValuePercent: z.nullable(z.string()),
  /** Both ways month by month: paid so far, still owed, and what refinancing has gained. */
  months: z.array(
    z.object({
      month: z.int(),
      currentPaid: z.string(),
      currentBalance: z.string(),
      newPaid: z.string(),
      newBalance: z.string(),
      gain: z.string(),
    }),
  ),
  /** What to check: a current payment that leaves most of the loan to the last one. */
  notes: z.array(z.string()),
  ...shownWorking,
});
export type RefinanceResult = z.infer<typeof refinanceResult>;
