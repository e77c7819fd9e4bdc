import type { Dependencies } from '../dependencies.ts';
import { features } from '../features.ts';
import { settleAll } from '../platform/base/settle-all.ts';
import { analyzePartitioned, makePartitions } from '../platform/database/partitions.ts';
import type { DueWork } from '../platform/events/changes.ts';
import type { AnnouncedWork, ClockWork } from '../platform/feature.ts';
import { followRun, noteClockJobs } from '../platform/jobs/clock-runs.ts';
import { cronOf } from '../platform/jobs/clock-times.ts';
import type { OldestDueQueries } from '../platform/jobs/job-lag.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { BacklogQueries } from '../platform/operation/backlog.ts';
import { startSweeps } from './sweeps.ts';
import { dividedTables } from './tables.ts';

type Handlers = Readonly<Record<string, (data: never) => Promise<void>>>;

/** The queues of all features. */
export function listQueues(): string[] {
  return features.flatMap((feature): readonly string[] => ('queues' in feature ? feature.queues : []));
}

/**
 * Starts what features do without being asked by a request: the jobs of their queues, what the clock brings about, their sweeps, what
 * other processes announce.
 */
export async function startWork(
  jobs: Jobs,
  dependencies: Dependencies,
  warn: (what: string) => (error: Error) => void,
) {
  const sweeps = startSweeps(dependencies, warn);
  const handlers = features.flatMap((feature) =>
    'work' in feature ? Object.entries<Handlers[string]>(feature.work(dependencies)) : [],
  );
  // One at a time: many of them ask other processes for help, which a process that takes all of them would keep to itself.
  await Promise.all(handlers.map(([queue, handle]) => jobs.work(queue, handle, { taken: 1 })));
  const due: Readonly<Record<string, AnnouncedWork>> = Object.assign(
    {},
    ...features.map((feature) => ('due' in feature ? feature.due(dependencies) : {})),
  );
  return {
    sweeps,
    clockJobs: await startClockJobs(jobs, dependencies),
    /** Of a release of its own a process may announce what this one does not know. */
    doAnnounced({ work, subject }: DueWork): void {
      const known = due[work];
      known?.run(subject).catch(warn(known.late));
    },
  };
}

/** What waits of each feature's, for the metrics. */
export function listBacklog(): BacklogQueries {
  return Object.assign({}, ...features.map((feature) => ('backlog' in feature ? feature.backlog : {})));
}

/** What waits of each feature's outside the queues of jobs, for the metrics. */
export function listOldestDue(): OldestDueQueries {
  return Object.assign({}, ...features.map((feature) => ('oldestDue' in feature ? feature.oldestDue : {})));
}

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
async function startClockJobs(jobs: Jobs, dependencies: Dependencies) {
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
