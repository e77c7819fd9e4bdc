import { listSampleLines } from '@porchlight/domain/estimates/sample-estimate.ts';
import { describe, expect, test } from 'vitest';
import { glossary } from './glossary.ts';
import { sampleEstimate } from './sample-estimate.ts';

const lines = listSampleLines(sampleEstimate);
const getReadingValue = (label: string) => {
  const values = new Set(lines.filter((line) => line.label === label).map((line) => line.value));
  expect([...values], label).toHaveLength(1);
  return [...values][0] ?? '';
};
/** In cents. */
const parseAmount = (label: string) => Math.round(Number(getReadingValue(label).replace(/[$,]/g, '')) * 100);

describe('the sample Loan Estimate', () => {
  test.each([
    ['Quote number', '12345678'],
    ['Sale price', '$289,900'],
    ['Loan amount', '$269,910'],
    ['Interest rate', '7.625%'],
    ['Annual percentage rate (APR)', '7.894%'],
    ['Loan', '30-year conventional fixed'],
    ['Rate lock', '30-day lock'],
    ['Points', '1.75%'],
    ['Admin fee', '$995'],
    ['Monthly total', '$2,683.41'],
    ['Cash to close', '$47,036.47'],
  ])('%s is %s, as the specification has it (section 9)', (label, value) => {
    expect(getReadingValue(label)).toBe(value);
    expect(lines.find((line) => line.label === label)?.origin).toBe('given');
  });

  test('every line that is neither given nor left out says how it follows', () => {
    const givenLabels = lines.filter((line) => line.origin === 'given').map((line) => line.label);
    expect(new Set(givenLabels).size).toBe(11);
    for (const line of lines) {
      if (line.origin === 'derived') expect(line.note, line.label).toMatch(/\.$/);
      if (line.origin === 'left-out') expect(line.value).toBe('Not stated');
    }
  });

  test('every term of art is in the glossary and is explained once', () => {
    const terms = lines.flatMap(({ term }) => term ?? []);
    expect(terms.length).toBeGreaterThan(20);
    expect(new Set(terms).size).toBe(terms.length);
    const slugs = new Set(glossary.map(({ slug }) => slug));
    expect(terms.filter((term) => !slugs.has(term))).toEqual([]);
  });

  test('what is derived follows to the cent', () => {
    const loan = 26_991_000;
    const rate = 0.07625 / 12;
    const payment = (loan * rate) / (1 - (1 + rate) ** -360);
    expect(parseAmount('Monthly principal and interest')).toBe(Math.round(payment));
    expect(parseAmount('Everything beyond principal and interest')).toBe(
      parseAmount('Monthly total') - Math.round(payment),
    );
    expect(parseAmount('Points in dollars')).toBe(Math.ceil(loan * 0.0175));
    expect(parseAmount('Origination charges')).toBe(
      parseAmount('Points in dollars') + parseAmount('Admin fee'),
    );
    expect(parseAmount('Down payment')).toBe(parseAmount('Sale price') - loan);
    expect(parseAmount('Total closing costs')).toBe(
      parseAmount('Cash to close') - parseAmount('Down payment'),
    );
    expect(parseAmount('Everything else together')).toBe(
      parseAmount('Total closing costs') - parseAmount('Origination charges'),
    );
    expect(parseAmount('Principal and interest paid in 5 years')).toBe(
      Math.round((60 * payment) / 100) * 100,
    );
    const balance = loan * (1 + rate) ** 60 - (payment * ((1 + rate) ** 60 - 1)) / rate;
    expect(parseAmount('Principal paid off in 5 years')).toBe(Math.round((loan - balance) / 100) * 100);
    const interest = (100 * (360 * payment - loan)) / loan;
    expect(getReadingValue('Total interest percentage')).toBe(`${interest.toFixed(2)}%`);
  });

  test('carries the warning required of anyone but the lender (12 CFR 1026.19(e)(2)(ii))', () => {
    expect(sampleEstimate.warning).toBe(
      'Your actual rate, payment, and costs could be higher. Get an official Loan Estimate before choosing a loan.',
    );
    expect(sampleEstimate.notOfficial).toContain('not an official Loan Estimate');
    expect(sampleEstimate.sample).toBe(true);
  });

  test('says in plain words what it leaves out and what does not add up', () => {
    const text = sampleEstimate.leavesOut.items.join('\n');
    for (const part of [
      '90% of $299,900',
      '$773.00',
      'mortgage insurance',
      '10.0% of the loan',
      '$21,328.04',
    ])
      expect(text).toContain(part);
  });
});
