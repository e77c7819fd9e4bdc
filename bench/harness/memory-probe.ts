import { monitorEventLoopDelay } from 'node:perf_hooks';

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();

/**
 * Loaded into a server that is measured (`node --expose-gc --import`): reports on request its memory after a garbage collection, in bytes;
 * or how long its event loop was late since the last request, in ms.
 */
process.on('message', (what) => {
  if (what === 'loop') {
    const delays = { p99: delay.percentile(99) / 1e6 };
    delay.reset();
    process.send?.(delays satisfies LoopDelays);
    return;
  }
  // What a first collection finishes (weak references, handles that were closed) is taken by the second.
  globalThis.gc?.();
  setTimeout(() => {
    globalThis.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    // `external` has the array buffers in it (Node, process.memoryUsage).
    process.send?.({ held: heapUsed + external, resident: rss } satisfies HeldMemory);
  }, 200);
});
// The channel alone keeps no server running.
process.channel?.unref();

export type HeldMemory = { held: number; resident: number };
export type LoopDelays = { p99: number };
