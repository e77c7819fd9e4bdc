import * as z from 'zod/mini';
import { balanceField } from '../escrow/escrow.contract.ts';
import { toolEndpoint } from '../tool-endpoint.ts';
import { dollarsField, shownWorking } from '../tool-fields.ts';
import * as texts from './en/escrow-year.ts';

export const firstMonths = [
  ...(['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] as const),
  ...(['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const),
] as const;

/** 1 to 12, counted from the first month of the escrow year: 1 is the month of its first payment. */
export const monthOfYearField = z
  .int(texts.enterAMonth)
  .check(z.minimum(1, texts.enterAMonth), z.maximum(12, texts.enterAMonth));

/** The months of cushion that the loan documents allow: at most two, one sixth of a year. */
export const escrowCushionField = z._default(
  z.union([z.literal(0), z.literal(1), z.literal(2)], texts.enter01Or2),
  2,
);

export const escrowAnalysisInput = z.object({
  /** What escrow has to pay in the year to come. */
  bills: z
    .array(z.object({ month: monthOfYearField, amount: dollarsField }))
    .check(z.maxLength(60, texts.enterAtMost60Bills)),
  /** The month that is month 1. */
  startMonth: z._default(z.enum(firstMonths, texts.chooseAMonth), 'Jan'),
  /** In the account when the year begins; below zero where it has paid out more than it held. */
  balance: balanceField,
  cushionMonths: escrowCushionField,
  /** Whether each payment came within 30 days of its due date. */
  current: z._default(z.boolean(), true),
  /** The required start and the monthly escrow payment as a statement prints them, to be compared. */
  statedStart: z._default(z.nullable(dollarsField), null),
  statedMonthly: z._default(z.nullable(dollarsField), null),
});
export type EscrowAnalysisInput = z.output<typeof escrowAnalysisInput>;

export const escrowAnalysisResult = z.object({
  annual: z.string(),
  baseMonthly: z.string(),
  /** The most that may be held beyond what is needed. */
  cushionCap: z.string(),
  requiredStart: z.string(),
  /** The balance that the account should have at the end of each of the twelve months. */
  target: z.array(z.string()),
  /** The month in which it is lowest, by name. */
  lowMonth: z.string(),
  surplus: z.string(),
  shortage: z.string(),
  deficiency: z.string(),
  /** What the rule lets the servicer choose from; empty where nothing is over or short. */
  servicerMay: z.array(z.string()),
  /** The highest payment of the first two months and of those after, where what is short is asked for by the month. */
  highestMonthlyFirst: z.string(),
  highestMonthlyAfter: z.string(),
  /** Of the statement; null where it was not given. */
  startDifference: z.nullable(z.string()),
  startAgrees: z.nullable(z.boolean()),
  monthlyOverHighest: z.nullable(z.string()),
  monthlyAgrees: z.nullable(z.boolean()),
  /** Dollars by which rounding may move a balance and a payment. */
  balanceTolerance: z.string(),
  paymentTolerance: z.string(),
  notes: z.array(z.string()),
  ...shownWorking,
});
export type EscrowAnalysisResult = z.infer<typeof escrowAnalysisResult>;

export const escrowAnalysisEndpoint = toolEndpoint({
  path: '/tools/escrow-analysis',
  summary: 'Check a yearly escrow statement',
  description:
    'The yearly analysis of an escrow account by 12 CFR 1024.17: what it should start with, what is over or short, and what the servicer may do about it. Computed from the bills, never from the payment that a statement shows. State law or the loan documents may allow less of a cushion.',
  input: escrowAnalysisInput,
  result: escrowAnalysisResult,
  example: {
    input: {
      bills: [
        { month: 2, amount: '680' },
        { month: 3, amount: '600' },
        { month: 11, amount: '1000' },
      ],
      startMonth: 'Sep',
      balance: '1320',
    },
    answer: {
      baseMonthly: '190.00',
      cushionCap: '380.00',
      requiredStart: '1090.00',
      surplus: '230.00',
      servicerMay: ['refund within 30 days of the analysis'],
    },
  },
});
