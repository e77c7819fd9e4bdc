import { totalmem } from 'node:os';
import { type Histogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import {
  computeLoadLimits,
  computeLoopWait,
  findOverload,
  type Load,
  type LoadLimits,
  type Overload,
  type Turns,
} from '@porchlight/domain/kernel/health/load.ts';
import type { DatabaseConnection } from '../database/database.ts';
import { getPool } from './pool-use.ts';

export type LoadGuard = {
  /** What there is too much of for new work, if anything. Costs next to nothing: it is asked for each request. */
  findOverload(): Overload | undefined;
  readLoad(): Load;
  close(): void;
};

const LOOKED_AT_EVERY_MS = 500;
/** Two seconds of looks. */
const LOOKS = 4;
const RESOLUTION_MS = 20;
const NANOSECONDS = 1e6;

/** Watches this process; `limits` in place of those that follow from the machine and the size of the pool. */
export function createLoadGuard(
  database: DatabaseConnection,
  poolSize: number,
  limits: Partial<LoadLimits> = {},
): LoadGuard {
  const bounds = {
    ...computeLoadLimits(readMemory(), getHeapStatistics().heap_size_limit, poolSize),
    ...limits,
  };
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let load: Load = { loopWait: 0, resident: 0, heap: 0, waitingForDatabase: 0 };
  let before = readTurns(delay);
  const looks: Turns[] = [];

  function look() {
    const { rss: resident, heapUsed: heap } = process.memoryUsage();
    const now = readTurns(delay);
    looks.push({ sum: now.sum - before.sum, squares: now.squares - before.squares });
    looks.splice(0, looks.length - LOOKS);
    before = now;
    load = { ...load, loopWait: computeLoopWait(looks), resident, heap };
  }

  const readLoad = () => ({ ...load, waitingForDatabase: getPool(database).waiting });
  look();
  // After all timers that are due, so that a turn that just ended is measured.
  const looking = setInterval(() => setImmediate(look), LOOKED_AT_EVERY_MS);
  looking.unref();
  return {
    readLoad,
    findOverload: () => findOverload(readLoad(), bounds),
    close() {
      clearInterval(looking);
      delay.disable();
    },
  };
}

/** All turns so far, in milliseconds: a histogram that is reset forgets the turn it is in, which may be the long one. */
function readTurns({ count, mean, stddev }: Histogram): Turns {
  if (count === 0) return { sum: 0, squares: 0 };
  const [average, deviation] = [mean / NANOSECONDS, stddev / NANOSECONDS];
  return { sum: count * average, squares: count * (average ** 2 + deviation ** 2) };
}

/** What the process may have: the bound of its container (cgroup) where there is one, else the machine's. In bytes. */
function readMemory(): number {
  const bound = process.constrainedMemory();
  return bound > 0 ? Math.min(bound, totalmem()) : totalmem();
}
