import { expect, test } from 'vitest';
import { Decimal } from '../../kernel/decimals.ts';
import { countPayment, findCashEffect, findMonthlyEffect } from './effects.ts';
import { listOpenPrograms } from './program-list.ts';

const programs = listOpenPrograms('2026-11-25');
const pick = (id: string) => {
  const program = programs.find((one) => one.id === id);
  if (program === undefined) throw new Error(`No program is called ${id}.`);
  return program;
};

test.each([
  [1_500_000, '1', 120],
  [20_000_000, '6.875', 360],
  [1, '0.000001', 600],
  [100_000, '0', 12],
])('the payment of %i cents at %s percent over %i months equals the one in decimals', (...row) => {
  const [principal, ratePercent, months] = row;
  const rate = new Decimal(ratePercent).div(1200);
  const payment = rate.isZero()
    ? new Decimal(principal).div(months)
    : new Decimal(principal).times(rate).div(new Decimal(1).minus(rate.plus(1).pow(-months)));
  expect(countPayment(principal, ratePercent, months)).toBe(Math.round(payment.toNumber()));
});

test.each([
  ['state-ne', { price: 30_000_000 }, { cents: 13_141 }],
  ['state-ne', {}, null],
  ['state-wi', { price: 30_000_000 }, 'atFirstRate'],
  ['fhlb-boston-ebp', {}, 'none'],
  ['state-wa', {}, 'none'],
  ['fha-203b', {}, 'firstLoan'],
  ['state-ky', {}, null],
  ['state-wy', {}, null],
] as const)('%s with %j adds %j a month', (id, answers, effect) => {
  expect(findMonthlyEffect(pick(id), answers)).toEqual(effect);
});

test.each([
  ['fha-203b', { price: 30_000_000 }, { is: 'leastDown', percent: '3.5', cents: 1_050_000 }],
  ['fha-203b', { price: 30_000_000, score: 579 }, { is: 'leastDown', percent: '10', cents: 3_000_000 }],
  ['fannie-97', {}, { is: 'leastDown', percent: '3', cents: null }],
  ['va-guaranty', { price: 1 }, { is: 'leastDown', percent: '0', cents: 0 }],
  ['fhlb-chicago-dpp', {}, { is: 'less', assistance: { amount: 1_000_000, is: 'upTo' } }],
  ['state-wy', { price: 1 }, null],
] as const)('%s with %j changes the cash by %j', (id, answers, effect) => {
  expect(findCashEffect(pick(id), answers)).toEqual(effect);
});
