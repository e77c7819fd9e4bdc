import { describe, expect, test } from 'vitest';
import type { Facts } from '../../plan/plan-facts.ts';
import type { DateFacts, MilestoneDateFact } from '../purchase-dates/date-facts.ts';
import { getClosingMove, type StandingContract } from './closing-move.ts';

const TODAY = '2026-06-10';
const dates: DateFacts = {
  closingDay: '2026-07-31',
  stored: [],
  milestoneDates: [],
  documents: [
    {
      ...{ key: 'statements', title: 'Bank statements', slug: 'pre-approval', goodUntil: '2026-08-10' },
      validFor: { days: 120, neededUntil: 'funding' },
    },
    {
      ...{ key: 'stub', title: 'Pay stub', slug: 'loan-application', goodUntil: '2026-06-12' },
      validFor: { days: 30, neededUntil: 'loan-application' },
    },
  ],
};
const contract: StandingContract = {
  terms: [
    {
      ...{ key: 'possession', title: 'Seller moves out', days: 2, counting: 'calendar', roll: 'none' },
      ...{ from: 'closing', minute: null, source: { title: 'Paragraph 5' } },
    },
    {
      ...{ key: 'inspection', title: 'Inspection ends', days: 10, counting: 'calendar', roll: 'none' },
      ...{ from: 'acceptance', minute: null, source: { title: 'Paragraph 8' } },
    },
  ],
  changes: [],
  acceptance: '2026-06-05',
  agreedClosing: '2026-07-31',
  timeZone: 'America/New_York',
};
const loan: Facts = { price: 40_000_000, downPayment: 4_000_000, lockUntil: '2026-08-05' };
const daily = { stepDays: 1, stepPercent: '0.02', stepFee: null, freeDays: 0, mostDays: null };
const move = (plan: Facts, closing = '2026-08-14', others: Partial<DateFacts> = {}) =>
  getClosingMove({ dates: { ...dates, ...others }, plan, contract }, closing, TODAY);

describe('another closing day', () => {
  test('moves what the list of dates does not keep, and the terms counted from closing alone', () => {
    const keys = move({}).others.map(({ key }) => key);
    expect(keys).toContain('wire-day');
    expect(keys).toContain('insurance-starts');
    expect(keys).not.toContain('closing-disclosure-due');
    expect(keys).not.toContain('inspection');
    expect(move({}).others.find(({ key }) => key === 'possession')).toMatchObject({
      before: { day: '2026-08-02' },
      after: { day: '2026-08-16' },
    });
  });

  test('counts the terms from the day agreed on where no closing day was entered', () => {
    const { others } = move({}, '2026-08-14', { closingDay: null });
    expect(others.find(({ key }) => key === 'possession')?.before?.day).toBe('2026-08-02');
  });

  test.each<[string, Facts, object | null]>([
    ['no lock', {}, null],
    ['terms unknown', loan, { daysShort: 9, costCents: null, isPossible: null }],
    [
      'by the day',
      { ...loan, lockTerms: daily },
      { daysShort: 9, costCents: 64_800, holdsUntil: '2026-08-14', isPossible: true },
    ],
    [
      'in steps of seven days for a fee, two of them free',
      { ...loan, lockTerms: { ...daily, stepDays: 7, stepPercent: null, stepFee: 25_000, freeDays: 2 } },
      { costCents: 25_000, holdsUntil: '2026-08-14' },
    ],
    [
      'further than the agreement goes',
      { ...loan, lockTerms: { ...daily, mostDays: 8 } },
      { daysShort: 9, isPossible: false },
    ],
    [
      'a share of a loan that is not known',
      { lockUntil: '2026-08-05', lockTerms: daily },
      { costCents: null },
    ],
    ['a lock that holds', { ...loan, lockUntil: '2026-08-14' }, { daysShort: 0, costCents: 0 }],
  ])('and the rate lock: %s', (_, plan, expected) => {
    const { lock } = move(plan);
    if (expected === null) expect(lock).toBeNull();
    else expect(lock).toMatchObject(expected);
  });

  test('prefers the end of the lock that is among the dates', () => {
    const rateLock: MilestoneDateFact = {
      ...{ key: 'rate-lock-ends', title: 'Rate lock ends', hint: '', day: '2026-08-12' },
      ...{ slug: 'processing', isCompleted: false, changedAt: null, changedBy: null },
    };
    expect(move(loan, '2026-08-14', { milestoneDates: [rateLock] }).lock).toMatchObject({
      until: '2026-08-12',
      daysShort: 2,
    });
  });

  test.each([
    ['2026-08-10', []],
    ['2026-08-11', ['statements true']],
  ])('to %s leaves documents too old: %j', (closing, expected) => {
    expect(move({}, closing).tooOld.map(({ key, isNew }) => `${key} ${isNew}`)).toEqual(expected);
  });
});
