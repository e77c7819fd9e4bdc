import { countDaysBetween } from '../kernel/calendar-dates.ts';
import type { KnownTable } from './known-tables.ts';

/** `held`: in force on a day; `coming`: from a later day; `over`: ended, and another of its kind follows; `ended`: ended, and none does. */
export type TableState = 'held' | 'coming' | 'over' | 'ended';

/** How each table lies to a calendar day. */
export function findTableState(table: KnownTable, all: readonly KnownTable[], on: string): TableState {
  if (table.from > on) return 'coming';
  if (table.until === null || on <= table.until) return 'held';
  const isFollowed = all.some(({ kind, from }) => kind === table.kind && from > table.from);
  return isFollowed ? 'over' : 'ended';
}

/** Days since a table was compared with its source. */
export function countTableAge({ checkedOn }: Pick<KnownTable, 'checkedOn'>, on: string): number {
  return Math.max(0, countDaysBetween(checkedOn, on));
}

/** Whether a table in use is older than it is good for, or has ended with none to follow. */
export function isTableDue(table: KnownTable, all: readonly KnownTable[], on: string): boolean {
  const state = findTableState(table, all, on);
  return state === 'ended' || (state === 'held' && countTableAge(table, on) > table.holdsDays);
}
