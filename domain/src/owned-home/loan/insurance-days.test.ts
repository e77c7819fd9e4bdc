import { describe, expect, it } from 'vitest';
import { checkRecord, type HomeRecord } from '../home-record.ts';
import { listRecordDates } from '../home-record-kinds.ts';
import { servicingTransferKind } from '../kinds/servicing-transfer.ts';
import { findInsuranceDays, type LoanWithInsuranceDays } from './insurance-days.ts';
import { listLatePayments } from './late-payments.ts';
import { findValueGivenByOwner } from './owner-value.ts';

/** The official sample H-25(B): 162,000 of 180,000 at 3.875 %, whose lines are reached after 68 and 80 payments. */
const loan: LoanWithInsuranceDays & { servicer: null; escrowMonthly: null } = {
  ...{ servicer: null, escrowMonthly: null, loanKind: 'conventional', amount: 16_200_000 },
  ...{ ratePercent: '3.875', termMonths: 360, firstPaymentOn: '2024-06-01', originalValue: 18_000_000 },
  ...{ mortgageInsuranceMonthly: 8_200, balance: null, balanceOn: null },
};
const home = {
  ...{ address: '12 Elm Street', state: 'OH', county: null, boughtOn: '2024-04-15', price: 18_000_000 },
  ...{ isPrincipalResidence: true, metro: null },
};
const today = '2026-01-07';
const changedAt = '2026-01-07T18:00:00.000Z';
const find = (
  more: Partial<LoanWithInsuranceDays>,
  paidOnTop = [{ paidOn: '2025-01-10', extraPrincipal: 0 }],
  of = home,
) => findInsuranceDays({ ...loan, ...more }, of, { paidOnTop, today });

describe('when mortgage insurance ends', () => {
  it('has the days and amounts of the official sample', () => {
    expect(find({})).toMatchObject({
      ...{ kind: 'private', originalValue: 18_000_000, isValueAssumed: false },
      ...{ requestLine: 14_400_000, automaticLine: 14_040_000, finalDate: '2039-06-01' },
      requestBySchedule: { payment: 68, date: '2030-01-01', balanceCents: 14_388_437 },
      requestByPayments: { payment: 68, date: '2030-01-01', balanceCents: 14_388_437 },
      automatic: { payment: 80, date: '2031-01-01', balanceCents: 14_025_451 },
    });
  });

  it('principal on top and a statement bring the request forward, and not the automatic end', () => {
    const early = find({}, [{ paidOn: '2025-01-10', extraPrincipal: 1_000_000 }]);
    const stated = find({ balance: 14_400_000, balanceOn: '2025-12-15' });
    for (const days of [early, stated])
      expect(days).toMatchObject({ requestBySchedule: { payment: 68 }, automatic: { payment: 80 } });
    expect(stated).toMatchObject({ requestByPayments: { date: '2026-01-01' } });
    expect('requestByPayments' in early && early.requestByPayments?.date).toMatch(/^202[6-9]/);
  });

  it.each<[string, Partial<LoanWithInsuranceDays>, object, object?]>([
    [
      'the price replaces an unknown value',
      { originalValue: null },
      { kind: 'private', isValueAssumed: true },
    ],
    ['a loan of 80 percent has none', { originalValue: 20_250_000 }, { kind: 'below' }],
    ['a home that is let', {}, { kind: 'not-residence' }, { isPrincipalResidence: false }],
    ['VA', { loanKind: 'va' }, { kind: 'va' }],
    ['USDA', { loanKind: 'usda' }, { kind: 'usda' }],
    // 162,000 of 180,000 is 90 percent: 132 premiums from June 2024 on.
    ['FHA at 90 percent', { loanKind: 'fha' }, { kind: 'fha', endsOn: '2035-06-01' }],
    [
      'FHA at 90 percent, with the upfront premium in the amount or without',
      { loanKind: 'fha', amount: 16_200_001 },
      { kind: 'fha-ask' },
    ],
    // Without 1.75 percent upfront 164,835.01 is a cent above 162,000.
    ['FHA above 90 percent', { loanKind: 'fha', amount: 16_483_502 }, { kind: 'fha', endsOn: null }],
    [
      'FHA that ends within the 11 years',
      { loanKind: 'fha', termMonths: 132 },
      { kind: 'fha', endsOn: null },
    ],
    ['FHA before the table', { loanKind: 'fha' }, { kind: 'fha-ask' }, { boughtOn: '2023-03-19' }],
  ])('%s', (_name, more, expected, ofHome = {}) => {
    expect(find(more, [], { ...home, ...ofHome })).toMatchObject(expected);
  });
});

const record = (kind: string, content: object, id = kind): HomeRecord => ({
  ...{ id, kind, changedAt, content: content as Record<string, unknown> },
});
const listDays = (...records: HomeRecord[]) =>
  records
    .flatMap((each) => listRecordDates(each, { records, today }))
    .map(({ name, day, over = false }) => [name, day, over]);

describe('dates of the purchase that follow', () => {
  it.each<[string, object, [string, string, boolean][]]>([
    [
      'from private insurance',
      {},
      [
        ['insurance-request', '2030-01-01', false],
        ['insurance-automatic', '2031-01-01', false],
      ],
    ],
    ['from none', { mortgageInsuranceMonthly: null }, []],
    ['from FHA', { loanKind: 'fha' }, [['insurance-fha', '2035-06-01', false]]],
    // At 15 percent the balance is above 78 percent at the midpoint.
    [
      'from the midpoint where it comes first',
      { ratePercent: '15' },
      [['insurance-final', '2039-06-01', false]],
    ],
  ])('%s', (_name, more, expected) => {
    expect(listDays(record('home', home), record('loan', { ...loan, ...more }))).toEqual(expected);
  });

  it('from a servicing transfer', () => {
    const transfer = {
      ...{ oldServicer: 'Buckeye', newServicer: 'Maple', effectiveOn: '2026-03-01' },
      ...{
        oldNoticeOn: '2026-01-05',
        newNoticeOn: null as string | null,
        newCalled: false,
        autopayStopped: false,
      },
      ...{ autopayStarted: false, balancesCompared: false, insurerNotified: false },
    };
    expect(listDays(record('servicing-transfer', transfer))).toEqual([
      ['transfer', '2026-03-01', false],
      ['new-notice', '2026-03-16', false],
      ['guard', '2026-04-29', false],
    ]);
    const check = (more: object) =>
      Object.keys(
        checkRecord(
          servicingTransferKind,
          { ...transfer, ...more },
          { records: [record('home', home)], today },
        ).problems ?? {},
      );
    expect(check({})).toEqual([]);
    expect(check({ newServicer: 'buckeye' })).toEqual(['newServicer']);
    expect(check({ effectiveOn: '2024-04-15', oldNoticeOn: null })).toEqual(['effectiveOn']);
    expect(check({ newNoticeOn: '2026-01-08' })).toEqual(['newNoticeOn']);
    expect(check({ oldNoticeOn: '2024-05-01' })).toEqual(['oldNoticeOn']);
  });
});

it('the value that the owner gave last is that of the latest day', () => {
  const value = (day: string, amount: number) =>
    record('owner-value', { day, amount, source: 'ownGuess' }, day);
  expect(
    findValueGivenByOwner([value('2025-06-01', 2), value('2025-09-01', 3), value('2024-01-01', 1)]),
  ).toEqual({
    ...{ day: '2025-09-01', amount: 3 },
  });
  expect(findValueGivenByOwner([record('home', home)])).toBeUndefined();
});

it('late payments are those after their due date, the latest due first', () => {
  const paid = (dueOn: string | null, paidOn: string) => ({ dueOn, paidOn });
  expect(
    listLatePayments([
      paid('2025-01-01', '2025-01-01'),
      paid('2025-02-01', '2025-03-03'),
      paid(null, '2025-03-05'),
      paid('2025-03-01', '2025-03-02'),
    ]),
  ).toEqual([
    { due: '2025-03-01', paidOn: '2025-03-02', daysLate: 1 },
    { due: '2025-02-01', paidOn: '2025-03-03', daysLate: 30 },
  ]);
});
