/**
 * Loaded into a server that is measured (`node --expose-gc --import`): tells, when asked, what it holds once everything that
 * nobody refers to any more was thrown away. In bytes.
 */
process.on('message', () => {
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
