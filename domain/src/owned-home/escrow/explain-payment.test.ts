import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import type { HomeRecord } from '../home-record.ts';
import { createStatement, type EscrowStatement } from './escrow-statement.ts';
import { explainPayment, findStatementBefore } from './explain-payment.ts';

const bills = (tax: number, insurance: number, other = 0) => [
  { month: 6, item: 'tax' as const, amount: tax },
  { month: 3, item: 'insurance' as const, amount: insurance },
  ...(other > 0 ? [{ month: 0, item: 'mortgageInsurance' as const, amount: other }] : []),
];
const before = createStatement({
  ...{ startYear: 2025, bills: bills(360_000, 120_000), startingBalance: 200_000, payment: 40_000 },
  ...{ shortage: 0, deficiency: 0 },
});
const after = createStatement({
  ...{ bills: bills(420_000, 150_000), shortage: 90_000, deficiency: 0, startingBalance: 0 },
  ...{ oldPayment: 40_000, payment: 55_000 },
});
const parts = { jump: 15_000, tax: 5_000, insurance: 2_500, shortfall: 7_500, other: 0, left: 0 };

it.each<[string, Partial<EscrowStatement>, EscrowStatement | undefined, object | undefined]>([
  ['two statements', {}, before, { ...parts, from: 40_000, to: 55_000, isRounding: true }],
  ['the old payment from the statement before', { oldPayment: null }, before, { ...parts, from: 40_000 }],
  ['last year from the statement itself', { lastTax: 360_000, lastInsurance: 120_000 }, undefined, parts],
  ['nothing of last year', { lastTax: 360_000 }, undefined, undefined],
  ['no bills', { bills: [] }, before, undefined],
  ['without the new payment the parts are the jump', { payment: null }, before, { ...parts, to: null }],
  [
    'mortgage insurance that began',
    { bills: bills(420_000, 150_000, 8_000), payment: 63_000 },
    before,
    { ...parts, jump: 23_000, other: 8_000 },
  ],
  ['a dollar of rounding', { payment: 55_100 }, before, { left: 100, isRounding: true }],
  ['what is not explained', { payment: 60_000 }, before, { left: 5_000, isRounding: false }],
  ['a shortage over 24 months', { spreadMonths: 24, payment: 51_250 }, before, { shortfall: 3_750, left: 0 }],
  [
    'an earlier shortfall ends',
    { shortage: 0, deficiency: 0, payment: 40_000 },
    { ...before, shortage: 90_000 },
    { shortfall: -7_500, jump: 0, left: 0 },
  ],
])('%s', (_name, more, old, expected) => {
  const found = explainPayment({ ...after, ...more }, old);
  if (expected === undefined) expect(found).toBeUndefined();
  else expect(found).toMatchObject(expected);
});

test('the parts sum to the change, to the cent', () => {
  const cents = fc.integer({ min: 0, max: 3_000_000 });
  fc.assert(
    fc.property(
      fc.record({
        tax: cents,
        insurance: cents,
        other: cents,
        oldTax: cents,
        oldInsurance: cents,
        oldOther: cents,
      }),
      fc.record({ shortage: cents, payment: cents, oldPayment: fc.option(cents) }),
      (year, { shortage, payment, oldPayment }) => {
        const found = explainPayment(
          createStatement({
            bills: bills(year.tax, year.insurance, year.other),
            ...{ shortage, deficiency: 0, payment, oldPayment },
            ...{ lastTax: year.oldTax, lastInsurance: year.oldInsurance, lastOther: year.oldOther },
          }),
          undefined,
        );
        const { tax = 0, insurance = 0, shortfall = 0, other = 0, left = 0, jump } = found ?? {};
        expect(tax + insurance + shortfall + other + left).toBe(jump);
        if (oldPayment !== null) expect(jump).toBe(payment - oldPayment);
      },
    ),
    { numRuns: 2_000 },
  );
});

it('the statement before is the one whose year ended where this one begins', () => {
  const row = (content: EscrowStatement): HomeRecord => ({
    ...{ id: String(content.startYear), kind: 'escrow-statement', changedAt: '', content },
  });
  const short = createStatement({ startYear: 2024, startMonth: 7, yearMonths: 6 });
  expect(findStatementBefore(after, [row(before), row(after)])).toEqual(before);
  expect(findStatementBefore(before, [row(short), row(after)])).toEqual(short);
  expect(findStatementBefore(before, [row(after)])).toBeUndefined();
});
