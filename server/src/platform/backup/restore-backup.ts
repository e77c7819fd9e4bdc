import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { ClientBase } from 'pg';
import pg from 'pg';
import { makeDataFolder } from '../base/data-folder.ts';
import { OperatorError } from '../base/operator-error.ts';
import type { Database } from '../database/database.ts';
import type { Storage } from '../storage/storage.ts';
import { loadBackupEntries, type ReadEntry } from './backup-entries.ts';
import { openBackup } from './backup-seal.ts';
import { type CheckedBackup, checkBackup } from './check-backup.ts';
import { isEmptyDatabase } from './empty-database.ts';
import { findOtherKeys, hasKeys, type KeySource, saveKeys } from './installation-keys.ts';
import { findJournalProblem } from './journal.ts';
import type { BackupProgress } from './progress.ts';
import { storeEntries } from './store-entries.ts';
import { requireStored, stopWith } from './stored-files.ts';
import { openCopyClient } from './table-copies.ts';

/** A file in the data folder that says a restore has begun and not ended; the server does not start beside it. */
const NAME = 'restore-unfinished.txt';

/** A comment is there in every release, needs no table, and is in no backup. */
const JOURNAL = 'drizzle.__drizzle_migrations';

const describeRestored = (backupId: string) => `restored from the backup ${backupId}`;

export type RestoreTarget = KeySource & {
  /** Asked for its address once the file has proven whole. */
  openDatabase(): Promise<string>;
  /** Which database may be filled: one without tables, where this is not given. Tests have one with tables that were copied. */
  isEmpty?: typeof isEmptyDatabase;
  storage: Storage;
  /** Runs last in the transaction that makes all rows visible, on the tables of this release. */
  settle(db: Database): Promise<void>;
};

/** `jobs` were put back; `leftOut` names tables of the backup that are not the product's. */
export type RestoreResult = CheckedBackup & { restoredJobs: number; leftOut: string[] };

/**
 * Puts a backup into an empty installation. All of it is checked first; then it is read again, and each table and each file is
 * compared as it is stored. The rows become visible in one transaction, which is the last step but for the mark: until then the
 * database stays empty, whatever happens, and the data folder carries a mark beside which no server starts. A restore that was broken
 * off is run again from the beginning.
 *
 * @throws when something is there already, when the backup is of a newer release, and what `checkBackup` throws.
 */
export async function restoreBackup(
  target: RestoreTarget,
  source: BackupFile,
  progress: BackupProgress,
  stopping: AbortSignal,
): Promise<RestoreResult> {
  const checked = await checkBackup(source.path, source.passphrase, progress, stopping);
  const { id, journal } = checked.manifest;
  const problem = findJournalProblem(journal);
  if (problem !== undefined) throw new Error(problem);
  const others = findOtherKeys(checked.keys, target);
  if (others.length > 0) throw otherKeys(others);
  const databaseUrl = await target.openDatabase();
  const client = await openCopyClient(databaseUrl);
  try {
    const mark = await loadRestoreMark(target.dataDir);
    const isEmpty = await (target.isEmpty ?? isEmptyDatabase)(client);
    if (mark === id && (await isRestored(client, id))) {
      // It was broken off between the last two steps.
      await clearRestoreMark(target.dataDir);
      return { ...checked, restoredJobs: checked.jobs, leftOut: [] };
    }
    if (mark !== undefined && mark !== id) {
      throw new Error(
        `The restore of another backup was broken off in ${target.dataDir}. Restore that one, or empty the folder first.`,
      );
    }
    await requireEmpty(target, isEmpty, mark !== undefined);
    await setRestoreMark(target.dataDir, id);
    await saveKeys(target.dataDir, checked.keys);
    const work = { target, source, databaseUrl, client, progress, stopping, isAgain: mark !== undefined };
    await client.query('begin');
    const result = await restoreEntries(work, checked);
    await target.settle(drizzle(client));
    await noteRestored(client, id);
    await client.query('commit');
    await clearRestoreMark(target.dataDir);
    return result;
  } finally {
    // Ends the transaction, too, where it was not committed.
    await client.end();
  }
}

type BackupFile = { path: string; passphrase: string };

type Work = {
  target: RestoreTarget;
  source: BackupFile;
  databaseUrl: string;
  client: pg.Client;
  progress: BackupProgress;
  stopping: AbortSignal;
  isAgain: boolean;
};

async function restoreEntries(work: Work, checked: CheckedBackup): Promise<RestoreResult> {
  const { target, source, databaseUrl, client, progress, stopping } = work;
  const backup = await openBackup(source.path, source.passphrase);
  let files = 0;
  const stored = await storeEntries(
    loadBackupEntries(backup.read(), () => undefined),
    {
      databaseUrl,
      client,
      journal: checked.manifest.journal,
      isEmpty: target.isEmpty,
      progress,
      stopping,
      storeFile: (file, entry) => {
        files += 1;
        progress.note(`file ${files} of ${checked.index.files.count}`);
        return restoreFile(work, file, entry);
      },
    },
  );
  return { ...checked, restoredJobs: stored.jobs, leftOut: stored.leftOut };
}

/** Read back once it is stored: what a store took is not yet what it gives. */
async function restoreFile(
  { target, stopping, isAgain }: Work,
  path: string,
  entry: ReadEntry,
): Promise<void> {
  const { storage } = target;
  if (isAgain) await storage.remove(path);
  await storage.write(path, stopWith(entry.chunks, stopping));
  await requireStored(storage, path, entry.end().sha256);
}

async function requireEmpty(target: RestoreTarget, isEmpty: boolean, isAgain: boolean): Promise<void> {
  const full: string[] = [];
  if (!isEmpty) full.push('its database has tables');
  if (!isAgain && !(await target.storage.isEmpty())) full.push('its store has files');
  if (!isAgain && (await hasKeys(target.dataDir))) full.push(`${target.dataDir} has keys`);
  if (full.length === 0) return;
  throw new Error(
    `This installation is not empty (${full.join(', ')}), so nothing was restored. Give an empty DATA_DIR, and, where you use ` +
      'them, an empty database and an empty bucket.',
  );
}

function otherKeys(names: readonly string[]): Error {
  return new Error(
    `${names.join(' and ')} of the environment ${names.length > 1 ? 'are' : 'is'} not what the backup was made with; what it holds could ` +
      'not be opened. Take it out (the restore puts the right one into the data folder), or set it to that of the old installation.',
  );
}

/** The id of the backup whose restore was broken off here, or nothing. */
export async function loadRestoreMark(dataDir: string): Promise<string | undefined> {
  const path = join(dataDir, NAME);
  if (!existsSync(path)) return undefined;
  return /^Backup: (\S+)$/m.exec(await readFile(path, 'utf8'))?.[1] ?? '';
}

export async function setRestoreMark(dataDir: string, backupId: string): Promise<void> {
  await makeDataFolder(dataDir);
  const text = `A restore of Porchlight has begun here and is not finished. Run it again, or, if it is not wanted any more, empty
this folder and start over.
Backup: ${backupId}
`;
  await writeFile(join(dataDir, NAME), text, { mode: 0o600, flush: true });
}

function clearRestoreMark(dataDir: string): Promise<void> {
  return rm(join(dataDir, NAME), { force: true });
}

/** Says in the transaction that stores the rows of a backup that it is they which lie there. */
async function noteRestored(client: ClientBase, backupId: string): Promise<void> {
  await client.query(`comment on table ${JOURNAL} is ${pg.escapeLiteral(describeRestored(backupId))}`);
}

/** Whether the rows of this backup were stored in the database, and no one else's. */
async function isRestored(client: ClientBase, backupId: string): Promise<boolean> {
  const { rows } = await client.query("select obj_description(to_regclass($1), 'pg_class') as said", [
    JOURNAL,
  ]);
  return rows[0]?.said === describeRestored(backupId);
}

/** @throws when a restore was broken off in this folder: what lies there is not the whole. */
export async function refuseHalfRestored(dataDir: string): Promise<void> {
  if ((await loadRestoreMark(dataDir)) === undefined) return;
  throw new OperatorError(
    `A restore into ${dataDir} was broken off, so Porchlight did not start; nothing was changed. Run the restore again. If it ` +
      `is not wanted any more, remove ${join(dataDir, NAME)} and what the restore has put there.`,
  );
}
