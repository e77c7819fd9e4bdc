import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** What waits in the database, by kind, and letters that were given up. */
export type Backlog = {
  jobs: number;
  jobs_failed: number;
  letters: number;
  letters_dead: number;
  webhooks: number;
};

const LONGEST_READ_MS = 2_000;

/** Counts with the indexes of what waits. Rejects when the database takes longer than two seconds. */
export async function readBacklog(db: Database): Promise<Backlog> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database does not answer')), LONGEST_READ_MS);
  });
  const counting = db.execute<Backlog>(sql`
    select (select count(*)::int from pgboss.job where state in ('created', 'retry', 'active')) as jobs,
           (select count(*)::int from pgboss.job where state = 'failed') as jobs_failed,
           (select count(*)::int from letters where state in ('queued', 'sending')) as letters,
           (select count(*)::int from letters where state = 'dead') as letters_dead,
           (select count(*)::int from webhook_deliveries where state = 'waiting') as webhooks`);
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
