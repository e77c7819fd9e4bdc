import * as z from 'zod/mini';
import { calendarDateField } from '../../kernel/fields.ts';
import { vaPurposes } from '../../programs/mortgage-insurance/va-funding-fee-table.ts';
import { dollarsField, percentField, shownWorking, termMonthsField } from '../tool-fields.ts';
import * as texts from './en.ts';

/** The day whose tables count; today where it is left out. */
const on = z.optional(calendarDateField);

/** A FICO score. */
const creditScoreField = z
  .int(texts.wholeNumberProblem)
  .check(z.minimum(300, texts.scoresBeginAt300), z.maximum(850, texts.scoresEndAt850));

/**
 * Private insurance of a conventional loan. Its dates need `originalValue` (the lesser of price and appraisal), `ratePercent` and
 * `termMonths`; the premium alone needs only the loan and `annualPercent`.
 */
const conventionalInput = z.object({
  program: z.literal('conventional'),
  loanAmount: dollarsField,
  originalValue: z.optional(dollarsField),
  ratePercent: z.optional(percentField),
  termMonths: z.optional(termMonthsField),
  /** The premium in percent of the loan a year, as a lender names it. Where it is left out, a range is assumed. */
  annualPercent: z.optional(percentField),
  /** For the assumed range; 720 where it is left out. */
  creditScore: z.optional(creditScoreField),
  /** Puts dates beside the payment numbers. */
  firstPaymentDate: z.optional(calendarDateField),
  on,
});

const fhaInput = z.object({
  program: z.literal('fha'),
  /** The loan without the upfront premium. */
  baseLoan: dollarsField,
  /** The lesser of price and appraisal; it or `ltvPercent` has to be given. */
  propertyValue: z.optional(dollarsField),
  ltvPercent: z.optional(percentField),
  termMonths: termMonthsField,
  /** For the premium on the average balance. */
  ratePercent: z.optional(percentField),
  on,
});

const vaInput = z.object({
  program: z.literal('va'),
  /** The price; for other purposes than a purchase the loan that is made or taken over. */
  price: dollarsField,
  downPayment: z._default(dollarsField, '0'),
  use: z._default(z.enum(['first', 'subsequent']), 'first'),
  purpose: z._default(z.enum(vaPurposes), 'purchase'),
  exempt: z._default(z.boolean(), false),
  /** Why no fee is due, in the asker's words; it comes back with the answer. */
  reason: z.optional(z.string().check(z.maxLength(200, texts.reasonTooLong))),
  on,
});

const usdaInput = z.object({
  program: z.literal('usda'),
  /** The loan without the upfront fee. */
  loanAmount: dollarsField,
  /** Whether the upfront fee is added to the loan, as is common, or paid in cash. */
  financed: z._default(z.boolean(), true),
  on,
});

export const mortgageInsuranceInput = z.discriminatedUnion(
  'program',
  [conventionalInput, fhaInput, vaInput, usdaInput],
  texts.programProblem,
);
export type MortgageInsuranceInput = z.infer<typeof mortgageInsuranceInput>;
export type ConventionalInput = z.infer<typeof conventionalInput>;
export type FhaInput = z.infer<typeof fhaInput>;
export type VaInput = z.infer<typeof vaInput>;
export type UsdaInput = z.infer<typeof usdaInput>;

const paymentNumber = z.nullable(z.int());
const optionalText = z.nullable(z.string());

/** Payment numbers count from 1. What does not apply, or needs an input that was left out, is null. */
const conventionalResult = z.object({
  program: z.literal('conventional'),
  /** Two places; null without a value. */
  ltvPercent: optionalText,
  /** Whether the loan is above 80 percent of the value; null without a value. */
  isInsured: z.nullable(z.boolean()),
  annualPercent: z.string(),
  monthlyPremium: z.string(),
  monthlyPremiumUnrounded: z.string(),
  /** Whole dollars, half a dollar up, as the official forms print it. */
  monthlyRounded: z.string(),
  /** True where no premium was given: the figures are an assumption, with the range it lies in. */
  isAssumed: z.boolean(),
  assumedRange: z.nullable(
    z.object({
      lowPercent: z.string(),
      highPercent: z.string(),
      lowMonthly: z.string(),
      highMonthly: z.string(),
    }),
  ),
  cancellation80pctPaymentNumber: paymentNumber,
  cancellation80pctDate: optionalText,
  balanceThen80: optionalText,
  termination78pctPaymentNumber: paymentNumber,
  termination78pctDate: optionalText,
  balanceThen78: optionalText,
  /** The payment at the midpoint of the term, and the first of the month after it: the last day insurance may be asked for. */
  finalTerminationMidpointPaymentNumber: paymentNumber,
  finalTerminationMidpointDate: optionalText,
  /** How many premiums fall due where nothing is asked for, and what they come to. */
  premiums: paymentNumber,
  totalPremiums: optionalText,
  /** What has to hold besides the date. */
  conditions: z.array(z.string()),
  ...shownWorking,
});
export type ConventionalResult = z.infer<typeof conventionalResult>;

const fhaResult = z.object({
  program: z.literal('fha'),
  ltvPercent: z.string(),
  ufmipPercent: z.string(),
  ufmip: z.string(),
  /** The base loan with the upfront premium in it. */
  financedLoan: z.string(),
  annualRatePercent: z.string(),
  /** The base loan times the annual rate, over twelve. */
  firstYearMonthlySimple: z.string(),
  /** The same of the first year's average balance, as HUD bills it; null without a rate. */
  firstYearMonthlyAverage: optionalText,
  duration: z.enum(['11 years', 'mortgage term']),
  durationMonths: z.int(),
  ...shownWorking,
});
export type FhaResult = z.infer<typeof fhaResult>;

const vaResult = z.object({
  program: z.literal('va'),
  loanAmount: z.string(),
  downPaymentPercent: z.string(),
  ratePercent: z.string(),
  fee: z.string(),
  /** The loan with the fee in it. */
  financedLoan: z.string(),
  exempt: z.boolean(),
  reason: optionalText,
  ...shownWorking,
});
export type VaResult = z.infer<typeof vaResult>;

const usdaResult = z.object({
  program: z.literal('usda'),
  /** Of the whole loan: with the fee in it where it is financed. */
  upfrontPercent: z.string(),
  upfrontFee: z.string(),
  /** The loan with the fee in it; the loan itself where the fee is paid in cash. */
  financedLoan: z.string(),
  annualRatePercent: z.string(),
  /** The whole loan times the annual rate, over twelve. */
  firstYearMonthlySimple: z.string(),
  ...shownWorking,
});
export type UsdaResult = z.infer<typeof usdaResult>;

export const mortgageInsuranceResult = z.discriminatedUnion('program', [
  conventionalResult,
  fhaResult,
  vaResult,
  usdaResult,
]);
export type MortgageInsuranceResult = z.infer<typeof mortgageInsuranceResult>;
