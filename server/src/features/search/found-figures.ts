import { fieldLabels, fieldSynonyms } from '@porchlight/content/en/document-readings.ts';
import type { OwnFindings } from '@porchlight/domain/search/search.contract.ts';
import { createSearchIndex, rankFound } from '@porchlight/domain/search/search.ts';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { documentReadings } from '../document-readings/kept/document-readings.table.ts';
import { showReading } from '../document-readings/kept/reading-rows.ts';
import { documents } from '../document-store/documents.table.ts';
import type { SearchContext } from './search-context.ts';

/** So many are shown, and so many of the newest papers are opened for them. */
const MAX_FIGURES = 5;
const MAX_OPENED = 40;

const parts = Object.entries(fieldLabels).map(([field, title]) => ({
  ...{ field, title },
  passages: [fieldSynonyms[field] ?? ''],
}));
const index = createSearchIndex(parts);

/** Figures of the buyer's own papers whose names have the words, those of the newest paper first. */
export async function findSearchedFigures(
  { database, fileKey }: SearchContext,
  userId: string,
  words: readonly string[],
): Promise<Pick<OwnFindings, 'figures'>> {
  const hits = rankFound(
    parts,
    words.map((word) => index.findWord(word).weights),
  );
  if (hits.length === 0) return { figures: [] };
  const rows = await database.db
    .select({ reading: documentReadings, name: documents.name })
    .from(documentReadings)
    .innerJoin(documents, eq(documents.id, documentReadings.documentId))
    .where(and(eq(documents.userId, userId), isNotNull(documentReadings.form)))
    .orderBy(desc(documents.createdAt), documents.id)
    .limit(MAX_OPENED);
  const read = rows.map(({ reading, name }) => ({
    name,
    ...showReading(fileKey, reading.documentId, reading),
  }));
  const figures = hits.flatMap(({ field }) =>
    read.flatMap(({ documentId, name, fields }) => {
      const found = Object.hasOwn(fields, field) ? fields[field] : undefined;
      if (found === undefined || found.value === null || found.state === 'unread') return [];
      const { value, page, state } = found;
      return [{ documentId, name, field, value, page, state }];
    }),
  );
  return { figures: figures.slice(0, MAX_FIGURES) };
}
