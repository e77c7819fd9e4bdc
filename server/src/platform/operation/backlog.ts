import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { missingPartitions } from '../database/partitions.ts';
import { emails } from '../email/emails.table.ts';

/** What waits in the database, or was given up, by kind: a query for the number of each. */
export type BacklogQueries = Readonly<Record<string, SQL>>;

const platformBacklog: BacklogQueries = {
  jobs: sql`select count(*)::int from pgboss.job where state in ('created', 'retry', 'active')`,
  jobs_failed: sql`select count(*)::int from pgboss.job where state = 'failed'`,
  emails: sql`select count(*)::int from ${emails} where state in ('queued', 'sending')`,
  emails_dead: sql`select count(*)::int from ${emails} where state = 'dead'`,
  'missing-partitions': missingPartitions,
};

const MAX_READ_MS = 2_000;

/** Counts with the indexes of what waits, those of the platform and `more`. */
export async function loadBacklog(db: Database, more: BacklogQueries): Promise<Record<string, number>> {
  const counts = Object.entries({ ...platformBacklog, ...more });
  const columns = counts.map(([kind, count]) => sql`(${count}) as ${sql.identifier(kind)}`);
  const { rows } = await db.execute<Record<string, number>>(sql`select ${sql.join(columns, sql`, `)}`);
  const [backlog] = rows;
  if (!backlog) throw new Error('no counts');
  return backlog;
}

/** Rejects when the database takes longer than two seconds. */
export async function answerInTime<Answer>(reading: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database does not answer')), MAX_READ_MS);
  });
  // When it is late its result is no longer awaited.
  reading.then(undefined, () => undefined);
  try {
    return await Promise.race([reading, late]);
  } finally {
    clearTimeout(timer);
  }
}
