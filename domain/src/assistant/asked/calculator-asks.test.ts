import { describe, expect, it } from 'vitest';
import { parseAskedFigures } from './asked-figures.ts';
import { findCalculatorAsk } from './calculator-asks.ts';

describe('the figures of a question', () => {
  it.each([
    ['on 85k a year', ['income', 85_000]],
    ['we make $85,000', ['income', 85_000]],
    ['earning 7,500 a month', ['income', 7_500]],
    ['i make 22 an hour', ['income', 22]],
    ['$18.50/hr', ['income', 18.5]],
    ['earning 30 hourly', ['income', 30]],
    ['salary of 120 k', ['income', 120_000]],
    ['a 1.2 million house', ['price', 1_200_000]],
    ['a $350,000 home', ['price', 350_000]],
    ['6.5% rate', ['rate', 6.5]],
    ['at 7', ['rate', 7]],
    ['6.5 percent', ['rate', 6.5]],
    ['10 down', ['down', 10]],
    ['3.5% down', ['down', 3.5]],
    ['40k down payment', ['down', 40_000]],
    ['down payment of 40,000', ['down', 40_000]],
    ['a 300k loan', ['loan', 300_000]],
    ['i owe 250k', ['loan', 250_000]],
    ['15-year', ['term', 15]],
    ['with 500 a month in debts', ['debts', 500]],
  ])('%j is %j', (question, read) => {
    expect(parseAskedFigures(question).map(({ role, value }) => [role, value])).toEqual([read]);
  });

  it.each([
    'can i use my 401k',
    'a 5/1 arm',
    'in 2027',
    'my score is 640',
    'rent is 2000 a month',
    'i make 22 an hour part time',
    '25 an hour, 20 hours a week',
    'a fee of 3 an hour',
    'closing on 6/15',
    '3 bedrooms',
    '',
    'taxes of $4,800 a year',
  ])('%j has none that are known', (question) => {
    expect(parseAskedFigures(question)).toEqual([]);
  });
});

describe('a calculator is asked for', () => {
  it.each([
    ['how much house can I afford on 85k a year', { tool: 'affordability', income: 85_000, period: 'year' }],
    [
      'I make 22 an hour, what can I afford',
      { tool: 'affordability', income: 45_760, period: 'year', hourly: '22' },
    ],
    [
      'how much house can i afford at $18.50/hr',
      { tool: 'affordability', income: 38_480, period: 'year', hourly: '18.50' },
    ],
    ['can i afford a 400k house making 90,000', { tool: 'affordability', income: 90_000, period: 'year' }],
    [
      'how much home can we afford, we make 9000 a month, 20k down, 400 a month in debts, 6.25% 15 year',
      {
        ...{ tool: 'affordability', income: 9_000, period: 'month', debts: 400 },
        ...{ down: 20_000, rate: '6.25', years: 15 },
      },
    ],
    [
      'payment on a 400k house with 10% down at 6.5',
      { tool: 'monthly-payment', price: 400_000, isLoan: false, down: 40_000, rate: '6.5' },
    ],
    ['can I afford 350000', { tool: 'monthly-payment', price: 350_000, isLoan: false }],
    [
      'monthly payment on a $300,000 mortgage at 7% for 15 years',
      { tool: 'monthly-payment', price: 300_000, isLoan: true, rate: '7', years: 15 },
    ],
    [
      'payment on a 300k mortgage with 10% down',
      { tool: 'monthly-payment', price: 300_000, isLoan: false, down: 30_000 },
    ],
    [
      'whats the payment, $387,100 home, 3.5 down',
      { tool: 'monthly-payment', price: 387_100, isLoan: false, down: 13_549 },
    ],
    ['should I refinance from 7.2 to 6.1', { tool: 'refinance', from: '7.2', to: '6.1' }],
    ['refi 7% to 6% i owe 310k', { tool: 'refinance', from: '7', to: '6', balance: 310_000 }],
  ])('by %j', (question, asked) => {
    expect(findCalculatorAsk(question)).toEqual(asked);
  });

  it.each([
    'how much house can i afford',
    'what is a down payment',
    'is a 20k down payment enough',
    'how much earnest money on a 400k house',
    'closing costs on a 400k house',
    'how much is pmi on a 300k loan',
    'property tax a month on a 400k house',
    'should i refinance',
    'can i afford 2000 a month',
    'i make 85k a year and was denied',
    'can i get a mortgage in 2027',
    'payment on a 20k house with 30k down',
    'is 620 enough to buy a house',
  ])('not by %j', (question) => {
    expect(findCalculatorAsk(question)).toBeUndefined();
  });
});
