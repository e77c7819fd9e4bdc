import { createHash } from 'node:crypto';
import { makeZip } from 'client-zip';

/** One file of a ZIP. `onHashed` is called with its SHA-256 in hex and its bytes once it has been written. */
export type ZipEntry = {
  name: string;
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  onHashed?: (sha256: string, size: number) => void;
};

export const MANIFEST = 'manifest.txt';

/**
 * A ZIP that is written while it is read: its entries in the order they come, and last the manifest (SHA-256, for `sha256sum -c`). Nothing
 * is compressed: PDF and pictures are already, and the rest is small. ZIP64 where sizes need it; names in UTF-8.
 */
export function zipWithManifest(
  entries: AsyncIterable<ZipEntry>,
  lastModified: Date,
): AsyncIterable<Uint8Array> {
  const lines: string[] = [];
  async function* list() {
    for await (const { name, chunks, onHashed } of entries) {
      const onEnd = (sha256: string, size: number) => {
        lines.push(`${sha256}  ${name}\n`);
        onHashed?.(sha256, size);
      };
      yield { name, lastModified, input: hashChunks(chunks, onEnd) };
    }
    yield { name: MANIFEST, lastModified, input: readLater(() => lines.join('')) };
  }
  return makeZip(list());
}

async function* hashChunks(
  chunks: ZipEntry['chunks'],
  onEnd: (sha256: string, size: number) => void,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of chunks) {
    hash.update(chunk);
    size += chunk.length;
    yield chunk;
  }
  onEnd(hash.digest('hex'), size);
}

/** Asked for only when the ZIP has come to it. */
async function* readLater(read: () => string): AsyncGenerator<Uint8Array> {
  yield encode(read());
}

export function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
