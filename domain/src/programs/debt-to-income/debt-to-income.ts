import { Decimal } from '../../kernel/decimals.ts';
import { pickTable, type TableUse } from '../data-table.ts';
import { roundRatio } from '../shown-ratios.ts';
import { type DtiLimit, dtiLimitTables } from './dti-limit-table.ts';

/** Shares of gross income in percent, unrounded: `front` housing alone, `back` housing and all other debts. */
export type Ratios = { front: Decimal; back: Decimal };

/** The debt-to-income ratios of monthly dollars. The income must be above zero: there is no share of nothing. */
export function computeRatios(income: Decimal, housing: Decimal, otherDebts: Decimal): Ratios {
  return {
    front: housing.times(100).div(income),
    back: housing.plus(otherDebts).times(100).div(income),
  };
}

/** The limits of programs, and the table that they are in. */
export function listDtiLimits(on: string): { limits: readonly DtiLimit[]; table: TableUse } {
  const { content, use } = pickTable(dtiLimitTables, on);
  return { limits: content, table: use };
}

/**
 * Whether ratios keep a program's line; exactly on it does. Compared as they are shown: with two places, but for VA, whose ratio is
 * rounded to a whole percent.
 */
export function isWithinDtiLimit(ratios: Ratios, limit: DtiLimit): boolean {
  const back = limit.program === 'va' ? roundVaRatio(ratios.back) : roundRatio(ratios.back);
  const frontMax = limit.frontMaxPercent;
  return back.lte(limit.backMaxPercent) && (frontMax === null || roundRatio(ratios.front).lte(frontMax));
}

/** VA's ratio in whole percent: "rounded to the nearest two digits", so 35.6 counts as 36 (38 CFR 36.4340(d)). */
export function roundVaRatio(backPercent: Decimal): Decimal {
  return backPercent.toDecimalPlaces(0, Decimal.ROUND_HALF_UP);
}
