import { createHash } from 'node:crypto';
import { nameFilesSafely } from '@porchlight/domain/personal-data/safe-file-names.ts';
import { makeZip } from 'client-zip';
import type { SigningContext } from '../../../product/signing/signing-context.ts';
import type { ReadRows, WrittenRow } from '../owned-rows/read-owned-rows.ts';
import { writeExportPage } from './export-page.ts';
import { listPhotoFiles, namePhotoFiles } from './export-photos.ts';
import { listSigningFiles, openInStore } from './export-signing.ts';

export type ExportContent = {
  owner: { userId: string | null; name: string };
  rows: ReadRows[];
  madeAt: Date;
};

type Entry = { name: string; chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array> };

/**
 * Everything of a buyer's as one ZIP, written while it is read: documents as they are, the files of signatures, photos of homes, a JSON file
 * a table, a page that leads to all of them, and last the manifest (SHA-256, for `sha256sum -c`). Nothing is compressed: PDF
 * and pictures are already, and the rest is small. ZIP64 where sizes need it; names in UTF-8. A file that the store has lost keeps
 * nobody from all the others: its row says so with no `file`, and the page in words.
 */
export function zipExport(signing: SigningContext, content: ExportContent): AsyncIterable<Uint8Array> {
  const lines: string[] = [];
  const rows = namePhotoFiles(nameDocumentFiles(content.rows));
  const lastModified = content.madeAt;

  async function* list() {
    for await (const { name, chunks } of listEntries(signing, { ...content, rows })) {
      yield { name, lastModified, input: hashChunks(chunks, (sha256) => lines.push(`${sha256}  ${name}\n`)) };
    }
    yield { name: MANIFEST, lastModified, input: readLater(() => lines.join('')) };
  }
  return makeZip(list());
}

const MANIFEST = 'manifest.txt';

async function* listEntries(
  signing: SigningContext,
  { owner, rows, madeAt }: ExportContent,
): AsyncGenerator<Entry> {
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

async function* hashChunks(
  chunks: Entry['chunks'],
  onEnd: (sha256: string) => void,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
  onEnd(hash.digest('hex'));
}

/** Asked for only when the ZIP has come to it. */
async function* readLater(read: () => string): AsyncGenerator<Uint8Array> {
  yield encode(read());
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
