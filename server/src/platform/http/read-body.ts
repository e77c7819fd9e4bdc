import { on } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Failure } from '../base/failure.ts';
import { freeChunk } from '../storage/blocks.ts';
import type { LentChunks } from '../storage/storage.ts';

/**
 * The chunks are lent: each is freed when the next one is asked for. Ends with an error, never quietly, when the sender
 * goes away before the last byte.
 */
export async function* readBody(incoming: IncomingMessage): LentChunks {
  if (!incoming.destroyed) {
    for await (const [chunk] of on(incoming, 'data', { close: ['end', 'close'], ...WAITING_CHUNKS })) {
      yield chunk;
      freeChunk(chunk);
    }
  }
  if (!incoming.complete) throw new Failure('BAD_INPUT', { reason: 'platform.upload-cut-off' });
}

/** Of 64 KiB each: the sender pauses above the one and goes on below the other. */
const WAITING_CHUNKS = { highWaterMark: 8, lowWaterMark: 4 };
