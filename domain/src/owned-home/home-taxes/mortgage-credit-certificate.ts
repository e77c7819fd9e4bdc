import type { Decimal } from '../../kernel/decimals.ts';
import { countCents, fromCents } from '../../loans/cents.ts';
import { pickTable, type TableUse } from '../../programs/data-table.ts';
import { certificateTables, endOfTaxYear } from './home-tax-tables.ts';

/**
 * A year of a mortgage credit certificate, whole cents. `interestCents` is of the certified debt alone (Form 8396, line 1), `ratePercent` the
 * certificate's own rate (line 2), `carryInCents` what the last three years left unused (lines 4 to 6). `taxCents` is the most a credit can
 * take off (line 8), null where it is not known yet.
 */
export type CertificateYear = {
  interestCents: number;
  ratePercent: Decimal;
  carryInCents: number;
  taxCents: number | null;
};

/**
 * Whole cents. `creditCents` is line 3: Schedule A's mortgage interest falls by it too, used or not. `mostCents` is the most of a year at this
 * rate, null where there is none. The rest is null where the tax is not known.
 */
export type CertificateCredit = {
  creditCents: number;
  mostCents: number | null;
  usedCents: number | null;
  leftCents: number | null;
  table: TableUse;
};

/** The rates that a certificate can have in a tax year, in percent. */
export function getCertificateRates(taxYear: number): { lowest: number; highest: number } {
  const { lowestPercent, highestPercent } = pickTable(certificateTables, endOfTaxYear(taxYear)).content;
  return { lowest: lowestPercent, highest: highestPercent };
}

/**
 * The credit of Form 8396: interest x rate, above 20 percent 2,000 dollars at most. It is never paid out: what is beyond the tax is left for
 * the next three years, and what is beyond the 2,000 dollars is lost.
 */
export function computeCertificateCredit(year: CertificateYear, taxYear: number): CertificateCredit {
  const { content, use: table } = pickTable(certificateTables, endOfTaxYear(taxYear));
  const whole = countCents(fromCents(year.interestCents).times(year.ratePercent).div(100));
  const mostCents = year.ratePercent.gt(content.cappedAbovePercent) ? content.mostCredit * 100 : null;
  const creditCents = Math.min(whole, mostCents ?? whole);
  if (year.taxCents === null) return { creditCents, mostCents, usedCents: null, leftCents: null, table };
  const available = creditCents + year.carryInCents;
  const usedCents = Math.min(available, year.taxCents);
  return { creditCents, mostCents, usedCents, leftCents: available - usedCents, table };
}
