import { parseDollars } from '@porchlight/domain/kernel/money.ts';
import { toCents, toDollars } from '@porchlight/domain/plan/plan-price.ts';
import { tidyDollars } from '../typed-values.ts';

/** Whole cents as a field shows them; nothing where none are known. */
export const formatAmount = (cents: number | null | undefined): string =>
  cents == null ? '' : tidyDollars(toDollars(cents));

/** Cents; null where nothing is typed, and not a number where it cannot be read. */
export function parseAmount(text: string): number | null {
  if (text.trim() === '') return null;
  const dollars = parseDollars(text);
  return dollars === undefined ? Number.NaN : toCents(dollars);
}
