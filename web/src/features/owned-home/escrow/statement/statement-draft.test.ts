import {
  createStatement,
  createStatementMonth,
} from '@porchlight/domain/owned-home/escrow/escrow-statement.ts';
import { escrowStatementKind } from '@porchlight/domain/owned-home/escrow/escrow-statement-kind.ts';
import { checkRecord } from '@porchlight/domain/owned-home/home-record.ts';
import { describe, expect, it } from 'vitest';
import { parseSigned } from '../../records/record-layout.ts';
import {
  createBill,
  createStatementDraft,
  emptyMonth,
  getStatement,
  previewStatement,
} from './statement-draft.ts';

const stored = createStatement({
  ...{ startMonth: 7, startYear: 2026, analyzedOn: '2026-08-10', startingBalance: -12_050, payment: 56_000 },
  bills: [
    { month: 5, item: 'tax', amount: 180_000 },
    { month: 0, item: 'mortgageInsurance', amount: 8_050 },
  ],
  lastYear: [
    createStatementMonth(12, { actualDeposit: 38_000, actualBalance: -100 }),
    createStatementMonth(1),
  ],
});

describe('a statement as it is typed', () => {
  it('comes back as it was stored', () => {
    const { content, problems } = getStatement(createStatementDraft(stored, {}));
    expect(problems).toEqual({});
    const context = { records: [], today: '2026-08-20' };
    expect(checkRecord(escrowStatementKind, content, context)).toEqual({ value: stored });
    expect(previewStatement(createStatementDraft(stored, {}))).toEqual(stored);
  });

  it.each<[string, Partial<ReturnType<typeof createBill>>, Record<string, string>]>([
    ['a row that was not used', {}, {}],
    ['a bill without its month', { amount: '5' }, { month: 'Choose a month.' }],
    ['a bill without its amount', { month: '3' }, { amount: 'above $0' }],
    ['a bill of nothing', { month: '3', amount: '0' }, { amount: 'above $0' }],
    ['a bill below zero', { month: '3', amount: '-5' }, { amount: 'cannot be below zero' }],
    ['a bill that is a word', { month: '3', amount: 'tax' }, { amount: 'above $0' }],
  ])('names %s, and counts without it', (_name, more, expected) => {
    const bill = createBill(more);
    const draft = { ...createStatementDraft(stored, {}), bills: [bill] };
    const { problems } = getStatement(draft);
    expect(Object.keys(problems)).toEqual(Object.keys(expected).map((part) => `bill-${bill.key}-${part}`));
    for (const [part, words] of Object.entries(expected))
      expect(problems[`bill-${bill.key}-${part}`]).toContain(words);
    expect(previewStatement(draft).bills).toEqual([]);
  });

  it('names a month’s figure that cannot be read, and counts without it', () => {
    const months = [{ ...emptyMonth, actualDeposit: '-3', actualBalance: '1 or 2', projectedPaid: '7' }];
    const draft = { ...createStatementDraft(undefined, {}), firstMonth: '12', months };
    const { problems } = getStatement(draft);
    expect(problems).toEqual({
      'month-0-actualDeposit': expect.stringContaining('cannot be below zero'),
      'month-0-actualBalance': expect.stringContaining('Balance: enter an amount'),
    });
    expect(previewStatement(draft).lastYear).toEqual([createStatementMonth(12, { projectedPaid: 700 })]);
  });
});

it.each([
  ['-120.50', -12_050],
  ['−$120.50', -12_050],
  ['(120.50)', -12_050],
  ['120.50', 12_050],
  ['$1,040', 104_000],
  ['-0', 0],
  ['', null],
  ['-', Number.NaN],
  ['--5', Number.NaN],
  ['minus', Number.NaN],
])('%s below zero is %s', (typed, cents) => {
  expect(parseSigned(typed)).toBe(cents);
});
