import { describe, expect, test } from 'vitest';
import type { HomeRecord } from './home-record.ts';
import { findHomeTask } from './home-task.ts';

const today = '2027-01-10';
const row = (kind: string, content: object, id = kind): HomeRecord => ({
  ...{ id, kind, content: content as Record<string, unknown>, changedAt: '2027-01-01T00:00:00.000Z' },
});
const home = (boughtOn: string) =>
  row('home', {
    ...{ address: '12 Elm Street', state: 'OH', county: 'Franklin', boughtOn },
    ...{ price: 40_000_000, isPrincipalResidence: true, metro: null },
  });
const loan = row('loan', {
  ...{ servicer: null, loanKind: 'conventional', amount: 32_000_000, ratePercent: '6.5', termMonths: 360 },
  ...{ firstPaymentOn: '2025-08-01', originalValue: null, mortgageInsuranceMonthly: null },
  ...{ escrowMonthly: null, balance: null, balanceOn: null },
});
const newLoan = { ...loan, content: { ...loan.content, firstPaymentOn: '2027-03-01' } };
const old = home('2025-06-15');
const upkeep = (firstDueOn: string) =>
  row('upkeep', {
    ...{ task: 'Clean gutters', season: null, everyMonths: 12, firstDueOn, lastDoneOn: null, why: null },
  });
const bill = (dueOn: string) =>
  row('tax-bill', {
    ...{ taxYear: 2026, office: 'Franklin County', parcelNumber: null, assessedValue: null, paidBy: 'owner' },
    installments: [{ dueOn, amount: 210_000, paidOn: null }],
  });
const lateNotice = row('servicer-notice', {
  ...{ notice: 'error', about: 'Payment not counted', address: null, sentOn: '2026-10-01' },
  ...{ receivedOn: '2026-10-05', acknowledgedOn: null, extendedOn: null, answeredOn: null },
  ...{ documentsAskedOn: null, documentsOn: null },
});

describe('the one thing to do about an owned home', () => {
  test.each<[string, HomeRecord[], object | undefined]>([
    ['the loan, where it is not entered', [old, upkeep('2026-12-01')], { kind: 'enter-loan' }],
    ['an overdue tax bill before the loan', [old, bill('2027-01-05')], { kind: 'due', day: '2027-01-05' }],
    [
      'an answer of the servicer that is late',
      [old, loan, lateNotice, upkeep('2026-12-01')],
      { kind: 'servicer-late' },
    ],
    [
      'a tax bill before an answer that is late',
      [old, loan, lateNotice, bill('2027-01-05')],
      { kind: 'due' },
    ],
    [
      'what is due soonest: a bill',
      [old, loan, bill('2027-02-01'), upkeep('2027-03-01')],
      { kind: 'due', day: '2027-02-01' },
    ],
    [
      'what is due soonest: upkeep',
      [old, loan, bill('2027-02-01'), upkeep('2027-01-20')],
      { kind: 'need', day: '2027-01-20' },
    ],
    [
      'the first step of the first year',
      [home('2027-01-04'), newLoan],
      { kind: 'step', step: 'papers', day: '2027-01-04' },
    ],
    [
      'the next step, once the first is done',
      [home('2027-01-04'), newLoan, row('first-year-step', { step: 'papers', doneOn: '2027-01-05' })],
      { kind: 'step', step: 'payment-letter', day: '2027-01-19' },
    ],
    ['nothing', [old, loan], undefined],
  ])('%s', (_, records, expected) => {
    const found = findHomeTask(records, today);
    if (expected === undefined) expect(found).toBeUndefined();
    else expect(found).toMatchObject(expected);
  });
});
