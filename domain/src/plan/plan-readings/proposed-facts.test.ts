import { expect, it } from 'vitest';
import type { ReadValue, ShownField } from '../../readings/document-readings/kept/kept-reading.ts';
import { listOpenFields, proposeFacts } from './proposed-facts.ts';

const today = '2026-11-26';
const field = (value: ReadValue, state: ShownField['state'] = 'confirmed'): ShownField => ({
  ...{ value, state, page: 1, method: 'text' },
  box: { x: 1, y: 2, width: 3, height: 4 },
});

it.each<[form: string, field: string, value: ReadValue, fact: string, kept: unknown]>([
  ['loan_estimate', 'sale_price', '240000', 'price', 24_000_000],
  ['loan_estimate', 'down_payment', '29000', 'downPayment', 2_900_000],
  ['loan_estimate', 'deposit', '10000.5', 'deposit', 1_000_050],
  ['loan_estimate', 'rate', '3.875', 'ratePercent', '3.875'],
  ['loan_estimate', 'term', '30 years', 'termMonths', 360],
  ['loan_estimate', 'term', '180 months', 'termMonths', 180],
  ['loan_estimate', 'loan_type', 'Conventional', 'program', 'conventional'],
  ['loan_estimate', 'loan_type', 'FHA', 'program', 'fha'],
  ['loan_estimate', 'lender', 'FICUS BANK', 'lender', 'FICUS BANK'],
  ['loan_estimate', 'lock_until', '2026-12-16T17:00 EST', 'lockUntil', '2026-12-16'],
  ['closing_disclosure', 'closing_date', '2026-12-15', 'closingDay', '2026-12-15'],
  ['closing_disclosure', 'down_payment_final', '18000', 'downPayment', 1_800_000],
  ['homeowners_insurance', 'annual_premium', '1210', 'homeInsuranceYearly', 121_000],
  ['tax_bill', 'total', '3841.18', 'propertyTaxYearly', 384_118],
  [
    'credit_score_notice',
    'score',
    '741',
    'creditScore',
    { score: 741, model: 'unknown', bureau: 'unknown', on: null },
  ],
])('of a %s, %s %j is the fact %s', (form, name, value, fact, kept) => {
  expect(proposeFacts({ form, fields: { [name]: field(value) } }, today)).toEqual([
    { fact, value: kept, field: name, page: 1, words: String(value), proof: 'confirmed' },
  ]);
});

it.each<[string, string, ReadValue]>([
  ['a closing day that has gone by', 'closing_date', '2026-11-25'],
  ['a term that is none', 'term', 'thirty years'],
  ['a program that the plan has not', 'loan_type', 'Other'],
  ['a price that is empty', 'sale_price', null],
  ['a rate above all', 'rate', '101'],
])('%s is not proposed', (_name, name, value) => {
  expect(proposeFacts({ form: 'closing_disclosure', fields: { [name]: field(value) } }, today)).toEqual([]);
});

it('what a sum proves is proposed with that, and what is only read waits to be confirmed', () => {
  const fields = {
    down_payment: field('29000', 'proved'),
    rate: field('4', 'read'),
    sale_price: field('240000', 'check'),
    lender: field(null, 'read'),
  };
  const proposed = proposeFacts({ form: 'loan_estimate', fields }, today);
  expect(proposed.map(({ fact, proof }) => [fact, proof])).toEqual([['downPayment', 'sum']]);
  expect(listOpenFields({ form: 'loan_estimate', fields })).toEqual(['sale_price', 'rate']);
});

it('a score comes with the model, bureau and day beside it, and an unknown paper with nothing', () => {
  const fields = {
    score: field('741'),
    model: field('FICO Score 5'),
    bureau: field('Equifax'),
    date: field('2026-11-02'),
  };
  expect(proposeFacts({ form: 'credit_score_notice', fields }, today)[0]?.value).toEqual({
    ...{ score: 741, model: 'fico', bureau: 'equifax', on: '2026-11-02' },
  });
  for (const form of [null, 'photo_id', '__proto__'])
    expect(proposeFacts({ form, fields }, today)).toEqual([]);
});

it('a score takes along the day, the bureau and the model that are certain, and asks about the others', () => {
  const fields = {
    score: field('741'),
    model: field('FICO Score 5'),
    bureau: field('Equifax', 'read'),
    date: field('2026-01-02', 'check'),
  };
  const form = 'credit_score_notice';
  expect(proposeFacts({ form, fields }, today)[0]?.value).toEqual({
    ...{ score: 741, model: 'fico', bureau: 'unknown', on: null },
  });
  expect(listOpenFields({ form, fields })).toEqual(['bureau', 'date']);
});
