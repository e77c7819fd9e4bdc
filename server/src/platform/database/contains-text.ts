import { splitLeadWords } from '@porchlight/domain/leads/lead-words.ts';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/**
 * Whether the columns together hold all words of a search, in any case, without accents, also within a word; nothing when there are none
 * to look for. Reads every row it is asked of.
 */
export function containsText(
  search: string | undefined,
  ...columns: readonly (AnyColumn | SQL | SQL.Aliased)[]
): SQL | undefined {
  const words = splitLeadWords(search ?? '');
  if (words.length === 0) return undefined;
  const text = sql.join(
    columns.map((column) => sql`coalesce(${column}, '')`),
    sql` || ' ' || `,
  );
  return sql`search_words(${text}) like all(${sql.param(words.map((word) => `%${word}%`))}::text[])`;
}
