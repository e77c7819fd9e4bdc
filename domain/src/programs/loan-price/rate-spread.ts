import { addDays } from '../../kernel/calendar-dates.ts';
import { Decimal } from '../../kernel/decimals.ts';

/**
 * One week of average prime offer rates: the Monday it holds from, and the rates in percent for terms of 1 to 50 years, the first for
 * one year.
 */
export type AporWeek = { monday: string; rates: readonly Decimal[] };

/**
 * Reads a table of average prime offer rates as the CFPB publishes it: a line a week, `M/D/YYYY` and fifty rates between bars. A
 * RangeError names the line that is not so.
 */
export function parseAporTable(text: string): AporWeek[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines.map((line, at) => {
    const [day = '', ...rates] = line.split('|').map((cell) => cell.trim());
    const [, month = '', date = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(day) ?? [];
    if (year === '' || rates.length !== TERMS || !rates.every((rate) => /^\d{1,2}(\.\d+)?$/.test(rate))) {
      throw new RangeError(`Line ${at + 1} is not a day and ${TERMS} rates.`);
    }
    const monday = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
    return { monday, rates: rates.map((rate) => new Decimal(rate)) };
  });
}

const TERMS = 50;

/** The rate for the week in which a loan's rate was set, and its term in years; null where that week or term is not in the table. */
export function findApor(weeks: readonly AporWeek[], lockDate: string, termYears: number): Decimal | null {
  const week = weeks.find(({ monday }) => monday <= lockDate && lockDate < addDays(monday, 7));
  return week?.rates[termYears - 1] ?? null;
}

/** Actions of Regulation C (12 CFR 1003.4(a)(8)) for which a spread is reported: originated, approved, pre-approved. */
const REPORTED_ACTIONS = [1, 2, 8];

/**
 * APR less APOR in points, three decimals, halves up, as Regulation C reports it (12 CFR 1003.4(a)(12)). Null, "not applicable", for
 * other actions and for reverse mortgages.
 */
export function computeRateSpread(loan: {
  apr: Decimal;
  apor: Decimal;
  actionTaken: number;
  isReverse: boolean;
}): Decimal | null {
  if (loan.isReverse || !REPORTED_ACTIONS.includes(loan.actionTaken)) return null;
  return loan.apr.minus(loan.apor).toDecimalPlaces(3);
}
