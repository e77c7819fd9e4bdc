import * as z from 'zod/mini';
import { countDaysBetween, formatCalendarDate } from '../kernel/calendar-dates.ts';
import * as texts from './en/programs.ts';

/** Where a figure comes from: what a reader can look up. `url` where the source is public on the web. */
export type Source = { title: string; url?: string };

/**
 * A table of figures that change by law or by year. Both days are calendar days and belong to the range; `until` is null as long
 * as nothing has replaced it. `published` is the day the source came out.
 */
export type DataTable<Content> = {
  id: string;
  name: string;
  source: Source;
  published: string;
  from: string;
  until: string | null;
  /** Of a table that may be replaced without notice: the last day its figures were seen unchanged, and how many days that is good for. */
  confirmed?: { on: string; holdsDays: number };
  content: Content;
};

/** What an answer says of a table it was worked out with. `warning` is a sentence where the day lies outside its range or the figures were not seen for long. */
export const tableUse = z.object({
  id: z.string(),
  name: z.string(),
  source: z.object({ title: z.string(), url: z.optional(z.string()) }),
  published: z.string(),
  from: z.string(),
  until: z.nullable(z.string()),
  warning: z.nullable(z.string()),
});
export type TableUse = z.infer<typeof tableUse>;

/**
 * The table that holds on a day; where none does, the nearest one before it, or the earliest, with a warning that says so.
 * `tables` are of one kind, earliest first, and never empty.
 */
export function pickTable<Content>(
  tables: readonly [DataTable<Content>, ...DataTable<Content>[]],
  on: string,
): { content: Content; use: TableUse } {
  const table = tables.findLast(({ from }) => from <= on) ?? tables[0];
  const { content, confirmed: _, ...about } = table;
  return { content, use: { ...about, warning: describeMiss(table, on) } };
}

function describeMiss({ from, until, confirmed }: DataTable<unknown>, on: string): string | null {
  if (on < from) return texts.tableStartsOn(formatCalendarDate(from));
  if (until !== null && on > until) {
    return texts.tableEndedOn(formatCalendarDate(until));
  }
  if (confirmed !== undefined && countDaysBetween(confirmed.on, on) > confirmed.holdsDays) {
    return texts.lastSeenUnchanged(formatCalendarDate(confirmed.on), confirmed.holdsDays);
  }
  return null;
}
