import { MOST_FOUND, type OwnFindings } from '@porchlight/domain/search/search.contract.ts';
import {
  createSearchIndex,
  MISTAKEN_SHARE,
  PASSAGE_WEIGHT,
  rankFound,
} from '@porchlight/domain/search/search.ts';
import { listNearWords, stemWord } from '@porchlight/domain/search/words.ts';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { unwrapFileKey } from '../../platform/storage/file-keys.ts';
import { documents } from '../documents/documents.table.ts';
import { findPassage, type Passage } from './found-passage.ts';
import { openPages } from './sealed-text.ts';
import { documentTexts } from './search.table.ts';
import type { SearchContext } from './search-context.ts';
import { createWordKeys, type WordKeys } from './word-keys.ts';
import { findKeyedWords } from './word-places.ts';

/** So many are shown with a passage; to open every text would take longer than to find them. */
const MOST_PASSAGES = 12;
/** Words that no document has are looked up with a mistake in them, up to so many of a query. */
const MOST_MISTAKEN = 3;

type DocumentsFound = Pick<OwnFindings, 'documents' | 'matched' | 'beingRead' | 'unreadable'>;

/** The buyer's own documents that have the words in their name or their text. */
export async function findDocuments(
  context: SearchContext,
  userId: string,
  words: readonly string[],
): Promise<DocumentsFound> {
  const { db } = context.database;
  const own = await listOwn(db, userId);
  const counts = {
    beingRead: own.filter(({ type, state }) => type === 'application/pdf' && state === null).length,
    unreadable: own.filter(({ state }) => state !== null && state !== 'read').length,
  };
  if (words.length === 0 || own.length === 0) return { documents: [], matched: [], ...counts };

  const names = createSearchIndex(own.map(({ id, name }) => ({ id, title: name, passages: [] })));
  const inNames = words.map(names.findWord);
  const inTexts = await findInTexts(
    db,
    userId,
    createWordKeys(context.fileKey, userId),
    words,
    inNames.map(({ weights }) => weights.size > 0),
  );
  const ranked = rankFound(
    own.map(({ id }) => id),
    words.map((_, place) => {
      const weights = new Map(inTexts[place]?.weights);
      for (const [{ id }, weight] of inNames[place]?.weights ?? [])
        weights.set(id, Math.max(weight, weights.get(id) ?? 0));
      return weights;
    }),
  ).slice(0, MOST_FOUND);

  const stems = new Set(inTexts.flatMap((found) => found.stems));
  const passages = await readPassages(
    context,
    userId,
    ranked.filter((id) => inTexts.some(({ weights }) => weights.has(id))).slice(0, MOST_PASSAGES),
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

async function listOwn(db: Database, userId: string) {
  return db
    .select({ id: documents.id, name: documents.name, type: documents.type, state: documentTexts.state })
    .from(documents)
    .leftJoin(documentTexts, eq(documentTexts.documentId, documents.id))
    .where(eq(documents.userId, userId))
    .orderBy(desc(documents.createdAt), documents.id);
}

/** One word of the query: how much it counts in which document, and under which stems it was found. */
type InTexts = { weights: Map<string, number>; stems: string[] };

/** `isNamed` says of each word whether a name has it; then a mistake in it is not looked for. */
async function findInTexts(
  db: Database,
  userId: string,
  keys: WordKeys,
  words: readonly string[],
  isNamed: readonly boolean[],
): Promise<InTexts[]> {
  const found = await findStems(
    db,
    userId,
    keys,
    words.map((word) => [stemWord(word)]),
    PASSAGE_WEIGHT,
  );
  const mistaken = words
    .flatMap((word, place) =>
      found[place]?.weights.size === 0 && !isNamed[place]
        ? [{ place, near: [...listNearWords(word)].map(stemWord) }]
        : [],
    )
    .slice(0, MOST_MISTAKEN);
  const near = await findStems(
    db,
    userId,
    keys,
    mistaken.map((word) => word.near),
    PASSAGE_WEIGHT * MISTAKEN_SHARE,
  );
  for (const [which, { place }] of mistaken.entries()) {
    const better = near[which];
    if (better) found[place] = better;
  }
  return found;
}

/** For each list of stems, the documents that have any of them. */
async function findStems(
  db: Database,
  userId: string,
  keys: WordKeys,
  wanted: readonly (readonly string[])[],
  weight: number,
): Promise<InTexts[]> {
  const keyOfStem = new Map(wanted.flat().map((stem) => [stem, 0]));
  for (const stem of keyOfStem.keys()) keyOfStem.set(stem, keys.name(stem));
  const places = await findKeyedWords(db, userId, [...keyOfStem.values()]);
  return wanted.map((stems) => {
    const found: InTexts = { weights: new Map(), stems: [] };
    for (const stem of new Set(stems)) {
      const documentIds = places.get(keyOfStem.get(stem) ?? 0);
      if (documentIds === undefined) continue;
      found.stems.push(stem);
      for (const id of documentIds) found.weights.set(id, weight);
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
    const pages = openPages(unwrapFileKey(context.fileKey, wrappedKey, storagePath), id, sealedText);
    const passage = findPassage(pages, stems);
    if (passage) passages.set(id, passage);
  }
  return passages;
}
