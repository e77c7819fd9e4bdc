import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { hasTokens } from '../../platform/database/token-search.ts';
import { FEW, hasWords } from '../../platform/database/word-search.ts';
import { users } from './accounts.table.ts';

/** What an account is found by. */
const text = sql`${users.name} || ' ' || ${users.email}`;

/** Accounts by the tokens of the same. The very expression of the index `users_by_token`. */
export const userTokens = {
  indexed: sql`lead_tokens(search_terms(${text}), '', null, ${users.createdAt})`,
  time: users.createdAt,
};

/** Whether an account's name and address have the words; its name alone for those who see no addresses. */
export const hasWordsOfPerson = (words: string, inAddress = true) =>
  hasWords(inAddress ? text : sql`${users.name}`, words);

/** The same of the account that a row names. No `exists`: as a join it would begin with every account that has the words. */
export function isOfPerson(userId: AnyColumn, words: string, inAddress = true): SQL<boolean> {
  return sql<boolean>`coalesce((select ${hasWordsOfPerson(words, inAddress)} from ${users} where ${users.id} = ${userId}), false)`;
}

/**
 * What holds of the row of each account with the words in name or address, by an index on it; undefined where too many accounts have the words. By tokens: an index of
 * words reads every account that has one of them before they meet, as the first names of addresses.
 */
export async function listPeople(
  transaction: Database,
  userId: AnyColumn,
  tokens: readonly string[],
): Promise<SQL | undefined> {
  const isListed = hasTokens(userTokens.indexed, sql`${sql.param([...tokens])}::text[]`);
  const { rows } = await transaction.execute<{ ids: string[] }>(
    sql`select array(select ${users.id} from ${users} where ${isListed} limit ${FEW + 1}) as ids`,
  );
  const ids = rows[0]?.ids ?? [];
  return ids.length > FEW ? undefined : sql`${userId} = any(${sql.param(ids)}::text[])`;
}
