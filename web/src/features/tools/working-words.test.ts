import { expect, test } from 'vitest';
import { nameInput, writeInput } from './working-words.ts';

test.each([
  ['principal', '425000', 'Loan', '$425,000.00'],
  ['ratePercent', '6.875 %', 'Rate a year', '6.875%'],
  ['termMonths', '360', 'Months', '360'],
  ['homeInsuranceYearly', '1920.5', 'Home insurance yearly', '$1,920.50'],
  ['paymentUnrounded', '1649.1286800954916732', 'Payment before rounding', '$1,649.128680'],
  ['Lender’s charges', '$1,200.00', 'Lender’s charges', '$1,200.00'],
])('%s %s', (name, value, words, figure) => {
  expect([nameInput(name), writeInput({ name, value })]).toEqual([words, figure]);
});
