import { formatMonth } from '../../kernel/calendar-dates.ts';
import * as texts from '../en.ts';

/** Four figures in whole dollars, each half a dollar off, in cents. HUD allowed whole dollars (1995). */
export const MONTH_TOLERANCE = 200;

type Side = 'projected' | 'actual';
type Month = {
  month: number;
  projectedDeposit: number | null;
  projectedPaid: number | null;
  projectedBalance: number | null;
  actualDeposit: number | null;
  actualPaid: number | null;
  actualBalance: number | null;
};
export type MonthsOfLastYear = {
  lastProjectedStart: number | null;
  lastActualStart: number | null;
  lastYear: readonly Month[];
};

/** A balance that does not follow from the one before it, in cents. `place` counts the months from 0. */
export type MonthOff = { place: number; month: number; side: Side; expected: number; stated: number };

/**
 * The months whose balance is not the one before, plus what came in, less what was paid. Each is held against the balance that is printed
 * before it, so that one slip is named once; a month that leaves a figure out is passed over.
 */
export function findMonthsOff({
  lastProjectedStart,
  lastActualStart,
  lastYear,
}: MonthsOfLastYear): MonthOff[] {
  const found: MonthOff[] = [];
  const before: Record<Side, number | null> = { projected: lastProjectedStart, actual: lastActualStart };
  for (const [place, row] of lastYear.entries()) {
    for (const side of ['projected', 'actual'] as const) {
      const [deposit, paid, stated] = readSide(row, side);
      const start = before[side];
      before[side] = stated;
      if (start === null || deposit === null || paid === null || stated === null) continue;
      const expected = start + deposit - paid;
      if (Math.abs(expected - stated) > MONTH_TOLERANCE)
        found.push({ place, month: row.month, side, expected, stated });
    }
  }
  return found;
}

function readSide(row: Month, side: Side): [number | null, number | null, number | null] {
  return side === 'projected'
    ? [row.projectedDeposit, row.projectedPaid, row.projectedBalance]
    : [row.actualDeposit, row.actualPaid, row.actualBalance];
}

/** The sentence about the first month that does not follow the one before it; undefined where all do. */
export function findMonthGap(months: readonly { month: number }[]): string | undefined {
  for (const [place, { month }] of months.entries()) {
    const before = months[place - 1]?.month;
    if (before === undefined) continue;
    const expected = (before % 12) + 1;
    if (month !== expected)
      return texts.wrongMonthOrder(formatMonth(before), formatMonth(expected), formatMonth(month));
  }
  return undefined;
}
