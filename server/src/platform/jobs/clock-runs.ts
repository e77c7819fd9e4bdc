import { notInArray, sql } from 'drizzle-orm';
import type { DatabaseConnection } from '../database/database.ts';
import { clockRuns } from './clock-runs.table.ts';
import type { ClockInterval } from './clock-times.ts';

export type ClockRunsContext = { database: DatabaseConnection; now(): Date };

/** Stores which jobs the clock has; those that a former release had are forgotten. */
export async function noteClockJobs(
  { database, now }: ClockRunsContext,
  jobs: readonly { job: string; every: ClockInterval }[],
): Promise<void> {
  await database.transact(async (transaction) => {
    await transaction.delete(clockRuns).where(
      notInArray(
        clockRuns.job,
        jobs.map(({ job }) => job),
      ),
    );
    if (jobs.length === 0) return;
    await transaction
      .insert(clockRuns)
      .values(jobs.map(({ job, every }) => ({ job, every, startedAt: now() })))
      .onConflictDoUpdate({ target: clockRuns.job, set: { every: sql`excluded.every` } });
  });
}

/** Runs a job, and stores when it began once it has ended well. */
export async function followRun(
  { database, now }: ClockRunsContext,
  { job, every }: { job: string; every: ClockInterval },
  run: () => Promise<unknown>,
): Promise<void> {
  const startedAt = now();
  await run();
  await database.db
    .insert(clockRuns)
    .values({ job, every, startedAt })
    .onConflictDoUpdate({
      target: clockRuns.job,
      // Where two ran at once, the later one counts.
      set: { startedAt: sql`greatest(${clockRuns.startedAt}, excluded.started_at)` },
    });
}
