import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg, { type ClientBase } from 'pg';
import { makeDataFolder } from '../base/data-folder.ts';
import { OperatorError } from '../base/operator-error.ts';

/** A file in the data folder that says a restore has begun and not ended; the server does not start beside it. */
const NAME = 'restore-unfinished.txt';

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

export function clearRestoreMark(dataDir: string): Promise<void> {
  return rm(join(dataDir, NAME), { force: true });
}

/** Says in the transaction that stores the rows of a backup that it is they which lie there. */
export async function noteRestored(client: ClientBase, backupId: string): Promise<void> {
  await client.query(`comment on table ${JOURNAL} is ${pg.escapeLiteral(describeRestored(backupId))}`);
}

/** Whether the rows of this backup were stored in the database, and no one else's. */
export async function isRestored(client: ClientBase, backupId: string): Promise<boolean> {
  const { rows } = await client.query("select obj_description(to_regclass($1), 'pg_class') as said", [
    JOURNAL,
  ]);
  return rows[0]?.said === describeRestored(backupId);
}

/** A comment is there in every release, needs no table, and is in no backup. */
const JOURNAL = 'drizzle.__drizzle_migrations';
const describeRestored = (backupId: string) => `restored from the backup ${backupId}`;

/** @throws when a restore was broken off in this folder: what lies there is not the whole. */
export async function refuseHalfRestored(dataDir: string): Promise<void> {
  if ((await loadRestoreMark(dataDir)) === undefined) return;
  throw new OperatorError(
    `A restore into ${dataDir} was broken off, so Porchlight did not start; nothing was changed. Run the restore again. If it ` +
      `is not wanted any more, remove ${join(dataDir, NAME)} and what the restore has put there.`,
  );
}
