import { randomBytes } from 'node:crypto';
import { findExportEnd } from '@porchlight/domain/accounts/personal-data/data-export.ts';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { Failure } from '../../../platform/base/failure.ts';
import { settleAll } from '../../../platform/base/settle-all.ts';
import type { DatabaseConnection } from '../../../platform/database/database.ts';
import { findRunningInstances } from '../../../platform/database/instance.ts';
import { runAsUser } from '../../../platform/database/rls/run-as.ts';
import { freeChunk } from '../../../platform/storage/blocks.ts';
import { wrapFileKey } from '../../../platform/storage/file-keys.ts';
import { sealChunks } from '../../../platform/storage/sealed-file.ts';
import { users } from '../../accounts/accounts.table.ts';
import { discardFile } from '../../document-store/file-storing.ts';
import { exportReadyEmail } from '../personal-data.emails.ts';
import { dataExports } from '../personal-data.table.ts';
import { listAllRows } from '../read-owned-rows.ts';
import {
  type DataExportsContext,
  type ExportJob,
  PERSONAL_DATA_PATH,
  removeExport,
} from './data-export.service.ts';
import { zipExport } from './export-files.ts';

/**
 * Puts a download together, stores it encrypted and notifies its owner. Doing it twice does no harm: who comes second finds it ready. What
 * fails leaves no file, and the job is tried again.
 */
export async function buildExport(context: DataExportsContext, { exportId }: ExportJob): Promise<void> {
  const owner = await findOwner(context.database, exportId);
  if (owner) await runAsUser(owner, () => build(context, exportId, owner), 'account');
}

type ExportOwner = { userId: string; name: string; email: string };

async function build(context: DataExportsContext, exportId: string, owner: ExportOwner): Promise<void> {
  const { database, documents, instanceId } = context;
  const { db } = database;
  const isWaiting = and(eq(dataExports.id, exportId), isNull(dataExports.readyAt));
  const [row] = await db.update(dataExports).set({ instanceId }).where(isWaiting).returning();
  if (!row) return;
  building.add(exportId);
  const storagePath = await documents.intents.reserve(row.userId, 'zip', context.now());
  try {
    const rows = await listAllRows(context.ownedTables, database, owner);
    const key = randomBytes(FILE_KEY_BYTES);
    const zip = measureChunks(zipExport(context.signing, { owner, rows, madeAt: context.now() }));
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
      if (!ready) return false;
      // A sweep took this process for dead and removed the file.
      if (!(await documents.intents.settle(transaction, storagePath))) throw new Failure('UNAVAILABLE');
      const email = exportReadyEmail.write(owner.email, {
        url: `${context.baseUrl}${PERSONAL_DATA_PATH}`,
        endsAt: findExportEnd(ready),
      });
      await context.post(email, transaction);
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

/** Removes downloads whose time is over, and begins again those whose process died. One that fails does not hold up the others. */
export async function sweepExports(context: DataExportsContext): Promise<void> {
  await settleAll([removeOver, beginAgain], (step) => step(context));
}

async function removeOver(context: DataExportsContext): Promise<void> {
  const rows = await context.database.db.select().from(dataExports);
  const over = rows.filter((row) => findExportEnd(row) <= context.now());
  await settleAll(over, (row) => removeExport(context, row));
}

async function beginAgain(context: DataExportsContext): Promise<void> {
  const { db } = context.database;
  const held = await db
    .select({ id: dataExports.id, instanceId: dataExports.instanceId })
    .from(dataExports)
    .where(and(isNull(dataExports.readyAt), isNotNull(dataExports.instanceId)));
  const running = await findRunningInstances(
    (text, values) => db.$client.query(text, values),
    held.map((row) => row.instanceId ?? 0),
  );
  const left = held.filter(({ id, instanceId }) =>
    instanceId === context.instanceId ? !building.has(id) : !running.has(instanceId ?? 0),
  );
  await settleAll(left, ({ id, instanceId }) =>
    context.database.transact(async (transaction) => {
      const [freed] = await transaction
        .update(dataExports)
        .set({ instanceId: null })
        .where(and(eq(dataExports.id, id), eq(dataExports.instanceId, instanceId ?? 0)))
        .returning({ id: dataExports.id });
      if (freed) await context.enqueue({ exportId: id }, transaction);
    }),
  );
}

const FILE_KEY_BYTES = 32;

/** Exports this process is at work on. */
const building = new Set<string>();

async function findOwner({ db }: DatabaseConnection, exportId: string): Promise<ExportOwner | undefined> {
  const [owner] = await db
    .select({ userId: users.id, name: users.name, email: users.email })
    .from(dataExports)
    .innerJoin(users, eq(users.id, dataExports.userId))
    .where(eq(dataExports.id, exportId));
  return owner;
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
