import * as z from 'zod/mini';
import { calendarDateField } from '../../kernel/fields.ts';
import { dtiPrograms } from '../../programs/debt-to-income/dti-limit-table.ts';
import { vaRegions } from '../../programs/debt-to-income/residual-income-table.ts';
import { dollarsField, shownWorking, stateField } from '../tool-fields.ts';
import * as texts from './en.ts';

const noDollars = z._default(dollarsField, '0');

/** What VA's residual income needs beside the ratios; dollars a month. */
const residualInput = z.object({
  federalStateTax: dollarsField,
  socialSecurityMedicare: dollarsField,
  maintenanceUtilities: noDollars,
  childCare: noDollars,
  /** VA's region, or the state it follows from; one of the two has to be given. */
  region: z.optional(z.enum(vaRegions)),
  state: z.optional(stateField),
  /** Everyone in the household. */
  familySize: z
    .int(texts.peopleNotWhole)
    .check(z.minimum(1, texts.tooFewPeople), z.maximum(30, texts.tooManyPeople)),
  loanAmount: dollarsField,
});

export const dtiInput = z.object({
  /** Before taxes, in dollars a month or dollars a year, one of the two; more than 0. */
  grossMonthlyIncome: z.optional(dollarsField),
  grossAnnualIncome: z.optional(dollarsField),
  /** Principal, interest, taxes, insurance, mortgage insurance and HOA or condo dues. */
  housingPaymentPitia: dollarsField,
  /** Monthly payments of cards, cars, students' and other loans, support. */
  otherMonthlyDebts: noDollars,
  /** Only the lines of this program; all of them where it is left out. */
  program: z.optional(z.enum(dtiPrograms)),
  residual: z.optional(residualInput),
  on: z.optional(calendarDateField),
});
export type DtiInput = z.infer<typeof dtiInput>;

const limit = z.object({
  id: z.string(),
  program: z.enum(dtiPrograms),
  name: z.string(),
  /** Null where the program draws no line for housing alone. */
  frontMaxPercent: z.nullable(z.string()),
  backMaxPercent: z.string(),
  standing: z.enum(['rule', 'guideline', 'practice']),
  source: z.object({ title: z.string(), url: z.optional(z.string()) }),
});

const residualResult = z.object({
  residual: z.string(),
  required: z.string(),
  requiredIfDtiOver41: z.string(),
  passes: z.boolean(),
  passes120: z.boolean(),
  /** Whether the ratio, rounded as VA does, is above 41 and the fifth more is asked for. */
  isMoreAskedFor: z.boolean(),
});

export const dtiResult = z.object({
  /** Housing alone in percent of income, two places. */
  frontPercent: z.string(),
  /** Housing and all debts. */
  backPercent: z.string(),
  /** The latter in whole percent, as VA counts it. */
  vaRatioPercent: z.string(),
  limits: z.array(limit),
  /** By the `id` of each line: whether the ratios, as they are shown, keep it. */
  within: z.record(z.string(), z.boolean()),
  residual: z.nullable(residualResult),
  ...shownWorking,
});
export type DtiResult = z.infer<typeof dtiResult>;
