import { createHash } from 'node:crypto';
import type { Storage } from '../storage/storage.ts';
import { EntriesBroken, type ReadEntry } from './backup-entries.ts';

/** @throws `EntriesBroken` when a file does not come out of the store as it went in. */
export async function requireStored(
  storage: Pick<Storage, 'read'>,
  path: string,
  sha256: string,
): Promise<void> {
  if ((await hashFile(storage, path)) !== sha256)
    throw new EntriesBroken(`The file ${path} came out of the store otherwise than it went in.`);
}

/** SHA-256 of a stored file, in hexadecimal digits. */
export async function hashFile(storage: Pick<Storage, 'read'>, path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of storage.read(path)) hash.update(chunk);
  return hash.digest('hex');
}

export async function* stopWith(chunks: AsyncIterable<Uint8Array>, stopping: AbortSignal) {
  for await (const chunk of chunks) {
    stopping.throwIfAborted();
    yield chunk;
  }
}

/** A file that is there with the same bytes, from a move that was broken off, is kept; one with others is none of ours to keep. */
export async function moveFile(
  path: string,
  entry: ReadEntry,
  from: Storage,
  to: Storage,
  stopping: AbortSignal,
): Promise<{ bytes: number; kept: boolean }> {
  const bytes = (await from.size(path)) ?? 0;
  if (from === to) return { bytes, kept: true };
  if ((await to.size(path)) === bytes && (await hashFile(to, path)) === (await hashFile(from, path)))
    return { bytes, kept: true };
  await to.remove(path);
  await to.write(path, stopWith(entry.chunks, stopping));
  await requireStored(to, path, entry.end().sha256);
  return { bytes, kept: false };
}
