import { Decimal } from '../../kernel/decimals.ts';
import type { FieldState } from '../document-readings/form-reading.ts';

/** The sum of several amounts as a form would print it: with cents where one of them has cents, since whole dollars are rounded ones. */
export function addAmounts(amounts: readonly string[]): string {
  const total = amounts.reduce((sum, amount) => sum.plus(amount), new Decimal(0));
  return total.toFixed(amounts.some((amount) => amount.includes('.')) ? 2 : 0);
}

/** What comes of several figures is as sure as the least sure of them. */
export function findWeakest(states: readonly (FieldState | undefined)[]): FieldState {
  return (['unread', 'check', 'read'] as const).find((state) => states.includes(state)) ?? 'proved';
}
