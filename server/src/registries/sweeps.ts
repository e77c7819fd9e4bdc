import type { Dependencies } from '../dependencies.ts';
import { features } from '../features.ts';
import { type Poller, startPoller } from '../platform/base/poller.ts';
import { purgeDeadEmails } from '../platform/email/email-states.ts';
import type { Sweep } from '../platform/feature.ts';

const PAUSE_MS = 10 * 60_000;

/**
 * Removes what was abandoned or has expired, now and ten minutes after it was done, and finishes what a process that died has begun. Each
 * part by itself: one that fails is logged and left to the next time. Nothing waits for the first one, because a store that hangs
 * would keep the server from starting.
 */
export function startSweeps(
  dependencies: Dependencies,
  warn: (what: string) => (error: Error) => void,
): Poller {
  const { database, challenges, now } = dependencies;
  const sweeps: readonly Sweep[] = [
    { what: 'the sweep of spent challenges', run: () => challenges.sweep(database.db) },
    { what: 'the sweep of dead emails', run: () => purgeDeadEmails({ database, now }) },
    ...features.flatMap((feature): readonly Sweep[] =>
      'sweeps' in feature ? feature.sweeps(dependencies) : [],
    ),
  ];
  return startPoller(async (stopping) => {
    for (const { what, run } of sweeps)
      if (!stopping.aborted) await run(stopping).catch(warn(`${what} failed`));
  }, PAUSE_MS);
}
