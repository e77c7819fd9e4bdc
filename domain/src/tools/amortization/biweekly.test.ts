import { describe, expect, test } from 'vitest';
import { InputRefusal } from '../input-refusal.ts';
import { amortizationInput } from './amortization.contract.ts';
import { computeAmortization } from './amortization.ts';
import { getBiweeklyBalance } from './biweekly.ts';

const loan = { principal: '300000', ratePercent: '6.5', termMonths: 360 };

function ask(input: object) {
  const { biweekly, ...monthly } = computeAmortization(amortizationInput.parse({ ...loan, ...input }));
  if (biweekly === null) throw new Error('Nothing every two weeks was asked for.');
  return { biweekly, monthly };
}

/** Counted by a second implementation, in fractions: interest of balance x rate / 2600 or / 1200, half a cent up. */
const counted: [string, string, number, string, [number, string], [number, string]][] = [
  ['300000', '6.5', 360, '948.10', [628, '294513.45'], [292, '298650.70']],
  ['425000', '6.875', 360, '1395.98', [620, '439250.41'], [288, '445853.03']],
  ['240000', '6.5', 324, '786.67', [577, '213205.26'], [268, '216166.44']],
  ['200000', '0', 360, '277.78', [720, '0.00'], [333, '0.00']],
  ['100000', '5', 180, '395.40', [347, '37115.48'], [162, '37606.91']],
];

describe('a loan paid every two weeks', () => {
  test.each(counted)('%s at %s %% over %i months', (principal, ratePercent, termMonths, payment, ...ways) => {
    for (const [index, applied] of ['asReceived', 'heldMonthly'].entries()) {
      const { biweekly } = ask({ principal, ratePercent, termMonths, biweekly: { applied } });
      const [payments, totalInterest] = ways[index] ?? [];
      expect(biweekly).toMatchObject({ applied, payment, payments, totalInterest, paymentsPerYear: 26 });
      expect(biweekly.rows).toHaveLength(Number(payments));
      expect(biweekly.rows.at(-1)?.balance).toBe('0.00');
      expect(biweekly.lastPayment).toBe(biweekly.rows.at(-1)?.payment);
    }
  });

  test('is compared with its monthly schedule', () => {
    const { biweekly, monthly } = ask({ biweekly: {} });
    expect(monthly).toMatchObject({ payments: 360, totalInterest: '382636.71' });
    // 628 of 26 a year take 289 months and 26 days.
    expect(biweekly).toMatchObject({ months: 290, monthsSaved: 70, interestSaved: '88123.26' });
    expect(biweekly.convention).toContain('26th of the rate a year');
  });

  test('saves less where the halves are held', () => {
    const { biweekly } = ask({ biweekly: { applied: 'heldMonthly' } });
    expect(biweekly).toMatchObject({ months: 292, monthsSaved: 68, interestSaved: '83986.01' });
    // 26 x 948.10 - 12 x 1,896.20, with each twelfth payment.
    expect(biweekly.rows.filter(({ extra }) => extra !== '0.00').map(({ number }) => number)).toEqual(
      Array.from({ length: 24 }, (_, year) => 12 * (year + 1)),
    );
    expect(biweekly.rows[11]?.extra).toBe('1896.20');
  });

  test('the first two weeks', () => {
    const { biweekly } = ask({ biweekly: {} });
    expect(biweekly.rows[0]).toEqual({
      number: 1,
      payment: '948.10',
      interest: '750.00',
      principal: '198.10',
      extra: '0.00',
      balance: '299801.90',
    });
  });

  test('half an odd cent is rounded up, so that two halves are a payment', () => {
    expect(ask({ principal: '425000', ratePercent: '6.875', biweekly: {} }).monthly.payment).toBe('2791.95');
    expect(ask({ principal: '425000', ratePercent: '6.875', biweekly: {} }).biweekly.payment).toBe('1395.98');
  });

  test.each([
    ['asReceived', '2051-01-27'],
    ['heldMonthly', '2051-05-01'],
  ])('%s: the last payment has a day where the first monthly one has', (applied, date) => {
    const { biweekly } = ask({ firstPaymentDate: '2027-02-01', biweekly: { applied } });
    expect(biweekly.lastPaymentDate).toBe(date);
  });

  test.each<[string, object, string]>([
    ['a payment of one’s own', { biweekly: { payment: '1000' } }, '1000.00'],
    ['half of a monthly payment of one’s own', { payment: '2000', biweekly: {} }, '1000.00'],
  ])('takes %s', (_, input, payment) => {
    expect(ask(input).biweekly).toMatchObject({ payment, payments: 556 });
  });

  test('one too low for the term leaves the rest to its last payment, and says so', () => {
    const { biweekly, monthly } = ask({ biweekly: { payment: '760' } });
    expect(biweekly.payments).toBe(780);
    expect(monthly.notes).toEqual([
      expect.stringMatching(/^At \$760\.00 every two weeks the loan is not paid off in 30 years/),
    ]);
  });

  test('nothing borrowed takes no payments', () => {
    const { biweekly } = ask({ principal: '0', firstPaymentDate: '2027-02-01', biweekly: {} });
    expect(biweekly).toMatchObject({ payments: 0, months: 0, lastPaymentDate: null, totalPaid: '0.00' });
  });

  test('explains its figures', () => {
    for (const applied of ['asReceived', 'heldMonthly']) {
      const { biweekly, monthly } = ask({ biweekly: { applied } });
      const shown = Object.fromEntries(monthly.workings.map(({ figure, value }) => [figure, value]));
      for (const figure of ['payment', 'totalInterest', 'months', 'monthsSaved', 'interestSaved'] as const) {
        expect(shown[`biweekly.${figure}`]).toBe(String(biweekly[figure]));
      }
    }
  });

  test.each([
    ['asReceived', 0, '0.00'],
    ['asReceived', 1, 1],
    ['asReceived', 12, 25],
    ['asReceived', 289, 625],
    ['asReceived', 400, '0.00'],
    ['heldMonthly', 12, 11],
  ] as const)('%s: what is owed after %i months', (applied, months, row) => {
    const { biweekly } = ask({ biweekly: { applied } });
    const owed = typeof row === 'string' ? row : biweekly.rows[row]?.balance;
    expect(getBiweeklyBalance(biweekly, months)).toBe(owed);
  });

  test.each<[string, object, string]>([
    ['a payment of the interest alone', { biweekly: { payment: '750' } }, 'biweekly.payment'],
    [
      'held payments short of twelve',
      { biweekly: { applied: 'heldMonthly', payment: '875' } },
      'biweekly.payment',
    ],
    ['interest-only months', { interestOnlyMonths: 12, biweekly: {} }, 'biweekly'],
    ['equal principal', { method: 'equalPrincipal', biweekly: {} }, 'biweekly'],
    ['a changing rate', { rateChanges: [{ fromPayment: 61, ratePercent: '7' }], biweekly: {} }, 'biweekly'],
    ['extra payments', { extraPayments: [{ amount: '10', every: 'month' }], biweekly: {} }, 'biweekly'],
  ])('refuses %s', (_, input, field) => {
    let refusal: unknown;
    try {
      ask(input);
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toBeInstanceOf(InputRefusal);
    expect(Object.keys((refusal as InputRefusal).fields)).toEqual([field]);
  });
});
