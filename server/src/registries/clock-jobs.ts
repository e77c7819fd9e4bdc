import type { Dependencies } from '../dependencies.ts';
import { features } from '../features.ts';
import { settleAll } from '../platform/base/settle-all.ts';
import { analyzePartitioned, makePartitions } from '../platform/database/partitions/partitions.ts';
import type { ClockWork } from '../platform/feature.ts';
import { followRun, noteClockJobs } from '../platform/jobs/clock-runs.ts';
import { cronOf } from '../platform/jobs/clock-times.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { dividedTables } from './tables.ts';

/** Everything that the clock brings about, of the platform and of all features. */
export function listClockWork(dependencies: Dependencies): readonly ClockWork[] {
  const { database, now } = dependencies;
  return [
    // Each hour, because none can be made while a backup reads the table, and that may be each night.
    { every: 'hour', job: 'partitions', run: () => makePartitions(database, dividedTables, now()) },
    { every: 'night', job: 'partition-statistics', run: () => analyzePartitioned(database.db) },
    ...features.flatMap((feature): readonly ClockWork[] =>
      'clock' in feature ? feature.clock(dependencies) : [],
    ),
  ];
}

/** Has it brought about, in one of the processes each time. */
export async function startClockJobs(jobs: Jobs, dependencies: Dependencies) {
  const work = listClockWork(dependencies);
  const named = Map.groupBy(work, ({ every, job }) => `${every} ${job}`);
  const listed = [...named.values()].flatMap((runs) => {
    const [first] = runs;
    if (first === undefined) return [];
    const run = () => settleAll(runs, ({ run }) => run());
    return [{ ...first, run: () => followRun(dependencies, first, run) }];
  });
  await noteClockJobs(dependencies, listed);
  await Promise.all(listed.map(({ every, job, run }) => jobs.repeat(job, cronOf(every), run)));
  return {
    /** Runs what comes with each minute, hour or night. The first that fails ends it. */
    async run(...times: ClockWork['every'][]): Promise<void> {
      for (const time of times) for (const { every, run } of listed) if (every === time) await run();
    },
  };
}
