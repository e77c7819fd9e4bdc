import { expect, test } from 'vitest';
import { type AffordabilityInput, affordabilityInput } from './affordability.contract.ts';
import { computeAffordability } from './affordability.ts';

const usual = {
  grossMonthlyIncome: '9000',
  monthlyDebts: '600',
  downPayment: '76000',
  ratePercent: '6.5',
  creditScoreBand: '620-659',
  propertyTaxPercentOfPrice: '1.1',
};

test.each<
  [string, Partial<Record<keyof AffordabilityInput, string>>, string, RegExp, Record<string, string>]
>([
  [
    'the step of mortgage insurance',
    {},
    '304000.00',
    /^The loan at which mortgage insurance would start or rise/,
    { 'Down payment': '$76,000', 'Loan, of the price': '80.00%', 'Payment for housing': '$2,520.00' },
  ],
  [
    'the limit on the loan',
    { loanLimit: '200000' },
    '200000.00',
    /^The limit on the loan$/,
    { 'Limit on the loan': '$200,000' },
  ],
  [
    'the least down payment',
    { minimumDownPercent: '30' },
    '177333.33',
    /^Down payment x \(100 - least percent\) \/ least percent$/,
    { 'Down payment': '$76,000', 'Least down payment, of the price': '30%' },
  ],
  [
    'the payment',
    { grossMonthlyIncome: '6000', monthlyDebts: '0' },
    '201777.44',
    /^\(Payment - insurance/,
    { 'Payment for housing': '$1,680.00' },
  ],
  [
    'debts that leave no loan',
    { monthlyDebts: '5000' },
    '0.00',
    /^No loan fits: your debts/,
    { 'Payment for housing': '$0.00' },
  ],
  [
    'a limit of nothing',
    { loanLimit: '0' },
    '0.00',
    /^The limit on the loan$/,
    { 'Limit on the loan': '$0' },
  ],
])('the loan that %s decides is worked out by it', (_, more, maxLoan, formula, inputs) => {
  const { workings, ...answer } = computeAffordability(
    affordabilityInput.parse({ ...usual, ...more }),
    '2026-11-21',
  );
  const working = workings.find(({ figure }) => figure === 'maxLoan');
  expect([answer.maxLoan, working?.value]).toEqual([maxLoan, maxLoan]);
  expect(working?.formula).toMatch(formula);
  expect(Object.fromEntries(working?.inputs.map(({ name, value }) => [name, value]) ?? [])).toMatchObject(
    inputs,
  );
});
