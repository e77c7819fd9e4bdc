import { createHash, createHmac, hkdfSync, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LentChunks } from '../../storage/storage.ts';
import { EntriesBroken } from '../backup-entries.ts';
import { type Content, measureContent, readSealedObject, writeSealedObject } from './sealed-object.ts';

/** Named by what it holds: an HMAC of its SHA-256, so that a name says nothing to anyone without the key. */
export type StoredObject = Content & { name: string };

/** The sealed objects in a folder, each written once. */
export type ObjectStore = {
  /** Stores what `chunks` hold, whole; over what is there under its name. Certain to outlast a power cut after `flush`. */
  write(chunks: LentChunks): Promise<StoredObject>;
  flush(): Promise<void>;
  /** Whether there is an object with content of this size; reads nothing of it. */
  has(object: Pick<StoredObject, 'name' | 'bytes'>): Promise<boolean>;
  /** @throws `NotStored`; `SealBroken` or, at the end, `EntriesBroken` where it is not what was stored. */
  read(object: StoredObject): LentChunks;
  /** The names of all objects and of what a write that was killed has left. */
  list(): AsyncIterable<string>;
  remove(name: string): Promise<void>;
  /** Takes what is no longer what was stored out of the way, so that the next backup writes it again. */
  setAside(name: string): Promise<void>;
};

/** 128 bits of the HMAC. */
const NAME_DIGITS = 32;

export function openObjects(folder: string, fileKey: Uint8Array): ObjectStore {
  const nameKey = Buffer.from(hkdfSync('sha256', fileKey, '', 'porchlight backup names', 32));
  const locate = (name: string) => join(folder, name.slice(0, 2), name);
  const touched = new Set<string>();

  return {
    async write(chunks) {
      const unfinished = join(folder, `${randomUUID()}.unfinished`);
      try {
        const content = await writeSealedObject(unfinished, fileKey, chunks);
        const name = createHmac('sha256', nameKey).update(content.sha256).digest('hex').slice(0, NAME_DIGITS);
        const path = locate(name);
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await rename(unfinished, path);
        touched.add(dirname(path));
        return { ...content, name };
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async flush() {
      for (const each of [folder, ...touched]) await flushFolder(each);
      touched.clear();
    },
    async has({ name, bytes }) {
      const found = await stat(locate(name)).catch(() => undefined);
      return found !== undefined && measureContent(found.size) === bytes;
    },
    async *read({ name, bytes, sha256 }) {
      let read = 0;
      const hash = createHash('sha256');
      for await (const chunk of readSealedObject(locate(name), fileKey)) {
        hash.update(chunk);
        read += chunk.length;
        yield chunk;
      }
      if (read !== bytes || hash.digest('hex') !== sha256)
        throw new EntriesBroken(`the object ${name} holds another file than its backups say`);
    },
    async *list() {
      for (const entry of await readdir(folder, { withFileTypes: true })) {
        if (!entry.isDirectory()) yield entry.name;
        else for (const name of await readdir(join(folder, entry.name))) yield name;
      }
    },
    async remove(name) {
      await rm(/\.unfinished$/.test(name) ? join(folder, name) : locate(name), { force: true });
    },
    setAside: (name) => rename(locate(name), `${locate(name)}.damaged`),
  };
}

/** Makes new names in a folder outlast a power cut. */
export async function flushFolder(path: string): Promise<void> {
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}
