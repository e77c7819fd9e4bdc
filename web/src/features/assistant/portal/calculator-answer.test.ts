import { findCalculatorAsk } from '@porchlight/domain/assistant/asked/calculator-asks.ts';
import { expect, test } from 'vitest';
import { affordabilityPage } from '../../tools/affordability/affordability-tool.ts';
import { monthlyPaymentTool } from '../../tools/monthly-payment/monthly-payment-tool.ts';
import { refinancePage } from '../../tools/refinance/refinance-tool.ts';
import { getFragment } from '../../tools/scenarios/shared-link.ts';
import type { ToolField } from '../../tools/tool-definition.ts';
import { answerCalculator } from './calculator-answer.ts';

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
])('%j opens %s with its figures', (question, path, fields, values, words) => {
  const ask = findCalculatorAsk(question);
  if (ask === undefined) throw new Error('asks for no calculator');
  const { first, more, links } = answerCalculator(ask, '2026-11-21');
  const { pathname, hash } = new URL(links[0]?.href ?? '', 'https://example.com');
  expect(pathname).toBe(path);
  expect(getFragment(fields, hash)).toMatchObject(values);
  expect([first, ...more].join(' ')).toMatch(words);
  expect(more.at(-1)).toContain('no approval');
});
