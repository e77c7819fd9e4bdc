import { expect, test } from 'vitest';
import { groupRowsByYear, sumDollars } from './schedule-years.ts';

test.each([
  [['0.10', '0.20'], '0.30'],
  [['9007199254740993.01', '0.01'], '9007199254740993.02'],
  [['-0.05', '0.01'], '-0.04'],
  [['5200', '0.5'], '5200.50'],
  [[], '0.00'],
])('%j add up exactly', (amounts, sum) => {
  expect(sumDollars(amounts)).toBe(sum);
});

test('a schedule of 13 payments has two years, the second of one payment', () => {
  const rows = Array.from({ length: 13 }, (_, place) => ({
    number: place + 1,
    payment: '10.00',
    interest: '1.50',
    principal: '8.50',
    balance: `${13 - place}.00`,
  }));
  expect(groupRowsByYear(rows).map(({ rows: _, ...year }) => year)).toEqual([
    { year: 1, payment: '120.00', interest: '18.00', principal: '102.00', extra: '0.00', balance: '2.00' },
    { year: 2, payment: '10.00', interest: '1.50', principal: '8.50', extra: '0.00', balance: '1.00' },
  ]);
});

test('a schedule of payments every two weeks has 26 in a year', () => {
  const rows = Array.from({ length: 27 }, (_, place) => ({
    number: place + 1,
    payment: '1.00',
    interest: '0.25',
    principal: '0.75',
    balance: '0.00',
  }));
  expect(groupRowsByYear(rows, 26).map(({ payment }) => payment)).toEqual(['26.00', '1.00']);
});
