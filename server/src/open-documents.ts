import type { Config } from './config.ts';
import { finishRemovalOf } from './features/documents/document-removal.ts';
import type { DocumentsContext } from './features/documents/documents.service.ts';
import { documents } from './features/documents/documents.table.ts';
import { createFileIntents } from './features/documents/file-intents.ts';
import { isBeingErased } from './features/personal-data/erasures-under-way.ts';
import { dataExports } from './features/personal-data/personal-data.table.ts';
import {
  forgetDocumentText,
  queueUnreadDocuments,
  readDocumentText,
} from './features/search/document-texts.service.ts';
import { certificatePages, documentOriginals, signings } from './features/signing/signing.table.ts';
import type { Database } from './platform/database/database.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { createVirusCheck } from './platform/virus-check.ts';

export const DOCUMENT_TEXTS = 'document-texts';

type Parts = Pick<DocumentsContext, 'database' | 'tries' | 'events' | 'fileKey' | 'log' | 'now'>;

type Settings = {
  config: Config;
  jobs: Jobs;
  instanceId: number;
  /** False leaves the words of stored PDFs unread. */
  readsDocuments: boolean;
  warn(what: string): (error: Error) => void;
};

/** Opens what documents are kept with, and the job that reads the words in them for the search. What opens goes on the stack. */
export async function openDocuments(
  parts: Parts,
  { config, jobs, instanceId, readsDocuments, warn }: Settings,
  opened: AsyncDisposableStack,
): Promise<DocumentsContext> {
  const { database, fileKey, now } = parts;
  const storage = await openStorage(config);
  const stopping = new AbortController();
  const texts = { database, storage, fileKey, stopping: stopping.signal, now };
  const queueReading = (documentId: string, on: Database) =>
    jobs.enqueue(DOCUMENT_TEXTS, { documentId }, on, documentId);
  if (readsDocuments)
    await jobs.work<{ documentId: string }>(DOCUMENT_TEXTS, (job) => readDocumentText(texts, job.documentId));
  opened.defer(() => stopping.abort());
  const queueing = queueUnreadDocuments(texts, queueReading).catch(
    warn('the sweep of unread documents failed'),
  );
  opened.defer(() => queueing);
  return {
    ...parts,
    storage,
    intents: createFileIntents(
      database,
      storage,
      instanceId,
      [documents, documentOriginals, signings, certificatePages, dataExports],
      (transaction, storagePath) =>
        finishRemovalOf(transaction, storagePath, { isErased: isBeingErased, now: now() }),
    ),
    virusCheck: config.clamd && createVirusCheck(config.clamd, parts.log),
    limits: { largestFile: config.largestFile, space: config.spacePerBuyer },
    queueReading,
    async queueReadingAgain(documentId, on) {
      await forgetDocumentText(on, documentId);
      // Without an id: the queue remembers the first reading for a minute.
      await jobs.enqueue(DOCUMENT_TEXTS, { documentId }, on);
    },
  };
}
