import { cleanQuery, readQueryWords } from '@porchlight/domain/search/query.ts';
import type { OwnFindings } from '@porchlight/domain/search/search.contract.ts';
import { findDocuments } from './found-documents.ts';
import { findFigures } from './found-figures.ts';
import { findNotes } from './found-notes.ts';
import type { SearchContext } from './search-context.ts';

/** Everything of one buyer's own that has the words of a query; nothing for a query without a word. Searches are counted. */
export async function findOwn(context: SearchContext, userId: string, query: string): Promise<OwnFindings> {
  await context.limits.spend('search-account', userId);
  const { db } = context.database;
  const words = readQueryWords(cleanQuery(query));
  const { findJourneyParts } = await import('./found-journey.ts');
  const [figures, documents, journey, notes] = await Promise.all([
    findFigures(context, userId, words),
    findDocuments(context, userId, words),
    findJourneyParts(db, userId, words),
    findNotes(db, userId, words),
  ]);
  return {
    ...figures,
    ...documents,
    ...journey,
    ...notes,
    matched: [...new Set([...documents.matched, ...journey.matched, ...notes.matched])],
  };
}
