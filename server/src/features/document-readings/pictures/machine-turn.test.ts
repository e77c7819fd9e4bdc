import { spawn } from 'node:child_process';
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

/** Another process, which says "waits" while the address is taken, and then "holds" it until it is ended. */
function startHolder(address: string) {
  const program = `const { createServer } = require('node:net');
    const take = () => createServer().on('error', () => { console.log('waits'); setTimeout(take, 5); })
      .listen(process.argv[1], () => console.log('holds'));
    take();`;
  const child = spawn(process.execPath, ['-e', program, address], { stdio: 'pipe' });
  const says = (word: string) =>
    new Promise<void>((resolve) => {
      child.stdout.on('data', (said) => String(said).includes(word) && resolve());
    });
  return { says, kill: () => child.kill('SIGKILL') };
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
    const holder = startHolder(address);
    await holder.says('holds');
    const waiting = new AbortController();
    const refused = waitForTurn(waiting.signal, address);
    waiting.abort();
    await expect(refused).rejects.toThrow();
    const next = waitForTurn(never, address);
    holder.kill();
    (await next)();
  });

  it('lets another process have its turn before the next of one’s own', async () => {
    const address = join(folder, 'fair.sock');
    const giveBack = await waitForTurn(never, address);
    const other = startHolder(address);
    await other.says('waits');
    const next = waitForTurn(never, address);
    giveBack();
    await other.says('holds');
    other.kill();
    (await next)();
  });

  it('is not held up where nothing can be listened on', async () => {
    (await waitForTurn(never, join(folder, 'no-such-folder', 'turn.sock')))();
  });
});
