import { parentPort, workerData } from 'node:worker_threads';
import type { LinesToRead, ReadPiece } from './line-readers.ts';
import { loadPieces } from './load-pieces.ts';
import { loadLineModel } from './text-models.ts';

// Reads lines of the pages that it is sent, in a thread beside others that take lines of the same page (line-readers.ts).

const model = await loadLineModel(new URL(String(workerData)));

parentPort?.on('message', async ({ picture, boxes, taken }: LinesToRead) => {
  const found: ReadPiece[] = [];
  for (let at = Atomics.add(taken, 0, 1); at < boxes.length; at = Atomics.add(taken, 0, 1)) {
    const box = boxes[at];
    if (box !== undefined) found.push({ at, items: await loadPieces(picture, box, model) });
  }
  parentPort?.postMessage(found);
});
