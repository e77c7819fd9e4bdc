import { describe, expect, test } from 'vitest';
import { Decimal } from '../kernel/decimals.ts';
import { computeMortgageApr } from './apr.ts';
import { computeDisclosure, getDisclosedPart } from './disclosure.ts';
import { financeCharges, isFinanceCharge, otherCharges } from './finance-charge.ts';
import { computeCostOfYears, computeTotalInterestPercent } from './loan-costs.ts';
import { computePrepaidInterest } from './prepaid-interest.ts';
import { computeSchedule } from './schedule.ts';

const dollars = (text: string) => new Decimal(text);

/** Forms H-24(B) and H-25(B) of 12 CFR 1026 appendix H: the same loan before and at closing. */
const sample = { principal: dollars('162000'), ratePercent: dollars('3.875'), termMonths: 360 };
const insurance = [{ amount: dollars('82.35'), payments: 80 }];

describe('the sample loan of forms H-24(B) and H-25(B)', () => {
  const disclosed = computeDisclosure(sample);

  test('pays what the closing disclosure totals', () => {
    expect(disclosed.totalInterest.toFixed(2)).toBe('112242.27');
    // 274,242.27 with the loan costs, the interest from closing on and the insurance that the form adds.
    const other = dollars('4694.05').plus(dollars('279.04')).plus(dollars('82.35').times(80));
    expect(disclosed.totalOfPayments.plus(other).toFixed(2)).toBe('285803.36');
    expect(disclosed.totalInterest.plus(dollars('82.35').times(80)).toFixed(2)).toBe('118830.27');
  });

  test('pays interest by the day of a 360-day year', () => {
    const at = (days: number, basis?: 360 | 365) => computePrepaidInterest({ ...sample, days, basis });
    expect(at(15).perDiem.toFixed(2)).toBe('17.44');
    expect(at(16).total.toFixed(2)).toBe('279.04');
    expect(at(1, 365).perDiem.toFixed(2)).toBe('17.20');
    expect(at(0).total.toFixed(2)).toBe('0.00');
  });

  test('costs in five years what page 3 says', () => {
    const { total } = computePrepaidInterest({ ...sample, days: 15 });
    const cost = computeCostOfYears({
      terms: sample,
      years: 5,
      loanCosts: dollars('5672'),
      prepaidInterest: total,
      insurance,
    });
    expect([cost.total.toFixed(0), cost.principal.toFixed(0)]).toEqual(['56582', '15773']);
    expect(computeTotalInterestPercent(sample, total).toFixed(2)).toBe('69.45');
    expect(computeTotalInterestPercent(sample, dollars('279.04')).toFixed(2)).toBe('69.46');
  });

  test('has the APR of page 3 for every finance charge that rounds to it', () => {
    const apr = (charge: string) =>
      computeMortgageApr({ terms: sample, prepaidFinanceCharge: dollars(charge), insurance })?.toFixed(3);
    expect([apr('1855.23'), apr('1871'), apr('1873.75')]).toEqual(['4.274', '4.274', '4.274']);
    expect([apr('1854'), apr('1875')]).toEqual(['4.273', '4.275']);
  });

  test('has no APR where nothing is left to finance', () => {
    expect(computeMortgageApr({ terms: sample, prepaidFinanceCharge: sample.principal })).toBeNull();
  });

  test('drops under 78 % of the price with payment 80, when its insurance ends', () => {
    const below = computeSchedule(sample).rows.find(({ balance }) => balance <= 140_400_00);
    expect(below).toMatchObject({ number: 80, balance: 140_254_51 });
  });
});

test('an interest-only adjustable loan has the interest percentage of form H-24(C)', () => {
  const terms = {
    principal: dollars('211000'),
    ratePercent: dollars('4'),
    termMonths: 360,
    interestOnlyMonths: 60,
    rateChanges: [{ fromPayment: 61, ratePercent: dollars('4.16') }],
  };
  // 15 days at $23.44, as the form prints them.
  const { perDiem, total } = computePrepaidInterest({ ...terms, days: 15 });
  expect(perDiem.toFixed(2)).toBe('23.44');
  expect(computeTotalInterestPercent(terms, total).toFixed(2)).toBe('81.18');
});

describe('disclosed figures of a part', () => {
  const interestOnly = { ...sample, interestOnlyMonths: 12 };

  test.each([
    [sample, 0, '0.00', '162000.00'],
    [sample, 360, '112242.27', '0.00'],
    [interestOnly, 12, '6277.50', '162000.00'],
    [interestOnly, 24, '12500.58', '158914.15'],
  ])('loan %#', (terms, months, interest, balance) => {
    const part = getDisclosedPart(computeDisclosure(terms), months);
    expect([part.interest.toFixed(2), part.balance.toFixed(2)]).toEqual([interest, balance]);
    expect(part.paid.minus(part.interest).minus(part.principalPaid).abs().lessThan('1e-20')).toBe(true);
  });

  test('no loan costs nothing', () => {
    const nothing = { ...sample, principal: dollars('0') };
    expect(computeTotalInterestPercent(nothing, dollars('0')).toFixed(2)).toBe('0.00');
    expect(computeDisclosure(nothing).totalOfPayments.toFixed(2)).toBe('0.00');
  });

  test('a term shorter than the years counts to its end', () => {
    const short = {
      terms: { ...sample, termMonths: 36 },
      loanCosts: dollars('0'),
      prepaidInterest: dollars('0'),
    };
    const { total, principal } = computeCostOfYears({ ...short, years: 5 });
    expect(total.toFixed(2)).toBe(computeDisclosure(short.terms).totalOfPayments.toFixed(2));
    expect(principal.toFixed(2)).toBe('162000.00');
  });
});

describe('what counts as finance charge (12 CFR 1026.4)', () => {
  test.each(financeCharges)('%s does', (kind) => expect(isFinanceCharge(kind)).toBe(true));
  test.each(otherCharges)('%s does not', (kind) => expect(isFinanceCharge(kind)).toBe(false));
});
