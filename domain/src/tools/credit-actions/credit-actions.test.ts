import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { readRefusal } from '../read-refusal.ts';
import { listUnexplained } from '../unexplained-figures.ts';
import actions from '../vectors/credit-actions.json' with { type: 'json' };
import price from '../vectors/credit-price.json' with { type: 'json' };
import {
  disputeClockEndpoint,
  disputeClockInput,
  disputeNoticeEndpoint,
  disputeNoticeInput,
  inquiryWindowEndpoint,
  inquiryWindowInput,
} from './disputes.contract.ts';
import { computeDispute, computeDisputeNotice, computeInquiryWindow } from './disputes.ts';
import { representativeScoreEndpoint, representativeScoreInput } from './representative-score.contract.ts';
import { computeRepresentativeScore } from './representative-score.ts';
import {
  utilizationChangeEndpoint,
  utilizationChangeInput,
  utilizationEndpoint,
  utilizationInput,
} from './utilization.contract.ts';
import { computeCardUtilization, computeUtilizationChange } from './utilization.ts';

const ON = '2026-11-25';
type Answer = Parameters<typeof listUnexplained>[0];
const tool =
  <Input>(schema: z.ZodMiniType<Input>, compute: (input: Input, on: string) => Answer) =>
  (input: unknown): Answer =>
    compute(schema.parse(input), ON);

const tools = {
  representative_score: tool(representativeScoreInput, computeRepresentativeScore),
  utilization: tool(utilizationInput, computeCardUtilization),
  utilization_change: tool(utilizationChangeInput, computeUtilizationChange),
  dispute_clock: tool(disputeClockInput, computeDispute),
  dispute_notice: tool(disputeNoticeInput, computeDisputeNotice),
  inquiry_window: tool(inquiryWindowInput, computeInquiryWindow),
};
type Kind = keyof typeof tools;
const isKind = (kind: string): kind is Kind => kind in tools;
const vectors: { id: string; kind: string; inputs: unknown; expected: object }[] = [...actions, ...price];

test.each(vectors.filter(({ kind }) => isKind(kind)))('vector $id', ({ kind, inputs, expected }) => {
  const answer = tools[kind as Kind](inputs);
  expect(answer).toMatchObject(expected);
  expect(listUnexplained(answer)).toEqual([]);
});

test.each<[Kind, { '~orpc': { meta: { example?: unknown } } }]>([
  ['representative_score', representativeScoreEndpoint],
  ['utilization', utilizationEndpoint],
  ['utilization_change', utilizationChangeEndpoint],
  ['dispute_clock', disputeClockEndpoint],
  ['dispute_notice', disputeNoticeEndpoint],
  ['inquiry_window', inquiryWindowEndpoint],
])('the worked example of %s is true', (kind, endpoint) => {
  const { input, answer } = endpoint['~orpc'].meta.example as { input: unknown; answer: object };
  expect(tools[kind](input)).toMatchObject(answer);
});

describe('what is odd is answered', () => {
  test('a balance over its limit', () => {
    const cards = [{ balance: '550', limit: '500' }];
    expect(tools.utilization({ cards, targetPercent: '30' })).toMatchObject({
      totalPercent: '110.00',
      cardsOverLimit: [0],
      payToBringEveryCardToTarget: '400.00',
    });
  });

  test('fifty cards', () => {
    const cards = Array.from({ length: 50 }, () => ({ balance: '1', limit: '100' }));
    expect(tools.utilization({ cards, targetPercent: '0' })).toMatchObject({
      payToReachTargetTotal: '50.00',
    });
  });

  test('a borrower without a score', () => {
    expect(tools.representative_score({ scoresByBorrower: [[700], [null]] })).toMatchObject({
      perBorrower: [700, null],
      used: null,
      reason: 'a borrower has no score',
    });
  });

  test('payments go by the next statement, those without one first', () => {
    const card = { balance: '50', limit: '100' };
    const cards = [{ ...card, statementDay: 20 }, { ...card, statementDay: 28 }, card];
    expect(tools.utilization({ cards, targetPercent: '30' })).toMatchObject({
      payments: [
        { card: 2, payBy: null },
        { card: 1, payBy: '2026-11-27' },
        { card: 0, payBy: '2026-12-19' },
      ],
    });
  });

  test('no inquiries count as none', () => {
    expect(tools.inquiry_window({ dates: [] })).toMatchObject({ countsAs: 0 });
  });

  test('a rule that was not read says so', () => {
    const [after] = tools.dispute_clock({ agencyReceived: ON, afterFreeAnnualReport: true }).workings;
    expect(after?.source?.title).toMatch(/not read/);
    const [score] = tools.representative_score({ scoresByBorrower: [[700]] }).workings;
    expect(score?.source?.title).toMatch(/not read/);
  });
});

describe('what makes no sense is refused with the field to look at', () => {
  const zero = [{ balance: '0', limit: '0' }];
  test.each<[string, Kind, object, string]>([
    ['a limit of 0', 'utilization', { cards: zero, targetPercent: '30' }, 'cards'],
    [
      'a limit of 0.00',
      'utilization_change',
      { cards: [{ balance: '1', limit: '0.00' }], close: 0 },
      'cards',
    ],
    [
      'a card that is not there',
      'utilization_change',
      { cards: [{ balance: '1', limit: '2' }], close: 1 },
      'close',
    ],
    [
      'information before the dispute',
      'dispute_clock',
      { agencyReceived: '2026-07-06', moreInformationReceived: '2026-07-05' },
      'moreInformationReceived',
    ],
  ])('%s', (_name, kind, input, field) => {
    expect(readRefusal(() => tools[kind](input))).toHaveProperty(field);
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
