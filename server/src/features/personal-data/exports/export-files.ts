import { createSafeFileNames } from '@porchlight/domain/accounts/personal-data/safe-file-names.ts';
import { and, eq } from 'drizzle-orm';
import { createReadingSealer } from '../../document-readings/kept/reading-rows.ts';
import type { DocumentsContext } from '../../document-store/documents.service.ts';
import { homePhotos } from '../../homes/home-photos.table.ts';
import { decryptPhoto } from '../../homes/photo-rows.ts';
import type { SigningContext } from '../../signing/signing-context.ts';
import type { LoadRows, WrittenRow } from '../read-owned-rows.ts';
import { formatExportPage } from './export-page.ts';
import { isInStore, listSigningFiles, loadStoredFile } from './export-signing.ts';
import { encode, type ZipEntry, zipWithManifest } from './hashed-zip.ts';

export type ExportContent = {
  owner: { userId: string | null; name: string };
  rows: LoadRows[];
  madeAt: Date;
};

/** Gives the row of each reading what it seals, as `content` and `confirmed`. */
export function decryptReadingRows(fileKey: Uint8Array, rows: LoadRows[]): LoadRows[] {
  const sealer = createReadingSealer(fileKey);
  const open = ({ sealedContent, sealedConfirmed, ...row }: WrittenRow): WrittenRow => {
    const id = String(row.documentId);
    const content = sealer.openContent(id, readBytes(sealedContent));
    const confirmed = sealer.openConfirmed(id, readBytes(sealedConfirmed));
    return {
      ...row,
      content: content === undefined ? null : JSON.stringify(content),
      confirmed: JSON.stringify(confirmed),
    };
  };
  return rows.map((entry) =>
    entry.source.file === 'document-readings' ? { ...entry, rows: entry.rows.map(open) } : entry,
  );
}

const readBytes = (written: WrittenRow[string] | undefined) =>
  typeof written === 'string' ? Buffer.from(written, 'hex') : null;

/**
 * Everything of a buyer's as one ZIP: documents, signature files, photos of homes, a JSON file for each table, and an index page. A file
 * that the store has lost does not prevent the download: its row has no `file`, and the page says so.
 */
export function zipExport(signing: SigningContext, content: ExportContent): AsyncIterable<Uint8Array> {
  const rows = decryptReadingRows(signing.documents.fileKey, namePhotoFiles(nameDocumentFiles(content.rows)));
  return zipWithManifest(listEntries(signing, { ...content, rows }), content.madeAt);
}

async function* listEntries(
  signing: SigningContext,
  { owner, rows, madeAt }: ExportContent,
): AsyncGenerator<ZipEntry> {
  const { userId } = owner;
  if (userId !== null) {
    for (const row of findDocumentRows(rows)) {
      const document = await loadStoredFile(signing.documents, userId, String(row.id));
      if (document) yield { name: String(row.file), chunks: document.read() };
      else row.file = null;
    }
    yield* listSigningFiles(signing, userId, rows);
    yield* listPhotoFiles(signing.documents, userId, rows);
  }
  for (const { source, rows: written } of rows) {
    yield { name: `data/${source.file}.json`, chunks: [encode(`${JSON.stringify(written, null, 2)}\n`)] };
  }
  yield { name: 'index.html', chunks: [encode(formatExportPage({ name: owner.name, rows, madeAt }))] };
}

/** Gives each document's row the place of its file in the ZIP, as `file`. */
function nameDocumentFiles(rows: LoadRows[]): LoadRows[] {
  const found = findDocumentRows(rows);
  const names = createSafeFileNames(
    found.map((row) => String(row.name)),
    'document',
  );
  const placed = found.map((row, index) => ({ ...row, file: `documents/${names[index]}` }));
  return rows.map((entry) => (entry.source.file === 'documents' ? { ...entry, rows: placed } : entry));
}

function findDocumentRows(rows: LoadRows[]): WrittenRow[] {
  return rows.find(({ source }) => source.file === 'documents')?.rows ?? [];
}

/** Gives the row of each photo the place of its file in the ZIP, as `file`. */
function namePhotoFiles(rows: LoadRows[]): LoadRows[] {
  return rows.map((entry) =>
    entry.source.file === 'home-photos'
      ? { ...entry, rows: entry.rows.map((row) => ({ ...row, file: `photos/${row.id}.jpg` })) }
      : entry,
  );
}

/** The photos of homes that the person added; the row of one that the store has lost says so with no `file`. */
async function* listPhotoFiles(
  documents: DocumentsContext,
  userId: string,
  rows: readonly LoadRows[],
): AsyncGenerator<{ name: string; chunks: AsyncIterable<Uint8Array> }> {
  const written: WrittenRow[] = rows.find(({ source }) => source.file === 'home-photos')?.rows ?? [];
  for (const row of written) {
    const [photo] = await documents.database.db
      .select()
      .from(homePhotos)
      .where(and(eq(homePhotos.userId, userId), eq(homePhotos.id, String(row.id))));
    if (photo && (await isInStore(documents, photo)))
      yield { name: String(row.file), chunks: decryptPhoto(documents, photo, 'whole').read() };
    else row.file = null;
  }
}
