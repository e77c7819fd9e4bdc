import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pLimit from 'p-limit';

/** Processes of one machine see each other's file here; those of containers have a folder each, and processors of their own. */
const FILE = join(tmpdir(), `porchlight-reading-${process.getuid?.() ?? 0}.lock`);
const WAIT_MS = 200;
const inTurn = pLimit(1);

/** So many readings of pictures wait in this process. */
export const countWaitingPictures = () => inTurn.pendingCount;

/** Waits until no other process of this machine recognizes text: two would take the memory and the processors twice. Gives what ends the turn. */
export async function waitForTurn(signal: AbortSignal, file = FILE): Promise<() => void> {
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const { promise: isOurs, resolve: begin } = Promise.withResolvers<void>();
  void inTurn(() => {
    begin();
    return isOver;
  });
  await isOurs;
  try {
    while (!take(file)) await setTimeout(WAIT_MS, undefined, { signal });
  } catch (error) {
    end();
    throw error;
  }
  return () => {
    rmSync(file, { force: true });
    end();
  };
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return true;
  }
  // A process that was ended left its file; where two find that at once, both go on, which costs time alone.
  if (!isAlive(readHolder(file))) rmSync(file, { force: true });
  return false;
}

function readHolder(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

function isAlive(pid: number): boolean {
  // One that just began has not written its number yet.
  if (!Number.isInteger(pid) || pid <= 0) return false;
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
