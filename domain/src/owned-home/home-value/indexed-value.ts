import { Decimal } from '../../kernel/decimals.ts';
import { fromCents } from '../../loans/cents.ts';
import { computeLtv } from '../../programs/shown-ratios.ts';
import * as texts from './en.ts';

/** An area's figures by quarter, as FHFA prints them: "267.95". All transactions, not seasonally adjusted. */
export type IndexFigures = ReadonlyMap<string, string>;

/** Index of the quarter bought and of the one it is valued in, both above zero and of one series. Whole cents. */
export type IndexedHome = { priceCents: number; balanceCents: number; bought: Decimal; now: Decimal };

/** Whole dollars, `changePercent` with one place, `ltvPercent` with two and null where the value comes to nothing. */
export type IndexedValue = {
  value: Decimal;
  changePercent: Decimal;
  ltvPercent: Decimal | null;
  equity: Decimal;
};

/** Price x index now / index when bought, in whole dollars; loan-to-value and equity go by that value, as it is shown. */
export function computeIndexedValue({ priceCents, balanceCents, bought, now }: IndexedHome): IndexedValue {
  const balance = fromCents(balanceCents);
  const value = fromCents(priceCents).times(now).div(bought).toDecimalPlaces(0);
  return {
    value,
    changePercent: withoutSign(now.minus(bought).times(100).div(bought).toDecimalPlaces(1)),
    ltvPercent: value.isZero() ? null : computeLtv(balance, value),
    equity: withoutSign(value.minus(balance).toDecimalPlaces(0)),
  };
}

/** Zero is never below zero. */
function withoutSign(figure: Decimal): Decimal {
  return figure.isZero() ? new Decimal(0) : figure;
}

/** The two figures of a home, or why there are none. Only what was published counts: nothing is carried past it, nor between two quarters. */
export type FoundFigures = { bought: Decimal; now: Decimal; quarterNow: string } | { refused: string };

/**
 * Looks up the quarter bought and the one to value in; the newest where `quarterNow` is null. A quarter without a figure is refused with the
 * newest or oldest there is.
 */
export function findFigures(
  figures: IndexFigures,
  quarterBought: string,
  quarterNow: string | null,
): FoundFigures {
  const published = [...figures.keys()].toSorted();
  const [oldest, newest] = [published[0], published.at(-1)];
  if (oldest === undefined || newest === undefined) {
    return { refused: texts.noFigureArea(quarterBought) };
  }
  const find = (quarter: string): Decimal | string => {
    const figure = figures.get(quarter);
    if (figure !== undefined) return new Decimal(figure);
    if (quarter > newest) return texts.noFigureNewest(quarter, newest);
    if (quarter < oldest) return texts.noFigureOldest(quarter, oldest);
    return texts.noFigureBetween(quarter);
  };
  const until = quarterNow ?? newest;
  const [bought, now] = [find(quarterBought), find(until)];
  if (typeof now === 'string') return { refused: now };
  if (typeof bought === 'string') return { refused: bought };
  return { bought, now, quarterNow: until };
}
