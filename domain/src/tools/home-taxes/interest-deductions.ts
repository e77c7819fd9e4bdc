import * as z from 'zod/mini';
import { formatCount } from '../../kernel/formats.ts';
import { toCents, toWireDollars } from '../../kernel/money.ts';
import { computeInsuranceDeduction, limitInterest } from '../../owned-home/home-taxes/interest-deductions.ts';
import { defineTool } from '../define-tool.ts';
import { InputRefusal } from '../input-refusal.ts';
import { showWorking } from '../show-working.ts';
import { dollarsField, shownWorking } from '../tool-fields.ts';
import * as texts from './en.ts';
import { getTaxYear, taxYearField } from './tax-year-field.ts';

/** Whether the owner is married and files a return apart from the spouse. */
const marriedSeparately = z._default(z.boolean(), false);

export const insuranceDeductionInput = z.object({
  /** Private insurance, FHA, VA or USDA. */
  premiums: dollarsField,
  /** 0 where it is below. */
  agi: dollarsField,
  marriedSeparately,
  /** From 2026; today’s where it is left out. */
  taxYear: taxYearField(2026, texts.premiumYearProblem),
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

export const interestLimitInput = z.object({
  /** Of all loans to buy, build or improve a first and a second home. */
  averageBalance: dollarsField,
  interest: dollarsField,
  marriedSeparately,
  /** From 2025; today’s where it is left out. */
  taxYear: taxYearField(2025, texts.interestYearProblem),
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

/** What of mortgage insurance premiums counts as interest. */
export function computePremiumDeduction(
  input: InsuranceDeductionInput,
  on: string,
): InsuranceDeductionResult {
  const { premiums, agi, marriedSeparately, taxYear } = input;
  const paid = {
    premiumCents: toCents(premiums),
    agiCents: toCents(agi),
    isMarriedSeparately: marriedSeparately,
  };
  const found = computeInsuranceDeduction(paid, getTaxYear(taxYear, on));
  const { percent, table } = found;
  const deductible = toWireDollars(found.deductibleCents);
  const { source } = table;
  const formula = texts.shareOfPremiums(formatCount(found.step), formatCount(found.fullUpTo));
  return {
    percent,
    deductible,
    note: texts.premiumNote,
    workings: [
      showWorking('percent', formula, { agi }, `${percent}%`, source),
      showWorking(
        'deductible',
        texts.premiumsTimesPercent,
        { premiums, percent: `${percent}%` },
        deductible,
        source,
      ),
    ],
    tables: [table],
  };
}

/** What of a year's mortgage interest counts. Throws InputRefusal where there is no balance. */
export function computeInterestLimit(input: InterestLimitInput, on: string): InterestLimitResult {
  const { averageBalance, interest, marriedSeparately, taxYear } = input;
  const paid = {
    balanceCents: toCents(averageBalance),
    interestCents: toCents(interest),
    isMarriedSeparately: marriedSeparately,
  };
  if (paid.balanceCents === 0) throw new InputRefusal({ averageBalance: texts.balanceProblem });
  const { limitCents, deductibleCents, table } = limitInterest(paid, getTaxYear(taxYear, on));
  const [limit, deductible] = [toWireDollars(limitCents), toWireDollars(deductibleCents)];
  const filing = { marriedSeparately: String(marriedSeparately) };
  return {
    limit,
    deductible,
    note: texts.interestNote,
    workings: [
      showWorking('limit', texts.debtThatCounts, filing, limit, table.source),
      showWorking(
        'deductible',
        texts.shareOfInterest,
        { interest, averageBalance, limit },
        deductible,
        table.source,
      ),
    ],
    tables: [table],
  };
}

export const insuranceDeductionTool = defineTool({
  name: 'mortgage-insurance-deduction',
  summary: 'What of mortgage insurance premiums is deductible',
  description:
    'From tax year 2026 premiums count as mortgage interest: 10% less for each $1,000, or part of it, of adjusted gross income above $100,000, so nothing above $109,000. For spouses who file separately each $500 above $50,000, and nothing above $54,500. As firms describe the Act of 2025; the statute was not read by us.',
  input: insuranceDeductionInput,
  result: insuranceDeductionResult,
  compute: computePremiumDeduction,
  example: {
    input: { premiums: '1800', agi: '104500', marriedSeparately: false, taxYear: 2026 },
    answer: { percent: 50, deductible: '900.00' },
  },
});

export const interestLimitTool = defineTool({
  name: 'interest-limit',
  summary: 'How much mortgage interest is deductible',
  description:
    'Interest on up to $750,000 of debt to buy, build or improve a home counts, $375,000 for spouses who file separately; of a larger balance the same share. Debt from before December 16, 2017, which can have a higher limit, is not worked out. As firms describe the Act of 2025; the statute was not read by us.',
  input: interestLimitInput,
  result: interestLimitResult,
  compute: computeInterestLimit,
  example: {
    input: { averageBalance: '900000', interest: '54000', taxYear: 2026 },
    answer: { limit: '750000.00', deductible: '45000.00' },
  },
});
