import type { ClientBase } from 'pg';
import { unwrapFileKey } from '../storage/file-keys.ts';
import { quoteName } from './table-copies.ts';

/** `key` is the file's own, wrapped; `record` names what it belongs to: "documents 5f0c…". */
export type NamedFile = { path: string; key: Buffer | null; record: string };

const FILES_AT_ONCE = 500;

/** Every stored file that a row of the snapshot names, once, for `listNamedFiles`; gives how many. */
export async function declareFiles(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ name: string; id: string }>(
    `select c.relname as name, case when exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'id')
        then '|| '' '' || id' else '' end as id
      from pg_class c
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        and 2 = (select count(*) from pg_attribute a
                  where a.attrelid = c.oid and a.attname in ('storage_path', 'wrapped_key') and not a.attisdropped)`,
  );
  if (rows.length === 0) return 0;
  const named = rows.map(
    ({ name, id }) =>
      `select storage_path collate "C" as path, wrapped_key as key, '${name}' ${id} as record from public.${quoteName(name)} where storage_path is not null`,
  );
  const all = `select distinct on (path) path, key, record from (${named.join(' union all ')}) f`;
  await client.query(`declare backup_files no scroll cursor with hold for ${all} order by path`);
  const { rows: counted } = await client.query(`select count(*)::int as count from (${all}) f`);
  return Number(counted[0]?.count);
}

/**
 * The files that `declareFiles` found, some at a time.
 *
 * @throws when `fileKey` does not open their keys: with another installation's the documents would be lost, and found out on the day they
 * are needed.
 */
export async function* listNamedFiles(
  client: ClientBase,
  count: number,
  fileKey: Uint8Array,
): AsyncGenerator<NamedFile[]> {
  for (let done = 0; done < count; ) {
    const { rows } = await client.query<NamedFile>(`fetch ${FILES_AT_ONCE} from backup_files`);
    if (rows.length === 0) return;
    for (const file of rows) requireOpening(fileKey, file);
    done += rows.length;
    yield rows;
  }
}

function requireOpening(fileKey: Uint8Array, { path, key, record }: NamedFile): void {
  if (key === null) return;
  try {
    unwrapFileKey(fileKey, key, path);
  } catch (cause) {
    throw new Error(
      `The FILE_KEY given does not open ${record} (${path}). Give the one the server runs with. If the server itself cannot open this one alone, its key in the database is damaged: bring that row back from an older backup, or delete it in the console. No backup was written.`,
      { cause },
    );
  }
}
