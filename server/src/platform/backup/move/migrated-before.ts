import type { ClientBase } from 'pg';
import type { ReadEntry } from '../backup-entries.ts';
import type { StoredEntries } from '../store-entries.ts';
import { hashTable, listTables } from '../table-copies.ts';

/** @throws unless every table of both databases has the same rows: then the target is what a move has left there. */
export async function requireSameRows(from: ClientBase, to: ClientBase): Promise<void> {
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
export async function compareFiles(
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
