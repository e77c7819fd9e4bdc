import { randomUUID } from 'node:crypto';
import { findOtherKeys, type InstallationKeys } from '../../../../platform/backup/installation-keys.ts';
import { findJournalProblem } from '../../../../platform/backup/journal.ts';
import { openAnyBackup } from '../../../../platform/backup/open-any-backup.ts';
import type { Progress } from '../../../../platform/backup/progress.ts';
import { fillScratch } from '../../../../platform/backup/scratch-rows.ts';
import { openCopyClient } from '../../../../platform/backup/table-copies.ts';
import type { FeatureTable } from '../../../../platform/database/feature-table.ts';
import { listMigrations, readJournal } from '../../../../platform/database/migrations/migrations.ts';
import { createEventLog } from '../../../../platform/event-log/event-log.ts';
import { storeWaitingJobs } from '../../../../platform/jobs/waiting-jobs.ts';
import type { SigningKey } from '../../../../platform/signing-key.ts';
import type { Storage } from '../../../../platform/storage/storage.ts';
import { DOCUMENT_TEXTS } from '../../search/search.subscriptions.ts';
import {
  type AskedPerson,
  NotRestorableError,
  type RestoredPerson,
  restorePerson,
} from './person-restore.service.ts';

/** The installation that somebody is restored into, which may be serving. */
export type RunningInstallation = {
  databaseUrl: string;
  storage: Storage;
  keys: InstallationKeys;
  signingKey: SigningKey;
  /** All of the product. */
  tables: readonly FeatureTable[];
  now(): Date;
};

/**
 * Restores a person from the backup at a path. `openScratch` gives an empty database that is nobody's: all rows of the backup go there, and
 * what belongs to the person is picked out of them by the same conditions as for a download and an erasure.
 *
 * @throws `NotRestorableError`, and what `openAnyBackup` throws; nothing was changed then.
 */
export async function runPersonRestore(
  installation: RunningInstallation,
  openScratch: () => Promise<{ url: string; close(): Promise<void> }>,
  source: { path: string; passphrase: string },
  asked: AskedPerson,
  progress: Progress,
  stopping: AbortSignal,
): Promise<RestoredPerson & { takenAt: string }> {
  const { databaseUrl, storage, keys, signingKey, tables, now } = installation;
  const backup = await openAnyBackup(source, progress, stopping, 'rows');
  const { fileKey } = keys;
  if (
    findOtherKeys(backup.keys, { dataDir: '', authSecret: undefined, fileKey, signingKey: undefined })
      .length > 0
  )
    throw new NotRestorableError(
      'The backup was made with another FILE_KEY than this installation’s, which would not open the documents; nothing was restored.',
    );
  const scratchDatabase = await openScratch();
  try {
    await fillScratch(scratchDatabase.url, backup, progress, stopping);
    const clients = await Promise.all([databaseUrl, databaseUrl, scratchDatabase.url].map(openCopyClient));
    const [client, intents, scratch] = clients;
    if (!client || !intents || !scratch) throw new Error('a connection is missing');
    try {
      const journal = await readJournal(client);
      if (journal.length !== listMigrations().length || findJournalProblem(journal) !== undefined)
        throw new NotRestorableError(
          'The installation has run on another release than this one, so nothing was restored. Use the one that it runs on.',
        );
      const restored = await restorePerson(
        {
          client,
          intents,
          scratch,
          storage,
          stopping,
          tables,
          now,
          events: createEventLog(signingKey),
          backup: backup.manifest,
          readFiles: (isWanted) => backup.readEntries(isWanted),
          queueDocuments: async (ids) =>
            void (await storeWaitingJobs(databaseUrl, client, toJobs(ids, now()))),
        },
        asked,
      );
      return { ...restored, takenAt: backup.manifest.takenAt };
    } finally {
      // Ends the transaction, too, where it was not committed.
      for (const each of clients) await each.end();
    }
  } finally {
    await scratchDatabase.close();
  }
}

async function* toJobs(ids: readonly string[], now: Date) {
  for (const documentId of ids)
    yield {
      queue: DOCUMENT_TEXTS,
      id: randomUUID(),
      data: { documentId },
      priority: 0,
      startAfter: now.toISOString(),
      singletonKey: null,
    };
}
