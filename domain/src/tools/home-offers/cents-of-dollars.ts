import { Decimal } from '../../kernel/decimals.ts';
import { countCents, writeCents } from '../../loans/cents.ts';

/** Dollars of the wire as whole cents. */
export function parseDollarAmount(dollars: string): number {
  return countCents(new Decimal(dollars));
}

/** Whole cents as they were typed: "425000", and "425000.50" where there are cents. */
export function formatPlainDollars(cents: number): string {
  return writeCents(cents).replace(/\.00$/, '');
}
