import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { FEW, hasWords } from '../../../platform/database/word-search.ts';
import { users } from './accounts.table.ts';

/** What an account is found by. The very expression of the index `users_by_words`. */
const text = sql`${users.name} || ' ' || ${users.email}`;

/** Whether an account's name and address have the words. */
export const hasWordsOfPerson = (words: string) => hasWords(text, words);

/** The same of the account that a row names. */
export function isOfPerson(userId: AnyColumn, words: string): SQL<boolean> {
  return sql<boolean>`exists (select from ${users} where ${users.id} = ${userId} and ${hasWordsOfPerson(words)})`;
}

/** The same by an index on the row's account; undefined where too many accounts have the words. */
export async function listPeople(
  transaction: Database,
  userId: AnyColumn,
  words: string,
): Promise<SQL | undefined> {
  const { rows } = await transaction.execute<{ ids: string[] }>(
    sql`select array(select ${users.id} from ${users} where ${hasWordsOfPerson(words)} limit ${FEW + 1}) as ids`,
  );
  const ids = rows[0]?.ids ?? [];
  return ids.length > FEW ? undefined : sql`${userId} = any(${sql.param(ids)}::text[])`;
}
