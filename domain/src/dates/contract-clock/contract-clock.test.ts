import { describe, expect, test } from 'vitest';
import { Decimal } from '../../kernel/decimals.ts';
import { findContractPreset, listPresetTerms } from '../../offers/contract-deadlines/contract-presets.ts';
import type { DocumentFact } from '../purchase-dates/date-facts.ts';
import { type ClockFacts, listContractClock } from './contract-clock.ts';
import { previewClosing } from './preview-closing.ts';

const TODAY = '2026-06-10';
const input = (key: string, day: string) => ({ key, title: key, day });
const facts = (state: string | null, known: ClockFacts['known'] = {}): ClockFacts => ({
  acceptance: '2026-06-10',
  known: { closing: input('closing-day', '2026-07-31'), ...known },
  otherDays: {},
  terms: listPresetTerms(findContractPreset(state)),
  changes: [],
  timeZone: 'America/Los_Angeles',
  program: 'fannieMae',
});
const application = input('application-complete', '2026-06-12');

describe('three days typed', () => {
  test.each<[string, string | null, ClockFacts['known'], number]>([
    ['in California, with the application', 'CA', { application }, 16],
    ['in Texas, with the application', 'TX', { application }, 14],
    ['where the state is not known', null, { application }, 14],
    ['in California, with the Loan Estimate', 'CA', { estimateProvided: input('e', '2026-06-15') }, 15],
    ['in California, with the end of the lock', 'CA', { rateLock: input('l', '2026-08-05') }, 14],
  ])('%s give at least fourteen deadlines', (_name, state, known, count) => {
    const { rows } = listContractClock(facts(state, known), TODAY);
    expect(rows.length).toBe(count);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(count);
    for (const row of rows) {
      expect(row.source.title).not.toBe('');
      expect(row.formula).toMatch(/\.$/);
      expect(row.formula).not.toMatch(/undefined|null|NaN/);
    }
  });

  test('each on its day, earliest first', () => {
    const { rows } = listContractClock(facts('CA', { application }), TODAY);
    expect(rows.map(({ day, key }) => `${day} ${key}`)).toEqual([
      '2026-03-31 oldest-papers',
      '2026-05-13 oldest-pay-stub',
      '2026-06-15 deposit',
      '2026-06-17 appraisal-notice-due',
      '2026-06-17 loan-estimate-due',
      '2026-06-29 inspection',
      '2026-07-17 employment-check-from',
      '2026-07-23 loan-estimate-latest',
      '2026-07-24 closing-disclosure-mail-by',
      '2026-07-27 revised-estimate-latest',
      '2026-07-28 appraisal-copy-due',
      '2026-07-28 closing-disclosure-due',
      '2026-07-30 walk-through',
      '2026-07-30 wire-day',
      '2026-07-31 insurance-starts',
      '2026-09-29 corrections-due',
    ]);
  });
});

test('without any day there is nothing, and terms wait', () => {
  const clock = listContractClock({ ...facts('CA'), acceptance: null, known: {} }, TODAY);
  expect(clock.rows).toEqual([]);
  expect(clock.waiting.map(({ problem }) => problem)).toEqual([
    'base-unknown',
    'base-unknown',
    'base-unknown',
  ]);
});

describe('moving the closing', () => {
  const lock = {
    until: '2026-08-05',
    loanCents: 36_000_000,
    terms: { stepDays: 1, price: { percent: new Decimal('0.02') }, freeDays: 0, mostDays: null },
  };
  const document = (key: string, goodUntil: string): DocumentFact => ({
    key,
    title: key,
    slug: 'pre-approval',
    goodUntil,
    validFor: { days: 120, neededUntil: 'funding' },
  });
  const held = {
    lock,
    documents: [
      document('old', '2026-07-30'),
      document('aging', '2026-08-10'),
      document('new', '2026-09-30'),
    ],
  };

  test('shows what moves, what the lock costs and what will be too old', () => {
    const preview = previewClosing(facts('CA', { application }), held, '2026-08-14', TODAY);
    expect(preview.problem).toBeNull();
    expect(preview.moved.map(({ key, before, after }) => `${key} ${before} ${after}`)).toEqual([
      'oldest-papers 2026-03-31 2026-04-14',
      'employment-check-from 2026-07-17 2026-07-31',
      'loan-estimate-latest 2026-07-23 2026-08-06',
      'closing-disclosure-mail-by 2026-07-24 2026-08-07',
      'revised-estimate-latest 2026-07-27 2026-08-10',
      'appraisal-copy-due 2026-07-28 2026-08-11',
      'closing-disclosure-due 2026-07-28 2026-08-11',
      'walk-through 2026-07-30 2026-08-13',
      'wire-day 2026-07-30 2026-08-13',
      'insurance-starts 2026-07-31 2026-08-14',
      'corrections-due 2026-09-29 2026-10-13',
    ]);
    expect(preview.lock).toMatchObject({ daysShort: 9, costCents: 64_800 });
    expect(preview.tooOld.map(({ key }) => key)).toEqual(['old', 'aging']);
    expect(preview.newlyTooOld).toEqual(['aging']);
  });

  test('to the same day moves nothing; to a Saturday or the past says so', () => {
    expect(previewClosing(facts('CA'), held, '2026-07-31', TODAY).moved).toEqual([]);
    expect(previewClosing(facts('CA'), held, '2026-08-01', TODAY).problem).toMatch(/Saturday/);
    expect(previewClosing(facts('CA'), held, '2026-06-09', TODAY).problem).toMatch(/passed/);
    expect(previewClosing(facts('CA'), { lock: null, documents: [] }, '2026-08-14', TODAY)).toMatchObject({
      lock: null,
      tooOld: [],
    });
  });
});
