import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { emails } from '../email/emails.table.ts';
import { clockRuns } from './clock-runs.table.ts';
import { findOverdue } from './clock-times.ts';

/** Of what waits outside the queues of jobs: a query for when the oldest of it that is due was due. */
export type OldestDueQueries = Readonly<Record<string, SQL>>;

/** `schedule`: how often the clock brings it about; of what something else does, `none`. */
export type JobLag = { queue: string; schedule: string; seconds: number };

const outbox: OldestDueQueries = {
  // The oldest of each urgency, of which `emails_queued` has the first already.
  emails: sql`select min(oldest.due_at) from (values (0), (1), (2)) turn (urgency)
    cross join lateral (select due_at from ${emails} where state = 'queued' and emails.urgency = turn.urgency and due_at <= now()
                         order by due_at limit 1) oldest`,
};

/** How long due work has not been started: by queue of jobs, by what waits elsewhere, and by job of the clock. */
export async function loadJobLag(
  db: Database,
  { queues, more, now }: { queues: readonly string[]; more: OldestDueQueries; now: Date },
): Promise<JobLag[]> {
  const oldest = Object.entries({ ...outbox, ...more }).map(
    ([queue, query]) => sql`select ${queue}::text as queue, (${query}) as since`,
  );
  // The next that the queue hands out, by its own index (job_i11).
  const next = sql`select name as queue, since from unnest(${sql.param([...queues])}::text[]) as name
    left join lateral (select greatest(start_after, created_on) as since from pgboss.job
                        where job.name = name.name and state < 'active' and not blocked and start_after <= now()
                        order by priority desc, created_on limit 1) waiting on true`;
  const { rows } = await db.execute<{ queue: string; seconds: number }>(
    sql`select queue, greatest(0, coalesce(extract(epoch from now() - since), 0))::float8 as seconds
          from (${sql.join([next, ...oldest], sql` union all `)}) waiting`,
  );
  const runs = await db.select().from(clockRuns);
  return [
    ...rows.map((row) => ({ ...row, schedule: 'none' })),
    ...runs.map(({ job, every, startedAt }) => ({
      queue: job,
      schedule: every,
      seconds: findOverdue(every, startedAt, now) / 1_000,
    })),
  ];
}
