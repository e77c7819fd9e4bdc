import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Box, TextItem } from '@porchlight/domain/readings/document-readings/pages/page-text.ts';
import type { GrayPixels } from './gray-picture.ts';

/** What a thread is sent: a page, its lines, and how many of them the threads have taken; all threads share the page and the count. */
export type LinesToRead = { picture: GrayPixels; boxes: readonly Box[]; taken: Int32Array };
export type ReadPiece = { at: number; items: TextItem[] };

/** Reads the lines of a page, in the order of `boxes`. */
export type ReadLines = (picture: GrayPixels, boxes: readonly Box[]) => Promise<TextItem[]>;

/**
 * Starts so many threads, each with the network that reads lines. A thread for each processor takes a third less of their time than one
 * network spread over all of them, whose threads wait for each other after every layer.
 */
export function startLineReaders(models: URL, count: number): ReadLines {
  const workers = Array.from(
    { length: count },
    () => new Worker(new URL('./line-reader-program.ts', import.meta.url), { workerData: models.href }),
  );
  return async ({ width, height, data }, boxes) => {
    const shared = new Uint8Array(new SharedArrayBuffer(data.length));
    shared.set(data);
    const taken = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const answers = await Promise.all(
      workers.map(async (worker) => {
        const answer = once(worker, 'message');
        worker.postMessage({ picture: { width, height, data: shared }, boxes, taken });
        const [found] = (await answer) as [ReadPiece[]];
        return found;
      }),
    );
    return answers
      .flat()
      .sort((one, other) => one.at - other.at)
      .flatMap(({ items }) => items);
  };
}
