import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import { isWaitingForLock } from '../database/brief-locks.ts';
import { LOCK_KEYS } from '../database/lock-keys.ts';
import {
  clearMigrationMark,
  getMigrationMark,
  setMigrationMark,
} from '../database/migrations/migration-mark.ts';
import { loadJournal, lockMigrations, requireFitDatabase } from '../database/migrations/migrations.ts';
import type { Storage } from '../storage/storage.ts';
import type { EntryEnd, NewEntry, ReadEntry } from './backup-entries.ts';
import { isEmptyDatabase } from './empty-database.ts';
import type { InstallationKeys } from './installation-keys.ts';
import { findJournalProblem } from './journal.ts';
import type { BackupProgress } from './progress.ts';
import { type StoredEntries, storeEntries } from './store-entries.ts';
import { moveFile } from './stored-files.ts';
import { hashTable, listTables, openCopyClient } from './table-copies.ts';
import { listBackupEntries } from './write-backup.ts';

/** No other process may use the source meanwhile: its rows are copied as of one moment, and later ones would be left behind. */
export type MigrationSource = {
  databaseUrl: string;
  storage: Storage;
  keys: InstallationKeys;
  release: string;
};

/** `storage` is the source's own where files stay where they are. */
export type MigrationTarget = { databaseUrl: string; storage: Storage };

/** `missing` were lost before: rows name them and the source's store does not have them. */
export type MigrationResult = StoredEntries & {
  files: { count: number; bytes: number; kept: number };
  missing: string[];
  /** It had been moved before; this time all was compared and nothing stored. */
  wasDone: boolean;
};

/** PostgreSQL keeps the lock of a move that was killed until it has removed the files of its tables. */
const MAX_LOCK_WAIT = '10s';

/**
 * Moves all that an installation holds into an empty database and an empty store, comparing each table and each file with what it was.
 * The rows become visible in one transaction, which is the last step: until then the target has a mark beside which no server starts.
 * Broken off anywhere, it is run again, and finds the files that are there already. The source is only read.
 *
 * @throws with what to do when the target is not empty, and `EntriesBroken` when something came out otherwise than it went in.
 */
export async function migrateInstallation(
  source: MigrationSource,
  target: MigrationTarget,
  progress: BackupProgress,
  stopping: AbortSignal,
): Promise<MigrationResult> {
  const from = await openCopyClient(source.databaseUrl);
  const to = await openCopyClient(target.databaseUrl);
  try {
    await requireFit(to);
    const mark = createHash('sha256')
      .update(`porchlight move ${source.keys.authSecret}`)
      .update(source.keys.fileKey);
    const id = mark.digest('base64url');
    const begun = await getMigrationMark(to);
    if (begun !== undefined && begun !== id)
      throw new Error(
        'The move of another installation into this database was broken off. Run that one again, or give another database.',
      );
    const requireEmptyStore = async () => {
      if (target.storage !== source.storage && !(await target.storage.isEmpty()))
        throw new Error(STORE_NOT_EMPTY);
    };
    const journal = await loadJournal(from);
    const problem = findJournalProblem(journal);
    if (problem !== undefined) throw new Error(OTHER_RELEASE);
    const wasDone = begun === undefined && !(await markEmpty(to, id, requireEmptyStore));
    if (wasDone) await requireSameRows(from, to);
    const files = { count: 0, bytes: 0, kept: 0 };
    const missing: string[] = [];
    const entries = passOn(listBackupEntries(from, source, missing, progress));
    const storeFile = async (path: string, entry: ReadEntry) => {
      const { bytes, kept } = await moveFile(path, entry, source.storage, target.storage, stopping);
      files.count += 1;
      files.bytes += bytes;
      if (kept) files.kept += 1;
    };
    if (wasDone) {
      const counted = await compareFiles(entries, storeFile, stopping);
      return { ...counted, files, missing, wasDone };
    }
    await to.query('begin');
    const stored = await storeEntries(entries, {
      databaseUrl: target.databaseUrl,
      client: to,
      journal,
      progress,
      stopping,
      storeFile,
    });
    // Which store it is will be written down by the first server that starts.
    await to.query("delete from installation_marks where name = 'files'");
    await clearMigrationMark(to);
    stopping.throwIfAborted();
    await to.query('commit');
    return { ...stored, files, missing, wasDone };
  } finally {
    // Ends the transaction, too, where it was not committed.
    await to.end();
    await from.end();
  }
}

const OTHER_RELEASE =
  'This installation has been used with another release of Porchlight than this one, so nothing was moved. Move it with the release ' +
  'that it runs on.';
const STORE_NOT_EMPTY =
  'The bucket has files already, so nothing was moved. Give an empty bucket, or take S3_BUCKET out to leave files in the data folder.';

/** Marks a database without tables; false when it has some. A server that starts meanwhile waits, and then finds the mark. */
async function markEmpty(client: ClientBase, mark: string, check: () => Promise<void>): Promise<boolean> {
  await client.query('begin');
  await lockMigrations(client);
  const isEmpty = await isEmptyDatabase(client);
  if (isEmpty) {
    await check();
    await setMigrationMark(client, mark);
  }
  await client.query('commit');
  return isEmpty;
}

async function requireFit(client: ClientBase): Promise<void> {
  await client.query(`set lock_timeout = '${MAX_LOCK_WAIT}'`);
  await client.query('select pg_advisory_lock($1)', [LOCK_KEYS.move]).catch((error: unknown) => {
    throw isWaitingForLock(error) ? new Error('Another move into this database is under way.') : error;
  });
  await client.query('set lock_timeout = 0');
  await requireFitDatabase(client);
}

/** Entries as they are read, without the file in between; what was not consumed of one is read to its end before the next. */
async function* passOn(entries: AsyncIterable<NewEntry>): AsyncGenerator<ReadEntry> {
  for await (const { head, chunks, countRows } of entries) {
    const hash = createHash('sha256');
    let end: EntryEnd | undefined;
    let bytes = 0;
    const passed = (async function* pass() {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
      end = { bytes, rows: countRows?.() ?? 0, sha256: hash.digest('hex') };
    })();
    yield {
      head,
      chunks: passed,
      end() {
        if (end === undefined) throw new Error('the entry was not read to its end');
        return end;
      },
    };
    if (end === undefined && head.kind !== 'file') for await (const _ of passed);
  }
}

/** @throws unless every table of both databases has the same rows: then the target is what a move has left there. */
async function requireSameRows(from: ClientBase, to: ClientBase): Promise<void> {
  const tables = await listTables(from);
  for (const table of tables.filter(({ name }) => name !== 'installation_marks')) {
    const here = await hashTable(from, table);
    const there = await hashTable(to, table).catch(() => undefined);
    if (there?.sha256 === here.sha256) continue;
    throw new Error(
      'The database has tables already, with other rows than this installation, so nothing was moved. Give an empty one. If a move into it ' +
        'has ended before and a server has run on it since, it is complete: start the server there and not here.',
    );
  }
}

/** Of a move that had ended: files that are there are compared, and any that are not are moved. */
async function compareFiles(
  entries: AsyncIterable<ReadEntry>,
  storeFile: (path: string, entry: ReadEntry) => Promise<void>,
  stopping: AbortSignal,
): Promise<StoredEntries> {
  const counted: StoredEntries = { tables: 0, rows: 0, jobs: 0, leftOut: [] };
  for await (const entry of entries) {
    stopping.throwIfAborted();
    if (entry.head.kind === 'file') await storeFile(entry.head.path, entry);
    else for await (const _ of entry.chunks);
    if (entry.head.kind === 'table') {
      counted.tables += 1;
      counted.rows += entry.end().rows;
    } else if (entry.head.kind === 'jobs') counted.jobs = entry.end().rows;
  }
  return counted;
}
