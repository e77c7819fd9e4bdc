import { describe, expect, it } from 'vitest';
import { createReadyProcess, setInProcess } from './bounded-process.ts';

const MEBIBYTE = 1024 * 1024;
const bounds = { mostMs: 20_000, mostMemory: 512 * MEBIBYTE, mostHeap: 64, longestAnswer: MEBIBYTE };
const echo = {
  program: new URL('../../../../testing/processes/echo-program.ts', import.meta.url),
  readable: [new URL('../../../../testing/', import.meta.url)],
};
const never = new AbortController().signal;

async function* say(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

function startAsking(readyMs = 60_000) {
  const run = createReadyProcess(echo, bounds, readyMs);
  return async (text: string, signal = never) => {
    const [pid, ...rest] = (await run(say(text), signal))?.toString().split(' ') ?? [];
    return { pid: Number(pid), said: rest.join(' ') };
  };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('a process that is kept ready', () => {
  it('reads one file and ends; the next is read by another', async () => {
    const ask = startAsking();
    const first = await ask('one file');
    const second = await ask('another');
    expect([first.said, second.said]).toEqual(['one file', 'another']);
    expect(second.pid).not.toBe(first.pid);
    expect([first, second].map(({ pid }) => isRunning(pid))).toEqual([false, false]);
  });

  it('is not hurt by a file that broke the one before', async () => {
    const ask = startAsking();
    expect((await ask('break')).said).toBe('');
    expect((await ask('whole')).said).toBe('whole');
  });

  it('is ended when it has waited long enough, and the next starts again', async () => {
    const ask = startAsking(50);
    expect((await ask('early')).said).toBe('early');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect((await ask('late')).said).toBe('late');
  });

  it('is not asked once the answer is no longer wanted', async () => {
    const ask = startAsking();
    await expect(ask('unwanted', AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
    expect((await ask('wanted')).said).toBe('wanted');
  });
});

describe('the work of a program that is done in this process', () => {
  it('is the same work, until it has its own process again', async () => {
    const run = createReadyProcess(echo, bounds, 50);
    const ask = async (text: string) => (await run(say(text), never))?.toString();
    setInProcess(
      echo.program,
      async () => (await import('@porchlight/testing/processes/echo-program.ts')).echo,
    );
    expect(await ask('here')).toBe(`${process.pid} here`);
    expect(await ask('break')).toBeUndefined();
    await expect(run(say('unwanted'), AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
    setInProcess(echo.program, undefined);
    expect(await ask('there')).not.toBe(`${process.pid} there`);
  });
});
