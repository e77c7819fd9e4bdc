import { z } from 'zod';
import { compress, decompress } from '../backup-compression.ts';
import { EntriesBroken } from '../backup-entries.ts';
import { readSealedObject, writeSealedObject } from './sealed-object.ts';
import type { StoredObject } from './stored-objects.ts';

/** A stored file and the object that holds it. `key` is a fingerprint of the file's wrapped key: a path and a key are never given twice. */
export type ListedFile = StoredObject & { path: string; key: string };

const line = z.tuple([z.string(), z.string(), z.string(), z.number(), z.string()]);
const lastLine = z.object({ id: z.string(), files: z.number() });

/** Writes which object holds which file of the backup `id`, a line each, in the order given. */
export async function writeFileList(
  path: string,
  fileKey: Uint8Array,
  id: string,
  files: AsyncIterable<ListedFile>,
): Promise<void> {
  const lines = (async function* write() {
    let count = 0;
    for await (const { path: file, key, name, bytes, sha256 } of files) {
      count += 1;
      yield Buffer.from(`${JSON.stringify([file, key, name, bytes, sha256])}\n`);
    }
    yield Buffer.from(`${JSON.stringify({ id, files: count })}\n`);
  })();
  await writeSealedObject(path, fileKey, compress(lines));
}

/**
 * The files of a backup, in the order of their paths' bytes. `id`: of the backup that it must be of, where one is known.
 *
 * @throws `SealBroken` and `EntriesBroken` where the list is damaged or another backup's; `NotStored` where there is none.
 */
export async function* readFileList(
  path: string,
  fileKey: Uint8Array,
  id?: string,
): AsyncGenerator<ListedFile> {
  let count = 0;
  let last: z.infer<typeof lastLine> | undefined;
  for await (const text of readLines(decompress(readSealedObject(path, fileKey)))) {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) {
      const [file, key, name, bytes, sha256] = line.parse(value);
      count += 1;
      yield { path: file, key, name, bytes, sha256 };
    } else last = lastLine.parse(value);
  }
  if (last === undefined || last.files !== count || (id !== undefined && last.id !== id))
    throw new EntriesBroken('the list of files is not the one of this backup');
}

async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
