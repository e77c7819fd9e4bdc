import { askTool } from '@porchlight/testing/tools/ask-tool.ts';
import { getRefusal } from '@porchlight/testing/tools/get-refusal.ts';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { disputeClockInput, inquiryWindowInput } from './disputes.ts';
import { representativeScoreInput } from './representative-score.ts';
import { utilizationInput } from './utilization.ts';

const ON = '2026-11-25';
describe('what is odd is answered', () => {
  test('a balance over its limit', () => {
    const cards = [{ balance: '550', limit: '500' }];
    expect(askTool('utilization', { cards, targetPercent: '30' })).toMatchObject({
      totalPercent: '110.00',
      cardsOverLimit: [0],
      payToBringEveryCardToTarget: '400.00',
    });
  });

  test('fifty cards', () => {
    const cards = Array.from({ length: 50 }, () => ({ balance: '1', limit: '100' }));
    expect(askTool('utilization', { cards, targetPercent: '0' })).toMatchObject({
      payToReachTargetTotal: '50.00',
    });
  });

  test('a borrower without a score', () => {
    expect(askTool('representative-score', { scoresByBorrower: [[700], [null]] })).toMatchObject({
      perBorrower: [700, null],
      used: null,
      reason: 'a borrower has no score',
    });
  });

  test('payments go by the next statement, those without one first', () => {
    const card = { balance: '50', limit: '100' };
    const cards = [{ ...card, statementDay: 20 }, { ...card, statementDay: 28 }, card];
    expect(askTool('utilization', { cards, targetPercent: '30' })).toMatchObject({
      payments: [
        { card: 2, payBy: null },
        { card: 1, payBy: '2026-11-27' },
        { card: 0, payBy: '2026-12-19' },
      ],
    });
  });

  test('no inquiries count as none', () => {
    expect(askTool('inquiry-window', { dates: [] })).toMatchObject({ countsAs: 0 });
  });

  test('a rule that was not read says so', () => {
    const [after] = askTool('dispute-clock', { agencyReceived: ON, afterFreeAnnualReport: true }).workings;
    expect(after?.source?.title).toMatch(/not read/);
    const [score] = askTool('representative-score', { scoresByBorrower: [[700]] }).workings;
    expect(score?.source?.title).toMatch(/not read/);
  });
});

describe('what makes no sense is refused with the field to look at', () => {
  const zero = [{ balance: '0', limit: '0' }];
  test.each<[string, string, object, string]>([
    ['a limit of 0', 'utilization', { cards: zero, targetPercent: '30' }, 'cards'],
    [
      'a limit of 0.00',
      'utilization-change',
      { cards: [{ balance: '1', limit: '0.00' }], close: 0 },
      'cards',
    ],
    [
      'a card that is not there',
      'utilization-change',
      { cards: [{ balance: '1', limit: '2' }], close: 1 },
      'close',
    ],
    [
      'information before the dispute',
      'dispute-clock',
      { agencyReceived: '2026-07-06', moreInformationReceived: '2026-07-05' },
      'moreInformationReceived',
    ],
  ])('%s', (_name, tool, input, field) => {
    expect(getRefusal(() => askTool(tool, input))).toHaveProperty(field);
  });

  test.each<[string, z.ZodMiniType, object]>([
    [
      '51 cards',
      utilizationInput,
      { cards: Array(51).fill({ balance: '1', limit: '2' }), targetPercent: '30' },
    ],
    ['no card', utilizationInput, { cards: [], targetPercent: '30' }],
    ['a line over 100', utilizationInput, { cards: [{ balance: '1', limit: '2' }], targetPercent: '101' }],
    ['four bureaus', representativeScoreInput, { scoresByBorrower: [[700, 700, 700, 700]] }],
    ['a score of 299', representativeScoreInput, { scoresByBorrower: [[299]] }],
    ['a score of 851', representativeScoreInput, { scoresByBorrower: [[851]] }],
    ['a day that does not exist', disputeClockInput, { agencyReceived: '2026-02-30' }],
    ['a window of no days', inquiryWindowInput, { dates: [], windowDays: 0 }],
  ])('%s', (_name, schema, input) => {
    expect(schema.safeParse(input).success).toBe(false);
  });
});
