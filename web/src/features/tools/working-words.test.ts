import { expect, test } from 'vitest';
import { formatInput, getInputName } from './working-words.ts';

test.each([
  ['principal', '425000', 'Loan', '$425,000.00'],
  ['ratePercent', '6.875 %', 'Rate a year', '6.875%'],
  ['termMonths', '360', 'Months', '360'],
  ['homeInsuranceYearly', '1920.5', 'Home insurance yearly', '$1,920.50'],
  ['Tax a month', '365.00', 'Tax a month', '$365.00'],
  ['Dues a month', '0', 'Dues a month', '$0.00'],
  ['Difference of the payments', '52.32', 'Difference of the payments', '$52.32'],
  ['months', '12', 'Months', '12'],
  ['Days', '13', 'Days', '13'],
  ['newMonths', '360', 'New months', '360'],
  ['monthsKept', '84', 'Months kept', '84'],
  ['payoffMonthsLater', '-24', 'Payoff months later', '-24'],
  ['familySize', '4', 'Family size', '4'],
  ['paymentsWithout', '324', 'Payments without', '324'],
  ['finalTerminationMidpointPaymentNumber', '180', 'Final termination midpoint payment number', '180'],
  ['extraMonthly', '200', 'Extra monthly', '$200.00'],
  ['monthlySaving', '242.88', 'Monthly saving', '$242.88'],
  ['paymentUnrounded', '1649.1286800954916732', 'Payment before rounding', '$1,649.128680'],
  ['Lender’s charges', '$1,200.00', 'Lender’s charges', '$1,200.00'],
])('%s %s', (name, value, words, figure) => {
  expect([getInputName(name), formatInput({ name, value })]).toEqual([words, figure]);
});
