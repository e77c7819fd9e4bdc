import { describe, expect, it } from 'vitest';
import { listDuePayments, planCards } from './card-plan.ts';
import type { ScoreReading } from './credit.contract.ts';
import { findDisputeState, listDisputeSteps } from './dispute-steps.ts';
import { findLenderScore } from './lender-score.ts';
import { type Bureau, type CreditScoreModel, creditScoreModels, findLenderUse } from './score-models.ts';

const read = (value: number, model: CreditScoreModel, bureau: Bureau, on = '2026-11-01'): ScoreReading => ({
  ...{ id: `${value}`, value, model, bureau, on, range: null, factors: [], source: 'typed' },
  enteredAt: '2026-11-01T00:00:00.000Z',
});
const three = [
  read(701, 'fico-2', 'experian'),
  read(688, 'fico-5', 'equifax'),
  read(720, 'fico-4', 'transunion'),
];
const app = read(760, 'vantagescore-3', 'equifax', '2026-11-20');

describe('the score a lender would use', () => {
  it.each([
    ['the middle of three', [three], 701, [701]],
    ['the lower of two', [three.slice(0, 2)], 688, [688]],
    ['the only one', [[three[0]]], 701, [701]],
    ['none of an app', [[app]], null, [null]],
    ['an app’s beside it left aside', [[...three, app]], 701, [701]],
    ['the latest of a bureau', [[...three, read(640, 'fico-2', 'experian', '2026-11-05')]], 688, [688]],
    ['an earlier one passed over', [[...three, read(640, 'fico-2', 'experian', '2026-10-05')]], 701, [701]],
    ['the lower of two buyers', [three, [read(650, 'fico-5', 'equifax')]], 650, [701, 650]],
    ['one buyer’s while the other has none', [three, [app]], 701, [701, null]],
    ['nothing', [[]], null, [null]],
  ] as const)('%s', (_, buyers, used, perBuyer) => {
    const found = findLenderScore(buyers as unknown as ScoreReading[][]);
    expect(found.used).toBe(used);
    expect(found.people.map(({ score }) => score)).toEqual(perBuyer);
    expect(found.isPartial).toBe(used !== null && perBuyer.includes(null as never));
  });

  it('is Classic FICO alone, and a few lenders’ VantageScore 4.0', () => {
    expect(Map.groupBy(creditScoreModels, findLenderUse)).toEqual(
      new Map([
        ['lender', ['fico-2', 'fico-4', 'fico-5']],
        ['app', ['fico-8', 'fico-9', 'fico-10', 'fico-10t', 'vantagescore-3']],
        ['some-lenders', ['vantagescore-4']],
      ]),
    );
  });
});

describe('cards', () => {
  const card = (name: string, balance: number, limit: number | null, statementDay: number | null) => ({
    ...{ id: name, name, balance, limit, statementDay, changedAt: '2026-11-01T00:00:00.000Z' },
  });

  it('are paid fullest first, by the day before the statement', () => {
    const cards = [
      card('one', 90_000, 300_000, 28),
      card('two', 270_000, 300_000, 12),
      card('open', 5_000, null, 3),
    ];
    const { utilization, payments } = planCards(cards, '10', '2026-11-25');
    expect(String(utilization.totalPercent)).toBe('60');
    expect(
      payments.map(({ card: { name }, pay, after, payBy }) => [name, String(pay), String(after), payBy]),
    ).toEqual([
      ['two', '2400', '300', '2026-12-11'],
      ['one', '600', '300', '2026-11-27'],
    ]);
  });

  it('without a statement day have no day, and without a limit no share', () => {
    expect(planCards([card('one', 90_000, 100_000, null)], '30', '2026-11-25').payments[0]?.payBy).toBeNull();
    const { utilization, payments } = planCards([card('open', 5_000, null, 3)], '30', '2026-11-25');
    expect([utilization.totalPercent, payments]).toEqual([null, []]);
  });

  it('are due before the next statement, the soonest first, with a day and a balance that is known', () => {
    const cards = [
      card('later', 90_000, 100_000, 12),
      card('soon', 60_001, 100_000, 28),
      { ...card('old balance', 90_000, 100_000, 12), changedAt: '2026-11-11T23:00:00.000Z' },
      { ...card('of the statement day', 90_000, 100_000, 12), changedAt: '2026-11-12T09:00:00.000Z' },
      card('no day', 90_000, 100_000, null),
      card('low enough', 30_000, 100_000, 28),
      card('no limit', 90_000, null, 28),
    ].map((each) => ({
      ...each,
      ...(each.changedAt < '2026-11-02' && { changedAt: '2026-11-20T00:00:00.000Z' }),
    }));
    expect(listDuePayments(cards, '2026-11-25')).toEqual([
      { id: 'soon', name: 'soon', pay: 30_001, payBy: '2026-11-27', statementOn: '2026-11-28' },
      { id: 'later', name: 'later', pay: 60_000, payBy: '2026-12-11', statementOn: '2026-12-12' },
      {
        ...{ id: 'of the statement day', name: 'of the statement day', pay: 60_000 },
        ...{ payBy: '2026-12-11', statementOn: '2026-12-12' },
      },
    ]);
  });
});

describe('a dispute', () => {
  const sent: Parameters<typeof listDisputeSteps>[0] = {
    ...{ sentTo: 'bureau', sentOn: '2026-07-01', receivedOn: '2026-07-06', moreInformationOn: null },
    ...{ answeredOn: null, afterFreeReport: false, result: null },
  };
  const days = (dispute: Parameters<typeof listDisputeSteps>[0]) =>
    listDisputeSteps(dispute).map(({ kind, day }) => `${kind} ${day}`);

  it('has its clocks from the day it was received', () => {
    expect(days({ ...sent, receivedOn: null })).toEqual([]);
    expect(days(sent)).toEqual(['furnisher-told 2026-07-13', 'decided 2026-08-05', 'result-sent 2026-08-12']);
    expect(days({ ...sent, moreInformationOn: '2026-07-20' })[1]).toBe('decided 2026-08-20');
    expect(days({ ...sent, moreInformationOn: '2026-08-10' })[1]).toBe('decided 2026-08-05');
    expect(days({ ...sent, afterFreeReport: true })[1]).toBe('decided 2026-08-20');
    expect(days({ ...sent, answeredOn: '2026-07-31' })[2]).toBe('result-sent 2026-08-07');
    expect(days({ ...sent, sentTo: 'furnisher', afterFreeReport: true })).toEqual(['decided 2026-08-05']);
  });

  it.each([
    ['not-sent', { sentOn: null, receivedOn: null }, '2026-07-10'],
    ['sent', { receivedOn: null }, '2026-07-10'],
    ['waiting', {}, '2026-08-05'],
    ['overdue', {}, '2026-08-06'],
    ['answered', { answeredOn: '2026-07-31' }, '2026-09-01'],
    ['answered', { result: 'no-answer' }, '2026-09-01'],
  ] as const)('is %s', (state, more, today) => {
    expect(findDisputeState({ ...sent, ...more }, today)).toBe(state);
  });
});
