import type { LentChunks } from './storage.ts';

/**
 * The same bytes in blocks of `size`, and at the end one block that is shorter, perhaps empty. One buffer serves for
 * all of them.
 */
export async function* cutIntoBlocks(chunks: LentChunks, size: number): LentChunks {
  const buffer = Buffer.allocUnsafeSlow(size);
  let filled = 0;
  for await (const chunk of chunks) {
    for (let offset = 0; offset < chunk.length; ) {
      const part = chunk.subarray(offset, offset + size - filled);
      buffer.set(part, filled);
      filled += part.length;
      offset += part.length;
      if (filled < size) continue;
      yield buffer;
      filled = 0;
    }
  }
  yield buffer.subarray(0, filled);
}
