import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findNextMonth } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { ClockWork } from '../../server/src/platform/feature.ts';
import { listClockWork } from '../../server/src/registries/jobs.ts';
import { startTestApp, type TestApp } from '../../testing/app/test-app.ts';
import { measureMs } from '../harness/figures.ts';

/** A job of the clock: how long it takes the first time, with nothing new, and at the beginning of a month, in ms. */
export type ClockTimes = Pick<ClockWork, 'job' | 'every'> & { first: number; again: number; month: number };

/** Times each job of the clock in a filled database. Work of one name belongs together and is timed together. */
export async function timeClockWork(url: string): Promise<ClockTimes[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'porchlight-clock-'));
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const app = await startTestApp({
    ...{ adminDatabaseUrl: url, now },
    installation: { databaseUrl: url, dataDir },
  });
  try {
    const named = Map.groupBy(listClockWork(app.readParts()), ({ job }) => job);
    const time = async (what: string) => {
      const times = new Map<string, number>();
      for (const [job, runs] of named) {
        const ms = await measureMs(async () => {
          for (const { run } of runs) await run();
          await waitForHelpers(app);
        });
        times.set(job, ms);
        console.log(`  ${what}: ${job} ${ms.toFixed(0)} ms`);
      }
      return (job: string) => times.get(job) ?? Number.NaN;
    };
    const first = await time('first');
    // What a round notifies of may be marked itself, and is checked by the next one.
    await time('second');
    const again = await time('nothing new');
    ahead = Date.parse(`${findNextMonth(now().toISOString().slice(0, 10))}T12:00:00Z`) - Date.now();
    const month = await time("a month's first");
    return [...named].map(([job, [work]]) => ({
      ...{ job, every: work?.every ?? 'minute' },
      ...{ first: first(job), again: again(job), month: month(job) },
    }));
  } finally {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Rounds with many buyers are shared by queues, which this process works too. */
async function waitForHelpers(app: TestApp): Promise<void> {
  while ((await app.query(HELPERS)).length > 0) await pause(100);
}

const HELPERS =
  "select 1 from pgboss.job where name like '%-reminders' and state in ('created', 'retry', 'active') limit 1";
