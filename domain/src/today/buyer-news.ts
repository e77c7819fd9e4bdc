import * as z from 'zod/mini';
import { instantField } from '../kernel/fields.ts';

/** What a buyer can do that the other buyers of the purchase hear of on Today. */
const newsKinds = ['offer', 'opinion', 'plan', 'date', 'task'] as const;
export type NewsKind = (typeof newsKinds)[number];

/** How far back the news goes, in days. */
export const NEWS_DAYS = 14;
/** How many rows of each kind are read, the newest first. */
export const MAX_NEWS = 50;
const MAX_GROUPS = 3;

/** Something that another buyer did. `by` is a first name; the home is that of an offer or an opinion, and null for the rest. */
export const buyerNews = z.object({
  kind: z.enum(newsKinds),
  by: z.string(),
  at: instantField,
  home: z.nullable(z.object({ id: z.uuid(), address: z.string() })),
});
export type BuyerNews = z.infer<typeof buyerNews>;

export type NewsGroup = BuyerNews & { count: number };

/**
 * Up to three lines of news after `since` (an instant, or null for all), the newest first: what one person did of one kind, for one
 * home, is one line with its count, and has the time of the last of it.
 */
export function groupNews(news: readonly BuyerNews[], since: string | null): NewsGroup[] {
  const isNew = ({ at }: BuyerNews) => since === null || Date.parse(at) > Date.parse(since);
  const groups = Map.groupBy(news.filter(isNew), ({ kind, by, home }) =>
    JSON.stringify([kind, by, home?.id]),
  );
  return [...groups.values()]
    .map((rows) => {
      const [newest, ...older] = rows.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
      return { ...(newest as BuyerNews), count: older.length + 1 };
    })
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
    .slice(0, MAX_GROUPS);
}
