import {
  access,
  constants,
  type FileHandle,
  link,
  mkdir,
  open,
  opendir,
  readdir,
  rm,
  stat,
  unlink,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cutIntoBlocks } from './blocks.ts';
import { AlreadyStored, checkPath, DiskFull, type LentChunks, NotStored, type Storage } from './storage.ts';

/**
 * Files in a folder of this machine that only the server's user can read; it is made when something is first stored.
 * Its file system must have hard links: a link, unlike a rename, never replaces what is there.
 */
export function createDiskStorage(folder: string): Storage {
  const unfinishedFolder = join(folder, UNFINISHED);
  const locate = (path: string) => {
    checkPath(path);
    return { file: join(folder, path), unfinished: join(unfinishedFolder, path.replace('/', '+')) };
  };

  return {
    async write(path, chunks) {
      const { file, unfinished } = locate(path);
      const handle = await openNew(unfinished);
      let isLinked = false;
      try {
        await fillFile(handle, chunks);
        await makeFolder(dirname(file));
        await link(unfinished, file);
        isLinked = true;
        await syncFolder(dirname(file));
        await unlink(unfinished);
      } catch (error) {
        // Where even this fails, as on a broken disk, `remove` does it later.
        await rm(unfinished, { force: true }).catch(() => undefined);
        if (isLinked) await rm(file, { force: true }).catch(() => undefined);
        throw nameFailure(error);
      }
    },

    async *read(path, { start, end } = { start: 0, end: Number.POSITIVE_INFINITY }) {
      const handle = await openStored(locate(path).file);
      try {
        yield* readAhead(handle, start, end);
      } finally {
        await handle.close();
      }
    },

    async size(path) {
      const { file } = locate(path);
      try {
        return (await stat(file)).size;
      } catch (error) {
        if (isNamed(error, 'ENOENT')) return undefined;
        throw error;
      }
    },

    async remove(path) {
      const { file, unfinished } = locate(path);
      await rm(unfinished, { force: true });
      try {
        await unlink(file);
      } catch (error) {
        if (isNamed(error, 'ENOENT')) return;
        throw error;
      }
      await syncFolder(dirname(file));
    },

    async check() {
      await makeFolder(folder);
      await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    },

    async isEmpty() {
      try {
        for await (const entry of await opendir(folder, { recursive: true })) {
          if (!entry.isDirectory()) return false;
        }
        return true;
      } catch (error) {
        if (isNamed(error, 'ENOENT')) return true;
        throw error;
      }
    },

    async *list() {
      const owners = await readdir(folder).catch((error: unknown) => {
        if (isNamed(error, 'ENOENT')) return [];
        throw error;
      });
      for (const owner of owners) {
        if (owner === UNFINISHED) continue;
        yield (await readdir(join(folder, owner))).map((name) => `${owner}/${name}`);
      }
    },
  };
}

/** No path of `Storage` starts with a dot. */
const UNFINISHED = '.unfinished';

/** Large enough that the calls cost little beside the bytes; two such buffers for each file under way. */
const WRITE_BYTES = 512 * 1024;
const READ_BYTES = 256 * 1024;

/** So much is sent to the disk at a time while more comes in, so that little is left to wait for at the end. */
const FLUSH_BYTES = 16 * 1024 * 1024;

/** Writes all chunks, waits until the disk has them, and closes the file in any case. */
async function fillFile(handle: FileHandle, chunks: LentChunks): Promise<void> {
  let written = Promise.resolve();
  let flushed = Promise.resolve();
  let unflushed = 0;
  try {
    for await (const block of cutIntoBlocks(chunks, WRITE_BYTES, 2)) {
      await written;
      written = awaitLater(handle.writeFile(block));
      unflushed += block.length;
      if (unflushed < FLUSH_BYTES) continue;
      await flushed;
      flushed = awaitLater(handle.datasync());
      unflushed = 0;
    }
    await written;
    // Its failure is reported to one flush alone: the last one could succeed although bytes were lost before.
    await flushed;
    await handle.sync();
  } finally {
    await Promise.allSettled([written, flushed]);
    await handle.close();
  }
}

/** Reads the next bytes into one buffer while those in the other are worked on. */
async function* readAhead(handle: FileHandle, start: number, end: number): LentChunks {
  const size = Math.min(end - start, READ_BYTES);
  const read = (buffer: Buffer, position: number) =>
    awaitLater(handle.read(buffer, 0, Math.min(end - position, size), position));
  let position = start;
  let current = Buffer.allocUnsafeSlow(size);
  let next = Buffer.allocUnsafeSlow(size);
  let reading = read(current, position);
  try {
    while (position < end) {
      const { bytesRead } = await reading;
      if (bytesRead === 0) return;
      position += bytesRead;
      if (position < end) reading = read(next, position);
      yield current.subarray(0, bytesRead);
      [current, next] = [next, current];
    }
  } finally {
    await reading.catch(() => undefined);
  }
}

/** For work that runs on meanwhile: its failure waits, too, until someone asks. */
function awaitLater<Value>(work: Promise<Value>): Promise<Value> {
  work.catch(() => undefined);
  return work;
}

async function openNew(file: string): Promise<FileHandle> {
  try {
    await makeFolder(dirname(file));
    return await open(file, 'wx', 0o600);
  } catch (error) {
    throw nameFailure(error);
  }
}

async function openStored(file: string): Promise<FileHandle> {
  try {
    return await open(file);
  } catch (error) {
    throw isNamed(error, 'ENOENT') ? new NotStored('there is no file at this path', { cause: error }) : error;
  }
}

async function makeFolder(folder: string): Promise<void> {
  const firstMade = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (firstMade === undefined) return;
  await syncFolder(dirname(folder));
  await syncFolder(dirname(firstMade));
}

/** A new name, or one that is gone, outlives a power cut once its folder is written too. Windows has no call for it. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function nameFailure(cause: unknown): unknown {
  if (isNamed(cause, 'ENOSPC', 'EDQUOT')) return new DiskFull('the disk is full', { cause });
  if (isNamed(cause, 'EEXIST')) return new AlreadyStored('there is a file at this path already', { cause });
  return cause;
}

function isNamed(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
