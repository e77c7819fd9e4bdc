import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';

/**
 * The documents of one owner that have each of the keyed words (`word-keys.ts`); keys that none has are left out. The inner
 * selects are fenced: asked for one key each, the index answers in microseconds, asked for all at once (`&&`) the database
 * would rather unpack every text's words.
 */
export async function findKeyedWords(
  db: Database,
  userId: string,
  keys: readonly number[],
): Promise<ReadonlyMap<number, string[]>> {
  if (keys.length === 0) return new Map();
  const { rows } = await db.execute<{ word: number; ids: string }>(sql`
    with having_it as materialized (
      select asked.word, of_word.document_id
      from unnest(${sql.param(keys)}::integer[]) as asked (word)
      cross join lateral (
        select document_id from document_texts where words @> array[asked.word] offset 0
      ) as of_word
    )
    select word, string_agg(documents.id::text, ',') as ids
    from having_it join documents on documents.id = having_it.document_id
    where documents.user_id = ${userId}
    group by word`);
  return new Map(rows.map(({ word, ids }) => [word, ids.split(',')]));
}
