/** How much a process has to do at one moment. */
export type Load = {
  /** How long something waits until the event loop comes to it, on average and for seconds already; in milliseconds. */
  loopWait: number;
  /** Memory the process has from the system, in bytes. */
  resident: number;
  /** The JavaScript heap in use, in bytes. */
  heap: number;
  /** Requests that wait for a connection to the database. */
  waitingForDatabase: number;
};

/** The least of each that is too much. */
export type LoadLimits = Load;

export type Overload = { part: 'loop' | 'memory' | 'database'; retryAfterSeconds: number };

/**
 * The resource that is overloaded, if any; the worst first. Memory recovers slowly, so a refusal because of it asks the client to wait
 * longer.
 */
export function findOverload(load: Load, limits: LoadLimits): Overload | undefined {
  if (load.resident >= limits.resident || load.heap >= limits.heap)
    return { part: 'memory', retryAfterSeconds: 10 };
  if (load.loopWait >= limits.loopWait) return { part: 'loop', retryAfterSeconds: 2 };
  if (load.waitingForDatabase >= limits.waitingForDatabase) return { part: 'database', retryAfterSeconds: 2 };
  return undefined;
}

/** Turns of an event loop: the sum of their lengths, and of the squares of these. */
export type Turns = { sum: number; squares: number };

/**
 * How long something that happens at any moment waits on average, where turns of a loop take so long: a turn is met in proportion
 * to its length and half of it is still to come, so E[t²] / (2 E[t]) (the inspection paradox). One turn of a second among fifty of 20
 * ms thus counts for half a second and is not averaged away. In the unit of the lengths; 0 where nothing was measured.
 */
export function computeScrollWait({ sum, squares }: Turns): number {
  return sum > 0 ? squares / (2 * sum) : 0;
}

/**
 * The lasting event-loop wait, from the samples of the last seconds, newest last: the shorter of that in the newest and that in all of
 * them. A pause that is over is thus no load, and load that has passed is none any more.
 */
export function computeLoopWait(looks: readonly Turns[]): number {
  const all = looks.reduce(
    (one, other) => ({ sum: one.sum + other.sum, squares: one.squares + other.squares }),
    NONE,
  );
  return Math.min(computeScrollWait(looks.at(-1) ?? NONE), computeScrollWait(all));
}

const NONE: Turns = { sum: 0, squares: 0 };

/** Shares of what there is, so that a process sheds work before the system or the collector ends it. */
const MAX_MEMORY_SHARE = 0.85;
const MAX_HEAP_SHARE = 0.9;
/** Half a second of waiting before anything is done at all: a page takes seconds then. In milliseconds. */
const MAX_LOOP_WAIT_MS = 500;
/** With 10 ms for each, what waits behind so many is answered after half a second. */
const WAITING_FOR_EACH_CONNECTION = 50;

/** The limits of a process with so much memory (bytes) and so many connections to the database. */
export function computeLoadLimits(memory: number, largestHeap: number, poolSize: number): LoadLimits {
  return {
    loopWait: MAX_LOOP_WAIT_MS,
    resident: memory * MAX_MEMORY_SHARE,
    heap: largestHeap * MAX_HEAP_SHARE,
    waitingForDatabase: poolSize * WAITING_FOR_EACH_CONNECTION,
  };
}
