import { formatWordToken, splitLeadWords } from '@porchlight/domain/leads/lead-words.ts';
import { type AnyColumn, and, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { hasTokens, listSearchMonths } from './token-search.ts';

/** Rows that are looked at in the list's order before the index of words is asked: what many have is found there. */
const PROBED = 120;
/** Of those, from how many on it is worth to look at as many more as should fill the page. */
const OFTEN = 3;
/** Rows with the words that are put in order; where there are more, the list is read in its order, because it soon has enough of them. */
export const FEW = 5_000;
/** Months next to the page's place that are looked up one by one in an index of tokens, before all rows with the words are. */
const NEAR_MONTHS = 3;

/**
 * The terms of a search: rows with words that begin so, as texts of a `tsquery`; undefined where there are none. Words are split at all but
 * letters and figures, without accents and case, as `search_vector` of the database does. `indexed` omits what follows the @ of an address:
 * half of all rows may have it, and the index would collect them.
 */
function readWords(search = ''): { all: string; indexed: string; tokens: string[] } | undefined {
  const all = splitLeadWords(search);
  if (all.length === 0) return undefined;
  const rare = splitLeadWords(search.replaceAll(/(?<=[\p{L}\p{N}]\S{0,64})@\S*/gu, ' '));
  const indexed = rare.length === 0 ? all : rare;
  return { all: writeQuery(all), indexed: writeQuery(indexed), tokens: indexed.map(formatWordToken) };
}

const writeQuery = (words: readonly string[]) => words.map((word) => `'${word}':*`).join(' & ');

/** Whether the beginning of a text has the words; the expression of the index of words must be the same text. */
export function hasWords(text: SQL, words: string): SQL<boolean> {
  return sql<boolean>`search_vector(${text}) @@ ${words}::tsquery`;
}

/** The same for the first 20,000 letters, of words of any length; slower. */
export function hasWordsInLongText(text: SQL | AnyColumn, words: string): SQL<boolean> {
  return sql<boolean>`search_vector_of_long(${text}) @@ ${words}::tsquery`;
}

type List = {
  table: PgTable;
  /** Names a row within `conditions`. */
  key: PgColumn;
  /** All that narrows the list but the words, with the place of the page. */
  conditions: SQL | undefined;
  orderBy: readonly SQL[];
};

/**
 * An index of tokens as leads have one (decision 0050): `indexed` is its very expression, `time` the column of its months, which the list
 * is in the order of, in the direction `runs`.
 */
export type TokenIndex = { indexed: SQL; time: PgColumn; runs: 'asc' | 'desc' };

export type RowSearch = List & {
  has: SQL;
  byToken?: TokenIndex & { tokens: readonly string[] };
  /** What holds of every row that `has` is true of and is answered by an index; undefined where that is too many rows. */
  listed(): Promise<SQL | undefined>;
};

export type WordSearch = List & {
  /** As it was typed. */
  search: string | undefined;
  /** Whether a row has the words. */
  hasWords(words: string): SQL;
  /** Looks words up by month, so that not every row is collected that has one of them. */
  tokenIndex?: TokenIndex;
  /**
   * What holds of every row that has them and is answered by an index, if not that; undefined where that is too many rows. `tokens` are
   * the words as an index of tokens has them.
   */
  listed?(words: string, tokens: readonly string[]): Promise<SQL | undefined>;
};

/**
 * What narrows a list to the first `limit` rows, from the place of the page on, that have the words of a search; without one to
 * `conditions`. To be called in the transaction that reads the list.
 */
export async function narrowByWords(
  transaction: Database,
  search: WordSearch,
  limit: number,
): Promise<SQL | undefined> {
  const words = readWords(search.search);
  if (words === undefined) return search.conditions;
  const has = search.hasWords(words.all);
  const { tokens } = words;
  const { tokenIndex } = search;
  if (tokenIndex) {
    const listed = async () => hasTokens(tokenIndex.indexed, sql`${sql.param(tokens)}::text[]`);
    return narrowInOrder(transaction, { ...search, has, listed, byToken: { ...tokenIndex, tokens } }, limit);
  }
  const listed = async () =>
    search.listed ? search.listed(words.indexed, tokens) : search.hasWords(words.indexed);
  return narrowInOrder(transaction, { ...search, has, listed }, limit);
}

/** The same for any condition `has` that no index answers in the list's order. */
export async function narrowInOrder(
  transaction: Database,
  search: RowSearch,
  limit: number,
): Promise<SQL | undefined> {
  const keys = await findKeys(transaction, search, limit);
  return sql`${search.key} = any(${sql.param(keys)}::${sql.raw(search.key.getSQLType())}[])`;
}

/**
 * The keys of the first rows of a list that a condition is true of: found in the list's own order where many are, by the other index where
 * few are, so that neither reads more the longer the list is.
 */
async function findKeys(transaction: Database, search: RowSearch, limit: number): Promise<string[]> {
  const { table, key, conditions, has } = search;
  const order = sql`order by ${sql.join([...search.orderBy], sql`, `)}`;
  await choosePlans(transaction, 'off', 'on');
  const first = await probe(transaction, search, PROBED, limit);
  if (first.isAll || first.keys.length >= limit) return first.keys;
  if (first.keys.length >= OFTEN) {
    const enough = Math.ceil((PROBED * limit * 2) / first.keys.length);
    const more = await probe(transaction, search, enough, limit);
    if (more.isAll || more.keys.length >= limit) return more.keys;
  }
  const months =
    search.byToken &&
    (await listSearchMonths(transaction, { ...search, ...search.byToken, conditions: [conditions] }));
  const near = await findByMonth(transaction, search, months?.slice(0, NEAR_MONTHS), limit);
  if (near.length >= limit || (months && months.length <= NEAR_MONTHS)) return near;
  const listed = await search.listed();
  if (listed !== undefined) {
    // Sorted first: what is asked row by row is asked no further than the page needs.
    const { rows } = await transaction.execute<{ found: number; keys: string[] }>(sql`
      with listed as materialized (select ${table}.* from ${table} ${where(listed, conditions)} limit ${FEW + 1})
      select (select count(*)::int from listed) as found, array(
        select ${key} from (select * from listed ${table} ${order} offset 0) ${table} ${where(has)} limit ${limit}
      ) as keys`);
    const [few] = rows;
    if (few && few.found <= FEW) return few.keys;
  }
  if (months) {
    const rest = await findByMonth(transaction, search, months.slice(NEAR_MONTHS), limit - near.length);
    return [...near, ...rest];
  }
  await choosePlans(transaction, 'off', 'off');
  const { rows } = await transaction.execute<{ key: string }>(
    sql`select ${key} as key from ${table} ${where(conditions, has)} ${order} limit ${limit}`,
  );
  await choosePlans(transaction, 'on', 'on');
  return rows.map((row) => row.key);
}

/** Those of the given months, which an index of tokens finds; no further than the month in which there are enough. */
async function findByMonth(
  transaction: Database,
  { table, key, conditions, orderBy, has, byToken }: RowSearch,
  months: readonly string[] = [],
  limit: number,
): Promise<string[]> {
  if (byToken === undefined || months.length === 0) return [];
  const order = sql`order by ${sql.join([...orderBy], sql`, `)}`;
  const isListed = hasTokens(byToken.indexed, sql`(${sql.param(byToken.tokens)}::text[] || month.token)`);
  // Sorted first, as above; the months are searched in turn.
  const { rows } = await transaction.execute<{ key: string }>(sql`
    select found.key from unnest(${sql.param(months)}::text[]) as month(token)
      cross join lateral (
        select ${key} as key from (
          select * from (select ${table}.* from ${table} ${where(isListed, conditions)} offset 0) ${table} ${order} offset 0
        ) ${table} ${where(has)} limit ${limit}
      ) found limit ${limit}`);
  return rows.map((row) => row.key);
}

/** Those among the first `looked` rows of the list; `isAll` where there are no further ones. */
async function probe(
  transaction: Database,
  { table, key, conditions, orderBy, has }: RowSearch,
  looked: number,
  limit: number,
): Promise<{ keys: string[]; isAll: boolean }> {
  const order = sql`order by ${sql.join([...orderBy], sql`, `)}`;
  // Asked of these rows alone and in their order, up to the last one that is needed: a join would be free to begin with the index of words.
  const { rows } = await transaction.execute<{ probed: number; keys: string[] }>(sql`
    with probed as materialized (select ${table}.* from ${table} ${where(conditions)} ${order} limit ${looked})
    select (select count(*)::int from probed) as probed,
      array(select ${key} from probed ${table} ${where(has)} limit ${limit}) as keys`);
  const { probed = 0, keys = [] } = rows[0] ?? {};
  return { keys, isAll: probed < looked };
}

/** Where a page is expected to fill early the planner prefers reading a whole table, or all rows with the words. */
async function choosePlans(
  transaction: Database,
  reading: 'on' | 'off',
  collecting: 'on' | 'off',
): Promise<void> {
  await transaction.execute(
    sql`select set_config('enable_seqscan', ${reading}, true), set_config('enable_bitmapscan', ${collecting}, true),
      set_config('enable_sort', ${collecting}, true)`,
  );
}

function where(...conditions: (SQL | undefined)[]): SQL {
  const all = and(...conditions);
  return all === undefined ? sql`` : sql`where ${all}`;
}
