import { totalmem } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import {
  computeArrivalWait,
  computeLoadLimits,
  findOverload,
  type Load,
  type LoadLimits,
  type Overload,
} from '@porchlight/domain/health/load.ts';
import type { DatabaseConnection } from '../database/database.ts';
import { readPool } from './pool-use.ts';

export type LoadGuard = {
  /** What there is too much of for new work, if anything. Costs next to nothing: it is asked for each request. */
  findOverload(): Overload | undefined;
  readLoad(): Load;
  close(): void;
};

const LOOKED_AT_EVERY_MS = 500;
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

  function look() {
    const { rss: resident, heapUsed: heap } = process.memoryUsage();
    const loopWait = computeArrivalWait(delay.mean, delay.stddev) / NANOSECONDS;
    load = { ...load, loopWait, resident, heap };
    delay.reset();
  }

  const readLoad = () => ({ ...load, waitingForDatabase: readPool(database).waiting });
  look();
  const looking = setInterval(look, LOOKED_AT_EVERY_MS);
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

/** What the process may have: the bound of its container (cgroup) where there is one, else the machine's. In bytes. */
function readMemory(): number {
  const bound = process.constrainedMemory();
  return bound > 0 ? Math.min(bound, totalmem()) : totalmem();
}
