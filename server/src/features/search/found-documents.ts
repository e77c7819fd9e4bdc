import { cutPassages, findExcerpt } from '@porchlight/domain/search/marked-text.ts';
import { MAX_FOUND, type OwnFindings } from '@porchlight/domain/search/search.contract.ts';
import {
  createSearchIndex,
  MISTAKEN_SHARE,
  PASSAGE_WEIGHT,
  rankFound,
} from '@porchlight/domain/search/search.ts';
import { findBeginning, findStem } from '@porchlight/domain/search/stems.ts';
import { foldWord, joinNames, listNearWords } from '@porchlight/domain/search/words.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { unwrapFileKey } from '../../platform/storage/file-keys.ts';
import { documents } from '../document-store/documents.table.ts';
import { decryptPages } from './sealed-text.ts';
import { documentTexts, type getStates } from './search.table.ts';
import type { SearchContext } from './search-context.ts';
import { createWordKeys, type WordKeys } from './word-keys.ts';

/** So many are shown with a passage; to open every text would take longer than to find them. */
const MAX_PASSAGES = 12;
/** Words that no document has are looked up with a mistake in them, up to so many of a query. */
const MAX_MISTAKEN = 3;

type DocumentsFound = Pick<OwnFindings, 'documents' | 'matched' | 'beingRead' | 'unreadable'>;

/**
 * The documents of one owner that have each of the keyed words (`word-keys.ts`); keys that none has are left out. The inner
 * selects are fenced: asked for one key each, the index answers in microseconds, asked for all at once (`&&`) the database
 * would rather unpack every text's words.
 */
async function findKeyedWords(
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
type SearchedDocument = {
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

/** The buyer's own documents that have the words in their name or their text. */
export async function findDocuments(
  context: SearchContext,
  userId: string,
  words: readonly string[],
): Promise<DocumentsFound> {
  const { db } = context.database;
  const keys = createWordKeys(context.fileKey, userId);
  const own = await listOwnDocuments(
    db,
    userId,
    words.map((word) => keys.name(word)),
  );
  const counts = {
    beingRead: own.filter(({ type, state }) => type === 'application/pdf' && state === null).length,
    unreadable: own.filter(({ state }) => state !== null && state !== 'read').length,
  };
  if (words.length === 0 || own.length === 0) return { documents: [], matched: [], ...counts };

  const names = createSearchIndex(own.map(({ id, name }) => ({ id, title: name, passages: [] })));
  const idsOf = words.map((_, place) =>
    own.filter((document) => (document.words & (1 << place)) !== 0).map(({ id }) => id),
  );
  const inNames = words.map((word, place) => {
    const named = names.findWord(word);
    // What some text says is no misspelled name: "lien" does not mean "Line of credit.pdf".
    const isMeant = idsOf[place]?.length === 0 || named.readings.some((reading) => reading.startsWith(word));
    return isMeant ? named : { weights: new Map(), readings: [] };
  });
  const inTexts = await findInTexts(
    db,
    userId,
    keys,
    words.map((word, place) => ({
      word,
      ids: idsOf[place] ?? [],
      isNamed: inNames[place]?.weights.size !== 0,
    })),
  );
  const ranked = rankFound(
    own.map(({ id }) => id),
    words.map((_, place) => {
      const weights = new Map(inTexts[place]?.weights);
      for (const [{ id }, weight] of inNames[place]?.weights ?? [])
        weights.set(id, Math.max(weight, weights.get(id) ?? 0));
      return weights;
    }),
  ).slice(0, MAX_FOUND);

  const stems = new Set(inTexts.flatMap((found) => found.stems));
  const passages = await readPassages(
    context,
    userId,
    ranked.filter((id) => inTexts.some(({ weights }) => weights.has(id))).slice(0, MAX_PASSAGES),
    stems,
  );
  const byId = new Map(own.map((document) => [document.id, document]));
  return {
    documents: ranked.map((id) => ({
      id,
      name: byId.get(id)?.name ?? '',
      page: passages.get(id)?.page ?? null,
      excerpt: passages.get(id)?.excerpt ?? '',
    })),
    matched: [
      ...inNames.flatMap(({ readings }) => readings),
      ...[...passages.values()].flatMap((passage) => passage.matched),
    ],
    ...counts,
  };
}

/** One word of the query: how much it counts in which document, and under which stems it was found. */
type InTexts = { weights: Map<string, number>; stems: string[] };

/** `ids` have the word as it is written; where neither a text nor a name has it, it is looked up with a mistake in it. */
async function findInTexts(
  db: Database,
  userId: string,
  keys: WordKeys,
  words: readonly { word: string; ids: readonly string[]; isNamed: boolean }[],
): Promise<InTexts[]> {
  const found = words.map(
    ({ word, ids }): InTexts => ({
      weights: new Map(ids.map((id) => [id, PASSAGE_WEIGHT])),
      stems: ids.length > 0 ? [findStem(word)] : [],
    }),
  );
  const mistaken = words
    .flatMap(({ word, ids, isNamed }, place) =>
      ids.length === 0 && !isNamed ? [{ place, near: [...listNearWords(word)].map(findStem) }] : [],
    )
    .slice(0, MAX_MISTAKEN);
  const near = await findNearStems(
    db,
    userId,
    keys,
    mistaken.map((word) => word.near),
  );
  for (const [which, { place }] of mistaken.entries()) {
    const better = near[which];
    if (better) found[place] = better;
  }
  return found;
}

/** For each list of near stems, the documents that have any of them. */
async function findNearStems(
  db: Database,
  userId: string,
  keys: WordKeys,
  wanted: readonly (readonly string[])[],
): Promise<InTexts[]> {
  const keyOfStem = new Map(wanted.flat().map((stem) => [stem, 0n]));
  for (const stem of keyOfStem.keys()) keyOfStem.set(stem, keys.nameStem(stem));
  const places = await findKeyedWords(db, userId, [...keyOfStem.values()]);
  return wanted.map((stems) => {
    const found: InTexts = { weights: new Map(), stems: [] };
    for (const stem of new Set(stems)) {
      const documentIds = places.get(keyOfStem.get(stem) ?? 0n);
      if (documentIds === undefined) continue;
      found.stems.push(stem);
      for (const id of documentIds) found.weights.set(id, PASSAGE_WEIGHT * MISTAKEN_SHARE);
    }
    return found;
  });
}

async function readPassages(
  context: SearchContext,
  userId: string,
  ids: readonly string[],
  stems: ReadonlySet<string>,
): Promise<Map<string, Passage>> {
  const passages = new Map<string, Passage>();
  if (ids.length === 0) return passages;
  const rows = await context.database.db
    .select({
      id: documents.id,
      storagePath: documents.storagePath,
      wrappedKey: documents.wrappedKey,
      sealedText: documentTexts.sealedText,
    })
    .from(documentTexts)
    .innerJoin(documents, eq(documents.id, documentTexts.documentId))
    .where(and(eq(documents.userId, userId), inArray(documents.id, [...ids])));
  for (const { id, storagePath, wrappedKey, sealedText } of rows) {
    if (sealedText === null) continue;
    const pages = decryptPages(unwrapFileKey(context.fileKey, wrappedKey, storagePath), id, sealedText);
    const passage = findPassage(pages, stems);
    if (passage) passages.set(id, passage);
  }
  return passages;
}

/** `page` counts from 1; `matched` are the folded words on it that were meant. */
type Passage = { page: number; excerpt: string; matched: string[] };

/** The passage of a document with the most of the stems, on the first page that has the most; nothing when none has any. */
function findPassage(pages: readonly string[], stems: ReadonlySet<string>): Passage | undefined {
  const finder = writeFinder(stems);
  let best: { page: number; found: number; matched: Set<string> } | undefined;
  for (const [index, page] of pages.entries()) {
    const matched = new Set<string>();
    const found = new Set<string>();
    for (const [word] of `${foldWord(page)} ${joinNames(page).join(' ')}`.matchAll(finder)) {
      const stem = findStem(word);
      if (!stems.has(stem)) continue;
      found.add(stem);
      matched.add(word);
    }
    if (found.size > (best?.found ?? 0)) best = { page: index + 1, found: found.size, matched };
    if (best?.found === stems.size) break;
  }
  if (best === undefined) return undefined;
  const excerpt = findExcerpt(cutPassages(pages[best.page - 1] ?? ''), best.matched);
  return { page: best.page, excerpt, matched: [...best.matched] };
}

/** Finds whatever begins like a form of one of the stems. */
function writeFinder(stems: ReadonlySet<string>): RegExp {
  const beginnings = [...stems].map(findBeginning);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${beginnings.join('|')})[\\p{L}\\p{N}]*`, 'gu');
}
