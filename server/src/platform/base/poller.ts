import { setTimeout } from 'node:timers/promises';

/** `first` resolves when the first round is over. `stop` resolves when the one under way is, and none begins after it. */
export type Poller = { first: Promise<void>; stop(): Promise<void> };

/**
 * Does `round` now, and again so many milliseconds after each one has ended, so that two are never under way however long one takes.
 * `stopping` asks it to leave the rest to the next start. It has to deal with its own failures.
 */
export function startPoller(round: (stopping: AbortSignal) => Promise<void>, pauseMs: number): Poller {
  const controller = new AbortController();
  const { signal } = controller;
  const first = round(signal);
  const going = (async () => {
    await first;
    while (!signal.aborted) {
      await setTimeout(pauseMs, undefined, { signal }).catch(() => undefined);
      if (!signal.aborted) await round(signal);
    }
  })();
  return {
    first,
    stop() {
      controller.abort();
      return going;
    },
  };
}
