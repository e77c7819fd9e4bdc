import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../kernel/calendar-dates.ts';
import { cashToCloseInput } from '../tools/cash-to-close/cash-to-close.contract.ts';
import { computeCashToClose } from '../tools/cash-to-close/cash-to-close.ts';
import type { EstimateInput } from '../tools/estimate/estimate-input.ts';
import { computeEstimate } from './computed-estimate.ts';

const on = '2026-10-01';

/** What both answers take under the same names. */
type Shared = Pick<
  EstimateInput,
  | 'closingDate'
  | 'escrowTaxMonthly'
  | 'escrowHoiMonthly'
  | 'F'
  | 'G'
  | 'taxDueMonths'
  | 'cushionMonths'
  | 'ratePercent'
>;

const usual: Shared = { ratePercent: '6.5', escrowTaxMonthly: '500', escrowHoiMonthly: '100' };

/** Sections F and G in whole dollars, as the estimate prints them and as cash to close adds them. */
function askBoth(shared: Shared) {
  const estimate = computeEstimate({ salePrice: '400000', loanAmount: '320000', ...shared }, on);
  const { F, G } = estimate.page2;
  const input = cashToCloseInput.parse({ price: '400000', loanAmount: '320000', ...shared });
  const { sections } = computeCashToClose(input, on);
  return {
    estimate: [F, G].map((total) => total.replaceAll(',', '')),
    cashToClose: [sections.F.total, sections.G.total].map((total) => total.replace(/\.00$/, '')),
  };
}

test.each<[string, Shared, string]>([
  ['closing in October', { closingDate: '2026-10-10' }, '6600'],
  ['closing in November', { closingDate: '2026-11-01' }, '7200'],
  ['no closing day', {}, '1200'],
  ['months that are given', { closingDate: '2026-11-01', G: { months: 3 } }, '1800'],
  ['no cushion', { closingDate: '2026-10-10', cushionMonths: 0 }, '5400'],
  ['tax due twice', { closingDate: '2026-10-10', taxDueMonths: [6, 12] }, '3600'],
])('an estimate and cash to close put the same into escrow: %s', (_, more, total) => {
  const { estimate, cashToClose } = askBoth({ ...usual, ...more });
  expect(estimate).toEqual(cashToClose);
  expect(estimate[1]).toBe(total);
});

test('an estimate and cash to close prepay and put into escrow the same, whatever they are asked', () => {
  const monthly = fc.integer({ min: 0, max: 200_000 }).map((cents) => (cents / 100).toFixed(2));
  const asked = fc.record({
    closingDate: fc.option(
      fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-01-01', days)),
      { nil: undefined },
    ),
    escrowTaxMonthly: monthly,
    escrowHoiMonthly: monthly,
    F: fc.record({ hoiMonths: fc.integer({ min: 0, max: 24 }) }),
    taxDueMonths: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1 }), {
      nil: undefined,
    }),
    cushionMonths: fc.option(fc.integer({ min: 0, max: 2 }), { nil: undefined }),
  });
  fc.assert(
    fc.property(asked, (shared) => {
      const { estimate, cashToClose } = askBoth({ ...usual, ...shared });
      expect(estimate).toEqual(cashToClose);
    }),
    { numRuns: 150 },
  );
});

test('a closing day assumes when the tax is due, and says so', () => {
  const { assumptions, pages } = computeEstimate(
    { salePrice: '400000', loanAmount: '320000', closingDate: '2026-11-01', ...usual },
    on,
  );
  expect(assumptions.find(({ field }) => field === 'taxDueMonths')).toMatchObject({ value: 'December' });
  const section = pages[1]?.sections.find(({ id }) => id === 'sectionG');
  expect(section?.lines.map(({ label, value, origin }) => [label, value, origin])).toEqual([
    ['Property tax due in December, before the first payment', '$6,000', 'assumed'],
    ['First deposit for insurance and property tax', '$1,200', 'assumed'],
  ]);
});

test('tax that section F prepays is not put into escrow again', () => {
  const { page2 } = computeEstimate(
    {
      salePrice: '400000',
      loanAmount: '320000',
      closingDate: '2026-11-01',
      ...usual,
      F: { taxMonths: 12 },
    },
    on,
  );
  expect(page2.G).toBe('1,200');
});
