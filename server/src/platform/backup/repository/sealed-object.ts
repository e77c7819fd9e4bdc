import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { cutIntoBlocks } from '../../storage/blocks.ts';
import { measureUnsealed, openRange, SealBroken, sealChunks } from '../../storage/sealed-file.ts';
import { type LentChunks, NotStored } from '../../storage/storage.ts';

// A salt (32 bytes) and then a sealed file (platform/storage/sealed-file.ts) under a key that comes from the salt and the installation's
// FILE_KEY, which every backup holds.

/** `bytes` and `sha256` (hexadecimal) are of the content as it went in. */
export type Content = { bytes: number; sha256: string };

/** Writes a new file for its owner alone, and gives back what went in once it is on the disk. */
export async function writeSealedObject(
  path: string,
  fileKey: Uint8Array,
  chunks: AsyncIterable<Uint8Array>,
): Promise<Content> {
  const salt = randomBytes(SALT_BYTES);
  const hash = createHash('sha256');
  let bytes = 0;
  const counted = (async function* count() {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  })();
  const sealed = (async function* seal() {
    yield salt;
    yield* sealChunks(deriveKey(fileKey, salt), counted);
  })();
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const block of cutIntoBlocks(sealed, BLOCK_BYTES)) await file.writeFile(block);
    await file.sync();
  } finally {
    await file.close();
  }
  return { bytes, sha256: hash.digest('hex') };
}

/**
 * What a file written by `writeSealedObject` holds; no byte comes out before its segment has proven genuine.
 *
 * @throws `NotStored`, `SealBroken`
 */
export async function* readSealedObject(path: string, fileKey: Uint8Array): LentChunks {
  const { salt, size } = await readBeginning(path);
  const bytes = measureContent(size);
  if (bytes === undefined) throw new SealBroken('the file was cut short');
  const storage = {
    read: (_path: string, range = { start: 0, end: size }): LentChunks =>
      createReadStream(path, {
        start: SALT_BYTES + range.start,
        end: SALT_BYTES + range.end - 1,
        highWaterMark: BLOCK_BYTES,
      }),
  };
  yield* openRange(storage, path, deriveKey(fileKey, salt), bytes);
}

/** Bytes of the content of a file with this size; nothing where none has it. */
export function measureContent(size: number): number | undefined {
  try {
    return measureUnsealed(size - SALT_BYTES);
  } catch {
    return undefined;
  }
}

const SALT_BYTES = 32;
const BLOCK_BYTES = 1024 * 1024;

function deriveKey(fileKey: Uint8Array, salt: Uint8Array): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', fileKey, salt, 'porchlight backup object', 32));
}

async function readBeginning(path: string): Promise<{ salt: Buffer; size: number }> {
  const file = await open(path).catch((cause: unknown) => {
    throw new NotStored(`${path} cannot be opened`, { cause });
  });
  try {
    const salt = Buffer.alloc(SALT_BYTES);
    await file.read(salt, 0, SALT_BYTES, 0);
    return { salt, size: (await file.stat()).size };
  } finally {
    await file.close();
  }
}
