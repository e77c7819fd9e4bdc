import * as z from 'zod/mini';
import { toolEndpoint } from '../tool-endpoint.ts';
import { dollarsField, shownWorking } from '../tool-fields.ts';
import * as texts from './en/home-taxes.ts';
import { taxYearField } from './tax-year-field.ts';

/** Whether the owner is married and files a return apart from the spouse. */
const marriedSeparately = z._default(z.boolean(), false);

export const insuranceDeductionInput = z.object({
  /** Private insurance, FHA, VA or USDA. */
  premiums: dollarsField,
  /** 0 where it is below. */
  agi: dollarsField,
  marriedSeparately,
  /** From 2026; today’s where it is left out. */
  taxYear: taxYearField(2026, texts.enterAYearFrom2026),
});
export type InsuranceDeductionInput = z.output<typeof insuranceDeductionInput>;

export const insuranceDeductionResult = z.object({
  /** Of the premiums. */
  percent: z.int(),
  deductible: z.string(),
  note: z.string(),
  ...shownWorking,
});
export type InsuranceDeductionResult = z.infer<typeof insuranceDeductionResult>;

export const insuranceDeductionEndpoint = toolEndpoint({
  path: '/tools/mortgage-insurance-deduction',
  summary: 'What of mortgage insurance premiums is deductible',
  description:
    'From tax year 2026 premiums count as mortgage interest: 10% less for each $1,000, or part of it, of adjusted gross income above $100,000, so nothing above $109,000. For spouses who file separately each $500 above $50,000, and nothing above $54,500. As firms describe the Act of 2025; the statute was not read by us.',
  input: insuranceDeductionInput,
  result: insuranceDeductionResult,
  example: {
    input: { premiums: '1800', agi: '104500', marriedSeparately: false, taxYear: 2026 },
    answer: { percent: 50, deductible: '900.00' },
  },
});

export const interestLimitInput = z.object({
  /** Of all loans to buy, build or improve a first and a second home. */
  averageBalance: dollarsField,
  interest: dollarsField,
  marriedSeparately,
  /** From 2025; today’s where it is left out. */
  taxYear: taxYearField(2025, texts.enterAYearFrom2025),
});
export type InterestLimitInput = z.output<typeof interestLimitInput>;

export const interestLimitResult = z.object({
  /** The debt of which interest counts. */
  limit: z.string(),
  deductible: z.string(),
  note: z.string(),
  ...shownWorking,
});
export type InterestLimitResult = z.infer<typeof interestLimitResult>;

export const interestLimitEndpoint = toolEndpoint({
  path: '/tools/interest-limit',
  summary: 'How much mortgage interest is deductible',
  description:
    'Interest on up to $750,000 of debt to buy, build or improve a home counts, $375,000 for spouses who file separately; of a larger balance the same share. Debt from before December 16, 2017, which can have a higher limit, is not worked out. As firms describe the Act of 2025; the statute was not read by us.',
  input: interestLimitInput,
  result: interestLimitResult,
  example: {
    input: { averageBalance: '900000', interest: '54000', taxYear: 2026 },
    answer: { limit: '750000.00', deductible: '45000.00' },
  },
});
