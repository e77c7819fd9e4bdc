import type { Decimal } from '../shared/decimals.ts';
import { countCents } from './cents.ts';

/** Dollars paid on top of payment number `fromPayment`, and again every month or every twelfth payment, or once. */
export type ExtraPayment = { amount: Decimal; every: 'month' | 'year' | 'once'; fromPayment: number };

const STRIDE = { month: 1, year: 12 };

/** The cents that come on top of one payment. */
export function countExtra(extras: readonly ExtraPayment[] | undefined, payment: number): number {
  let cents = 0;
  for (const extra of extras ?? []) if (isDue(extra, payment)) cents += countCents(extra.amount);
  return cents;
}

function isDue({ every, fromPayment }: ExtraPayment, payment: number): boolean {
  if (every === 'once') return payment === fromPayment;
  return payment >= fromPayment && (payment - fromPayment) % STRIDE[every] === 0;
}
