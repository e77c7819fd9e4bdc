import { randomUUID } from 'node:crypto';
import { open, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const TOUCHED_EVERY_MS = 30_000;
/** Who does not touch the lock for so long is dead. */
const DEAD_AFTER_MS = 15 * 60_000;

/**
 * Does `work` while nothing else writes to the repository, whichever machine it runs on. A lock that a crash has left is taken over after a
 * quarter of an hour. `requireHeld` throws when this one was, because this process stood still for as long.
 *
 * @throws when another process holds it.
 */
export async function lockRepository<Result>(
  path: string,
  work: (requireHeld: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const lock = join(path, 'lock');
  const own = randomUUID();
  await takeLock(path, lock, own);
  const touching = setInterval(() => {
    const now = new Date();
    utimes(lock, now, now).catch(() => undefined);
  }, TOUCHED_EVERY_MS);
  const isHeld = async () => (await readFile(lock, 'utf8').catch(() => '')) === own;
  try {
    return await work(async () => {
      if (!(await isHeld()))
        throw new Error('Another backup has taken the repository over meanwhile; run this one again.');
    });
  } finally {
    clearInterval(touching);
    if (await isHeld()) await rm(lock, { force: true });
  }
}

async function takeLock(path: string, lock: string, own: string): Promise<void> {
  for (const isLastTry of [false, true]) {
    try {
      await writeFile(lock, own, { flag: 'wx', mode: 0o600 });
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    if (isLastTry || !(await isDead(path, lock)))
      throw new Error(
        `Another backup is being written to ${path}. If it was killed, its lock is taken over a quarter of an hour later.`,
      );
    await rm(lock, { force: true });
  }
}

/** By the clock of the disk that keeps the lock, which may be another machine's. */
async function isDead(path: string, lock: string): Promise<boolean> {
  const probe = join(path, `lock.${randomUUID()}`);
  const file = await open(probe, 'wx');
  try {
    const touched = await stat(lock).catch(() => undefined);
    return touched !== undefined && (await file.stat()).mtimeMs - touched.mtimeMs > DEAD_AFTER_MS;
  } finally {
    await file.close();
    await rm(probe, { force: true });
  }
}
