import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { getStates } from './search.table.ts';

/**
 * The documents of one owner that have each of the keyed words (`word-keys.ts`); keys that none has are left out. The inner
 * selects are fenced: asked for one key each, the index answers in microseconds, asked for all at once (`&&`) the database
 * would rather unpack every text's words.
 */
export async function findKeyedWords(
  db: Database,
  userId: string,
  keys: readonly bigint[],
): Promise<ReadonlyMap<bigint, string[]>> {
  if (keys.length === 0) return new Map();
  const { rows } = await db.execute<{ word: string; ids: string }>(sql`
    with having_it as materialized (
      select asked.word, of_word.document_id
      from unnest(${writeArray(keys)}::bigint[]) as asked (word)
      cross join lateral ${writeHaving(userId)} as of_word
    )
    select word, string_agg(distinct documents.id::text, ',') as ids
    from having_it join documents on documents.id = having_it.document_id
    where documents.user_id = ${userId}
    group by word`);
  return new Map(rows.map(({ word, ids }) => [BigInt(word), ids.split(',')]));
}

/** Documents with a key, in the owner's partition. */
const writeHaving = (userId: string) =>
  sql`(select document_id from document_words where user_id = ${userId} and words @> array[asked.word] offset 0)`;

/** As PostgreSQL reads a list of integers; the driver would look at each of two thousand for what has to be escaped. */
const writeArray = (numbers: readonly bigint[]) => `{${numbers.join(',')}}`;

/** One of the owner's documents; `words` says which of the asked keys its text has: bit 0 is the first, bit 30 the last. */
export type SearchedDocument = {
  id: string;
  name: string;
  type: string;
  state: (typeof getStates)[number] | null;
  words: number;
};

/** All documents of one owner, newest first, with the keyed words (at most 31) that each has. Fenced as above. */
export async function listOwnDocuments(
  db: Database,
  userId: string,
  keys: readonly bigint[],
): Promise<SearchedDocument[]> {
  const { rows } = await db.execute<SearchedDocument>(sql`
    with having_it as materialized (
      select asked.place, of_word.document_id
      from unnest(${writeArray(keys)}::bigint[]) with ordinality as asked (word, place)
      cross join lateral ${writeHaving(userId)} as of_word
    ), found as (
      select document_id, bit_or(1 << (place - 1)::integer) as words from having_it group by document_id
    )
    select documents.id, documents.name, documents.type, document_texts.state, coalesce(found.words, 0) as words
    from documents
    left join document_texts on document_texts.document_id = documents.id
    left join found on found.document_id = documents.id
    where documents.user_id = ${userId}
    order by documents.created_at desc, documents.id`);
  return rows;
}
