import { addDays } from '../kernel/calendar-dates.ts';
import { milestoneSlugs } from '../kernel/milestone-slugs.ts';
import { findNextCard } from '../milestones/milestones.ts';

/** Where a purchase can be: in a milestone, or past them all. */
export const purchasePlaces = [...milestoneSlugs, 'done'] as const;

export const purchaseSortColumns = ['name', 'milestone', 'closing', 'owes', 'activity'] as const;
export type PurchaseSortColumn = (typeof purchaseSortColumns)[number];

/** What the list can be in the order of: the least first, or with a minus the greatest. */
export const purchaseSorts = [
  ...purchaseSortColumns,
  '-name',
  '-milestone',
  '-closing',
  '-owes',
  '-activity',
] as const satisfies readonly (PurchaseSortColumn | `-${PurchaseSortColumn}`)[];
export type PurchaseSort = (typeof purchaseSorts)[number];

/** The longest time that the list can be narrowed by. */
export const MAX_DAYS_OF_FILTER = 365;

/** How many days without a sign of life, and until the closing day, the console offers. */
export const silentDaysOffered = [7, 14, 30, 60] as const;
export const closingDaysOffered = [7, 14, 30, 60] as const;

/** What a purchase can have due: its closing, a day of its contract, or a document that staff asked for. */
export const dueKinds = ['closing', 'contract', 'document'] as const;
export type DueKind = (typeof dueKinds)[number];

/** How many days ahead the overview looks for what is due, and how many back for what is late; purchases that it names at most. */
const DUE_DAYS_AHEAD = 7;
const DUE_DAYS_BACK = 30;
export const MAX_DUE_PURCHASES = 10;

/** The first and the last day of what is due or late; what is later than that is no longer news. */
export function getDueDays(today: string): { first: string; last: string } {
  return { first: addDays(today, -DUE_DAYS_BACK), last: addDays(today, DUE_DAYS_AHEAD) };
}

type Card = {
  id: number;
  isAvailable: boolean;
  isCompleted: boolean;
  isSetAside: boolean;
  docsDue: number;
};

/** Stored in place of a milestone's id where none is left, so that it sorts behind them all. */
export const PAST_ALL_MILESTONES = 11;

/** The milestone that a purchase is in, which may still be locked, and how many documents its open milestones ask for in vain. */
export function deriveStanding(cards: readonly Card[]): { milestone: number; owes: number } {
  const asking = cards.filter((card) => card.isAvailable && !card.isCompleted && !card.isSetAside);
  return {
    milestone: findNextCard(cards)?.id ?? PAST_ALL_MILESTONES,
    owes: asking.reduce((sum, { docsDue }) => sum + docsDue, 0),
  };
}

const DAY_MS = 86_400_000;

/** Whole days since the last sign of life; none where it is of the moment. */
export function countSilentDays(lastSignAt: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - lastSignAt.getTime()) / DAY_MS));
}
