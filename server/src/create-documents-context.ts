import { and, eq, isNotNull } from 'drizzle-orm';
import { accountDeletions } from './features/accounts/account-deletions.table.ts';
import { loadQueuedDocument } from './features/document-readings/kept/reading-job.ts';
import { DOCUMENT_READINGS } from './features/document-readings/kept/reading-queue.ts';
import type { DocumentsContext } from './features/document-store/documents.service.ts';
import { documents } from './features/document-store/documents.table.ts';
import { createFileIntents } from './features/document-store/file-intents.ts';
import { finishRemovalOf } from './features/documents/document-removal.ts';
import { homePhotos } from './features/homes/home-photos.table.ts';
import { dataExports, personErasures } from './features/personal-data/personal-data.table.ts';
import { getDocumentText } from './features/search/document-texts.service.ts';
import { DOCUMENT_TEXTS } from './features/search/search.subscriptions.ts';
import {
  getUnreadBatch,
  queueUnreadDocuments,
  UNREAD_DOCUMENTS,
  type UnreadBatch,
} from './features/search/unread-documents.service.ts';
import {
  certificatePages,
  documentOriginals,
  signatures,
  signings,
} from './features/signing/signing.table.ts';
import type { Config } from './platform/base/config-types.ts';
import type { Database } from './platform/database/database.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import { createStorage } from './platform/storage/create-storage.ts';
import { createVirusCheck } from './platform/storage/virus-check.ts';

type Parts = Pick<DocumentsContext, 'database' | 'tries' | 'fileKey' | 'log' | 'now'>;

type Settings = {
  config: Config;
  jobs: Jobs;
  instanceId: number;
  /** False leaves the words of stored PDFs unread. */
  readsDocuments: boolean;
  warn(what: string): (error: Error) => void;
};

/** Many pages of pictures on a busy machine, after waiting for another user's reading. */
const MAX_READING_SECONDS = 60 * 60;

/** Opens what documents are kept with, and the job that reads the words in them for the search. What opens goes on the stack. */
export async function createDocumentsContext(
  parts: Parts,
  { config, jobs, instanceId, readsDocuments, warn }: Settings,
  opened: AsyncDisposableStack,
): Promise<DocumentsContext> {
  const { database, fileKey, now } = parts;
  const storage = await createStorage(config);
  const stopping = new AbortController();
  const texts = { database, storage, fileKey, stopping: stopping.signal, now };
  if (readsDocuments) {
    await jobs.work<{ documentId: string }>(DOCUMENT_TEXTS, (job) => getDocumentText(texts, job.documentId));
    const readings = { ...texts, jobs, instanceId, log: parts.log };
    // One at a time: with pictures a reading takes half a minute.
    await jobs.work<{ documentId: string }>(
      DOCUMENT_READINGS,
      (job) => loadQueuedDocument(readings, job.documentId),
      { taken: 1, expireInSeconds: MAX_READING_SECONDS },
    );
    // One at a time: a batch takes minutes, and what a process has taken no other reads meanwhile.
    await jobs.work<UnreadBatch>(UNREAD_DOCUMENTS, (batch) => getUnreadBatch(texts, batch), { taken: 1 });
  }
  const queueing = queueUnreadDocuments(texts, (batches, on) =>
    jobs.enqueueAll(UNREAD_DOCUMENTS, batches, on),
  ).catch(warn('the sweep of unread documents failed'));
  // What is opened last is closed first: it is asked to stop before it is waited for.
  opened.defer(() => queueing);
  opened.defer(() => stopping.abort());
  return {
    ...parts,
    storage,
    intents: createFileIntents(
      database,
      storage,
      instanceId,
      [documents, documentOriginals, signings, certificatePages, dataExports, homePhotos],
      (transaction, storagePath) =>
        finishRemovalOf(transaction, storagePath, { isErased: isBeingErased, now: now() }),
    ),
    listCompanionFiles,
    virusCheck: config.clamd && createVirusCheck(config.clamd, parts.log),
    limits: { largestFile: config.largestFile, space: config.spacePerBuyer },
  };
}

/** Whether the account's erasure has begun, by its owner or by staff, and can no longer be called off. */
async function isBeingErased(db: Database, userId: string): Promise<boolean> {
  const begun = and(eq(accountDeletions.userId, userId), isNotNull(accountDeletions.begunAt));
  if ((await db.$count(accountDeletions, begun)) > 0) return true;
  return (await db.$count(personErasures, eq(personErasures.userId, userId))) > 0;
}

/** Paths of the files that signing keeps beside a document: what it was before, what is sealed and not completed, certificate pages. */
async function listCompanionFiles(db: Database, documentId: string): Promise<string[]> {
  const originals = await db
    .select({ path: documentOriginals.storagePath })
    .from(documentOriginals)
    .where(eq(documentOriginals.documentId, documentId));
  const prepared = await db
    .select({ path: signings.storagePath })
    .from(signings)
    .where(eq(signings.documentId, documentId));
  const pages = await db
    .select({ path: certificatePages.storagePath })
    .from(certificatePages)
    .innerJoin(signatures, eq(signatures.id, certificatePages.signatureId))
    .where(eq(signatures.documentId, documentId));
  return [...originals, ...prepared, ...pages].flatMap(({ path }) => path ?? []);
}
