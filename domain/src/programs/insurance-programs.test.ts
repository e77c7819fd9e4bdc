import { describe, expect, test } from 'vitest';
import { Decimal } from '../kernel/decimals.ts';
import { averageBalancePremium, computeFhaMip } from './mortgage-insurance/fha-mip.ts';
import {
  assumePmiPremium,
  computePmiDates,
  needsPmi,
  roundPremium,
} from './mortgage-insurance/private-mortgage-insurance.ts';
import { computeUsdaFees } from './mortgage-insurance/usda-fees.ts';
import { computeVaFundingFee } from './mortgage-insurance/va-funding-fee.ts';

const ON = '2026-11-21';
const dollars = (text: string) => new Decimal(text);

describe('FHA premiums (HUD Mortgagee Letter 2023-05)', () => {
  test.each([
    // base loan, LTV, months, annual rate, months of premium
    ['726200', '95', 360, '0.50', 360],
    ['726200', '95.01', 360, '0.55', 360],
    ['726200.01', '95', 360, '0.70', 360],
    ['726200.01', '95.01', 360, '0.75', 360],
    ['300000', '90', 360, '0.50', 132],
    ['300000', '90.01', 360, '0.50', 360],
    ['300000', '90', 180, '0.15', 132],
    ['300000', '90.01', 180, '0.40', 180],
    ['300000', '90', 181, '0.50', 132],
    ['800000', '78', 180, '0.15', 132],
    ['800000', '78.01', 180, '0.40', 132],
    ['800000', '90.01', 180, '0.65', 180],
    ['300000', '60', 120, '0.15', 120],
    ['0', '0', 360, '0.50', 132],
  ])('%s at %s percent over %i months: %s percent for %i months', (base, ltv, termMonths, rate, months) => {
    const mip = computeFhaMip({ baseLoan: dollars(base), ltvPercent: dollars(ltv), termMonths }, ON);
    expect(mip.annualPercentText).toBe(rate);
    expect(mip.durationMonths).toBe(months);
  });

  test('half a cent of the upfront premium is rounded up', () => {
    const mip = computeFhaMip(
      { baseLoan: dollars('100002'), ltvPercent: dollars('80'), termMonths: 360 },
      ON,
    );
    expect(mip.upfrontPremium.toString()).toBe('1750.04');
  });

  test('says that it starts in 2023 when asked of an earlier day', () => {
    const loan = { baseLoan: dollars('100000'), ltvPercent: dollars('80'), termMonths: 360 };
    expect(computeFhaMip(loan, '2022-06-01').table.warning).toMatch('starts on Mar 20, 2023');
    expect(computeFhaMip(loan, ON).table.warning).toBeNull();
  });

  test('the premium on the average balance is the plain one where the balance does not change', () => {
    const balances = Array.from({ length: 12 }, () => dollars('400000'));
    expect(averageBalancePremium(balances, dollars('0.55')).toString()).toBe('183.33');
    expect(averageBalancePremium([], dollars('0.55')).toString()).toBe('0');
  });
});

describe('the VA funding fee', () => {
  test.each([
    // price, down payment, use, purpose, rate, fee
    ['400000', '19999.99', 'first', 'purchase', '2.15', '8170'],
    ['400000', '20000', 'first', 'purchase', '1.50', '5700'],
    ['400000', '39999.99', 'subsequent', 'purchase', '1.50', '5400'],
    ['400000', '40000', 'subsequent', 'purchase', '1.25', '4500'],
    ['300000', '0', 'subsequent', 'cash_out', '3.30', '9900'],
    ['300000', '0', 'subsequent', 'irrrl', '0.50', '1500'],
    ['300000', '0', 'first', 'assumption', '0.50', '1500'],
    ['300000', '0', 'first', 'manufactured', '1.00', '3000'],
    ['300000', '0', 'first', 'nadl', '1.25', '3750'],
    ['0', '0', 'first', 'purchase', '2.15', '0'],
  ] as const)('%s with %s down, %s use, %s: %s percent', (price, down, use, purpose, rate, fee) => {
    const request = { price: dollars(price), downPayment: dollars(down), use, purpose, exempt: false };
    const answer = computeVaFundingFee(request, ON);
    expect(answer.ratePercentText).toBe(rate);
    expect(answer.fee.toString()).toBe(fee);
  });

  test.each([
    ['2031-11-14', null],
    ['2031-11-15', 'This table ended on Nov 14, 2031. The figure may have changed since.'],
  ])('on %s its table warns: %s', (on, warning) => {
    const request = { price: dollars('1'), downPayment: dollars('0'), exempt: false } as const;
    const answer = computeVaFundingFee({ ...request, use: 'first', purpose: 'purchase' }, on);
    expect(answer.table.warning).toBe(warning);
  });
});

describe("USDA's guarantee fees", () => {
  test.each([
    // The fee is a percent of the loan with the fee in it; the annual one of that loan too.
    ['200000', 'financed', '2020.2', '202020.2', '58.92'],
    ['200000', 'inCash', '2000', '200000', '58.33'],
    ['0', 'financed', '0', '0', '0'],
    ['0.01', 'financed', '0', '0.01', '0'],
    ['99', 'financed', '1', '100', '0.03'],
    ['1000000000', 'financed', '10101010.1', '1010101010.1', '294612.79'],
  ] as const)(
    'a loan of %s, %s: %s, so that %s is owed and %s a month',
    (loan, paid, fee, total, monthly) => {
      const fees = computeUsdaFees(dollars(loan), paid, ON);
      expect(fees.upfrontFee.toString()).toBe(fee);
      expect(fees.totalLoan.toString()).toBe(total);
      expect(fees.firstYearMonthly.toString()).toBe(monthly);
    },
  );

  test.each([
    ['2024-06-15', 'usda-fees-2017', null],
    ['2026-09-30', 'usda-fees-2017', null],
    ['2026-10-01', 'usda-fees-2027', null],
    ['2027-09-30', 'usda-fees-2027', null],
    ['2027-10-01', 'usda-fees-2027', 'This table ended on Sep 30, 2027. The figure may have changed since.'],
  ])('on %s they are those of %s', (on, id, warning) => {
    expect(computeUsdaFees(dollars('1'), 'financed', on).table).toMatchObject({ id, warning });
  });

  test('those of fiscal year 2027 say that they are an assumption', () => {
    const { name, source } = computeUsdaFees(dollars('1'), 'financed', ON).table;
    expect(name).toContain('assumed');
    expect(source.title).toMatch(/^Assumption: .*July 13, 2026/);
  });
});

describe('private mortgage insurance', () => {
  test.each([
    ['80000', '100000', false],
    // 80.00 percent as it is shown, and 80.01.
    ['80004.99', '100000', false],
    ['80005', '100000', true],
    ['1', '0', true],
    ['0', '0', false],
  ])('a loan of %s on %s needs it: %s', (loan, value, needed) => {
    expect(needsPmi(dollars(loan), dollars(value))).toBe(needed);
  });

  const balances = ['94000', '88000', '80000', '78000.01', '78000', '0'].map(dollars);

  test('the lines are reached at exactly 80 and 78 percent', () => {
    const dates = computePmiDates(dollars('95000'), dollars('100000'), balances);
    expect(dates.request?.payment).toBe(3);
    expect(dates.automatic?.payment).toBe(5);
    expect(dates.midpointPayment).toBe(3);
    expect(dates.premiums).toBe(3);
  });

  test('a loan shown as 80 percent needs no insurance, so there is nothing to ask an end of', () => {
    const dates = computePmiDates(dollars('80004.99'), dollars('100000'), [dollars('79000'), dollars('0')]);
    expect(dates).toMatchObject({ request: null, premiums: 0 });
  });

  test('a loan that begins below a line has no date for it', () => {
    const dates = computePmiDates(dollars('80000'), dollars('100000'), [dollars('79000'), dollars('0')]);
    expect(dates.request).toBeNull();
    expect(dates.premiums).toBe(0);
  });

  test.each([
    ['95.01', 760, '0.58'],
    ['95', 759, '0.53'],
    ['90', 639, '0.94'],
    ['85', 640, '0.4'],
    ['80.01', 720, '0.23'],
    ['80', 300, '0'],
  ])('at %s percent and a score of %i it is assumed to cost %s percent', (ltv, score, percent) => {
    const { low, expected, high } = assumePmiPremium(dollars(ltv), score, ON);
    expect(expected.toString()).toBe(percent);
    expect(low.lte(expected) && high.gte(expected)).toBe(true);
  });

  test('0.57 percent of 180,000 is 85.50 a month: no digit is lost on the way', () => {
    expect(roundPremium(dollars('180000'), dollars('0.57')).toString()).toBe('85.5');
  });
});
