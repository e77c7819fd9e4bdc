import { formatMonth } from '../../kernel/calendar-dates.ts';
import * as texts from '../en.ts';
import type { HomeRecord } from '../home-record.ts';

/** When a computation year begins, and the months that it ran. */
export type StatementYear = { startMonth: number; startYear: number; yearMonths: number };

/** A month as a number that counts on from year to year. */
export const countMonths = ({ startMonth, startYear }: Pick<StatementYear, 'startMonth' | 'startYear'>) =>
  startYear * 12 + startMonth - 1;

/** "July 2026". */
export const getMonthName = (months: number) =>
  `${formatMonth((months % 12) + 1)} ${Math.floor(months / 12)}`;

/** The calendar month, 1 to 12, that is so many months after the first of the year; 0 is the first. */
export const monthAt = ({ startMonth }: Pick<StatementYear, 'startMonth'>, place: number) =>
  ((startMonth - 1 + place) % 12) + 1;

/** The place of a calendar month in the year, 0 to 11. */
export const placeOf = ({ startMonth }: Pick<StatementYear, 'startMonth'>, month: number) =>
  (month - startMonth + 12) % 12;

/** The first day of the year. */
export const findYearStart = (year: StatementYear): string => formatFirstDay(countMonths(year));

/** The first day after the year. */
export const findYearEnd = (year: StatementYear): string =>
  formatFirstDay(countMonths(year) + year.yearMonths);

const formatFirstDay = (months: number) =>
  `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`;

// The kind itself reads this, so that rows are found by name.
export function listStatementYears(records: readonly HomeRecord[]): StatementYear[] {
  return records
    .filter(({ kind }) => kind === 'escrow-statement')
    .map(({ content }) => content as StatementYear);
}

/** The sentence about the first month that two statements have in common; undefined where there is none. */
export function findOverlap(year: StatementYear, others: readonly HomeRecord[]): string | undefined {
  const from = countMonths(year);
  for (const other of listStatementYears(others)) {
    const start = countMonths(other);
    const first = Math.max(from, start);
    if (first < Math.min(from + year.yearMonths, start + other.yearMonths))
      return texts.yearsOverlap(getMonthName(start), getMonthName(first));
  }
  return undefined;
}
