import { listSampleLines } from '@porchlight/domain/estimates/sample-estimate.ts';
import { Decimal } from '@porchlight/domain/kernel/decimals.ts';
import { computeMortgageApr } from '@porchlight/domain/loans/apr.ts';
import { fromCents } from '@porchlight/domain/loans/cents.ts';
import { computeDisclosure, getDisclosedPart } from '@porchlight/domain/loans/disclosure.ts';
import { computeLevelPayment } from '@porchlight/domain/loans/level-payment.ts';
import { computePrepaidInterest } from '@porchlight/domain/loans/prepaid-interest.ts';
import { computeSchedule } from '@porchlight/domain/loans/schedule.ts';
import { computePmiDates } from '@porchlight/domain/programs/mortgage-insurance/private-mortgage-insurance.ts';
import { describe, expect, test } from 'vitest';
import { sampleAnnotations } from './sample-annotations.ts';
import { sampleEstimate } from './sample-estimate.ts';

const { lines } = sampleAnnotations;
const labels = [...new Set(listSampleLines(sampleEstimate).map(({ label }) => label))];
const read = (label: string) => Object.values(lines[label] ?? {}).join(' ');
const whole = (amount: Decimal) => `$${amount.toFixed(0).replace(/\B(?=(\d{3})+$)/g, ',')}`;
const cents = (amount: Decimal) => `$${amount.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`;

const price = new Decimal('289900');
const likelyPrice = new Decimal('299900');
const loan = new Decimal('269910');
const terms = { principal: loan, ratePercent: new Decimal('7.625'), termMonths: 360 };
const cash = new Decimal('47036.47');
const closingCosts = cash.minus(price.minus(loan));
const pointsAndFee = loan.times('0.0175').plus(995);
const shareOf = (part: Decimal, all: Decimal, places: number) =>
  `${part.times(100).div(all).toFixed(places)}%`;
const apr = (prepaidFinanceCharge: Decimal, insurance = '0', payments = 0) =>
  computeMortgageApr({
    terms,
    prepaidFinanceCharge,
    insurance: [{ amount: loan.times(insurance).div(1200), payments }],
  });

describe('the boxes of the annotated sample', () => {
  test('there is one for each line, and none for a line that is not there', () => {
    expect(Object.keys(lines).sort()).toEqual([...labels].sort());
  });

  test.each(labels)('%s says what it is, what to compare and what to ask', (label) => {
    const { what = '', compare = '', ask = '', doubt } = lines[label] ?? {};
    expect(what).toMatch(/\.$/);
    expect(compare).toMatch(/\.$/);
    expect(ask).toMatch(/[?.]$/);
    if (doubt !== undefined) expect(doubt).toMatch(/\.$/);
  });
});

describe('what does not add up, worked out again by the engine', () => {
  test('the loan is 93.1% of the price, and exactly 90% of $299,900', () => {
    expect(shareOf(loan, price, 1)).toBe('93.1%');
    expect(likelyPrice.times('0.9').eq(loan)).toBe(true);
    expect(read('Sale price')).toContain('93.1% of $289,900');
    expect(read('Sale price')).toContain('exactly 90% of $299,900');
  });

  test.each(['Loan amount', 'Down payment'])('%s: 6.90 percent down, or 10', (label) => {
    expect(read(label)).toContain(whole(price.minus(loan)));
    expect(read(label)).toContain(shareOf(price.minus(loan), price, 2));
    expect(read(label)).toContain(whole(likelyPrice.minus(loan)));
    expect(shareOf(likelyPrice.minus(loan), likelyPrice, 0)).toBe('10%');
  });

  test('mortgage insurance would end at these payments', () => {
    const balances = computeSchedule(terms).rows.map(({ balance }) => fromCents(balance));
    const stated = computePmiDates(loan, price, balances);
    const likely = computePmiDates(loan, likelyPrice, balances);
    expect(read('Mortgage insurance')).toContain(
      `end by itself with payment ${stated.automatic?.payment}, and you could ask it to end with payment ${stated.request?.payment}`,
    );
    expect(read('Mortgage insurance')).toContain(
      `payments ${likely.automatic?.payment} and ${likely.request?.payment}`,
    );
  });

  test('$773.00 is not split', () => {
    const payment = computeLevelPayment(loan, terms.ratePercent, 360).toDecimalPlaces(2);
    expect(read('Everything beyond principal and interest')).toContain(
      cents(new Decimal('2683.41').minus(payment)),
    );
  });

  test('the closing costs lie outside 2-5% of the loan, with either price', () => {
    const text = read('Total closing costs');
    expect(text).toContain(`${cents(closingCosts)} is ${shareOf(closingCosts, loan, 1)} of the loan`);
    expect(text).toContain(`${whole(loan.times('0.02'))} to ${whole(loan.times('0.05'))}`);
    expect(text).toContain(shareOf(cash.minus(likelyPrice.minus(loan)), loan, 1));
    expect(read('Everything else together')).toContain(
      cents(closingCosts.minus(pointsAndFee.toDecimalPlaces(2))),
    );
  });

  test('points, fee and the cap of a qualified mortgage', () => {
    expect(read('Points in dollars')).toContain(`${cents(loan.times('0.0175'))}.`);
    expect(read('Points in dollars')).toContain(`whole dollars: ${whole(loan.times('0.0175'))}.`);
    expect(read('Origination charges')).toContain(
      `${cents(pointsAndFee)} is ${shareOf(pointsAndFee, loan, 2)} of the loan`,
    );
    expect(pointsAndFee.lt(loan.times('0.03'))).toBe(true);
  });

  test('what the official form would round', () => {
    expect(read('Monthly total')).toContain('$2,683,');
    expect(read('Cash to close')).toContain(`${whole(cash)}.`);
  });

  test('the APR has no mortgage insurance in it', () => {
    const { perDiem, total } = computePrepaidInterest({ ...terms, days: 21 });
    expect(read('F. Prepaids')).toContain(cents(perDiem));
    expect(read('F. Prepaids')).toContain(cents(total));
    const text = read('Annual percentage rate (APR)');
    const charges = pointsAndFee.toDecimalPlaces(2).plus(total);
    expect(text).toContain(`Points and admin fee alone make ${apr(pointsAndFee)?.toFixed(3)}%`);
    expect(apr(charges)?.toFixed(3)).toBe('7.894');
    expect(text).toContain(cents(charges));
    expect(text).toContain(`about ${apr(charges, '0.55', 140)?.toFixed(2)}%`);
  });

  test('more interest than the loan', () => {
    expect(computeDisclosure(terms).totalInterest.gt(loan)).toBe(true);
    expect(getDisclosedPart(computeDisclosure(terms), 60).principalPaid.toFixed(0)).toBe('14214');
  });
});
