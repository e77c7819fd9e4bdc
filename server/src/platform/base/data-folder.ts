import { access, chmod, constants, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { OperatorError } from './operator-error.ts';

/**
 * Makes the data folder and whatever is missing above it; one that exists is left as it is. It is the server's alone.
 * Made by root it lets others pass through without seeing what is in it, because PostgreSQL refuses to run as root:
 * the server's own database runs as another user in a folder below.
 *
 * @throws OperatorError where there can be no such folder, or this user may not write in it.
 */
export async function makeDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dirname(dataDir), { recursive: true });
    await mkdir(dataDir, { mode: 0o700 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST'))
      throw describeUnusable(dataDir, error);
    await requireWritable(dataDir);
    return;
  }
  if (process.getuid?.() === 0) await chmod(dataDir, 0o711);
}

async function requireWritable(dataDir: string): Promise<void> {
  try {
    if (!(await stat(dataDir)).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw describeUnusable(dataDir, error);
  }
}

/** Why a folder, or a file in it, cannot be used, for the operator. Any other error than one of the file system is given back. */
export function describeUnusable(path: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!/^E[A-Z]+$/.test(code)) return error;
  return new OperatorError(
    `DATA_DIR: ${path} cannot be used: ${REASONS[code] ?? 'the file system refuses it'} (${code}). Choose a folder that the user who starts ` +
      'Porchlight may write in.',
    { cause: error },
  );
}

const REASONS: Record<string, string | undefined> = {
  EACCES: 'this user may not read and write there',
  EPERM: 'this user may not read and write there',
  EROFS: 'its disk cannot be written to',
  ENOSPC: 'its disk is full',
  EEXIST: 'a file of this name is in the way',
  ENOTDIR: 'a file is where a folder should be',
  ENOENT: 'no folder can be made there',
};
