import * as z from 'zod/mini';
import { amortizationResult } from '../amortization/amortization.contract.ts';
import { dollarsField, percentField, shownWorking, termMonthsField } from '../tool-fields.ts';
import * as texts from './en.ts';

/** Once a month, with extra amounts; or half of the payment every two weeks, applied as it comes or held and applied monthly. */
export const waysToPay = ['monthly', 'biweekly', 'biweeklyHeld'] as const;

/** A loan with its balance of today, with what is to be paid on top of its payments. Payments are counted from the next one. */
export const extraPaymentsInput = z.object({
  principal: dollarsField,
  ratePercent: percentField,
  /** Months left. */
  termMonths: termMonthsField,
  /** What is billed each month, where it is not the level payment of what is left. */
  payment: z.optional(dollarsField),
  /** `monthly` where it is left out; extra amounts count with it alone. */
  paid: z.optional(z.enum(waysToPay)),
  extraMonthly: z.optional(dollarsField),
  /** With every twelfth payment. */
  extraYearly: z.optional(dollarsField),
  extraOnce: z.optional(dollarsField),
  /** With which payment the single amount comes; 1 where it is left out. */
  oncePayment: z.optional(
    z
      .int(texts.wholeNumberNeeded)
      .check(z.minimum(1, texts.paymentNumberMinimum), z.maximum(600, texts.paymentNumberMaximum)),
  ),
});
export type ExtraPaymentsInput = z.infer<typeof extraPaymentsInput>;

const { rows } = amortizationResult.shape;

const extraPaymentsResult = z.object({
  payment: z.string(),
  interestSaved: z.string(),
  monthsSaved: z.int(),
  /** How many months the loan takes, with the extra payments or the halves and without. */
  payments: z.int(),
  paymentsWithout: z.int(),
  totalInterest: z.string(),
  totalInterestWithout: z.string(),
  extraTotal: z.string(),
  /** Half of the payment every two weeks, what 26 of them come to, and what is owed after each month, from 0 on; null without. */
  halves: z.nullable(
    z.object({
      payment: z.string(),
      yearly: z.string(),
      convention: z.string(),
      balances: z.array(z.string()),
    }),
  ),
  /** How many of `rows` make a year: 12, or 26 where each half is applied as it comes. */
  paymentsPerYear: z.int(),
  rows,
  rowsWithout: rows,
  /** What to check: a payment that leaves most of the loan to the last one. */
  notes: amortizationResult.shape.notes,
  ...shownWorking,
});
export type ExtraPaymentsResult = z.infer<typeof extraPaymentsResult>;
