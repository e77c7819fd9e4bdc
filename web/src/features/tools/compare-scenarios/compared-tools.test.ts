import { toolIds } from '@porchlight/domain/tools/tool-pages.ts';
import { expect, test } from 'vitest';
import { loadComparedTool } from './compared-tools.ts';
import { listScenarioRows } from './scenario-rows.ts';

test.each(toolIds)('%s: figures that were saved of a smaller form are completed and answered', async (id) => {
  const { compare } = await loadComparedTool(id);
  const { given, lines, problem } = compare({}, '2026-11-21');
  expect(problem).toBeUndefined();
  expect(given.length).toBeGreaterThan(0);
  expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
  expect(lines.map(({ value }) => value).join()).not.toMatch(/NaN|Infinity|undefined/);
});

test.each([
  [
    'refinance',
    'monthlySaving',
    { newMonths: '15' },
    'Payment each month',
    ['Lower each month by $243', 'Higher each month by $361'],
  ],
  [
    'refinance',
    'lifetimeCostChange',
    { newRate: '7.75' },
    'Cost to the last payment',
    [/^To the last payment, costs less by \$/, /^To the last payment, costs more by \$/],
  ],
  [
    'refinance',
    'gainWhenDone',
    { monthsKept: '1', costsPaidInCash: '5,200' },
    'When you leave',
    [/^Ahead when you leave by \$/, /^Behind when you leave by \$/],
  ],
  [
    'rent-or-buy',
    'difference',
    { yearsStaying: '1' },
    'Ahead at the end',
    [/ after \d+ years: \$/, /^Renting leaves you with more after 1 year: \$/],
  ],
  [
    'points-or-credit',
    'ahead',
    { monthsKept: '1' },
    'Costs less than the next best by',
    [/^Points cost least after 7\syears, by \$/, /^The credit costs least after 1\syear, by \$/],
  ],
  [
    'cash-to-close',
    'cashToClose',
    { sellerCredits: '90,000' },
    'Cash to close',
    [/^Cash to close: \$/, /^Cash to you: \$/],
  ],
] as const)('%s: %s stands with its own words in each column', async (id, figure, more, label, cells) => {
  const { compare } = await loadComparedTool(id);
  const columns = [{ monthsKept: '7' }, more].map((saved) => compare(saved, '2026-11-21').lines);
  const row = listScenarioRows(columns).find(({ key }) => key === figure);
  expect(row).toMatchObject({
    label,
    differs: true,
    values: cells.map((cell) => (typeof cell === 'string' ? cell : expect.stringMatching(cell))),
  });
});

test('a payment that is too low to pay the loan off is said beside its figure', async () => {
  const { compare } = await loadComparedTool('extra-payments');
  const columns = ['1,400', '1,700'].map((payment) => compare({ payment }, '2026-11-22').lines);
  const [first] = listScenarioRows(columns);
  expect(first?.notes).toEqual([expect.stringMatching(/is not paid off in 27 years/), undefined]);
});
