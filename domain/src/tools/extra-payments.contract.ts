import * as z from 'zod/mini';
import { amortizationResult } from './amortization.contract.ts';
import { dollarsField, percentField, shownWorking, termMonthsField } from './tool-fields.ts';

/** A loan as it stands today, with what is to be paid on top of its payments. Payments are counted from the next one. */
export const extraPaymentsInput = z.object({
  principal: dollarsField,
  ratePercent: percentField,
  /** Months left. */
  termMonths: termMonthsField,
  /** What is billed each month, where it is not the level payment of what is left. */
  payment: z.optional(dollarsField),
  extraMonthly: z.optional(dollarsField),
  /** With every twelfth payment. */
  extraYearly: z.optional(dollarsField),
  extraOnce: z.optional(dollarsField),
  /** With which payment the single amount comes; 1 where it is left out. */
  oncePayment: z.optional(
    z
      .int('Enter a whole number.')
      .check(z.minimum(1, 'Payments are counted from 1.'), z.maximum(600, 'Enter at most payment 600.')),
  ),
});
export type ExtraPaymentsInput = z.infer<typeof extraPaymentsInput>;

const { rows } = amortizationResult.shape;

const extraPaymentsResult = z.object({
  payment: z.string(),
  interestSaved: z.string(),
  monthsSaved: z.int(),
  /** How many payments clear the loan, with the extra ones and without. */
  payments: z.int(),
  paymentsWithout: z.int(),
  totalInterest: z.string(),
  totalInterestWithout: z.string(),
  extraTotal: z.string(),
  rows,
  rowsWithout: rows,
  /** What to look at again: a payment that leaves most of the loan to the last one. */
  notes: amortizationResult.shape.notes,
  ...shownWorking,
});
export type ExtraPaymentsResult = z.infer<typeof extraPaymentsResult>;
