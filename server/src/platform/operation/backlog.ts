import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { letters } from '../email/emails.table.ts';

/** What waits in the database, or was given up, by kind: a query for the number of each. */
export type BacklogQueries = Readonly<Record<string, SQL>>;

const platformBacklog: BacklogQueries = {
  jobs: sql`select count(*)::int from pgboss.job where state in ('created', 'retry', 'active')`,
  jobs_failed: sql`select count(*)::int from pgboss.job where state = 'failed'`,
  letters: sql`select count(*)::int from ${letters} where state in ('queued', 'sending')`,
  letters_dead: sql`select count(*)::int from ${letters} where state = 'dead'`,
};

const LONGEST_READ_MS = 2_000;

/** Counts with the indexes of what waits, those of the platform and `more`. Rejects when the database takes longer than two seconds. */
export async function readBacklog(db: Database, more: BacklogQueries): Promise<Record<string, number>> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database does not answer')), LONGEST_READ_MS);
  });
  const counts = Object.entries({ ...platformBacklog, ...more });
  const columns = counts.map(([kind, count]) => sql`(${count}) as ${sql.identifier(kind)}`);
  const counting = db.execute<Record<string, number>>(sql`select ${sql.join(columns, sql`, `)}`);
  // When it is late nobody waits for it any more.
  counting.then(undefined, () => undefined);
  try {
    const { rows } = await Promise.race([counting, late]);
    const [backlog] = rows;
    if (!backlog) throw new Error('no counts');
    return backlog;
  } finally {
    clearTimeout(timer);
  }
}
