import type { ClientBase } from 'pg';
import { declareFiles, listNamedFiles } from '../platform/backup/named-files.ts';
import type { Storage } from '../platform/storage/storage.ts';

/**
 * What rows and store lack of one another: files that rows name and the store does not have, and files that no row names, without the
 * `left`, which a server will still clear away. To be called while no server writes.
 */
export async function compareFiles(
  client: ClientBase,
  storage: Pick<Storage, 'size' | 'list'>,
  fileKey: Uint8Array,
  left: readonly string[],
): Promise<{ missing: string[]; unnamed: string[] }> {
  await client.query('begin isolation level repeatable read, read only');
  const count = await declareFiles(client);
  await client.query('commit');
  const missing: string[] = [];
  const named = new Set(left);
  for await (const files of listNamedFiles(client, count, fileKey)) {
    for (const { path } of files) {
      named.add(path);
      if ((await storage.size(path)) === undefined) missing.push(path);
    }
  }
  const unnamed: string[] = [];
  for await (const paths of storage.list()) unnamed.push(...paths.filter((path) => !named.has(path)));
  return { missing, unnamed };
}
