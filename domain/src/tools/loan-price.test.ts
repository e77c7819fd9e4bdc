import { getRefusal } from '@porchlight/testing/tools/get-refusal.ts';
import { expect, test } from 'vitest';
import { computeLoanPrice, loanPriceInput } from './loan-price.ts';

const compute = (input: unknown) => computeLoanPrice(loanPriceInput.parse(input), '2026-11-21');

const priced = { loanAmount: '269910', apr: '7.894', apor: '6.55', pointsAndFees: '5718.43' };

test.each<[string, object, object]>([
  ['a loan within every line', priced, { isHpml: false, isWithinCap: true, isHighCost: false }],
  [
    'fees over both caps',
    { ...priced, pointsAndFees: '13495.51' },
    { isWithinCap: false, isHighCost: true, highCostIfFeesExceed: '13495.50' },
  ],
  [
    'fees that are high-cost whatever the rate is',
    { loanAmount: '10000', pointsAndFees: '900' },
    { isHighCost: true },
  ],
  [
    'fees alone otherwise leave it open',
    { loanAmount: '100000', pointsAndFees: '900' },
    { isHighCost: null },
  ],
  [
    'fees that are financed lower the share',
    { ...priced, totalLoanAmount: '260000' },
    { cap: '7800.00', highCostIfFeesExceed: '13000.00' },
  ],
  ['no size gives no lines of it', { apr: '7', apor: '6' }, { cap: null, tables: [], hpmlThreshold: '1.5' }],
  [
    'another year says so',
    { ...priced, year: 2027 },
    { tables: [{ warning: expect.stringContaining('ended') }] },
  ],
])('%s', (_name, input, expected) => {
  expect(compute(input)).toMatchObject(expected);
});

test.each([
  ['a table without a day', { aporTable: 'x', termYears: 30 }, 'lockDate'],
  ['a table without a term', { aporTable: 'x', lockDate: '2018-03-22' }, 'termYears'],
  ['another table', { aporTable: 'x', lockDate: '2018-03-22', termYears: 30 }, 'aporTable'],
  ['an empty table', { aporTable: '', lockDate: '2018-03-22', termYears: 30 }, 'lockDate'],
])('refuses %s', (_name, input, field) => {
  expect(getRefusal(() => compute(input))).toHaveProperty(field);
});
