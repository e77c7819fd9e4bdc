import { randomBytes } from 'node:crypto';
import { site } from '@porchlight/content/site.ts';
import { findExportEnd, nameExportFile } from '@porchlight/domain/personal-data/data-export.ts';
import type { ExportView } from '@porchlight/domain/personal-data/personal-data.contract.ts';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { findRunningInstances } from '../../platform/database/instance.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import type { Letter } from '../../platform/mail/mailer.ts';
import { freeChunk } from '../../platform/storage/blocks.ts';
import { unwrapFileKey, wrapFileKey } from '../../platform/storage/file-keys.ts';
import { openRange, sealChunks } from '../../platform/storage/sealed-file.ts';
import type { ByteRange } from '../../platform/storage/storage.ts';
import { users } from '../accounts/accounts.table.ts';
import { discardFile } from '../documents/document-upload.ts';
import type { DocumentsContext } from '../documents/documents.service.ts';
import { zipExport } from './export-files.ts';
import { dataExports } from './personal-data.table.ts';
import { writeExportReadyLetter } from './personal-data-letters.ts';
import { type OwnedRows, readOwnedRows } from './read-owned-rows.ts';

/** `instanceId` is this process's; `enqueue` stores the job that builds an export. */
export type DataExportsContext = {
  database: DatabaseConnection;
  documents: DocumentsContext;
  limits: RateLimits;
  baseUrl: string;
  instanceId: number;
  post(letter: Letter, on: Database): Promise<void>;
  enqueue(job: ExportJob, on: Database): Promise<void>;
  now(): Date;
};

export type ExportJob = { exportId: string };

/** The page that shows the download. */
export const PERSONAL_DATA_PATH = '/portal/settings/data';

/** Asks for the download; while there is one, it is answered with that one. RATE_LIMITED beyond five new ones an hour. */
export async function requestExport(context: DataExportsContext, userId: string): Promise<ExportView> {
  const found = await findExport(context, userId);
  if (found) return toView(found);
  await context.limits.spend('export-account', userId);
  await removeExport(context, userId);
  return context.database.transact(async (transaction) => {
    const [row] = await transaction
      .insert(dataExports)
      .values({ userId, requestedAt: context.now() })
      .onConflictDoNothing()
      .returning();
    if (row) await context.enqueue({ exportId: row.id }, transaction);
    const [stored] = row
      ? [row]
      : await transaction.select().from(dataExports).where(eq(dataExports.userId, userId));
    if (!stored) throw new Failure('UNAVAILABLE');
    return toView(stored);
  });
}

/** The download there is; one whose time is over counts no more. */
export async function readExport(context: DataExportsContext, userId: string): Promise<ExportView | null> {
  const row = await findExport(context, userId);
  return row ? toView(row) : null;
}

export type OpenedExport = {
  id: string;
  name: string;
  size: number;
  read(range?: ByteRange): AsyncIterable<Uint8Array>;
};

export async function openExport(context: DataExportsContext, userId: string): Promise<OpenedExport> {
  const row = await findExport(context, userId);
  if (!row || row.size === null || row.storagePath === null || row.wrappedKey === null) throw notThere();
  const { size, storagePath, wrappedKey } = row;
  return {
    id: row.id,
    name: nameExportFile(site.name, row.requestedAt),
    size,
    read(range) {
      const key = unwrapFileKey(context.documents.fileKey, wrappedKey, storagePath);
      return openRange(context.documents.storage, storagePath, key, size, range);
    },
  };
}

/** Throws the download away, ready or not; false when there is none. A crash in between is finished by the sweep. */
export async function removeExport(context: DataExportsContext, userId: string): Promise<boolean> {
  const { database, documents } = context;
  const [row] = await database.db.select().from(dataExports).where(eq(dataExports.userId, userId));
  if (!row) return false;
  const { storagePath } = row;
  if (storagePath === null) {
    // Whoever is putting it together finds no row in the end and takes the file away.
    const gone = await database.db
      .delete(dataExports)
      .where(and(eq(dataExports.id, row.id), isNull(dataExports.readyAt)))
      .returning({ id: dataExports.id });
    return gone.length > 0 || removeExport(context, userId);
  }
  if (!(await documents.intents.announceRemoval(storagePath, context.now()))) return false;
  let hasFileGone = false;
  try {
    await database.transact(async (transaction) => {
      await transaction.delete(dataExports).where(eq(dataExports.id, row.id));
      await documents.intents.settle(transaction, storagePath);
      await documents.storage.remove(storagePath);
      hasFileGone = true;
    });
  } catch (error) {
    if (!hasFileGone) await documents.intents.settle(database.db, storagePath).catch(() => undefined);
    throw error;
  } finally {
    documents.intents.release(storagePath);
  }
  return true;
}

/**
 * Puts a download together, stores it encrypted and tells its owner. Doing it twice does no harm: who comes second finds it
 * ready. What fails leaves no file, and the job is tried again.
 */
export async function buildExport(context: DataExportsContext, { exportId }: ExportJob): Promise<void> {
  const { database, documents, instanceId } = context;
  const { db } = database;
  const isWaiting = and(eq(dataExports.id, exportId), isNull(dataExports.readyAt));
  const [row] = await db.update(dataExports).set({ instanceId }).where(isWaiting).returning();
  if (!row) return;
  building.add(exportId);
  const storagePath = await documents.intents.reserve(row.userId, 'zip', context.now());
  try {
    const { owner, rows } = await readContent(database, row.userId);
    const key = randomBytes(FILE_KEY_BYTES);
    const zip = measureChunks(zipExport(documents, { owner, rows, madeAt: context.now() }));
    await documents.storage.write(storagePath, sealChunks(key, zip.chunks));
    const isStored = await database.transact(async (transaction) => {
      const readyAt = context.now();
      const [ready] = await transaction
        .update(dataExports)
        .set({
          readyAt,
          instanceId: null,
          size: zip.size(),
          storagePath,
          wrappedKey: wrapFileKey(documents.fileKey, key, storagePath),
        })
        .where(isWaiting)
        .returning();
      if (!ready || !(await documents.intents.settle(transaction, storagePath))) return false;
      const letter = writeExportReadyLetter(
        owner.email,
        `${context.baseUrl}${PERSONAL_DATA_PATH}`,
        findExportEnd(ready),
      );
      await context.post(letter, transaction);
      return true;
    });
    if (!isStored) await discardFile(documents, storagePath);
  } catch (error) {
    await discardFile(documents, storagePath);
    await db.update(dataExports).set({ instanceId: null }).where(isWaiting);
    throw error;
  } finally {
    building.delete(exportId);
    documents.intents.release(storagePath);
  }
}

/** Removes downloads whose time is over, and begins again those whose process died. */
export async function sweepExports(context: DataExportsContext): Promise<void> {
  const { db } = context.database;
  const rows = await db.select().from(dataExports);
  for (const row of rows) {
    if (findExportEnd(row) <= context.now()) await removeExport(context, row.userId);
  }
  const held = await db
    .select({ id: dataExports.id, instanceId: dataExports.instanceId })
    .from(dataExports)
    .where(and(isNull(dataExports.readyAt), isNotNull(dataExports.instanceId)));
  const running = await findRunningInstances(
    (text, values) => db.$client.query(text, values),
    held.map((row) => row.instanceId ?? 0),
  );
  for (const { id, instanceId } of held) {
    const isAlive = instanceId === context.instanceId ? building.has(id) : running.has(instanceId ?? 0);
    if (isAlive) continue;
    await context.database.transact(async (transaction) => {
      const [freed] = await transaction
        .update(dataExports)
        .set({ instanceId: null })
        .where(and(eq(dataExports.id, id), eq(dataExports.instanceId, instanceId ?? 0)))
        .returning({ id: dataExports.id });
      if (freed) await context.enqueue({ exportId: id }, transaction);
    });
  }
}

const FILE_KEY_BYTES = 32;

/** Exports this process is at work on. */
const building = new Set<string>();

type ExportRow = typeof dataExports.$inferSelect;

async function findExport(context: DataExportsContext, userId: string): Promise<ExportRow | undefined> {
  const [row] = await context.database.db.select().from(dataExports).where(eq(dataExports.userId, userId));
  return row && context.now() < findExportEnd(row) ? row : undefined;
}

/** All tables as they were at one moment. */
async function readContent(
  database: DatabaseConnection,
  userId: string,
): Promise<{ owner: { userId: string; name: string; email: string }; rows: OwnedRows[] }> {
  return database.transact(async (transaction) => {
    await transaction.execute(sql`set transaction isolation level repeatable read`);
    const [owner] = await transaction
      .select({ userId: users.id, name: users.name, email: users.email })
      .from(users)
      .where(eq(users.id, userId));
    if (!owner) throw new Failure('NOT_FOUND');
    return { owner, rows: await readOwnedRows(transaction, owner) };
  });
}

/** The same chunks, counted; each is freed once the next one is asked for. */
function measureChunks(source: AsyncIterable<Uint8Array>) {
  let size = 0;
  async function* measure(): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      size += chunk.length;
      yield chunk;
      freeChunk(chunk);
    }
  }
  return { chunks: measure(), size: () => size };
}

function toView(row: ExportRow): ExportView {
  return {
    state: row.readyAt === null ? 'building' : 'ready',
    requestedAt: row.requestedAt.toISOString(),
    endsAt: findExportEnd(row).toISOString(),
    size: row.size,
  };
}

export function notThere(): Failure {
  return new Failure('NOT_FOUND', {
    message: 'There is no download. It may have been removed after its time; ask for a new one.',
  });
}
