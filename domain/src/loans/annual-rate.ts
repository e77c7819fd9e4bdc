import { Decimal } from '../kernel/decimals.ts';

/**
 * Equal amounts at consecutive unit-periods: the first `first` whole periods and `fraction` of one after the term begins, `count` of
 * them in all. `amount` in dollars.
 */
export type Flow = { amount: Decimal; first: number; fraction: Decimal; count: number };

/** A step this small leaves an error of that times the slope's (1e-9 of it): no digit that is ever shown. */
const CLOSE_ENOUGH = new Decimal('1e-12');
const MAX_STEPS = 8;

/** Dollars that are left by rounding: a third, 25 places long, times three. */
const NOTHING = new Decimal('1e-15');

/** Per unit-period: 100,000 percent. What no rate below it balances was paid back at once. */
const HIGHEST_RATE = 1000;

/**
 * Rates are tried from the first up, each so many times the one before: where something is paid before the first advance, the value
 * turns negative and then positive again, and the lowest rate is the one that counts.
 */
const FIRST_TRY = 0.001;
const TRY_STEP = 1.3;

/**
 * The rate per unit-period at which payments are worth what was advanced (12 CFR 1026 appendix J (b)(8)): an amount after t whole
 * periods and a fraction f counts with 1 / ((1 + f i)(1 + i)^t), simple interest over the fraction. Exact to 18 places. Null where
 * no rate from 0 up does it: less is paid than was advanced, or all of it at once.
 */
export function solveUnitRate(advances: readonly Flow[], payments: readonly Flow[]): Decimal | null {
  const flows = [...payments, ...advances.map((flow) => ({ ...flow, amount: flow.amount.negated() }))];
  flows.sort((one, other) => one.first - other.first);
  const excess = flows.reduce((sum, { amount, count }) => sum.plus(amount.times(count)), new Decimal(0));
  if (excess.abs().lessThan(NOTHING)) return new Decimal(0);
  if (excess.isNegative()) return null;
  const quick = flows.map(({ amount, first, fraction, count }) => ({
    amount: amount.toNumber(),
    first,
    fraction: fraction.toNumber(),
    count,
  }));
  const start = searchRate((rate) => valueQuickly(quick, rate));
  return start === null ? null : polish(flows, quick, start);
}

/** Newton's steps in decimals, down the slope that was found in binary. Null where they lead nowhere. */
function polish(flows: readonly Flow[], quick: readonly QuickFlow[], start: number): Decimal | null {
  const width = Math.max(start * 1e-5, 1e-9);
  const slope = (valueQuickly(quick, start + width) - valueQuickly(quick, start - width)) / (2 * width);
  if (!(slope < 0)) return null;
  let rate = new Decimal(start);
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const change = valueExactly(flows, rate).div(slope);
    rate = rate.minus(change);
    if (change.abs().lessThan(CLOSE_ENOUGH)) return rate;
  }
  return null;
}

/** `flows` in the order of their periods, so that each discount is one step on from the last. */
function valueExactly(flows: readonly Flow[], rate: Decimal): Decimal {
  const growth = rate.plus(1);
  const oneBack = new Decimal(1).div(growth);
  let sum = new Decimal(0);
  let discount = new Decimal(1);
  let periods = 0;
  for (const { amount, first, fraction, count } of flows) {
    const step = first - periods;
    if (step > 0) discount = step === 1 ? discount.times(oneBack) : discount.div(growth.pow(step));
    periods = first;
    const worth = amount.times(valueRun(rate, count)).times(discount);
    sum = sum.plus(fraction.isZero() ? worth : worth.div(fraction.times(rate).plus(1)));
  }
  return sum;
}

/** What `count` payments of 1, a period apart, are worth when the first is paid: (1 + i)(1 - (1 + i)^-n) / i. */
function valueRun(rate: Decimal, count: number): Decimal {
  if (count === 1 || rate.isZero()) return new Decimal(count);
  const growth = rate.plus(1);
  const all = growth.pow(count);
  return growth.times(all.minus(1)).div(all.times(rate));
}

type QuickFlow = { amount: number; first: number; fraction: number; count: number };

function valueQuickly(flows: readonly QuickFlow[], rate: number): number {
  const force = Math.log1p(rate);
  let sum = 0;
  for (const { amount, first, fraction, count } of flows) {
    const worth = count === 1 || rate === 0 ? count : (-Math.expm1(-count * force) * (1 + rate)) / rate;
    sum += (amount * worth * Math.exp(-first * force)) / (1 + fraction * rate);
  }
  return sum;
}

/** Halves, by the secant where it stays inside, the range in which the value turns from positive to negative. */
function searchRate(value: (rate: number) => number): number | null {
  let low = 0;
  let high = FIRST_TRY;
  while (value(high) >= 0) {
    low = high;
    high *= TRY_STEP;
    if (high > HIGHEST_RATE) return null;
  }
  let [atLow, atHigh] = [value(low), value(high)];
  let side = 0;
  for (let step = 0; step < 200 && high - low > low * 1e-14; step += 1) {
    const rate = (atLow * high - atHigh * low) / (atLow - atHigh);
    const found = rate > low && rate < high ? rate : (low + high) / 2;
    const worth = value(found);
    if (worth === 0) return found;
    if (worth > 0) {
      [low, atLow] = [found, worth];
      if (side === 1) atHigh /= 2;
      side = 1;
    } else {
      [high, atHigh] = [found, worth];
      if (side === -1) atLow /= 2;
      side = -1;
    }
  }
  return (low + high) / 2;
}
