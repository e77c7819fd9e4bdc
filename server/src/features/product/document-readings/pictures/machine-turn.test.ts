import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countWaitingPictures, waitForTurn } from './machine-turn.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-turn-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Another process that holds the address until it is ended. */
async function startHolder(address: string) {
  const holds = 'require("node:net").createServer().listen(process.argv[1], () => console.log("holds"))';
  const holder = spawn(process.execPath, ['-e', holds, address], { stdio: 'pipe' });
  await once(holder.stdout, 'data');
  return holder;
}

const never = new AbortController().signal;

describe('one reading of pictures at a time on a machine', () => {
  it('begins when the one before has ended', async () => {
    const address = join(folder, 'turns.sock');
    const giveBack = await waitForTurn(never, address);
    const second = waitForTurn(never, address);
    expect(countWaitingPictures()).toBe(1);
    giveBack();
    (await second)();
    expect(countWaitingPictures()).toBe(0);
  });

  it('waits for another process, and goes on when that is killed', async () => {
    const address = join(folder, 'killed.sock');
    const holder = await startHolder(address);
    const waiting = new AbortController();
    const refused = waitForTurn(waiting.signal, address);
    waiting.abort();
    await expect(refused).rejects.toThrow();
    const next = waitForTurn(never, address);
    holder.kill('SIGKILL');
    (await next)();
  });

  it('is not held up where nothing can be listened on', async () => {
    (await waitForTurn(never, join(folder, 'no-such-folder', 'turn.sock')))();
  });
});
