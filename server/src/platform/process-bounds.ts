import { Worker } from 'node:worker_threads';

/**
 * Ends this process, a program run by `runBounded`, when it passes its bounds. A file can be made to swell to any size
 * or to take any time, so a thread beside the work watches it: the work itself may not come up for air.
 */
export function keepBounds(): { args: string[] } {
  const [mostMemory = 0, mostMs = 0] = process.argv.slice(2, 4).map(Number);
  const watch = `
    const { workerData } = require('node:worker_threads');
    setInterval(() => {
      const { user, system } = process.cpuUsage();
      const isOver = process.memoryUsage.rss() > workerData.mostMemory || (user + system) / 1000 > workerData.mostMs;
      if (isOver) process.kill(process.pid, 'SIGKILL');
    }, 50);`;
  new Worker(watch, { eval: true, workerData: { mostMemory, mostMs } }).unref();
  return { args: process.argv.slice(4) };
}

export async function readInput(): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Ends the process once all of the answer is written. */
export function answer(...parts: readonly Uint8Array[]): void {
  for (const part of parts) process.stdout.write(part);
  process.stdout.write('', () => process.exit(0));
}
