import { describe, expect, test } from 'vitest';
import { addMonths } from '../../kernel/calendar-dates.ts';
import { Decimal } from '../../kernel/decimals.ts';
import { type EscrowAccount, listEscrowAtClosing } from './escrow-at-closing.ts';

const account: EscrowAccount = {
  insuranceMonthly: new Decimal(100),
  taxMonthly: new Decimal(500),
  months: undefined,
  usualMonths: 2,
  closingDate: '2026-10-31',
  premiumMonths: 12,
  taxDueMonths: [12],
  taxPrepaid: new Decimal(0),
  cushionMonths: 2,
};

const list = (more: Partial<EscrowAccount>) =>
  listEscrowAtClosing({ ...account, ...more }).map(({ id, amount }) => [id, amount.toString()]);

describe('bills due between closing and the first payment (12 CFR 1024.17(c)(1)(i))', () => {
  test.each([
    // Tax of 6,000 due in December; the first payment is due two months after the one of closing.
    ['2026-09-30', [['escrowDeposit', '6000']]],
    ['2026-10-31', [['escrowDeposit', '6600']]],
    [
      '2026-11-01',
      [
        ['earlyTax', '6000'],
        ['escrowDeposit', '1200'],
      ],
    ],
    [
      '2026-11-30',
      [
        ['earlyTax', '6000'],
        ['escrowDeposit', '1200'],
      ],
    ],
    [
      '2026-12-01',
      [
        ['earlyTax', '6000'],
        ['escrowDeposit', '1800'],
      ],
    ],
    ['2027-01-01', [['escrowDeposit', '1800']]],
  ])('closing on %s', (closingDate, lines) => {
    expect(list({ closingDate })).toEqual(lines);
  });

  test.each([
    // Without tax; closing in October, the first payment in December.
    [
      0,
      [
        ['earlyInsurance', '1200'],
        ['escrowDeposit', '300'],
      ],
    ],
    [
      1,
      [
        ['earlyInsurance', '1200'],
        ['escrowDeposit', '200'],
      ],
    ],
    [2, [['escrowDeposit', '1300']]],
    [6, [['escrowDeposit', '900']]],
    [12, [['escrowDeposit', '300']]],
    [13, [['escrowDeposit', '200']]],
    // The next bill lies beyond the first year of payments.
    [14, [['escrowDeposit', '0']]],
    [24, [['escrowDeposit', '0']]],
    [36, [['escrowDeposit', '0']]],
  ])('insurance paid ahead for %i months', (premiumMonths, lines) => {
    expect(list({ taxMonthly: new Decimal(0), premiumMonths })).toEqual(lines);
  });

  test('what section F prepays of the tax is not put in again', () => {
    const closingDate = '2026-11-10';
    expect(list({ closingDate, taxPrepaid: new Decimal(4000) })[0]).toEqual(['earlyTax', '2000']);
    expect(list({ closingDate, taxPrepaid: new Decimal(6000) })).toEqual([['escrowDeposit', '1200']]);
  });

  test('two bills before the first payment are named together', () => {
    const [early] = listEscrowAtClosing({
      ...account,
      closingDate: '2026-11-10',
      taxDueMonths: [11, 12],
    });
    expect(early?.label).toBe('Property tax due in November and December, before the first payment');
    expect(early?.amount.toString()).toBe('6000');
  });
});

test('whatever the closing day and the bills, the account pays each of them and keeps its cushion, and no more', () => {
  for (const taxDueMonths of [[12], [6, 12], [4, 11], [2, 5, 8, 11], [1]]) {
    for (const premiumMonths of [0, 1, 2, 6, 12, 13, 24]) {
      for (let month = 0; month < 12; month += 1) {
        const closingDate = addMonths('2026-01-15', month);
        const { lowest, cushion } = runAccount({ ...account, closingDate, premiumMonths, taxDueMonths });
        expect([closingDate, premiumMonths, taxDueMonths, lowest]).toEqual([
          closingDate,
          premiumMonths,
          taxDueMonths,
          cushion,
        ]);
      }
    }
  }
});

test.each([
  [undefined, undefined, ['200', '1000']],
  ['2026-11-01', 3, ['300', '1500']],
  ['2026-11-01', 0, ['0', '0']],
])('closing on %s with %s months given, it is so many months of each', (closingDate, months, amounts) => {
  expect(list({ closingDate, months })).toEqual([
    ['escrowInsurance', amounts[0]],
    ['escrowTax', amounts[1]],
  ]);
});

/** The account month by month from closing to the end of its first year of payments: its lowest balance once payments began. */
function runAccount(asked: EscrowAccount): { lowest: string; cushion: string } {
  const closing = Number(asked.closingDate?.slice(5, 7));
  const [insurance, tax] = [asked.insuranceMonthly.times(12), asked.taxMonthly.times(12)];
  const dueIn = (after: number): Decimal => {
    const month = ((closing - 1 + after) % 12) + 1;
    const bills = asked.taxDueMonths.filter((due) => due === month).length;
    const isRenewed = after >= asked.premiumMonths && (after - asked.premiumMonths) % 12 === 0;
    return tax
      .times(bills)
      .div(asked.taxDueMonths.length)
      .plus(isRenewed ? insurance : 0);
  };
  const months = Array.from({ length: 14 }, (_, after) => after);
  const yearOfBills = months.slice(2).reduce((sum, after) => sum.plus(dueIn(after)), new Decimal(0));
  let balance = listEscrowAtClosing(asked).reduce((sum, { amount }) => sum.plus(amount), new Decimal(0));
  const balances = months.map((after) => {
    balance = balance.plus(after < 2 ? 0 : yearOfBills.div(12)).minus(dueIn(after));
    return balance;
  });
  return {
    lowest: Decimal.min(...balances).toFixed(2),
    cushion: yearOfBills.times(asked.cushionMonths).div(12).toFixed(2),
  };
}
