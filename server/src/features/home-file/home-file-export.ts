import { site } from '@porchlight/content/site.ts';
import { createSafeFileNames } from '@porchlight/domain/accounts/personal-data/safe-file-names.ts';
import {
  HOME_FILE_FORMAT,
  HOME_FILE_VERSION,
  type HomeFile,
  homeFileNames,
  listDocumentIds,
} from '@porchlight/domain/owned-home/home-file/home-file.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { documents } from '../document-store/documents.table.ts';
import { describeRecordRow, listRecordRows } from '../owned-home/home-record-rows.ts';
import { loadStoredFile } from '../personal-data/exports/export-signing.ts';
import { encode, type ZipEntry, zipWithManifest } from '../personal-data/exports/hashed-zip.ts';
import type { HomeFileContext } from './home-file-context.ts';
import { formatHomePage } from './home-file-page.ts';

/**
 * Everything that is stored of the home as one ZIP, written while it is read (docs/home-file.md). It has the documents of the person who
 * asks; of the other buyer's it has the ids alone.
 */
export async function createHomeFile(
  context: HomeFileContext,
  userId: string,
): Promise<{ name: string; chunks: AsyncIterable<Uint8Array> }> {
  const { db } = context.database;
  const rows = await listRecordRows(db, userId);
  const exportedAt = context.now();
  const records = rows.map((row) => ({ ...describeRecordRow(row), enteredAt: row.enteredAt.toISOString() }));
  const ids = [...new Set(records.flatMap(({ content }) => listDocumentIds(content)))];
  const own =
    ids.length === 0
      ? []
      : await db
          .select({ id: documents.id, name: documents.name })
          .from(documents)
          .where(and(eq(documents.userId, userId), inArray(documents.id, ids)))
          .orderBy(asc(documents.createdAt), documents.id);
  const names = createSafeFileNames(
    own.map(({ name }) => name),
    'document',
  );

  async function* list(): AsyncGenerator<ZipEntry> {
    const written: HomeFile['documents'] = [];
    for (const [index, { id, name }] of own.entries()) {
      const file = `documents/${names[index]}`;
      const document = await loadStoredFile(context.documents, userId, id);
      if (document === undefined) continue;
      yield {
        ...{ name: file, chunks: document.read() },
        onHashed: (sha256, size) => written.push({ id, name, file, size, sha256 }),
      };
    }
    const content: HomeFile = {
      ...{ format: HOME_FILE_FORMAT, version: HOME_FILE_VERSION, exportedAt: exportedAt.toISOString() },
      ...{ records, documents: written },
    };
    yield { name: homeFileNames.data, chunks: [encode(`${JSON.stringify(content, null, 2)}\n`)] };
    yield { name: homeFileNames.page, chunks: [encode(formatHomePage(content))] };
  }
  const day = exportedAt.toISOString().slice(0, 10);
  const maker = site.name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return { name: `${maker}-home-${day}.zip`, chunks: zipWithManifest(list(), exportedAt) };
}
