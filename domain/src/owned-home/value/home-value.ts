import { addMonths } from '../../kernel/calendar-dates.ts';
import { fromCents } from '../../loans/cents.ts';
import { computeLtv } from '../../programs/shown-ratios.ts';
import { findRecord, type HomeRecord, listRecords } from '../home-record.ts';
import { homeKind } from '../kinds/home.ts';
import { ownerValueKind } from '../kinds/owner-value.ts';
import { type AreaFigure, endQuarter, findIndexedHome, type HomeIndexFigures } from './indexed-home.ts';

export type OwnerValue = HomeRecord<{ day: string; amount: number; source: string }>;

/**
 * What the home may be worth, both ways. `counted` is the newer of the two, by the day of the one and the last day of the quarter of the
 * other, in whole cents: what the lines are drawn by.
 */
export type HomeValue = {
  indexed: HomeIndexFigures | { refused: string } | undefined;
  owner: OwnerValue | undefined;
  counted: { amount: number; by: 'index' | 'owner' } | undefined;
};

/** `figures` are those of the home's area; undefined where none were imported. */
export function findHomeValue(
  records: readonly HomeRecord[],
  figures: readonly AreaFigure[] | undefined,
): HomeValue {
  const home = findRecord(homeKind, records)?.content;
  const indexed = home && figures && findIndexedHome(home, figures);
  const owner = findOwnerValue(records);
  const byIndex = indexed === undefined || 'refused' in indexed ? undefined : indexed;
  const ownerCounts =
    owner !== undefined && (byIndex === undefined || owner.content.day > endQuarter(byIndex.quarterNow));
  if (ownerCounts) return { indexed, owner, counted: { amount: owner.content.amount, by: 'owner' } };
  return { indexed, owner, counted: byIndex && { amount: byIndex.value, by: 'index' } };
}

/** How long after the purchase the price that was paid may be taken for the value, in months. */
const PRICE_MONTHS = 12;

/** The value that counts; where there is none, for a year the price that was paid, since the index lags behind a new purchase. */
export function findShownValue(
  { counted }: Pick<HomeValue, 'counted'>,
  { price, boughtOn }: { price: number; boughtOn: string },
  today: string,
): { amount: number; by: 'index' | 'owner' | 'price' } | undefined {
  return counted ?? (today < addMonths(boughtOn, PRICE_MONTHS) ? { amount: price, by: 'price' } : undefined);
}

/** The one of the latest day; of the same day the one entered last. */
export function findOwnerValue(records: readonly HomeRecord[]): OwnerValue | undefined {
  return listRecords(ownerValueKind, records).reduce<OwnerValue | undefined>(
    (latest, record) => (latest === undefined || record.content.day >= latest.content.day ? record : latest),
    undefined,
  );
}

/** Equity in whole cents, below zero where more is owed; the loan in percent of the value, with two places. `value` is above zero. */
export function computeEquity(value: number, balance: number): { equity: number; ltvPercent: string } {
  return {
    equity: value - balance,
    ltvPercent: computeLtv(fromCents(balance), fromCents(value)).toFixed(2),
  };
}
