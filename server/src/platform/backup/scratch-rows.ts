import { randomUUID } from 'node:crypto';
import type { ClientBase } from 'pg';
import type { ReadEntry } from './backup-entries.ts';
import { findJournalProblem } from './journal.ts';
import type { WholeBackup } from './open-any-backup.ts';
import type { Progress } from './progress.ts';
import { storeEntries } from './store-entries.ts';
import { openCopyClient } from './table-copies.ts';

/**
 * Fills an empty database with all rows of a backup, brought to the tables of this release, and none of its jobs and files. Takes the time
 * and the room of a whole restore of the rows.
 *
 * @throws when the backup is of a newer release.
 */
export async function fillScratch(
  databaseUrl: string,
  backup: WholeBackup,
  progress: Progress,
  stopping: AbortSignal,
): Promise<void> {
  const { journal } = backup.manifest;
  const problem = findJournalProblem(journal);
  if (problem !== undefined) throw new Error(problem);
  const client = await openCopyClient(databaseUrl);
  try {
    await client.query('begin');
    await storeEntries(rowsOnly(backup.readEntries()), {
      databaseUrl,
      client,
      journal,
      progress,
      stopping,
      storeFile: async () => undefined,
    });
    await client.query(`comment on schema drizzle is '${MARK}'`);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** Of this process alone, in the transaction that stores the rows. */
const MARK = `rows of a backup, for a while (${randomUUID()})`;

/** Whether the rows in a database are those that `fillScratch` has put there, and in this process. */
export async function isFilledByUs(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query(
    "select obj_description(to_regnamespace('drizzle'), 'pg_namespace') as said",
  );
  return rows[0]?.said === MARK;
}

/** The values of the sequences come behind the last table. */
async function* rowsOnly(entries: AsyncGenerator<ReadEntry>): AsyncGenerator<ReadEntry> {
  for await (const entry of entries) {
    yield entry;
    if (entry.head.kind === 'sequences') return;
  }
}
