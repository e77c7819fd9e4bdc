import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { readRefusal } from '../read-refusal.ts';
import { noticeOfErrorEndpoint, noticeOfErrorInput } from '../servicing/notice-of-error.contract.ts';
import { computeNoticeOfError } from '../servicing/notice-of-error.ts';
import {
  servicingTransferEndpoint,
  servicingTransferInput,
} from '../servicing/servicing-transfer.contract.ts';
import { computeServicingTransfer } from '../servicing/servicing-transfer.ts';
import { listUnexplained } from '../unexplained-figures.ts';
import escrow from '../vectors/escrow-analysis.json' with { type: 'json' };
import servicing from '../vectors/servicing.json' with { type: 'json' };
import { escrowAnalysisEndpoint, escrowAnalysisInput } from './escrow-analysis.contract.ts';
import { computeEscrowAnalysis } from './escrow-analysis.ts';
import { escrowJumpEndpoint, escrowJumpInput } from './escrow-jump.contract.ts';
import { computeEscrowJump } from './escrow-jump.ts';
import { escrowRuleEndpoint, escrowRuleInput } from './escrow-rule.contract.ts';
import { computeEscrowRule } from './escrow-rule.ts';

const ON = '2026-11-26';
type Answer = Parameters<typeof listUnexplained>[0];
const tool =
  <Input>(schema: z.ZodMiniType<Input>, compute: (input: Input, on: string) => Answer) =>
  (input: unknown): Answer =>
    compute(schema.parse(input), ON);

const tools = {
  escrow_analysis: tool(escrowAnalysisInput, computeEscrowAnalysis),
  escrow_rule: tool(escrowRuleInput, computeEscrowRule),
  escrow_jump: tool(escrowJumpInput, computeEscrowJump),
  servicing_transfer: tool(servicingTransferInput, computeServicingTransfer),
  notice_of_error: tool(noticeOfErrorInput, computeNoticeOfError),
};
type Kind = keyof typeof tools;
const vectors: { id: string; kind: string; inputs: unknown; expected: object }[] = [...escrow, ...servicing];

test.each(vectors)('vector $id', ({ kind, inputs, expected }) => {
  const answer = tools[kind as Kind](inputs);
  expect(answer).toMatchObject(expected);
  expect(listUnexplained(answer)).toEqual([]);
});

test.each<[Kind, { '~orpc': { meta: { example?: unknown } } }]>([
  ['escrow_analysis', escrowAnalysisEndpoint],
  ['escrow_rule', escrowRuleEndpoint],
  ['escrow_jump', escrowJumpEndpoint],
  ['servicing_transfer', servicingTransferEndpoint],
  ['notice_of_error', noticeOfErrorEndpoint],
])('the worked example of %s is true', (kind, endpoint) => {
  const { input, answer } = endpoint['~orpc'].meta.example as { input: unknown; answer: object };
  expect(tools[kind](input)).toMatchObject(answer);
});

const year = {
  bills: [
    { month: 1, amount: '500' },
    { month: 3, amount: '360' },
    { month: 6, amount: '700' },
  ],
  startMonth: 'Jul',
  balance: '1040',
};
const jump = { oldTax: '3600', newTax: '4200', oldInsurance: '1200', newInsurance: '1500' };

describe('what is odd is answered', () => {
  test.each<[string, Kind, object, object]>([
    [
      'the lowest month by name',
      'escrow_analysis',
      year,
      { lowMonth: 'December', notes: [], startAgrees: null },
    ],
    [
      'a statement in whole dollars',
      'escrow_analysis',
      { ...year, statedStart: '1047', statedMonthly: '131' },
      { startAgrees: true, monthlyAgrees: true, notes: [expect.stringContaining('$7.00')] },
    ],
    [
      'a statement beyond rounding',
      'escrow_analysis',
      { ...year, statedStart: '1032.99', statedMonthly: '131.01' },
      { startAgrees: false, monthlyAgrees: false },
    ],
    [
      'a payment below the highest',
      'escrow_analysis',
      { ...year, balance: '0', statedMonthly: '180' },
      { monthlyAgrees: true, startAgrees: null },
    ],
    [
      'a loan that is behind',
      'escrow_analysis',
      { ...year, balance: '-50', current: false },
      { notes: [expect.stringContaining('at least 12'), expect.stringContaining('loan documents')] },
    ],
    ['no bills', 'escrow_analysis', { bills: [], balance: '0' }, { requiredStart: '0.00', servicerMay: [] }],
    [
      'a dip below a deficiency',
      'escrow_rule',
      { balance: '-100', projectedLow: '-400' },
      { deficiency: '100.00', shortageAtLeast: '300.00', requiredStart: null },
    ],
    ['a balance alone', 'escrow_rule', { balance: '10' }, { deficiency: '0.00', shortageAtLeast: null }],
    ['no bill has an item to divide', 'escrow_rule', { bills: [] }, { requiredStartNot: null }],
    [
      'without payments the parts are the jump',
      'escrow_jump',
      { ...jump, shortage: '600', oldShortageMonthly: '80' },
      { jump: '45.00', fromShortage: '-30.00', unexplained: null, agrees: null },
    ],
    [
      'what the parts do not explain',
      'escrow_jump',
      { ...jump, oldMonthly: '400', newMonthly: '500' },
      { jump: '100.00', unexplained: '25.00', agrees: false, tolerance: '1.00' },
    ],
    [
      'a late notice may have a reason',
      'servicing_transfer',
      { effective: '2026-09-01', newNotice: '2026-09-17' },
      { newNoticeTiming: 'late', oldNoticeTiming: 'unknown', paymentProtected: null },
    ],
    [
      'a request for information',
      'notice_of_error',
      { received: '2026-08-03', about: 'information', documentsAsked: '2026-08-03' },
      { answerBy: '2026-09-15', documentsBy: null, noAdverseReportingUntil: null },
    ],
    [
      'who owns the loan',
      'notice_of_error',
      { received: '2026-08-03', about: 'loan-owner' },
      { answerDays: 10, answerBy: '2026-08-17', answerByIfExtended: null },
    ],
  ])('%s', (_name, kind, input, expected) => {
    const answer = tools[kind](input);
    expect(answer).toMatchObject(expected);
    expect(listUnexplained(answer)).toEqual([]);
  });
});

describe('what makes no sense is refused with the field to look at', () => {
  test.each<[Kind, object, string]>([
    ['escrow_rule', {}, 'bills'],
    ['escrow_rule', { projectedLow: '-1' }, 'balance'],
    ['escrow_rule', { bills: [], projectedLow: '-1' }, 'balance'],
    ['escrow_jump', { ...jump, oldMonthly: '400' }, 'newMonthly'],
    ['escrow_jump', { ...jump, newMonthly: '400' }, 'oldMonthly'],
    ['servicing_transfer', { effective: '2026-09-01', paymentReceived: '2026-09-02' }, 'paymentDueThrough'],
    ['servicing_transfer', { effective: '2026-09-01', paymentDueThrough: '2026-09-02' }, 'paymentReceived'],
    ['notice_of_error', { received: '2026-06-15', documentsAsked: '2026-06-14' }, 'documentsAsked'],
  ])('%s %j', (kind, input, field) => {
    expect(readRefusal(() => tools[kind](input))).toHaveProperty(field);
  });

  test.each<[string, z.ZodMiniType, object]>([
    ['month 13', escrowAnalysisInput, { ...year, bills: [{ month: 13, amount: '1' }] }],
    ['a bill below zero', escrowAnalysisInput, { ...year, bills: [{ month: 1, amount: '-1' }] }],
    ['61 bills', escrowAnalysisInput, { ...year, bills: Array(61).fill({ month: 1, amount: '1' }) }],
    ['three months of cushion', escrowAnalysisInput, { ...year, cushionMonths: 3 }],
    ['an unknown month', escrowAnalysisInput, { ...year, startMonth: 'July' }],
    ['a balance that is no amount', escrowAnalysisInput, { ...year, balance: '1e3' }],
    ['a bill for nothing named', escrowRuleInput, { bills: [{ month: 1, amount: '1', item: '' }] }],
    ['no months', escrowJumpInput, { ...jump, spreadMonths: 0 }],
    ['a tax below zero', escrowJumpInput, { ...jump, newTax: '-1' }],
    ['a day that does not exist', servicingTransferInput, { effective: '2026-02-30' }],
    ['an unknown request', noticeOfErrorInput, { received: '2026-06-15', about: 'complaint' }],
  ])('%s', (_name, schema, input) => {
    expect(schema.safeParse(input).success).toBe(false);
  });
});
