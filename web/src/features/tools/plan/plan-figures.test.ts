import type { Facts } from '@porchlight/domain/plan/plan-facts.ts';
import type { ToolId } from '@porchlight/domain/tools/tool-pages.ts';
import { shippedWeek } from '@porchlight/domain/weekly-rates/weekly-rate.ts';
import { expect, test } from 'vitest';
import { affordabilityPage } from '../affordability/affordability-tool.ts';
import { answerTool } from '../answer-tool.ts';
import { cashToClosePage } from '../cash-to-close/cash-to-close-tool.ts';
import { contractDatesTool } from '../contract-dates/contract-dates-tool.ts';
import { creditPriceTool } from '../credit-price/credit-price-tool.ts';
import { debtToIncomeTool } from '../debt-to-income/debt-to-income-tool.ts';
import { extraPaymentsTool } from '../extra-payments/extra-payments-tool.ts';
import { monthlyPaymentTool } from '../monthly-payment/monthly-payment-tool.ts';
import { offerTermsTool } from '../offer-terms/offer-terms-tool.ts';
import { pointsOrCreditTool } from '../points-or-credit/points-or-credit-tool.ts';
import { refinancePage } from '../refinance/refinance-tool.ts';
import { rentOrBuyTool } from '../rent-or-buy/rent-or-buy-tool.ts';
import type { ShownWorking, ToolDefinition, ToolField } from '../tool-definition.ts';
import { listInitial } from '../typed-values.ts';
import { listPlanFigures } from './plan-figures.ts';

const TODAY = '2026-11-25';
const plan: Facts = {
  incomeWages: { cents: 9_600_000, per: 'year' },
  monthlyDebts: 60_000,
  creditScore: { score: 742, model: 'fico', bureau: 'experian', on: null },
  price: 40_000_000,
  downPayment: 6_000_000,
  ratePercent: '7.25',
  termMonths: 180,
  monthlyRent: 210_000,
  closingDay: '2027-03-19',
};

const write = (tool: { id: ToolId; fields: readonly ToolField[] }, facts: Facts) =>
  listPlanFigures({ tool: tool.id, fields: tool.fields }, facts, TODAY, shippedWeek);

test('stand in the form as they would be typed', () => {
  expect(write(monthlyPaymentTool, plan)).toEqual({
    price: '400,000',
    downPayment: '60,000',
    ratePercent: '7.25',
    termMonths: '15',
    propertyTaxYearly: '4,000',
    homeInsuranceYearly: '2,000',
    creditScore: '740',
  });
  expect(write(affordabilityPage, plan)).toMatchObject({
    grossMonthlyIncome: '96,000',
    grossPeriod: 'year',
    creditScoreBand: '700-759',
  });
});

test.each([
  [742, '740'],
  [850, '760'],
  [600, '620'],
])('put a score of %i into its step', (score, step) => {
  const creditScore = { score, model: 'fico', bureau: 'unknown', on: null } as const;
  expect(write(monthlyPaymentTool, { ...plan, creditScore }).creditScore).toBe(step);
});

const monthly: Facts = { incomeWages: { cents: 800_000, per: 'month' } };
test('say what an income is for', () => {
  expect(write(debtToIncomeTool, monthly)).toMatchObject({
    grossMonthlyIncome: '8,000',
    grossPeriod: 'month',
  });
});

test.each([
  ['affordability', (facts: Facts) => check(affordabilityPage, facts)],
  ['debt-to-income', (facts: Facts) => check(debtToIncomeTool, facts)],
  ['monthly-payment', (facts: Facts) => check(monthlyPaymentTool, facts)],
  ['cash-to-close', (facts: Facts) => check(cashToClosePage, facts)],
  ['points-or-credit', (facts: Facts) => check(pointsOrCreditTool, facts)],
  ['rent-or-buy', (facts: Facts) => check(rentOrBuyTool, facts)],
  ['refinance', (facts: Facts) => check(refinancePage, facts)],
  ['extra-payments', (facts: Facts) => check(extraPaymentsTool, facts)],
  ['credit-price', (facts: Facts) => check(creditPriceTool, facts)],
  ['offer-terms', (facts: Facts) => check(offerTermsTool, facts)],
  ['contract-dates', (facts: Facts) => check(contractDatesTool, facts)],
])('of a plan, whole or scant, have an answer in %s', (_, problemsOf) => {
  for (const facts of [plan, { price: 40_000_000 }, monthly, { ratePercent: '3' }])
    expect(problemsOf(facts)).toBeUndefined();
});

function check<Input, Result extends ShownWorking>(tool: ToolDefinition<Input, Result>, facts: Facts) {
  return answerTool(tool, { ...listInitial(tool.fields), ...write(tool, facts) }, TODAY).problems;
}
