import * as z from 'zod/mini';
import { occupancies, propertyTypes } from '../questionnaire/questionnaire.ts';
import { calendarDateField } from '../shared/fields.ts';
import { toolEndpoint } from './tool-endpoint.ts';
import { dollarsField, percentField, shownWorking, termMonthsField } from './tool-fields.ts';

/** Which rules of insurance and guarantee the loan is under. */
export const loanPrograms = ['conventional', 'fha', 'va', 'usda'] as const;

/** `expected` takes every figure as it stands; the other two move rate, fees and taxes by `scenarioShifts`. */
export const estimateScenarios = ['conservative', 'expected', 'stretched'] as const;
export type EstimateScenario = (typeof estimateScenarios)[number];

/** A monthly amount that has not been rounded: dollars with up to six places. */
const monthlyRate = z
  .string()
  .check(z.regex(/^\d{1,9}(\.\d{1,6})?$/, 'Enter dollars in digits, like 82.35.'));

const countField = (largest: number) =>
  z
    .int('Enter a whole number.')
    .check(z.minimum(0, 'Enter at least 0.'), z.maximum(largest, `Enter at most ${largest}.`));

/** One fee: its dollars alone, or with its name and whether it counts as a finance charge (12 CFR 1026.4). */
const feeField = z.union([
  dollarsField,
  z.object({
    amount: dollarsField,
    label: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
    isFinanceCharge: z.optional(z.boolean()),
  }),
]);

const MOST_FEES = 20;

/** The fees of one official section by their names ("underwriting", "creditReport"); at most twenty. */
const feesField = z
  .record(z.string().check(z.regex(/^[A-Za-z][\w ]{0,59}$/, 'Name each fee in letters.')), feeField)
  .check(z.refine((fees) => Object.keys(fees).length <= MOST_FEES, 'Enter at most 20 fees in a section.'));
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
  state: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, 'Enter the state as two letters, like OH.'))),
  program: z.optional(z.enum(loanPrograms)),
  ratePercent: z.optional(percentField),
  termYears: z.optional(
    z
      .int('Enter a whole number of years.')
      .check(z.minimum(1, 'Enter at least 1 year.'), z.maximum(50, 'Enter at most 50 years.')),
  ),
  termMonths: z.optional(termMonthsField),
  /** Points as a share of the loan; `A.points` names them in dollars. */
  pointsPercent: z.optional(percentField),
  dateIssued: z.optional(calendarDateField),
  rateLockUntil: z.optional(calendarDateField),
  closingCostsExpire: z.optional(calendarDateField),
  /** The closing day; interest is prepaid from it to the end of its month. */
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
  G: z.optional(z.object({ months: countField(14) })),
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

/** Where a line's amount comes from: what was entered, an assumption, or arithmetic on both. */
const lineOrigin = z.enum(['given', 'assumed', 'computed', 'text']);

const estimateLine = z.object({
  id: z.string(),
  label: z.string(),
  /** As it is printed: "$1,802", "4.274%", "NO". */
  value: z.string(),
  origin: lineOrigin,
  note: z.optional(z.string()),
  /** The entry of `workings` that explains it. */
  figure: z.optional(z.string()),
});
export type EstimateLine = z.infer<typeof estimateLine>;

const estimateSection = z.object({
  id: z.string(),
  title: z.string(),
  lines: z.array(estimateLine),
  total: z.optional(estimateLine),
});
export type EstimateSection = z.infer<typeof estimateSection>;

const estimatePage = z.object({ title: z.string(), sections: z.array(estimateSection) });
export type EstimatePage = z.infer<typeof estimatePage>;

/** A figure that was not given. `field` is the input that replaces it. */
const assumption = z.object({
  field: z.string(),
  label: z.string(),
  value: z.string(),
  reason: z.string(),
  source: z.object({ title: z.string(), url: z.optional(z.string()) }),
  asOf: z.string(),
});
export type EstimateAssumption = z.infer<typeof assumption>;

const scenarioSummary = z.object({
  scenario: z.enum(estimateScenarios),
  ratePercent: z.string(),
  monthlyTotal: z.string(),
  cashToClose: z.string(),
  in5YearsTotal: z.string(),
  apr: z.string(),
});
export type ScenarioSummary = z.infer<typeof scenarioSummary>;

/** Printed as on the form: whole dollars with commas, "-" for no mortgage insurance. */
export const estimateResult = z.object({
  ...shownWorking,
  warning: z.string(),
  scenario: z.enum(estimateScenarios),
  on: z.string(),
  page1: z.object({
    loanAmount: z.string(),
    interestRate: z.string(),
    pi: z.string(),
    projected: z.array(
      z.object({
        years: z.string(),
        pi: z.string(),
        mi: z.string(),
        escrow: z.string(),
        total: z.string(),
      }),
    ),
    taxesInsuranceAssessments: z.string(),
    closingCosts: z.string(),
    loanCosts: z.string(),
    otherCosts: z.string(),
    lenderCredits: z.string(),
    cashToClose: z.string(),
  }),
  page2: z.object({
    A: z.string(),
    B: z.string(),
    C: z.string(),
    D: z.string(),
    E: z.string(),
    F: z.string(),
    G: z.string(),
    H: z.string(),
    I: z.string(),
    J: z.string(),
  }),
  page3: z.object({
    in5YearsTotal: z.string(),
    in5YearsPrincipal: z.string(),
    apr: z.string(),
    tip: z.string(),
  }),
  /** The three pages line by line, in the order of 12 CFR 1026.37. */
  pages: z.array(estimatePage),
  assumptions: z.array(assumption),
  /** What a reader should know before relying on it: a missing figure, a limit that is passed. */
  notices: z.array(z.string()),
  /** The same inputs in the three scenarios. */
  scenarios: z.array(scenarioSummary),
});
export type EstimateResult = z.infer<typeof estimateResult>;

export const estimateEndpoint = toolEndpoint({
  path: '/tools/estimate',
  summary: 'An estimate in the order of the official form, worked out',
  description:
    'Loan terms, projected payments, costs in their sections A to J, cash to close and comparisons, in the order of 12 CFR 1026.37 and with its rounding: totals add rounded lines, page 3 uses unrounded parts. Only `salePrice` is needed; every figure that is assumed is listed in `assumptions`. It is not an official Loan Estimate and nobody offers a loan with it. The example is the official sample H-24(B).',
  input: estimateInput,
  result: estimateResult,
  example: {
    input: {
      salePrice: '180000',
      loanAmount: '162000',
      ratePercent: '3.875',
      termYears: 30,
      miMonthlyUnrounded: '82.35',
      escrowHoiMonthly: '100.83',
      escrowTaxMonthly: '105.30',
      A: { points: '405', application: '300', underwriting: '1097' },
      B: {
        appraisal: '405',
        creditReport: '30',
        floodDetermination: '20',
        floodMonitoring: '32',
        taxMonitoring: '75',
        taxStatusResearch: '110',
      },
      C: {
        pestInspection: '135',
        survey: '65',
        titleInsuranceBinder: '700',
        titleLendersPolicy: '535',
        titleSettlementAgent: '502',
        titleSearch: '1261',
      },
      E: { recording: '85', transfer: '0' },
      F: { hoiMonths: 6, prepaidInterestDays: 15 },
      G: { months: 2 },
      H: { ownersTitle: '1017' },
      deposit: '10000',
    },
    answer: {
      page1: {
        loanAmount: '162,000',
        pi: '761.78',
        closingCosts: '8,054',
        cashToClose: '16,054',
      },
      page2: { D: '5,672', G: '413', I: '2,382', J: '8,054' },
      page3: { in5YearsTotal: '56,582', in5YearsPrincipal: '15,773', apr: '4.274%', tip: '69.45%' },
    },
  },
});
