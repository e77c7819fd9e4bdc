import { AsyncLocalStorage } from 'node:async_hooks';

/** How many questions may be under way: while one of them waits for a connection that has gone silent, the others go on. */
const MAX_IN_FLIGHT = 2;

type Waiting<Value> = { resolve(value: Value | undefined): void; reject(error: unknown): void };

/**
 * Coalesces requests: while enough questions are in progress, new askers share the next one. An answer is never older than its asking. A
 * single asker has a question of its own, without delay. A question runs in the context where this was created, not in an asker's request,
 * transaction or rights.
 *
 * @param load gives the values that there are of these keys, which are all different. What it throws, each asker gets.
 */
export function createRequestCoalescer<Key, Value>(
  load: (keys: Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  const runOutside = AsyncLocalStorage.snapshot();
  let waiting = new Map<Key, Waiting<Value>[]>();
  let underWay = 0;

  async function loadWaiting(): Promise<void> {
    const batch = waiting;
    waiting = new Map();
    underWay++;
    try {
      const values = await runOutside(load, [...batch.keys()]);
      for (const [key, askers] of batch) for (const { resolve } of askers) resolve(values.get(key));
    } catch (error) {
      for (const askers of batch.values()) for (const { reject } of askers) reject(error);
    } finally {
      underWay--;
      if (waiting.size > 0) void loadWaiting();
    }
  }

  return (key) =>
    new Promise((resolve, reject) => {
      const askers = waiting.get(key) ?? [];
      askers.push({ resolve, reject });
      waiting.set(key, askers);
      if (underWay < MAX_IN_FLIGHT) void loadWaiting();
    });
}
