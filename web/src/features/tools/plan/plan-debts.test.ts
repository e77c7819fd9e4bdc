import { expect, test } from 'vitest';
import { affordabilityPage } from '../affordability/affordability-tool.ts';
import { answerTool } from '../answer-tool.ts';
import { debtToIncomeTool } from '../debt-to-income/debt-to-income-tool.ts';
import { monthlyPaymentTool } from '../monthly-payment/monthly-payment-tool.ts';
import { listInitial } from '../typed-values.ts';
import { listUnknownDebts } from './plan-figures.ts';

const ON = '2026-11-30';

test.each([
  [affordabilityPage.fields, {}, ['monthlyDebts']],
  [affordabilityPage.fields, { monthlyDebts: '0' }, []],
  [debtToIncomeTool.fields, {}, ['otherMonthlyDebts']],
  [monthlyPaymentTool.fields, {}, []],
])('debts that the plan says nothing of are asked empty: %#', (fields, figures, empty) => {
  expect(listUnknownDebts(fields, figures).map(({ name }) => name)).toEqual(empty);
});

test('an empty field of debts counts as none, and not as the example’s', () => {
  const typed = listInitial(affordabilityPage.fields);
  const afford = (monthlyDebts: string) =>
    Number(answerTool(affordabilityPage, { ...typed, monthlyDebts }, ON).answer?.result.maxPrice);
  expect(afford('')).toBe(afford('0'));
  expect(afford('')).toBeGreaterThan(afford('1,500'));
});
