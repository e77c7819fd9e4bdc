import { spawn } from 'node:child_process';
import { get } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { SERVER_PROGRAM, serverFlags, serverMemory } from '../scripts/project.mjs';
import { median, type Row } from './harness/figures.ts';
import { findFreePort, startServerProcess } from './harness/server-process.ts';

const STARTS = 7;
const IDLE_SECONDS = 20;
const MEBIBYTE = 1024 * 1024;

/** From starting the program to the first answer with the database already there, and what it holds when nobody asks anything. */
export async function measureStart(env: Record<string, string>): Promise<Row[]> {
  const times: number[] = [];
  // The first makes the tables and the compiled files, which every later start finds.
  for (let start = -1; start < STARTS; start++) {
    const time = await startOnce(env);
    if (start >= 0) times.push(time);
  }
  const server = await startServerProcess(SERVER_PROGRAM, env);
  await pause(IDLE_SECONDS * 1_000);
  const memory = (await server.readMemory()) / MEBIBYTE;
  await server.stop();
  const first = median(times);
  return [
    {
      what: `exec to the first 200, database there, median of ${STARTS}`,
      figure: `${first.toFixed(0)} ms (fastest ${Math.min(...times).toFixed(0)}; load ${loadavg()[0]?.toFixed(1)})`,
      bound: '<= 1000 ms',
      holds: first <= 1_000,
    },
    {
      what: `resident memory of the server ${IDLE_SECONDS} s after its start`,
      figure: `${memory.toFixed(0)} MB`,
      bound: '<= 120 MB',
      holds: memory <= 120,
    },
  ];
}

async function startOnce(env: Record<string, string>): Promise<number> {
  const port = await findFreePort();
  const start = performance.now();
  const child = spawn(process.execPath, [...serverFlags, SERVER_PROGRAM], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, ...serverMemory, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await answers(`http://localhost:${port}/api/health`))) {
    if (child.exitCode !== null) throw new Error('the server did not start');
    await pause(5);
  }
  const time = performance.now() - start;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
  return time;
}

function answers(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    get(url, { agent: false }, (response) => resolve(response.resume().statusCode === 200)).once(
      'error',
      () => resolve(false),
    );
  });
}
