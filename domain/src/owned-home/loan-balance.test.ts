import { describe, expect, it } from 'vitest';
import { checkRecord, type HomeRecord } from './home-record.ts';
import { homeKind } from './kinds/home.ts';
import { loanKind } from './kinds/loan.ts';
import { paymentKind } from './kinds/payment.ts';
import { findLoanBalance } from './loan-balance.ts';

const changedAt = '2026-01-07T18:00:00.000Z';
const today = '2026-01-07';
const home = {
  ...{ address: '12 Elm Street', state: 'OH', county: null, boughtOn: '2023-06-15', price: 40_000_000 },
  ...{ isPrincipalResidence: true, metro: null },
};
const loan = {
  ...{ servicer: null, loanKind: 'conventional', amount: 30_000_000, ratePercent: '6', termMonths: 360 },
  ...{ firstPaymentOn: '2023-08-01', originalValue: null, mortgageInsuranceMonthly: null },
  ...{ escrowMonthly: null, balance: null as number | null, balanceOn: null as string | null },
};
const row = (kind: string, content: object, id = kind): HomeRecord => ({
  ...{ id, kind, changedAt, content: content as Record<string, unknown> },
});
const extra = (paidOn: string, extraPrincipal: number) =>
  row('payment', {
    ...{ paidOn, dueOn: null, total: extraPrincipal, principal: null, interest: null, escrow: null },
    extraPrincipal,
  });

describe('what is owed today', () => {
  it.each<[string, HomeRecord[], string, object | undefined]>([
    ['nothing is known without a loan', [], today, undefined],
    [
      'the whole amount before the first payment',
      [row('loan', loan)],
      '2023-07-31',
      { balance: 30_000_000, payment: 179_865, nextDueOn: '2023-08-01', from: 'note' },
    ],
    // 300,000.00 at 6 %: interest 1,500.00 of 1,798.65.
    ['one payment made on the day it is due', [row('loan', loan)], '2023-08-01', { balance: 29_970_135 }],
    [
      'principal paid on top before the second payment',
      [row('loan', loan), extra('2023-08-10', 1_000_000)],
      '2023-08-20',
      { balance: 28_970_135 },
    ],
    // Interest of the second payment is on 299,701.35: 1,498.51.
    [
      'principal paid on top counts from the next due date on',
      [row('loan', loan), extra('2023-08-10', 1_000_000)],
      '2023-09-01',
      { balance: 29_970_135 - (179_865 - 149_851) - 1_000_000 },
    ],
    [
      'a statement counts before the schedule',
      [row('loan', { ...loan, balance: 20_000_000, balanceOn: '2025-12-15' })],
      '2026-01-01',
      { balance: 20_000_000 - (179_865 - 100_000), from: 'statement', nextDueOn: '2026-02-01' },
    ],
    // Box 2 of Form 1098, which does not have the payment due on January 1 yet.
    [
      'a balance of December 31 and the payment due the day after',
      [row('loan', { ...loan, balance: 20_000_000, balanceOn: '2025-12-31' })],
      '2026-01-01',
      { balance: 20_000_000 - (179_865 - 100_000), from: 'statement', nextDueOn: '2026-02-01' },
    ],
    [
      'a balance of the day on which a payment is due is one after it',
      [row('loan', { ...loan, balance: 20_000_000, balanceOn: '2026-01-01' })],
      '2026-01-01',
      { balance: 20_000_000, from: 'statement', nextDueOn: '2026-02-01' },
    ],
    [
      'a lump sum that clears it',
      [row('loan', loan), extra('2023-08-10', 40_000_000)],
      today,
      { balance: 0, nextDueOn: null },
    ],
    ['the end of the term', [row('loan', loan)], '2053-07-01', { balance: 0, nextDueOn: null }],
  ])('%s', (_name, records, on, expected) => {
    const found = findLoanBalance(records, on);
    if (expected === undefined) expect(found).toBeUndefined();
    else expect(found).toMatchObject(expected);
  });
});

describe('what is refused', () => {
  const context = { records: [row('home', home)], today };
  it.each([
    ['a rate of 0', { ratePercent: '0' }, 'ratePercent'],
    ['a rate of 99', { ratePercent: '99' }, 'ratePercent'],
    ['a first payment before closing', { firstPaymentOn: '2023-06-01' }, 'firstPaymentOn'],
    ['a balance above the loan', { balance: 30_000_001, balanceOn: '2025-12-01' }, 'balance'],
    ['a balance without its day', { balance: 100 }, 'balanceOn'],
    ['a statement of tomorrow', { balance: 100, balanceOn: '2026-01-08' }, 'balanceOn'],
    ['a field that is not of it', { color: 'red' }, 'color'],
  ])('a loan with %s', (_name, more, field) => {
    expect(Object.keys(checkRecord(loanKind, { ...loan, ...more }, context).problems ?? {})).toEqual([field]);
  });

  it('a closing after the first payment, and one ahead', () => {
    const beside = { records: [row('loan', loan)], today };
    expect(checkRecord(homeKind, { ...home, boughtOn: '2023-08-01' }, beside).problems).toHaveProperty(
      'boughtOn',
    );
    expect(checkRecord(homeKind, { ...home, boughtOn: '2026-01-09' }, context).problems).toHaveProperty(
      'boughtOn',
    );
    expect(checkRecord(homeKind, home, beside).value).toEqual(home);
  });

  it('a payment whose parts come to more than it', () => {
    const { content } = extra('2025-12-01', 20_000);
    const over = { ...content, interest: 1 };
    expect(checkRecord(paymentKind, over, context).problems).toHaveProperty('total');
  });
});
