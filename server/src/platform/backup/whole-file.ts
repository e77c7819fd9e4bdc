import { existsSync } from 'node:fs';
import { link, open, rename, rm, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { cutIntoBlocks } from '../storage/blocks.ts';
import type { LentChunks } from '../storage/storage.ts';

/**
 * Writes a file for its owner alone that appears under its name when it is whole and on the disk. Until then it is `<path>.unfinished`,
 * which a process that is killed leaves behind: the next one of the same name overwrites it, and nobody else removes it.
 *
 * @throws when there is a file at `path`; it is left as it is.
 */
export async function writeWholeFile(path: string, chunks: LentChunks): Promise<void> {
  if (existsSync(path)) throw alreadyThere(path);
  const unfinished = `${path}.unfinished`;
  const file = await open(unfinished, 'w', 0o600);
  try {
    try {
      for await (const block of cutIntoBlocks(chunks, BLOCK_BYTES)) await file.writeFile(block);
      await file.sync();
    } finally {
      await file.close();
    }
    await giveName(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  const folder = await open(dirname(path));
  await folder.sync().finally(() => folder.close());
}

const BLOCK_BYTES = 1024 * 1024;

/** A link never replaces what is there; disks without links, such as those of memory sticks, get a rename. */
async function giveName(unfinished: string, path: string): Promise<void> {
  try {
    await link(unfinished, path);
    await unlink(unfinished);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw alreadyThere(path);
    if (existsSync(path)) throw error;
    await rename(unfinished, path);
  }
}

function alreadyThere(path: string): Error {
  return new Error(`${path} is there already and was left as it is. Give another name.`);
}
