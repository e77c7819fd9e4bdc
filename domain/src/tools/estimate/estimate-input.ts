import * as z from 'zod/mini';
import { calendarDateField } from '../../kernel/fields.ts';
import { occupancies, propertyTypes } from '../../leads/questionnaire/questionnaire.ts';
import {
  cushionMonthsField,
  dollarsField,
  percentField,
  taxDueMonthsField,
  termMonthsField,
} from '../tool-fields.ts';
import * as texts from './en.ts';

/** Which rules of insurance and guarantee the loan is under. */
export const loanPrograms = ['conventional', 'fha', 'va', 'usda'] as const;

/** `expected` takes every figure unchanged; the other two move rate, fees and taxes by `scenarioShifts`. */
export const estimateScenarios = ['conservative', 'expected', 'stretched'] as const;
export type EstimateScenario = (typeof estimateScenarios)[number];

/** A monthly amount that has not been rounded: dollars with up to six places. */
const monthlyRate = z.string().check(z.regex(/^\d{1,9}(\.\d{1,6})?$/, texts.dollarsProblem));

const countField = (largest: number) =>
  z
    .int(texts.wholeNumberProblem)
    .check(z.minimum(0, texts.enterAtLeast0), z.maximum(largest, texts.enterAtMost(largest)));

/** One fee: its dollars alone, or with its name and whether it counts as a finance charge (12 CFR 1026.4). */
const feeField = z.union([
  dollarsField,
  z.object({
    amount: dollarsField,
    label: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
    isFinanceCharge: z.optional(z.boolean()),
  }),
]);

const MAX_FEES = 20;

/** The fees of one official section by their names ("underwriting", "creditReport"); at most twenty. */
const feesField = z
  .record(z.string().check(z.regex(/^[A-Za-z][\w ]{0,59}$/, texts.feeNameProblem)), feeField)
  .check(z.refine((fees) => Object.keys(fees).length <= MAX_FEES, texts.tooManyFees));
export type FeesInput = z.infer<typeof feesField>;

const optionalDollars = z.optional(dollarsField);

/**
 * What an estimate is made of, by the names and sections of the Loan Estimate (12 CFR 1026.37). Only the price is needed: what
 * is left out is assumed, and the answer names each assumption. A section that is given replaces the assumed fees of that section.
 */
export const estimateInput = z.object({
  salePrice: dollarsField,
  /** The loan, or the down payment; with both, what the loan has beyond the price less the down payment is financed costs. */
  loanAmount: optionalDollars,
  downPayment: optionalDollars,
  propertyType: z.optional(z.enum(propertyTypes)),
  occupancy: z.optional(z.enum(occupancies)),
  /** Two letters. */
  state: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, texts.stateProblem))),
  program: z.optional(z.enum(loanPrograms)),
  ratePercent: z.optional(percentField),
  termYears: z.optional(
    z.int(texts.wholeYearsProblem).check(z.minimum(1, texts.tooFewYears), z.maximum(50, texts.tooManyYears)),
  ),
  termMonths: z.optional(termMonthsField),
  /** Points as a share of the loan; `A.points` names them in dollars. */
  pointsPercent: z.optional(percentField),
  dateIssued: z.optional(calendarDateField),
  rateLockUntil: z.optional(calendarDateField),
  closingCostsExpire: z.optional(calendarDateField),
  /** The closing day; interest is prepaid from it to the end of its month, and escrow is put in for the bills that come after it. */
  closingDate: z.optional(calendarDateField),
  /** Mortgage insurance as a share of the loan a year, or as dollars a month. */
  miPercent: z.optional(percentField),
  miMonthlyUnrounded: z.optional(monthlyRate),
  /** Of the form, such as "1-7". The years are counted from the schedule; this one is compared with them. */
  miYearsShown: z.optional(z.string().check(z.maxLength(20))),
  escrowHoiMonthly: z.optional(monthlyRate),
  escrowTaxMonthly: z.optional(monthlyRate),
  hoaMonthly: z.optional(monthlyRate),
  /** In words: "3240 in the first 2 years". */
  prepaymentPenaltyMax: z.optional(z.string().check(z.maxLength(120))),
  A: z.optional(feesField),
  B: z.optional(feesField),
  C: z.optional(feesField),
  E: z.optional(feesField),
  F: z.optional(
    z.object({
      hoiMonths: z.optional(countField(24)),
      prepaidInterestDays: z.optional(countField(60)),
      taxMonths: z.optional(countField(24)),
    }),
  ),
  /** A number of months put into escrow; without it, with a closing day, from the months in which the bills are due. */
  G: z.optional(z.object({ months: countField(14) })),
  taxDueMonths: z.optional(taxDueMonthsField),
  cushionMonths: z.optional(cushionMonthsField),
  H: z.optional(feesField),
  /** A section that is given then replaces only the assumed fees it names; the others of the section stay. */
  keepPlanned: z.optional(z.boolean()),
  deposit: optionalDollars,
  lenderCredits: optionalDollars,
  sellerCredits: optionalDollars,
  scenario: z.optional(z.enum(estimateScenarios)),
  /** The calendar day that picks the tables and dates the assumptions; the day of asking without it. */
  on: z.optional(calendarDateField),
});
export type EstimateInput = z.infer<typeof estimateInput>;
