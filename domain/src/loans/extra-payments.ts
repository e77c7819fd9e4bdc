import type { Decimal } from '../kernel/decimals.ts';
import { countCents } from './cents.ts';

/** Dollars paid on top of payment number `fromPayment`, and again every month or every twelfth payment, or once. */
export type ExtraPayment = { amount: Decimal; every: 'month' | 'year' | 'once'; fromPayment: number };

/** Gives the cents that come on top of a payment, by its number. */
export function createExtraRule(extras: readonly ExtraPayment[] = []): (payment: number) => number {
  const counted = extras.map((extra) => ({ ...extra, cents: countCents(extra.amount) }));
  return (payment) => {
    let sum = 0;
    for (const extra of counted) if (isDue(extra, payment)) sum += extra.cents;
    return sum;
  };
}

const STRIDE = { month: 1, year: 12 };

function isDue({ every, fromPayment }: ExtraPayment, payment: number): boolean {
  if (every === 'once') return payment === fromPayment;
  return payment >= fromPayment && (payment - fromPayment) % STRIDE[every] === 0;
}
