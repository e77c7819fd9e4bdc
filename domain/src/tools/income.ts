import { Decimal, toFixedDollars } from '../kernel/decimals.ts';
import * as texts from './en/tools.ts';
import type { IncomePeriod } from './income-periods.ts';
import { InputRefusal } from './input-refusal.ts';

/** From this a month on, in dollars, an income is asked about: it is 300,000 a year. */
const UNLIKELY_MONTHLY = 25_000;
/** Less than this a year, in dollars, is asked about: full-time work at the federal minimum wage of 7.25 an hour pays 15,080. */
const UNLIKELY_YEARLY = 15_000;

/** The same income by the other period, which it was more likely meant for. `amount` in dollars and cents. */
export type IncomeDoubt = { amount: string; meant: IncomePeriod };

/** Whether an amount in dollars was more likely meant for the other period; null where it may well be right, and for none at all. */
export function doubtIncome(amount: Decimal, period: IncomePeriod): IncomeDoubt | null {
  if (period === 'month') {
    return amount.gte(UNLIKELY_MONTHLY) ? { amount: toFixedDollars(amount.times(12)), meant: 'year' } : null;
  }
  return amount.gt(0) && amount.lt(UNLIKELY_YEARLY)
    ? { amount: toFixedDollars(amount.div(12)), meant: 'month' }
    : null;
}

/** An income as the wire gives it: dollars a month or a year, by the names of its two fields. */
export type GivenIncome = { monthly: [name: string, given?: string]; annual: [name: string, given?: string] };

/**
 * Dollars a month, unrounded, with what was given as workings show it. Throws InputRefusal where both are given or neither is.
 */
export function getIncome({ monthly: [name, monthly], annual: [annualName, annual] }: GivenIncome): {
  income: Decimal;
  shown: Record<string, string>;
} {
  if (monthly !== undefined && annual !== undefined) {
    throw new InputRefusal({ [annualName]: texts.incomeGivenTwice });
  }
  if (annual !== undefined) {
    const income = new Decimal(annual).div(12);
    return { income, shown: { [annualName]: annual, [name]: toFixedDollars(income) } };
  }
  if (monthly === undefined) {
    throw new InputRefusal({ [name]: texts.incomeMissing(annualName) });
  }
  return { income: new Decimal(monthly), shown: { [name]: monthly } };
}
