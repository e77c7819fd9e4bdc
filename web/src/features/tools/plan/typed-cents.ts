import { formatAmount, parseDollars, toCents, toDollars } from '@porchlight/domain/kernel/money.ts';

/** Whole cents as a field shows them; nothing where none are known. */
export const formatTypedCents = (cents: number | null | undefined): string =>
  cents == null ? '' : formatAmount(toDollars(cents));

/** Cents; null where nothing is typed, and not a number where it cannot be read. */
export function parseTypedCents(text: string): number | null {
  if (text.trim() === '') return null;
  const dollars = parseDollars(text);
  return dollars === undefined ? Number.NaN : toCents(dollars);
}
