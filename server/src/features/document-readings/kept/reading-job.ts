import { MAX_READ_FILE_BYTES } from '@porchlight/domain/readings/document-readings/document-readings.contract.ts';
import {
  MAX_ATTEMPTS,
  type ReadContent,
} from '@porchlight/domain/readings/document-readings/kept/kept-reading.ts';
import { and, eq, sql } from 'drizzle-orm';
import { describeError, type Log } from '../../../platform/base/log.ts';
import type { Database } from '../../../platform/database/database.ts';
import { runAsUser } from '../../../platform/database/rls/run-as.ts';
import { announceChange } from '../../../platform/events/changes.ts';
import { emit } from '../../../platform/events/transaction-events.ts';
import type { JobQueue } from '../../../platform/jobs/jobs.ts';
import { SealBroken } from '../../../platform/storage/sealed-file.ts';
import { NotStored } from '../../../platform/storage/storage.ts';
import { users } from '../../accounts/accounts.table.ts';
import { type DocumentsContext, readFile } from '../../document-store/documents.service.ts';
import { documents } from '../../document-store/documents.table.ts';
import { describeNothing } from '../describe-pages.ts';
import { type ReadOptions, readDocument } from '../read-document.ts';
import { ReaderEnded } from '../reading-process.ts';
import { documentReadings } from './document-readings.table.ts';
import { DOCUMENT_READINGS } from './reading-queue.ts';
import { createReadingSealer, type ReadingRow } from './reading-rows.ts';

export type ReadingJobContext = Pick<DocumentsContext, 'database' | 'storage' | 'fileKey' | 'now'> & {
  jobs: JobQueue;
  instanceId: number;
  /** Ends a reading under way when the server stops; its job is tried again. */
  stopping: AbortSignal;
  log: Log;
};

/**
 * Reads one document that waits, and keeps what it says. Nothing happens where another process has it, or it is deleted meanwhile. Where the
 * reader ends before it is done it is tried once more, and then said to have failed.
 *
 * @throws what the store failed with, and why the server stops: the job is tried again then.
 */
export async function loadQueuedDocument(context: ReadingJobContext, documentId: string): Promise<void> {
  const document = await findDocument(context.database.db, documentId);
  if (document) await runAsUser(document, () => read(context, document));
}

type QueuedDocument = NonNullable<Awaited<ReturnType<typeof findDocument>>>;

async function read(context: ReadingJobContext, document: QueuedDocument): Promise<void> {
  // Counted before the row is taken, so that a sweep never finds a row of this process that it does not know of.
  underWay.set(document.id, countUnderWay(document.id) + 1);
  try {
    const attempt = await begin(context, document);
    if (attempt) await readOnce(context, document, attempt);
  } finally {
    const left = countUnderWay(document.id) - 1;
    if (left > 0) underWay.set(document.id, left);
    else underWay.delete(document.id);
  }
}

async function readOnce(
  context: ReadingJobContext,
  document: QueuedDocument,
  { attempts, sealedSoFar }: Attempt,
): Promise<void> {
  try {
    const soFar = createReadingSealer(context.fileKey).openSoFar(document.id, sealedSoFar);
    await finish(context, document, await loadStored(context, document, soFar?.pages));
  } catch (error) {
    if (error instanceof ReaderEnded)
      return giveBack(context, document, attempts < MAX_ATTEMPTS ? { isQueued: true } : { hasFailed: true });
    await giveBack(context, document, { attempts: attempts - 1 });
    throw error;
  }
}

/** How many jobs of this process are at a document: two where one expired and its second try came while the first still reads. */
const underWay = new Map<string, number>();
const countUnderWay = (documentId: string): number => underWay.get(documentId) ?? 0;

export const isUnderWay = (documentId: string): boolean => underWay.has(documentId);

async function findDocument(db: Database, documentId: string) {
  const [row] = await db
    .select({
      id: documents.id,
      userId: documents.userId,
      email: users.email,
      size: documents.size,
      storagePath: documents.storagePath,
      wrappedKey: documents.wrappedKey,
    })
    .from(documents)
    .innerJoin(users, eq(users.id, documents.userId))
    .where(eq(documents.id, documentId));
  return row;
}

/** The number of an attempt, and what the one before it had read when its server stopped. */
type Attempt = Pick<ReadingRow, 'attempts' | 'sealedSoFar'>;

/** Takes the reading on; undefined where it does not wait. */
async function begin(
  { database, instanceId }: ReadingJobContext,
  { id, userId }: QueuedDocument,
): Promise<Attempt | undefined> {
  return database.transact(async (transaction) => {
    const [taken] = await transaction
      .update(documentReadings)
      .set({ state: 'reading', attempts: sql`${documentReadings.attempts} + 1`, instanceId, page: null })
      .where(and(eq(documentReadings.documentId, id), eq(documentReadings.state, 'waiting')))
      .returning({ attempts: documentReadings.attempts, sealedSoFar: documentReadings.sealedSoFar });
    if (taken) await announceChange(transaction, { topic: 'documents', userId });
    return taken;
  });
}

/** A file that is gone or damaged stays so; a store out of reach throws. */
async function loadStored(
  context: ReadingJobContext,
  document: QueuedDocument,
  recognized: readonly string[] | undefined,
): Promise<ReadContent> {
  context.stopping.throwIfAborted();
  if (document.size > MAX_READ_FILE_BYTES) return describeNothing('too-large');
  const parts: Buffer[] = [];
  try {
    // Copied: what the storage lends is overwritten when the next chunk is asked for.
    for await (const chunk of readFile(context, document)) parts.push(Buffer.from(chunk));
  } catch (error) {
    if (error instanceof SealBroken || error instanceof NotStored) return describeNothing('broken');
    throw error;
  }
  return readDocument(Buffer.concat(parts), {
    signal: context.stopping,
    recognized,
    onProgress: noteProgress(context, document),
    onSoFar: (soFar) => {
      const sealedSoFar = createReadingSealer(context.fileKey).sealSoFar(document.id, soFar);
      note(context, document, { sealedSoFar });
    },
  });
}

const PROGRESS_EVERY_MS = 500;

/** Says which page is read, twice a second at most. */
function noteProgress(
  context: ReadingJobContext,
  document: QueuedDocument,
): NonNullable<ReadOptions['onProgress']> {
  let saidAt = 0;
  return (page, pageCount) => {
    if (performance.now() - saidAt < PROGRESS_EVERY_MS && page < pageCount) return;
    saidAt = performance.now();
    note(context, document, { page, pageCount });
  };
}

/** Stores the progress of a reading and notifies its owner's pages; a failure to store it delays nothing. */
function note(
  { database, instanceId, log }: ReadingJobContext,
  { id, userId }: QueuedDocument,
  progress: Partial<Pick<ReadingRow, 'page' | 'pageCount' | 'sealedSoFar'>>,
): void {
  database
    .transact(async (transaction) => {
      await transaction.update(documentReadings).set(progress).where(isHeld(id, instanceId));
      await announceChange(transaction, { topic: 'documents', userId });
    })
    .catch((error: unknown) => log.warn(describeError(error), 'the progress of a reading was not noted'));
}

async function finish(
  context: ReadingJobContext,
  { id, userId }: QueuedDocument,
  content: ReadContent,
): Promise<void> {
  const now = context.now();
  const { form, pages } = content;
  await context.database.transact(async (transaction) => {
    const [kept] = await transaction
      .update(documentReadings)
      .set({
        ...{ state: 'done', form, readAt: now, instanceId: null, page: null },
        ...{ pageCount: pages.length, sealedSoFar: null },
        sealedContent: createReadingSealer(context.fileKey).sealContent(id, content),
      })
      .where(isHeld(id, context.instanceId))
      .returning({ documentId: documentReadings.documentId });
    if (kept === undefined) return;
    await announceChange(transaction, { topic: 'documents', userId });
    await emit(transaction, 'document.read', { documentId: id, buyerId: userId, form }, now);
  });
}

/** Ends this attempt without a result: another follows at once, later by the job, or none. */
async function giveBack(
  { database, instanceId, jobs }: ReadingJobContext,
  { id, userId }: QueuedDocument,
  {
    isQueued = false,
    hasFailed = false,
    attempts,
  }: { isQueued?: boolean; hasFailed?: boolean; attempts?: number },
): Promise<void> {
  await database.transact(async (transaction) => {
    const [held] = await transaction
      .update(documentReadings)
      .set({
        ...{ state: hasFailed ? ('failed' as const) : ('waiting' as const), instanceId: null, page: null },
        ...(attempts !== undefined && { attempts }),
        ...(hasFailed && { sealedSoFar: null }),
      })
      .where(isHeld(id, instanceId))
      .returning({ documentId: documentReadings.documentId });
    if (held === undefined) return;
    if (isQueued) await jobs.enqueue(DOCUMENT_READINGS, { documentId: id }, transaction);
    await announceChange(transaction, { topic: 'documents', userId });
  });
}

const isHeld = (id: string, instanceId: number) =>
  and(
    eq(documentReadings.documentId, id),
    eq(documentReadings.state, 'reading'),
    eq(documentReadings.instanceId, instanceId),
  );
