import { demoPlan } from '@porchlight/domain/plan/demo-plan.ts';
import { type ToolId, toolIds } from '@porchlight/domain/tools/tool-pages.ts';
import { shippedWeek } from '@porchlight/domain/weekly-rates/weekly-rate.ts';
import { expect, test } from 'vitest';
import { affordabilityPage } from '../affordability/affordability-tool.ts';
import { cashToClosePage } from '../cash-to-close/cash-to-close-tool.ts';
import { getColumn } from '../compare-offers/offer-fields.ts';
import { contractDatesTool } from '../contract-dates/contract-dates-tool.ts';
import { creditPriceTool } from '../credit-price/credit-price-tool.ts';
import { debtToIncomeTool } from '../debt-to-income/debt-to-income-tool.ts';
import { extraPaymentsTool } from '../extra-payments/extra-payments-tool.ts';
import { monthlyPaymentTool } from '../monthly-payment/monthly-payment-tool.ts';
import { offerTermsTool } from '../offer-terms/offer-terms-tool.ts';
import { pointsOrCreditTool } from '../points-or-credit/points-or-credit-tool.ts';
import { refinancePage } from '../refinance/refinance-tool.ts';
import { rentOrBuyTool } from '../rent-or-buy/rent-or-buy-tool.ts';
import type { ToolField } from '../tool-definition.ts';
import { listInitial } from '../typed-values.ts';
import { listPlanFigures } from './plan-figures.ts';
import { listPlanOffers } from './plan-offers.ts';

const TODAY = '2026-11-25';
const plan = { ...demoPlan, closingDay: '2026-12-29' };

/** What buyers cannot know of their own purchase: the pages say that we assume it, and from where. */
const assumed = [
  'appreciationPercent',
  'rentGrowthPercent',
  'returnPercent',
  'costGrowthPercent',
  'maintenancePercentOfPrice',
  'rentersInsurancePerYear',
  'pmiPercentOfLoanIfLtvOver80',
  'closingCostsPercent',
  'closingCostsLowPercent',
  'closingCostsHighPercent',
  'sellingCostPercent',
  'taxSavingPercent',
];

const fields: Record<ToolId, readonly ToolField[]> = {
  affordability: affordabilityPage.fields,
  'debt-to-income': debtToIncomeTool.fields,
  'monthly-payment': monthlyPaymentTool.fields,
  'cash-to-close': cashToClosePage.fields,
  'points-or-credit': pointsOrCreditTool.fields,
  'rent-or-buy': rentOrBuyTool.fields,
  refinance: refinancePage.fields,
  'extra-payments': extraPaymentsTool.fields,
  'credit-price': creditPriceTool.fields,
  'offer-terms': offerTermsTool.fields,
  'contract-dates': contractDatesTool.fields,
};

/** Questions that the form shows, have to be answered, and are neither in the plan nor assumed. */
function listLeft(tool: ToolId): string[] {
  const figures = listPlanFigures({ tool, fields: fields[tool] }, plan, TODAY, shippedWeek);
  const typed = { ...listInitial(fields[tool]), ...figures };
  return fields[tool]
    .filter(({ isAsked, isWithin, isOptional }) => !isWithin && !isOptional && isAsked?.(typed) !== false)
    .filter(({ name, kind }) => kind !== 'flag' && figures[name] === undefined && !assumed.includes(name))
    .map(({ name }) => name);
}

test.each<[ToolId, string[]]>([
  ['affordability', []],
  ['debt-to-income', []],
  ['monthly-payment', []],
  ['cash-to-close', ['taxDue']],
  ['points-or-credit', ['creditPercent', 'monthsKept']],
  ['rent-or-buy', ['yearsStaying']],
  ['refinance', ['newRate', 'newMonths']],
  ['extra-payments', ['paid']],
  ['credit-price', []],
  ['offer-terms', ['sellerCredit']],
  ['contract-dates', ['acceptance']],
])('%s leaves the couple of the demonstration %j to answer', (tool, left) => {
  expect(listLeft(tool)).toEqual(left);
});

test('no calculator leaves more than two, and the comparison of offers leaves none', () => {
  for (const tool of toolIds) expect(listLeft(tool).length, tool).toBeLessThanOrEqual(2);
  const opened = listPlanOffers(plan, TODAY);
  expect(opened?.areSaved).toBe(true);
  expect(opened?.columns.map(getColumn).map(({ offer, problems }) => [offer?.name, problems])).toEqual([
    ['First Bank of Columbus', {}],
    ['Maple Credit Union', {}],
  ]);
});
