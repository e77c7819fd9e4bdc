import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';

/**
 * The documents of one owner that have each of the keyed words (`word-keys.ts`); keys that none has are left out. The inner
 * select is fenced, so that the index of words is asked once for each key and no text's words are unpacked.
 */
export async function findKeyedWords(
  db: Database,
  userId: string,
  keys: readonly number[],
): Promise<ReadonlyMap<number, string[]>> {
  const places = new Map<number, string[]>();
  if (keys.length === 0) return places;
  const { rows } = await db.execute<{ word: number; document_id: string }>(sql`
    select asked.word, having_it.document_id
    from unnest(${sql.param(keys)}::integer[]) as asked (word)
    cross join lateral (
      select document_id from document_texts where words @> array[asked.word] offset 0
    ) as having_it
    join documents on documents.id = having_it.document_id
    where documents.user_id = ${userId}`);
  for (const { word, document_id } of rows) {
    const found = places.get(word);
    if (found === undefined) places.set(word, [document_id]);
    else found.push(document_id);
  }
  return places;
}
