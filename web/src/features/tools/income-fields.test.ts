import { affordabilityText } from '@porchlight/content/en/tools/affordability.ts';
import { debtToIncomeText } from '@porchlight/content/en/tools/debt-to-income.ts';
import { expect, test } from 'vitest';
import { affordabilityPage } from './affordability/affordability-tool.ts';
import { answerTool } from './answer-tool.ts';
import { loadComparedTool } from './compare-scenarios/compared-tools.ts';
import { debtToIncomeTool } from './debt-to-income/debt-to-income-tool.ts';
import { listGiven } from './scenarios/given-figures.tsx';
import { listInitial } from './typed-values.ts';

const ON = '2026-11-21';
const afford = (more: Record<string, string>) => {
  const { answer } = answerTool(affordabilityPage, { ...listInitial(affordabilityPage.fields), ...more }, ON);
  return answer?.result.maxPrice.replace(/\..*/, '');
};

test('an income is for a month until it is said to be for a year', () => {
  const month = afford({ grossMonthlyIncome: '9,000' });
  expect(afford({ grossMonthlyIncome: '108,000', grossPeriod: 'year' })).toBe(month);
  expect(afford({ grossMonthlyIncome: '85,000', ratePercent: '6.5' })).toBe('3017759');
  expect(Number(afford({ grossMonthlyIncome: '85,000', grossPeriod: 'year' }))).toBeLessThan(400_000);
});

test('take-home pay is divided too', () => {
  const budget = (more: Record<string, string>) =>
    answerTool(affordabilityPage, { ...listInitial(affordabilityPage.fields), hasBudget: 'yes', ...more }, ON)
      .answer?.result.budget;
  expect(budget({ takeHomeMonthly: '82,800', takeHomePeriod: 'year' })).toEqual(
    budget({ takeHomeMonthly: '6,900' }),
  );
});

test('debt-to-income takes either', () => {
  const ratio = (more: Record<string, string>) =>
    answerTool(debtToIncomeTool, { ...listInitial(debtToIncomeTool.fields), ...more }, ON).answer?.result
      .backPercent;
  expect(ratio({ grossMonthlyIncome: '84,000', grossPeriod: 'year' })).toBe(
    ratio({ grossMonthlyIncome: '7,000' }),
  );
});

test.each([
  [affordabilityPage, { grossMonthlyIncome: '0.001' }],
  [affordabilityPage, { grossMonthlyIncome: '0.001', grossPeriod: 'year' }],
  [debtToIncomeTool, { grossMonthlyIncome: '0' }],
  [debtToIncomeTool, { grossMonthlyIncome: '0', grossPeriod: 'year' }],
] as const)('what is wrong with an income stands at its field: %#', (tool, more) => {
  const { problems } = answerTool(
    tool as typeof affordabilityPage,
    { ...listInitial(tool.fields), ...more },
    ON,
  );
  expect(Object.keys(problems ?? {})).toEqual(['grossMonthlyIncome']);
});

test('figures saved before an income had a period keep their meaning', async () => {
  const saved = { grossMonthlyIncome: '85,000', monthlyDebts: '600', ratePercent: '6.5' };
  const { compare, write } = await loadComparedTool('affordability');
  const { given, lines } = compare(saved, ON);
  expect(lines[0]?.value).toBe('$3,017,759');
  expect(given[0]).toMatchObject({ label: 'Income before taxes', value: '$85,000 per month' });
  expect(write(saved)).not.toContain('grossPeriod');
});

test.each([
  [affordabilityPage.fields, affordabilityText],
  [debtToIncomeTool.fields, debtToIncomeText],
] as const)('an income is listed with what it is for, on one line: %#', (fields, text) => {
  const typed = { ...listInitial(fields), grossMonthlyIncome: '85,000', grossPeriod: 'year' };
  const rows = listGiven(fields, text, typed);
  expect(rows).toContainEqual(['Income before taxes', '$85,000 per year']);
  expect(rows.map(([label]) => label)).not.toContain('Period of the income');
});
