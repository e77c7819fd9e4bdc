import { askTool } from '@porchlight/testing/tools/ask-tool.ts';
import { getRefusal } from '@porchlight/testing/tools/get-refusal.ts';
import { listUnexplained } from '@porchlight/testing/tools/unexplained-figures.ts';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { noticeOfErrorInput } from '../notice-of-error.ts';
import { servicingTransferInput } from '../servicing-transfer.ts';
import { escrowAnalysisInput } from './escrow-analysis.ts';
import { escrowJumpInput } from './escrow-jump.ts';
import { escrowRuleInput } from './escrow-rule.ts';

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
  test.each<[string, string, object, object]>([
    [
      'the lowest month by name',
      'escrow-analysis',
      year,
      { lowMonth: 'December', notes: [], startAgrees: null },
    ],
    [
      'a statement in whole dollars',
      'escrow-analysis',
      { ...year, statedStart: '1047', statedMonthly: '131' },
      { startAgrees: true, monthlyAgrees: true, notes: [expect.stringContaining('$7.00')] },
    ],
    [
      'a statement beyond rounding',
      'escrow-analysis',
      { ...year, statedStart: '1032.99', statedMonthly: '131.01' },
      { startAgrees: false, monthlyAgrees: false },
    ],
    [
      'a payment below the highest',
      'escrow-analysis',
      { ...year, balance: '0', statedMonthly: '180' },
      { monthlyAgrees: true, startAgrees: null },
    ],
    [
      'a loan that is behind',
      'escrow-analysis',
      { ...year, balance: '-50', current: false },
      { notes: [expect.stringContaining('at least 12'), expect.stringContaining('loan documents')] },
    ],
    ['no bills', 'escrow-analysis', { bills: [], balance: '0' }, { requiredStart: '0.00', servicerMay: [] }],
    [
      'a dip below a deficiency',
      'escrow-rule',
      { balance: '-100', projectedLow: '-400' },
      { deficiency: '100.00', shortageAtLeast: '300.00', requiredStart: null },
    ],
    ['a balance alone', 'escrow-rule', { balance: '10' }, { deficiency: '0.00', shortageAtLeast: null }],
    ['no bill has an item to divide', 'escrow-rule', { bills: [] }, { requiredStartNot: null }],
    [
      'without payments the parts are the jump',
      'escrow-jump',
      { ...jump, shortage: '600', oldShortageMonthly: '80' },
      { jump: '45.00', fromShortage: '-30.00', unexplained: null, agrees: null },
    ],
    [
      'what the parts do not explain',
      'escrow-jump',
      { ...jump, oldMonthly: '400', newMonthly: '500' },
      { jump: '100.00', unexplained: '25.00', agrees: false, tolerance: '1.00' },
    ],
    [
      'a late notice may have a reason',
      'servicing-transfer',
      { effective: '2026-09-01', newNotice: '2026-09-17' },
      { newNoticeTiming: 'late', oldNoticeTiming: 'unknown', paymentProtected: null },
    ],
    [
      'a request for information',
      'notice-of-error',
      { received: '2026-08-03', about: 'information', documentsAsked: '2026-08-03' },
      { answerBy: '2026-09-15', documentsBy: null, noAdverseReportingUntil: null },
    ],
    [
      'who owns the loan',
      'notice-of-error',
      { received: '2026-08-03', about: 'loan-owner' },
      { answerDays: 10, answerBy: '2026-08-17', answerByIfExtended: null },
    ],
  ])('%s', (_name, tool, input, expected) => {
    const answer = askTool(tool, input);
    expect(answer).toMatchObject(expected);
    expect(listUnexplained(answer)).toEqual([]);
  });
});

describe('what makes no sense is refused with the field to look at', () => {
  test.each<[string, object, string]>([
    ['escrow-rule', {}, 'bills'],
    ['escrow-rule', { projectedLow: '-1' }, 'balance'],
    ['escrow-rule', { bills: [], projectedLow: '-1' }, 'balance'],
    ['escrow-jump', { ...jump, oldMonthly: '400' }, 'newMonthly'],
    ['escrow-jump', { ...jump, newMonthly: '400' }, 'oldMonthly'],
    ['servicing-transfer', { effective: '2026-09-01', paymentReceived: '2026-09-02' }, 'paymentDueThrough'],
    ['servicing-transfer', { effective: '2026-09-01', paymentDueThrough: '2026-09-02' }, 'paymentReceived'],
    ['notice-of-error', { received: '2026-06-15', documentsAsked: '2026-06-14' }, 'documentsAsked'],
  ])('%s %j', (tool, input, field) => {
    expect(getRefusal(() => askTool(tool, input))).toHaveProperty(field);
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
