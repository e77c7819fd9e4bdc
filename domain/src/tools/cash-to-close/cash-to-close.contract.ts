import * as z from 'zod/mini';
import { calendarDateField } from '../../kernel/fields.ts';
import {
  cushionMonthsField,
  dollarsField,
  percentField,
  shownWorking,
  taxDueMonthsField,
} from '../tool-fields.ts';
import * as texts from './en.ts';

const MAX_LINES = 40;

/** The costs of one section of the Loan Estimate by name, in dollars. */
const costLines = z
  .record(z.string().check(z.minLength(1), z.maxLength(80)), dollarsField)
  .check(z.refine((lines) => Object.keys(lines).length <= MAX_LINES, texts.tooManyCosts));

const months = z.int().check(z.minimum(0), z.maximum(36));

export const cashToCloseInput = z.object({
  price: dollarsField,
  loanAmount: dollarsField,
  ratePercent: percentField,
  /** Decides the days of prepaid interest and the months of the first escrow deposit. */
  closingDate: z.optional(calendarDateField),
  /** Sections of the Loan Estimate. Without A, B, C, E and H the closing costs are an estimate in percent of the loan. */
  A: z.optional(costLines),
  B: z.optional(costLines),
  C: z.optional(costLines),
  E: z.optional(costLines),
  H: z.optional(costLines),
  closingCostsLowPercent: z._default(percentField, '2'),
  closingCostsHighPercent: z._default(percentField, '5'),
  /** Homeowner's insurance and property tax a month. */
  escrowHoiMonthly: z._default(dollarsField, '0'),
  escrowTaxMonthly: z._default(dollarsField, '0'),
  /** Months of insurance paid ahead, and days of interest (else counted from the closing day; 15 without one). */
  F: z._default(
    z.object({
      hoiMonths: z._default(months, 12),
      prepaidInterestDays: z.optional(z.int().check(z.minimum(0), z.maximum(31))),
    }),
    { hoiMonths: 12 },
  ),
  /**
   * A number of months put into escrow; without it, with a closing day, the bills due before the first payment and the deposit for the
   * year after it by aggregate accounting.
   */
  G: z.optional(z.object({ months })),
  taxDueMonths: z._default(taxDueMonthsField, [12]),
  cushionMonths: z._default(cushionMonthsField, 2),
  deposit: z._default(dollarsField, '0'),
  sellerCredits: z._default(dollarsField, '0'),
  lenderCredits: z._default(dollarsField, '0'),
  otherCredits: z._default(dollarsField, '0'),
  /** A program's fee at closing (FHA, VA, USDA), and whether it is added to the loan. */
  upfrontFee: z._default(dollarsField, '0'),
  upfrontFeeFinanced: z._default(z.boolean(), true),
  /** The Loan Estimate rounds each line to whole dollars and adds the rounded lines; the Closing Disclosure shows cents. */
  rounding: z._default(z.enum(['loanEstimate', 'closingDisclosure']), 'loanEstimate'),
  on: z.optional(calendarDateField),
});
export type CashToCloseInput = z.output<typeof cashToCloseInput>;

const line = z.object({ name: z.string(), amount: z.string() });
const section = z.object({ lines: z.array(line), total: z.string() });

export const cashToCloseResult = z.object({
  /** Negative: cash to the buyer. Where costs are an estimate, the middle of low and high. */
  cashToClose: z.string(),
  cashToCloseLow: z.string(),
  cashToCloseHigh: z.string(),
  isCashToBuyer: z.boolean(),
  isEstimate: z.boolean(),
  totalLoan: z.string(),
  downPayment: z.string(),
  /** J: all closing costs less the lender's credits. */
  totalClosingCosts: z.string(),
  totalClosingCostsLow: z.string(),
  totalClosingCostsHigh: z.string(),
  closingCostsFinanced: z.string(),
  /** By the letters of the Loan Estimate; A, B, C, E, H null where they are an estimate. */
  sections: z.object({
    A: z.nullable(section),
    B: z.nullable(section),
    C: z.nullable(section),
    D: z.nullable(z.string()),
    E: z.nullable(section),
    F: section,
    G: section,
    H: z.nullable(section),
    I: z.nullable(z.string()),
    J: z.string(),
  }),
  prepaidInterestDays: z.int(),
  prepaidInterestPerDay: z.string(),
  /** The form's table "Calculating Cash to Close", signed: its lines add up to the cash to close. */
  calculation: z.array(line),
  ...shownWorking,
});
export type CashToCloseResult = z.infer<typeof cashToCloseResult>;
