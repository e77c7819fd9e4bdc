import type { Dependencies } from '../dependencies.ts';
import { features } from '../features.ts';
import type { ClockWork } from '../platform/feature.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { settleAll } from '../platform/settle-all.ts';

/** In UTC. */
const CRON: Record<ClockWork['every'], string> = {
  minute: '* * * * *',
  hour: '0 * * * *',
  night: '17 3 * * *',
};

/** What features have the clock bring about, in one of the processes each time. */
export async function startClockJobs(jobs: Jobs, dependencies: Dependencies) {
  const work = features.flatMap((feature): readonly ClockWork[] =>
    'clock' in feature ? feature.clock(dependencies) : [],
  );
  const named = Map.groupBy(work, ({ every, job }) => `${every} ${job}`);
  const listed = [...named.values()].flatMap((runs) => {
    const [first] = runs;
    return first ? [{ ...first, run: () => settleAll(runs, ({ run }) => run()) }] : [];
  });
  await Promise.all(listed.map(({ every, job, run }) => jobs.repeat(job, CRON[every], run)));
  return {
    /** Runs what comes with each minute, hour or night. The first that fails ends it. */
    async run(...times: ClockWork['every'][]): Promise<void> {
      for (const time of times) for (const { every, run } of listed) if (every === time) await run();
    },
  };
}
