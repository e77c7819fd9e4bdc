import * as z from 'zod/mini';
import { balanceField } from '../escrow/escrow.contract.ts';
import { toolEndpoint } from '../tool-endpoint.ts';
import { dollarsField, shownWorking } from '../tool-fields.ts';
import * as texts from './en/escrow-year.ts';

export const firstMonths = [
  ...(['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] as const),
  ...(['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const),
] as const;

/** Counted from the first month of the escrow year. */
export const monthOfYearField = z
  .int(texts.enterAMonth)
  .check(z.minimum(1, texts.enterAMonth), z.maximum(12, texts.enterAMonth));

/** Months of cushion that the loan documents allow. */
export const escrowCushionField = z._default(
  z.union([z.literal(0), z.literal(1), z.literal(2)], texts.enter01Or2),
  2,
);

export const escrowAnalysisInput = z.object({
  /** Of the year to come. */
  bills: z
    .array(z.object({ month: monthOfYearField, amount: dollarsField }))
    .check(z.maxLength(60, texts.enterAtMost60Bills)),
  /** The month that is month 1. */
  startMonth: z._default(z.enum(firstMonths, texts.chooseAMonth), 'Jan'),
  /** When the year begins. */
  balance: balanceField,
  cushionMonths: escrowCushionField,
  /** Each payment came within 30 days of its due date. */
  current: z._default(z.boolean(), true),
  /** What a statement prints as required start and as monthly escrow payment, to be compared. */
  statedStart: z.optional(dollarsField),
  statedMonthly: z.optional(dollarsField),
});
export type EscrowAnalysisInput = z.output<typeof escrowAnalysisInput>;

export const escrowAnalysisResult = z.object({
  annual: z.string(),
  baseMonthly: z.string(),
  cushionCap: z.string(),
  requiredStart: z.string(),
  /** At the end of each month. */
  target: z.array(z.string()),
  lowMonth: z.string(),
  surplus: z.string(),
  shortage: z.string(),
  deficiency: z.string(),
  /** What the rule lets the servicer choose from. */
  servicerMay: z.array(z.string()),
  /** In the first two months, and after. */
  highestMonthlyFirst: z.string(),
  highestMonthlyAfter: z.string(),
  /** As near as rounding lets it be; a payment agrees that is no higher than the highest. */
  startAgrees: z.nullable(z.boolean()),
  monthlyAgrees: z.nullable(z.boolean()),
  notes: z.array(z.string()),
  ...shownWorking,
});
export type EscrowAnalysisResult = z.infer<typeof escrowAnalysisResult>;

export const escrowAnalysisEndpoint = toolEndpoint({
  path: '/tools/escrow-analysis',
  summary: 'Check a yearly escrow statement',
  description:
    'By 12 CFR 1024.17, from the bills and never from the payment that a statement shows: what the account should start with, what is over or short, and what the servicer may do. State law or the loan documents may allow less of a cushion.',
  input: escrowAnalysisInput,
  result: escrowAnalysisResult,
  example: {
    input: {
      bills: [
        { month: 2, amount: '680' },
        { month: 3, amount: '600' },
        { month: 11, amount: '1000' },
      ],
      balance: '1320',
    },
    answer: {
      requiredStart: '1090.00',
      surplus: '230.00',
      servicerMay: ['refund within 30 days of the analysis'],
    },
  },
});
