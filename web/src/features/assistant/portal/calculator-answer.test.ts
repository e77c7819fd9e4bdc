import { parseAskedFigures } from '@porchlight/domain/assistant/asked/asked-figures.ts';
import { findCalculatorAsk } from '@porchlight/domain/assistant/asked/calculator-asks.ts';
import type { FigureTool } from '@porchlight/domain/assistant/intents.ts';
import { shippedWeek } from '@porchlight/domain/weekly-rates/weekly-rate.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../../../platform/api/api.ts';
import { affordabilityPage } from '../../tools/affordability/affordability-tool.ts';
import { monthlyPaymentTool } from '../../tools/monthly-payment/monthly-payment-tool.ts';
import { refinancePage } from '../../tools/refinance/refinance-tool.ts';
import { getFragment } from '../../tools/scenarios/shared-link.ts';
import type { ToolField } from '../../tools/tool-definition.ts';
import { answerCalculator } from './calculator-answer.ts';

beforeAll(() => {
  vi.stubGlobal('fetch', async () => Response.json(shippedWeek));
});
afterAll(() => {
  vi.unstubAllGlobals();
});

function readAsk(path: string, question: string) {
  const ask = findCalculatorAsk(path.replace('/tools/', '') as FigureTool, parseAskedFigures(question));
  if (ask === undefined) throw new Error('asks for no calculator');
  return ask;
}

test.each<[string, string, readonly ToolField[], Record<string, string>, RegExp]>([
  [
    'how much house can I afford on 85k a year',
    '/tools/affordability',
    affordabilityPage.fields,
    { grossMonthlyIncome: '85,000', grossPeriod: 'year', downPayment: '60,000' },
    /^On \$85,000 a year: .*\$600 of debts a month, \$60,000 down and 7\.4% over 30 years, .* up to \$\d{3},\d{3}\./,
  ],
  [
    'I make 22.50 an hour, what can I afford',
    '/tools/affordability',
    affordabilityPage.fields,
    { grossMonthlyIncome: '46,800', grossPeriod: 'year' },
    /^On \$22\.50 an hour, which is \$46,800 a year at 2,080 hours: .* up to \$\d{2,3},\d{3}\./,
  ],
  [
    'payment on a 400k house with 10% down at 6.25',
    '/tools/monthly-payment',
    monthlyPaymentTool.fields,
    { price: '400,000', downPayment: '40,000', ratePercent: '6.25', termMonths: '30' },
    /^On a \$400,000 home: .*\$40,000 down and 6\.25% over 30 years, .*about \$\d,\d{3} a month, .* and mortgage insurance, included/,
  ],
  [
    'payment on a 400k house with 20% down',
    '/tools/monthly-payment',
    monthlyPaymentTool.fields,
    { downPayment: '80,000' },
    /\$80,000 down .* insurance of \$1,920 a year included\./,
  ],
  [
    'can I afford 350000',
    '/tools/monthly-payment',
    monthlyPaymentTool.fields,
    { price: '350,000', downPayment: '35,000' },
    /^On a \$350,000 home: .*\$35,000 down/,
  ],
  // 300,000 at 7% over 15 years: 2,696.48 (the annuity formula).
  [
    'monthly payment on a $300,000 mortgage at 7% for 15 years',
    '/tools/monthly-payment',
    monthlyPaymentTool.fields,
    { price: '300,000', downPayment: '0', ratePercent: '7', termMonths: '15' },
    /^On a \$300,000 loan: at 7% over 15 years, principal and interest come to about \$2,696 a month/,
  ],
  [
    'should I refinance from 7.2 to 6.1',
    '/tools/refinance',
    refinancePage.fields,
    { currentRate: '7.2', newRate: '6.1', balance: '250,000' },
    /^From 7\.2% to 6\.1%: .*\$250,000 owed with 28 years left and \$5,200 of costs, .* after \d+/,
  ],
  [
    'should I refinance from 6 to 7',
    '/tools/refinance',
    refinancePage.fields,
    { currentRate: '6', newRate: '7' },
    /never makes up its costs/,
  ],
])('%j opens %s with its figures', async (question, path, fields, values, words) => {
  const { first, more, links } = await answerCalculator(readAsk(path, question), '2026-11-21');
  const { pathname, hash } = new URL(links[0]?.href ?? '', 'https://example.com');
  expect(pathname).toBe(path);
  expect(getFragment(fields, hash)).toMatchObject(values);
  expect([first, ...more].join(' ')).toMatch(words);
  expect(more.at(-1)).toContain('no approval');
});

test('what was not said comes from the plan and then from the example, each by its name', async () => {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  queryClient.setQueryData(api.plan.read.queryKey(), {
    facts: [
      {
        ...{ id: '00000000-0000-4000-8000-000000000001', fact: 'monthlyDebts', value: 45_000, other: null },
        ...{ from: { source: 'typed' }, by: { name: 'Priya', isYou: false }, at: '2026-11-20T12:00:00.000Z' },
      },
    ],
  });
  const ask = readAsk('/tools/affordability', 'how much house can I afford on 85k a year');
  const { first, more, links } = await answerCalculator(ask, '2026-11-21', queryClient);
  expect(first).toContain('$450 of debts a month');
  expect(more[0]).toMatch(/^From your plan: Debt payments/);
  expect(more[1]).toMatch(/^From the example: /);
  expect(links[0]?.href).toContain('monthlyDebts=450');
});

test.each([
  ['points-or-credit', 'pay 1.5 points for 6.25% instead of 6.5% on a 300k loan', 'pointsPercent=1.5'],
  ['rent-or-buy', 'rent is 1800 should i buy a 300k house', 'monthlyRent=1%2C800'],
  ['extra-payments', 'pay 300 extra a month on a 250k loan', 'extraMonthly=300'],
  ['debt-to-income', 'dti with 6000 a month income and 900 a month in debts', 'otherMonthlyDebts=900'],
  ['cash-to-close', 'cash needed for a 350k house with 5% down', 'price=350%2C000'],
  ['credit-price', 'what does a score of 690 cost on a 300k house', 'creditScore=690'],
])('%s answers %j with a figure of its own', async (tool, question, filled) => {
  const { first, links } = await answerCalculator(readAsk(`/tools/${tool}`, question), '2026-11-21');
  expect(first).toMatch(/\d/);
  expect(links[0]?.href).toContain(filled);
});
