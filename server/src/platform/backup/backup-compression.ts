import { pipeline, Readable } from 'node:stream';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';

/** Rows pack to a fraction; level 3 costs less than the disk (RFC 8878). */
export function compress(chunks: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  const params = { [constants.ZSTD_c_compressionLevel]: 3 };
  return pass(chunks, createZstdCompress({ params }));
}

/** Undoes `compress`; what was cut or is none fails where the result is read. */
export function decompress(chunks: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  return pass(chunks, createZstdDecompress());
}

/** A failure of either side comes out where the result is read. */
function pass(chunks: AsyncIterable<Uint8Array>, through: ReturnType<typeof createZstdCompress>) {
  pipeline(Readable.from(chunks, { objectMode: false }), through, () => undefined);
  return through;
}
