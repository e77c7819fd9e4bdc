import type { ClientBase } from 'pg';
import type { Journal } from '../database/migrations/migrations.ts';
import { parseWaitingJob, storeWaitingJobs, type WaitingJob } from '../jobs/waiting-jobs.ts';
import type { ReadEntry } from './backup-entries.ts';
import { isEmptyDatabase } from './empty-database.ts';
import type { BackupProgress } from './progress.ts';
import { beginRows } from './restore-rows.ts';

export type EntriesTarget = {
  databaseUrl: string;
  /** With a transaction open, on an empty database. */
  client: ClientBase;
  /** Of the database that the entries came from. */
  journal: Journal;
  /** Asked once more under the lock of migrations; `isEmptyDatabase` where none is given. */
  isEmpty?: typeof isEmptyDatabase;
  progress: BackupProgress;
  stopping: AbortSignal;
  storeFile(path: string, entry: ReadEntry): Promise<void>;
};

/** `leftOut` names tables that are not the product's; `rows` are those of all others. */
export type StoredEntries = { tables: number; rows: number; jobs: number; leftOut: string[] };

/** Puts what an installation held into an empty one, and compares each table with what went in; nothing is committed here. */
export async function storeEntries(
  entries: AsyncIterable<ReadEntry>,
  { databaseUrl, client, journal, isEmpty = isEmptyDatabase, progress, stopping, storeFile }: EntriesTarget,
): Promise<StoredEntries> {
  const target = await beginRows(client, journal, isEmpty);
  const stored: StoredEntries = { tables: 0, rows: 0, jobs: 0, leftOut: [] };
  for await (const entry of entries) {
    stopping.throwIfAborted();
    const { head, chunks } = entry;
    if (head.kind === 'table') {
      progress.note(`table ${head.name}`);
      if (await target.fill(head, entry)) {
        stored.tables += 1;
        stored.rows += entry.end().rows;
      } else stored.leftOut.push(head.name);
    } else if (head.kind === 'sequences') {
      await target.setSequences(entry);
      await target.finish();
    } else if (head.kind === 'jobs') {
      stored.jobs = await storeWaitingJobs(databaseUrl, client, readLines(chunks));
    } else if (head.kind === 'file') {
      await storeFile(head.path, entry);
    }
  }
  return stored;
}

async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<WaitingJob> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield parseWaitingJob(line);
  }
}
