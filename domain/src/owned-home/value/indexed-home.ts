import { addDays, addMonths } from '../../kernel/calendar-dates.ts';
import { Decimal } from '../../kernel/decimals.ts';
import { countCents } from '../../loans/cents.ts';
import { computeIndexedValue, findFigures } from '../home-value/indexed-value.ts';
import { findQuarter } from '../home-value/quarters.ts';

/** An index by quarter as FHFA prints it, with its standard error where it prints one; earliest first. */
export type AreaFigure = { quarter: string; index: string; error: string | null };

/**
 * A home by the index of its area, whole cents (rounded to dollars). `low` and `high` are one standard error of the last quarter's index
 * either way, null where none is printed; `points` are the quarters from the purchase to the last one that have a figure.
 */
export type HomeIndexFigures = {
  value: number;
  low: number | null;
  high: number | null;
  changePercent: string;
  quarterBought: string;
  quarterNow: string;
  points: readonly { quarter: string; value: number }[];
};

/** The home by the last quarter there is, or why there is no value: a quarter without a figure is never worked out. */
export function findIndexedHome(
  { price, boughtOn }: { price: number; boughtOn: string },
  figures: readonly AreaFigure[],
): HomeIndexFigures | { refused: string } {
  const byQuarter = new Map(figures.map(({ quarter, index }) => [quarter, index]));
  const quarterBought = findQuarter(boughtOn);
  const found = findFigures(byQuarter, quarterBought, null);
  if ('refused' in found) return found;
  const at = (now: Decimal) =>
    computeIndexedValue({ priceCents: price, balanceCents: 0, bought: found.bought, now });
  const { value, changePercent } = at(found.now);
  const error = figures.find(({ quarter }) => quarter === found.quarterNow)?.error ?? null;
  const either = (way: Decimal) => countCents(at(found.now.plus(way)).value);
  const isBand = error !== null && found.now.gt(error);
  return {
    value: countCents(value),
    low: isBand ? either(new Decimal(error).neg()) : null,
    high: isBand ? either(new Decimal(error)) : null,
    changePercent: changePercent.toFixed(1),
    quarterBought,
    quarterNow: found.quarterNow,
    points: figures
      .filter(({ quarter }) => quarter >= quarterBought)
      .map(({ quarter, index }) => ({ quarter, value: countCents(at(new Decimal(index)).value) })),
  };
}

/** The last day of a quarter. */
export function endQuarter(quarter: string): string {
  const month = String(Number(quarter.slice(-1)) * 3).padStart(2, '0');
  return addDays(addMonths(`${quarter.slice(0, 4)}-${month}-01`, 1), -1);
}
