import * as z from 'zod/mini';

const LAST_YEAR = 2099;

/** A tax year from the first that a table holds to 2099; that of today where it is left out. */
export function taxYearField(first: number, refusal: string) {
  return z.optional(z.int(refusal).check(z.minimum(first, refusal), z.maximum(LAST_YEAR, refusal)));
}

/** The tax year that was asked about, or that of the day. */
export function getTaxYear(taxYear: number | undefined, on: string): number {
  return taxYear ?? Number(on.slice(0, 4));
}
