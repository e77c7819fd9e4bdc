import type { LentChunks } from './storage.ts';

/**
 * The same bytes in blocks of `size`, and at the end one block that is shorter, perhaps empty. `buffers` of them take
 * turns, so a block is good until as many more have been asked for.
 */
export async function* cutIntoBlocks(chunks: LentChunks, size: number, buffers = 1): LentChunks {
  const ring = Array.from({ length: buffers }, () => Buffer.allocUnsafeSlow(size));
  let block = 0;
  let filled = 0;
  const current = () => ring[block % buffers] ?? Buffer.alloc(0);
  for await (const chunk of chunks) {
    for (let offset = 0; offset < chunk.length; ) {
      const part = chunk.subarray(offset, offset + size - filled);
      current().set(part, filled);
      filled += part.length;
      offset += part.length;
      if (filled < size) continue;
      yield current();
      block += 1;
      filled = 0;
    }
  }
  yield current().subarray(0, filled);
}

/**
 * Gives the memory of a chunk back at once. Left to the garbage collector, a large file piles up tens of megabytes of
 * them first. Does nothing to a chunk that shares its memory with others.
 */
export function freeChunk(chunk: Uint8Array): void {
  if (chunk.length === chunk.buffer.byteLength && chunk.buffer instanceof ArrayBuffer)
    chunk.buffer.transfer(0);
}
