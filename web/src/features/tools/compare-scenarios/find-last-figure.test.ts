import type { ToolId } from '@porchlight/domain/tools/tool-pages.ts';
import { expect, test } from 'vitest';
import { findLastFigure } from './find-last-figure.ts';

test.each<[ToolId, Record<string, string>, string | RegExp]>([
  ['monthly-payment', { price: '300,000', downPayment: '60,000' }, /^\$[\d,]+ a month$/],
  ['affordability', {}, /^\$[\d,]+$/],
  ['debt-to-income', {}, /^[\d.]+%$/],
  ['cash-to-close', {}, /^\$[\d,]+$/],
  ['cash-to-close', { sellerCredits: '90,000' }, /^Cash to you: \$[\d,]+$/],
  ['credit-price', { creditScore: '740' }, /^\$2,025$/],
  ['offer-terms', {}, /^\$40,000$/],
  [
    'contract-dates',
    { acceptance: '2026-11-20', closing: '2027-01-29' },
    /^Next: Last day for the Loan Estimate to be sent: Jan 21, 2027$/,
  ],
  ['points-or-credit', { monthsKept: '7' }, /^Points cost least after 7\syears, by \$[\d,]+$/],
])('%s with %j: the figure it is opened for', async (tool, inputs, figure) => {
  expect(await findLastFigure({ tool, inputs }, '2026-11-21')).toMatch(figure);
});

test('figures that have no answer have no last figure', async () => {
  const inputs = { price: 'about 300' };
  expect(await findLastFigure({ tool: 'monthly-payment', inputs }, '2026-11-21')).toBeUndefined();
});
