import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import { cutPassages, findExcerpt } from '@porchlight/domain/search/marked-text.ts';
import { cleanQuery, parseQueryWords } from '@porchlight/domain/search/query.ts';
import { MAX_FOUND, type OwnFindings } from '@porchlight/domain/search/search.contract.ts';
import { createSearchIndex } from '@porchlight/domain/search/search.ts';
import { foldWord } from '@porchlight/domain/search/words.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { purchaseOf } from '../purchases/membership.ts';
import { findDocuments } from './found-documents.ts';
import { findSearchedFigures } from './found-figures.ts';
import { findOwnNames } from './found-names.ts';
import type { SearchContext } from './search-context.ts';

/** A buyer's newest notes are searched up to so many letters together: about two hundred pages of writing. */
const MAX_LETTERS = 300_000;

type NoteRow = { id: string; milestone_id: number; text: string; created_at: Date };

/** The notes that the buyer reads and that have the words. */
async function findNotes(
  db: Database,
  userId: string,
  words: readonly string[],
): Promise<Pick<OwnFindings, 'notes' | 'matched'>> {
  if (words.length === 0) return { notes: [], matched: [] };
  const notes = await listNewest(db, userId);
  const index = createSearchIndex(
    chooseLikely(notes, words).map((note) => ({ ...note, title: '', passages: [note.text] })),
  );
  const { entries, matched } = index.search(words.join(' '));
  return {
    notes: entries.slice(0, MAX_FOUND).flatMap((note) => {
      const slug = milestones.find(({ id }) => id === note.milestone_id)?.slug;
      if (slug === undefined) return [];
      const excerpt = findExcerpt(cutPassages(note.text), matched);
      return [{ slug, id: note.id, excerpt, createdAt: new Date(note.created_at).toISOString() }];
    }),
    matched: [...matched],
  };
}

async function listNewest(db: Database, userId: string): Promise<NoteRow[]> {
  const { rows } = await db.execute<NoteRow>(sql`
    select id, milestone_id, text, created_at from (
      select *, sum(length(text)) over (order by updated_at desc, id) as letters
      from milestone_notes
      where user_id = ${userId} or (not is_private and purchase_id = ${purchaseOf(userId)})
    ) as newest
    where letters <= ${MAX_LETTERS} order by updated_at desc, id`);
  return rows;
}

/** Most notes have none of the words, which is seen much faster than they are taken apart; only if none has any may one be misspelled. */
function chooseLikely(notes: readonly NoteRow[], words: readonly string[]): readonly NoteRow[] {
  const likely = notes.filter(({ text }) => {
    const letters = foldWord(text).replace(/[^\p{L}\p{N}]+/gu, '');
    return words.some((word) => letters.includes(word));
  });
  return likely.length > 0 ? likely : notes;
}

/** Everything of one buyer's own that has the words of a query; nothing for a query without a word. Searches are counted. */
export async function findOwn(context: SearchContext, userId: string, query: string): Promise<OwnFindings> {
  await context.limits.consume('search-account', userId);
  const { db } = context.database;
  const words = parseQueryWords(cleanQuery(query));
  const { findJourneyParts } = await import('./found-journey.ts');
  const [names, figures, documents, journey, notes] = await Promise.all([
    findOwnNames(context, userId, words),
    findSearchedFigures(context, userId, words),
    findDocuments(context, userId, words),
    findJourneyParts(context, userId, words),
    findNotes(db, userId, words),
  ]);
  return {
    ...names,
    ...figures,
    ...documents,
    ...journey,
    ...notes,
    matched: [...new Set([names, documents, journey, notes].flatMap(({ matched }) => matched))],
  };
}
