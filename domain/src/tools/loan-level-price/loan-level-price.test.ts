import { getRefusal } from '@porchlight/testing/tools/get-refusal.ts';
import { describe, expect, test } from 'vitest';
import { computeLoanLevelPrice } from './loan-level-price.ts';
import { pricedLoanInput } from './priced-loan.ts';
import { computeScoreStepValue } from './score-step-value.ts';

const ON = '2026-11-25';
const price = (input: unknown) => computeLoanLevelPrice(pricedLoanInput.parse(input), ON);
const steps = (input: unknown) => computeScoreStepValue(pricedLoanInput.parse(input), ON);

const loan = { purpose: 'purchase', score: 640, loan: '291000', value: '300000' };
const cashOut = { ...loan, purpose: 'cash_out_refinance' };

describe('waivers come before everything the grid says', () => {
  test.each(['homeready', 'first_time_buyer'])('%s', (program) => {
    for (const more of [{}, { termMonths: 180 }, { scoreModel: 'vantagescore_4' }]) {
      const asked = { ...loan, ...more, program };
      expect(price(asked)).toMatchObject({ percent: '0.000', dollars: '0.00', waiver: program, parts: {} });
      expect(steps(asked)).toMatchObject({ steps: [], waiver: program });
    }
  });
});

test.each([
  [{ program: 'fha' }, 'FHA, VA and USDA loans have no such grid'],
  [{ program: 'usda' }, 'FHA, VA and USDA loans have no such grid'],
  [{ termMonths: 180 }, 'the grid is for loans over 15 years'],
  [{ scoreModel: 'vantagescore_4' }, 'how this score model is priced was not seen'],
  [{ purpose: 'cash_out_refinance' }, 'cash-out refinances above 80% have no row'],
])('%j has no figure, and a reason', (more, reason) => {
  const asked = { ...loan, ...more };
  expect(price(asked)).toMatchObject({ percent: null, dollars: null, reason, parts: {}, tables: [] });
  expect(steps(asked)).toMatchObject({ steps: [], reason });
});

test('a cash-out refinance ends with 80.00 percent, cut after two places', () => {
  expect(price({ ...cashOut, loan: '240029.99' })).toMatchObject({ ltvTruncated: '80.00', percent: '5.125' });
  expect(price({ ...cashOut, loan: '240030' })).toMatchObject({ ltvTruncated: '80.01', percent: null });
});

test('a grid that was not seen for 120 days says so', () => {
  expect(price({ ...loan, on: '2027-01-07' }).tables).toMatchObject([{ warning: null }]);
  expect(price({ ...loan, on: '2027-01-08' }).tables).toMatchObject([
    { warning: expect.stringContaining('more than 120 days ago') },
  ]);
});

test.each<[string, object, string]>([
  ['nothing lent', { loan: '0' }, 'loan'],
  ['a home worth nothing', { value: '0' }, 'value'],
  ['a loan above the price', { loan: '300000.01' }, 'loan'],
  ['two uses of a home', { attributes: ['second_home', 'investment'] }, 'attributes'],
  ['two high balances', { attributes: ['high_balance_fixed', 'high_balance_arm'] }, 'attributes'],
  ['a fixed rate that adjusts', { attributes: ['high_balance_fixed', 'arm'] }, 'attributes'],
  ['a waiver of a second home', { program: 'homeready', attributes: ['second_home'] }, 'program'],
  ['a waiver of a refinance', { program: 'first_time_buyer', purpose: 'cash_out_refinance' }, 'program'],
])('refuses %s', (_name, more, field) => {
  expect(getRefusal(() => price({ ...loan, ...more }))).toHaveProperty(field);
  expect(getRefusal(() => steps({ ...loan, ...more }))).toHaveProperty(field);
});

test.each([299, 851, 700.5, '700', null])('a score of %s is none', (score) => {
  expect(pricedLoanInput.safeParse({ ...loan, score }).success).toBe(false);
});
