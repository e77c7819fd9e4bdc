import { shippedWeek } from '../../weekly-rates/weekly-rate.ts';
import { completeFacts } from '../assumed-facts.ts';
import type { Facts } from '../plan-facts.ts';
import { computeCarriedPrice } from './carried-price.ts';

/** A price beside the lower one that the income carries, in cents, and what that one was worked out with. */
export type PriceAboveIncome = {
  price: number;
  carried: number;
  program: NonNullable<Facts['program']>;
  /** The plan has debts, zero among them; else none were counted. */
  countsDebts: boolean;
};

/** Where the price of a plan is above what its income carries; null at or below it, and without a price or an income. */
export function findPriceAboveIncome(
  known: Facts,
  today: string,
  survey = shippedWeek,
): PriceAboveIncome | null {
  const { price, program = 'conventional', monthlyDebts } = known;
  if (price === undefined) return null;
  const carried = computeCarriedPrice(completeFacts(known, today, survey), today);
  if (carried === null || carried >= price) return null;
  return { price, carried, program, countsDebts: monthlyDebts !== undefined };
}
