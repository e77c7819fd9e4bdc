import { eq } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import type { Database } from '../database/database.ts';
import { configurationFingerprints } from '../installation/fingerprints.table.ts';

const NAME = 'last-backup';

/** Notes that `npm run backup` has just written a whole one, by the clock of the database. */
export async function noteBackup(client: Pick<ClientBase, 'query'>, release: string): Promise<void> {
  await client.query(
    `insert into installation_marks (name, mark, since) values ($1, $2, now())
      on conflict (name) do update set mark = excluded.mark, since = excluded.since`,
    [NAME, release],
  );
}

/** When the newest backup was written; undefined before the first, and in a copy that was restored from one. */
export async function findLastBackup(db: Database): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: configurationFingerprints.since })
    .from(configurationFingerprints)
    .where(eq(configurationFingerprints.name, NAME));
  return row?.at;
}

/** Of a copy that was restored none is written yet. */
export async function forgetLastBackup(db: Database): Promise<void> {
  await db.delete(configurationFingerprints).where(eq(configurationFingerprints.name, NAME));
}
