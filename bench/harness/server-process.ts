import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { serverFlags, serverMemory } from '../../scripts/project.mjs';
import type { HeldMemory, LoopDelays } from './memory-probe.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A server in a process of its own, so that its memory and time are not those of the measuring program. */
export type ServerProcess = {
  origin: string;
  /** Resident memory now, in bytes. */
  readMemory(): Promise<number>;
  /** What it holds after a garbage collection, if it was started with `isProbed`. */
  readHeldMemory(): Promise<HeldMemory>;
  /** How late its event loop was since this was last asked, if it was started with `isProbed`. */
  readLoopDelays(): Promise<LoopDelays>;
  stop(): Promise<void>;
};

/** What the first visitor makes a process load (server/src/warm-up.ts) is over so long after, and is no memory of what is measured. */
export const WARM_UP_MS = 10_000;

/** Runs a script of the project with PORT set to a free port, until it answers. */
export async function startServerProcess(
  script: string,
  env: Record<string, string>,
  { isProbed = false } = {},
): Promise<ServerProcess> {
  const port = await findFreePort();
  const probe = ['--expose-gc', '--import', fileURLToPath(new URL('memory-probe.ts', import.meta.url))];
  const child = spawn(process.execPath, [...serverFlags, ...(isProbed ? probe : []), script], {
    cwd: root,
    env: { ...process.env, ...serverMemory, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', ...(isProbed ? (['ipc'] as const) : [])],
  });
  const origin = `http://localhost:${port}`;
  await waitUntilAnswers(origin, child);
  return {
    origin,
    readMemory: () => readResidentMemory(`/proc/${child.pid}/status`),
    readHeldMemory: () => ask<HeldMemory>(child, 'measure', 'held'),
    readLoopDelays: () => ask<LoopDelays>(child, 'loop', 'p99'),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

/** What the probe answers, which has `field`: the server itself also sends its parent a message that it listens. */
function ask<Answer extends object>(
  child: ChildProcess,
  what: string,
  field: keyof Answer & string,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const hear = (message: unknown) => {
      if (typeof message !== 'object' || message === null || !(field in message)) return;
      child.off('message', hear);
      resolve(message as Answer);
    };
    child.on('message', hear).once('error', reject);
    child.send(what);
  });
}

async function readResidentMemory(status: string): Promise<number> {
  const match = /^VmRSS:\s+(\d+) kB/m.exec(await readFile(status, 'utf8'));
  return Number(match?.[1] ?? Number.NaN) * 1024;
}

async function waitUntilAnswers(origin: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline && child.exitCode === null) {
    try {
      await (await fetch(`${origin}/api/health`)).arrayBuffer();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`the server at ${origin} does not answer`);
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, 'localhost', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
