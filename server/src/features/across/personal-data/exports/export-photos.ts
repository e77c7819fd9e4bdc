import { and, eq } from 'drizzle-orm';
import type { DocumentsContext } from '../../../kernel/document-store/documents.service.ts';
import { homePhotos } from '../../../product/homes/photos/home-photos.table.ts';
import { openPhoto } from '../../../product/homes/photos/photo-rows.ts';
import type { ReadRows, WrittenRow } from '../owned-rows/read-owned-rows.ts';
import { isInStore } from './export-signing.ts';

/** Gives the row of each photo the place of its file in the ZIP, as `file`. */
export function namePhotoFiles(rows: ReadRows[]): ReadRows[] {
  return rows.map((entry) =>
    entry.source.file === 'home-photos'
      ? { ...entry, rows: entry.rows.map((row) => ({ ...row, file: `photos/${row.id}.jpg` })) }
      : entry,
  );
}

/** The photos of homes that somebody added; the row of one that the store has lost says so with no `file`. */
export async function* listPhotoFiles(
  documents: DocumentsContext,
  userId: string,
  rows: readonly ReadRows[],
): AsyncGenerator<{ name: string; chunks: AsyncIterable<Uint8Array> }> {
  const written: WrittenRow[] = rows.find(({ source }) => source.file === 'home-photos')?.rows ?? [];
  for (const row of written) {
    const [photo] = await documents.database.db
      .select()
      .from(homePhotos)
      .where(and(eq(homePhotos.userId, userId), eq(homePhotos.id, String(row.id))));
    if (photo && (await isInStore(documents, photo)))
      yield { name: String(row.file), chunks: openPhoto(documents, photo, 'whole').read() };
    else row.file = null;
  }
}
