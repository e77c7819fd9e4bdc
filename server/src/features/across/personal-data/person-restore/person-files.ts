import type { Client } from 'pg';
import type { ReadEntry } from '../../../../platform/backup/backup-entries.ts';
import { requireStored, stopWith } from '../../../../platform/backup/stored-files.ts';
import type { Storage } from '../../../../platform/storage/storage.ts';
import type { PersonRows } from './person-rows.ts';

/** `intents` writes at once, beside the transaction of `client`, and holds the lock of `instanceId` while it is open. */
export type FilesContext = {
  client: Client;
  intents: Client;
  instanceId: number;
  storage: Storage;
  readFiles(isWanted: (path: string) => boolean): AsyncIterable<ReadEntry>;
  stopping: AbortSignal;
};

/** A file that a row names now: `isNew` where the row came back, too. */
type NeededFile = { path: string; isNew: boolean };

/**
 * The files of a person's rows that the store lacks. Asks for intents before it asks the store: while there is none, nobody removes a file.
 *
 * @throws when a file of a row that came back is still to be removed: the sweep would take the row as well.
 */
export async function findNeededFiles(
  client: Client,
  storage: Pick<Storage, 'size'>,
  read: readonly PersonRows[],
): Promise<NeededFile[]> {
  const needed: NeededFile[] = [];
  for (const { table, own, along } of read) {
    const paths = [...own, ...along].map(
      (row) => (JSON.parse(row) as { storage_path?: string }).storage_path,
    );
    const named = paths.filter((path) => typeof path === 'string');
    if (named.length === 0) continue;
    const { rows } = await client.query<NeededFile & { isLeaving: boolean }>(
      `select storage_path as path, exists (select from "stored_${table.name}" s where s.storage_path = n.storage_path) as "isNew",
          exists (select from file_intents i where i.storage_path = n.storage_path) as "isLeaving"
         from public."${table.name}" n where storage_path = any($1)`,
      [named],
    );
    for (const { path, isNew, isLeaving } of rows) {
      if (isNew && isLeaving)
        throw new Error(
          `The file ${path} is still being removed, so nothing was restored. Wait until the server has swept it, at its next start or ` +
            'within the hour, and run the restore again.',
        );
      if ((await storage.size(path)) === undefined) needed.push({ path, isNew });
    }
  }
  return needed;
}

/**
 * Brings files back from the backup, each read again once it is stored. A new row's has an intent first, so that a restore that is broken
 * off leaves no file that belongs to nothing; the intents go with the caller's transaction.
 *
 * @throws when the backup lacks one.
 */
export async function restoreFiles(context: FilesContext, needed: readonly NeededFile[]): Promise<number> {
  const { client, intents, instanceId, storage, stopping } = context;
  const wanted = new Map(needed.map((file) => [file.path, file]));
  let bytes = 0;
  for await (const entry of context.readFiles((path) => wanted.has(path))) {
    const file = entry.head.kind === 'file' ? wanted.get(entry.head.path) : undefined;
    if (file === undefined) continue;
    stopping.throwIfAborted();
    if (file.isNew)
      await intents.query(
        'insert into file_intents (storage_path, instance_id, created_at) values ($1, $2, now())',
        [file.path, instanceId],
      );
    await storage.write(file.path, stopWith(entry.chunks, stopping));
    await requireStored(storage, file.path, entry.end().sha256);
    bytes += entry.end().bytes;
    wanted.delete(file.path);
  }
  if (wanted.size > 0)
    throw new Error(
      `The backup lacks ${wanted.size} of the files that come back (${[...wanted.keys()].join(', ')}), so nothing was restored.`,
    );
  await client.query('delete from file_intents where instance_id = $1', [instanceId]);
  return bytes;
}
