import { randomBytes } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { describeUnusable, makeDataFolder } from './data-folder.ts';

/**
 * The text of a file in the data folder, or nothing when there is none.
 *
 * @throws OperatorError where it cannot be read.
 */
export async function loadKeptFile(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return undefined;
    throw describeUnusable(path, error);
  }
}

/**
 * Writes a secret file once, for its owner alone. A link, and not a rename, puts the finished file in its place: it fails
 * where another process was faster, and then that one's counts.
 */
export async function saveFileOnce(path: string, text: string): Promise<void> {
  const folder = dirname(path);
  await makeDataFolder(folder);
  const unfinished = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    await writeThrough(unfinished, text);
    await link(unfinished, path);
  } catch (error) {
    if (!isErrorCode(error, 'EEXIST')) throw describeUnusable(path, error);
  } finally {
    await rm(unfinished, { force: true });
  }
  await syncFolder(folder);
}

async function writeThrough(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function isErrorCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
