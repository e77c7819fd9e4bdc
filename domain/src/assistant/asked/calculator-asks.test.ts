import { describe, expect, it } from 'vitest';
import type { FigureTool } from '../intents.ts';
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
    ['rent is 2000 a month', ['rent', 2000]],
    ['1.5 points', ['points', 1.5]],
    ['300 extra a month', ['extra', 300]],
  ])('%j is %j', (question, read) => {
    expect(parseAskedFigures(question).map(({ role, value }) => [role, value])).toEqual([read]);
  });

  it.each([
    'can i use my 401k',
    'a 5/1 arm',
    'in 2027',
    'my score is 640',
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

const ask = (tool: FigureTool, question: string) => findCalculatorAsk(tool, parseAskedFigures(question));

describe('a calculator is filled', () => {
  it.each([
    [
      'affordability',
      'how much house can I afford on 85k a year',
      { grossMonthlyIncome: '85000', grossPeriod: 'year' },
    ],
    [
      'affordability',
      'can i afford a 400k house making 90,000',
      { grossMonthlyIncome: '90000', grossPeriod: 'year' },
    ],
    [
      'affordability',
      'what can we buy with 52k and 78k incomes',
      { grossMonthlyIncome: '130000', grossPeriod: 'year' },
    ],
    ['affordability', 'i make 60k and she makes 45k', { grossMonthlyIncome: '105000', grossPeriod: 'year' }],
    ['affordability', 'gano 60 mil al año', { grossMonthlyIncome: '60000', grossPeriod: 'year' }],
    [
      'affordability',
      'how much home can we afford, we make 9000 a month, 20k down, 400 a month in debts, 6.25% 15 year',
      {
        ...{ grossMonthlyIncome: '9000', grossPeriod: 'month', monthlyDebts: '400' },
        ...{ downPayment: '20000', ratePercent: '6.25', termMonths: '15' },
      },
    ],
    [
      'monthly-payment',
      'payment on a 400k house with 10% down at 6.5',
      { price: '400000', downPayment: '40000', ratePercent: '6.5' },
    ],
    ['monthly-payment', 'can I afford 350000', { price: '350000' }],
    ['monthly-payment', 'payment on half a million', { price: '500000' }],
    [
      'monthly-payment',
      'payment on a 300k mortgage with 10% down',
      { price: '300000', downPayment: '30000' },
    ],
    [
      'monthly-payment',
      'whats the payment, $387,100 home, 3.5 down',
      { price: '387100', downPayment: '13549' },
    ],
    ['refinance', 'should I refinance from 7.2 to 6.1', { currentRate: '7.2', newRate: '6.1' }],
    ['refinance', 'refi 7% to 6% i owe 310k', { currentRate: '7', newRate: '6', balance: '310000' }],
    [
      'points-or-credit',
      'pay 1.5 points for 6.25% instead of 6.625% on a 320k loan',
      { pointsPercent: '1.5', ratePercent: '6.625', pointsRatePercent: '6.25', loanAmount: '320000' },
    ],
    ['rent-or-buy', 'rent is 1800 should i buy a 300k house', { monthlyRent: '1800', price: '300000' }],
    ['extra-payments', 'what if i pay 200 more every month', { extraMonthly: '200' }],
    [
      'debt-to-income',
      'dti with 6000 a month income and 900 a month in debts',
      { grossMonthlyIncome: '6000', grossPeriod: 'month', otherMonthlyDebts: '900' },
    ],
    ['cash-to-close', 'cash needed for a 350k house with 5% down', { price: '350000', loanAmount: '332500' }],
    [
      'credit-price',
      'what does a score of 690 cost on a 300k house',
      { creditScore: '690', price: '300000' },
    ],
  ] as const)('%s by %j', (tool, question, given) => {
    expect(ask(tool, question)).toEqual({ tool, given });
  });

  it('with the year that an hourly pay comes to', () => {
    expect(ask('affordability', 'I make 22 an hour, what can I afford')).toEqual({
      tool: 'affordability',
      given: { grossMonthlyIncome: '45760', grossPeriod: 'year' },
      hourly: '22',
    });
    expect(ask('affordability', 'how much house can i afford at $18.50/hr')).toMatchObject({
      given: { grossMonthlyIncome: '38480' },
      hourly: '18.50',
    });
  });

  it('with a loan, on which nothing is paid down', () => {
    expect(ask('monthly-payment', 'monthly payment on a $300,000 mortgage at 7% for 15 years')).toEqual({
      tool: 'monthly-payment',
      given: { price: '300000', downPayment: '0', ratePercent: '7', termMonths: '15' },
      isLoan: true,
    });
  });

  it.each([
    ['affordability', 'how much house can i afford'],
    ['monthly-payment', 'is a 20k down payment enough'],
    ['refinance', 'should i refinance'],
    ['monthly-payment', 'can i afford 2000 a month'],
    ['monthly-payment', 'payment on a 20k house with 30k down'],
    ['monthly-payment', 'can i get a mortgage in 2027'],
    ['credit-price', 'is 620 enough to buy a house'],
    ['rent-or-buy', 'rent or buy'],
  ] as const)('%s not by %j', (tool, question) => {
    expect(ask(tool, question)).toBeUndefined();
  });
});
