import { expect, test } from 'vitest';
import { type CashStep, listCashSteps } from './cash-steps.ts';

const sample = [
  { name: 'Total closing costs (J)', amount: '8054.00' },
  { name: 'Closing costs financed (paid from your loan amount)', amount: '0.00' },
  { name: 'Down payment', amount: '18000.00' },
  { name: 'Deposit', amount: '-10000.00' },
  { name: 'Funds for borrower', amount: '0.00' },
  { name: 'Seller credits', amount: '0.00' },
];

test('the official sample H-24(B) from its price to its cash to close', () => {
  const steps = listCashSteps({
    price: '180000',
    totalLoan: '162000.00',
    calculation: sample,
    cashToClose: '16054.00',
  });
  expect(steps.map(({ kind, name, amount }) => `${kind} ${name} ${amount}`)).toEqual([
    'price  180000.00',
    'loan  -162000.00',
    'line Total closing costs (J) 8054.00',
    'line Deposit -10000.00',
    'cash  16054.00',
  ]);
  const near = (step: CashStep | undefined) => [step?.from, step?.to].map((share) => share?.toFixed(3));
  expect(steps.map(near)).toEqual([
    ['0.000', '1.000'],
    ['0.100', '1.000'],
    ['0.100', '0.145'],
    ['0.089', '0.145'],
    ['0.000', '0.089'],
  ]);
});

test.each([
  ['a loan beyond the price', '100000', '103000.00', '2000.00', [0, 1]],
  ['a price of nothing', '0', '0.00', '0.00', [0, 0]],
])('bars stay within the picture: %s', (_, price, totalLoan, cashToClose, [from, to]) => {
  const steps = listCashSteps({ price, totalLoan, calculation: [], cashToClose });
  expect(steps[1]).toMatchObject({ from, to });
});
