import { nameFilesSafely } from '@porchlight/domain/personal-data/safe-file-names.ts';
import type { SigningContext } from '../../../product/signing/signing-context.ts';
import type { ReadRows, WrittenRow } from '../owned-rows/read-owned-rows.ts';
import { writeExportPage } from './export-page.ts';
import { listPhotoFiles, namePhotoFiles } from './export-photos.ts';
import { openReadingRows } from './export-readings.ts';
import { listSigningFiles, openInStore } from './export-signing.ts';
import { encode, type ZipEntry, zipWithManifest } from './hashed-zip.ts';

export type ExportContent = {
  owner: { userId: string | null; name: string };
  rows: ReadRows[];
  madeAt: Date;
};

/**
 * Everything of a buyer's as one ZIP: documents as they are, the files of signatures, photos of homes, a JSON file a table, and a page that
 * leads to all of them. A file that the store has lost keeps nobody from all the others: its row says so with no `file`, and the page in words.
 */
export function zipExport(signing: SigningContext, content: ExportContent): AsyncIterable<Uint8Array> {
  const rows = openReadingRows(signing.documents.fileKey, namePhotoFiles(nameDocumentFiles(content.rows)));
  return zipWithManifest(listEntries(signing, { ...content, rows }), content.madeAt);
}

async function* listEntries(
  signing: SigningContext,
  { owner, rows, madeAt }: ExportContent,
): AsyncGenerator<ZipEntry> {
  const { userId } = owner;
  if (userId !== null) {
    for (const row of findDocumentRows(rows)) {
      const document = await openInStore(signing.documents, userId, String(row.id));
      if (document) yield { name: String(row.file), chunks: document.read() };
      else row.file = null;
    }
    yield* listSigningFiles(signing, userId, rows);
    yield* listPhotoFiles(signing.documents, userId, rows);
  }
  for (const { source, rows: written } of rows) {
    yield { name: `data/${source.file}.json`, chunks: [encode(`${JSON.stringify(written, null, 2)}\n`)] };
  }
  yield { name: 'index.html', chunks: [encode(writeExportPage({ name: owner.name, rows, madeAt }))] };
}

/** Gives each document's row the place of its file in the ZIP, as `file`. */
function nameDocumentFiles(rows: ReadRows[]): ReadRows[] {
  const found = findDocumentRows(rows);
  const names = nameFilesSafely(
    found.map((row) => String(row.name)),
    'document',
  );
  const placed = found.map((row, index) => ({ ...row, file: `documents/${names[index]}` }));
  return rows.map((entry) => (entry.source.file === 'documents' ? { ...entry, rows: placed } : entry));
}

function findDocumentRows(rows: ReadRows[]): WrittenRow[] {
  return rows.find(({ source }) => source.file === 'documents')?.rows ?? [];
}
