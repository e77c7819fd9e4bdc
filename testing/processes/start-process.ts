import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export type Started = { child: ChildProcess; output(): string; exited: Promise<number | null> };

const programs = {
  'main.ts': new URL('../../server/src/main.ts', import.meta.url),
  'backup.ts': new URL('../../server/src/backup.ts', import.meta.url),
  'migrate-installation.ts': new URL('../../server/src/migrate-installation.ts', import.meta.url),
  'restore.ts': new URL('../../server/src/restore.ts', import.meta.url),
  'staff-create.ts': new URL('../../server/src/staff-create.ts', import.meta.url),
  'import-loan-limits.ts': new URL('../../server/src/import-loan-limits.ts', import.meta.url),
  'after-recovery.ts': new URL('../../server/src/recovery/after-recovery.ts', import.meta.url),
  'audit-verify.ts': new URL('../../server/src/audit-verify.ts', import.meta.url),
};
/** As every command of the server gives it (scripts/project.mjs). */
export const QUICK_START = `--import=${new URL('../../scripts/quick-start.mjs', import.meta.url).href}`;
/** With CLOCK_AHEAD_MS the clock of the process is wrong by so much, as that of a machine may be. */
const SHIFTED_CLOCK = `--import=${new URL('shifted-clock.ts', import.meta.url).href}`;
const running = new Set<ChildProcess>();

/** Runs the server in a process of its own, which can be killed. */
export function startProcess(env: Record<string, string>, ...parameters: string[]): Started {
  return startProgram('main.ts', env, ...parameters);
}

/** Runs one of the programs of the server's folder in a process of its own. */
export function startProgram(
  program: keyof typeof programs,
  env: Record<string, string>,
  ...parameters: string[]
): Started {
  const flags = 'CLOCK_AHEAD_MS' in env ? [QUICK_START, SHIFTED_CLOCK] : [QUICK_START];
  const child = spawn(process.execPath, [...flags, fileURLToPath(programs[program]), ...parameters], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  exited.then(() => running.delete(child));
  return { child, output: () => output, exited };
}

/** Kills whatever still runs. */
export function killProcesses(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** The address of a server, once it answers there; for at most 3 minutes. */
export async function waitForAddress(started: Started): Promise<string> {
  const { child } = started;
  const deadline = Date.now() + 180_000;
  while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
    const address = /ready: (http\S+)/.exec(started.output())?.[1];
    if (address) return address;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const end = child.signalCode ?? child.exitCode;
  throw new Error(
    `the server did not start: ${end === null ? 'not within 3 minutes' : `ended with ${end}`}: ${inOneLine(started)}`,
  );
}

/** Waits for the end of a program that is to end with 0, and says in the error what it wrote when it did not. */
export async function requireExit(started: Started): Promise<void> {
  const code = await started.exited;
  if (code !== 0) throw new Error(`the program ended with ${code}: ${inOneLine(started)}`);
}

/** Of a failure, summaries show one line. */
const inOneLine = (started: Started) => started.output().replaceAll(/\s*\n\s*/g, ' | ');

/**
 * Below the ports that systems give to outgoing connections (from 32768 on): one of those may be taken when it is listened on.
 * Each worker of a test run has a part of them for itself and takes them one after the other.
 */
export function pickPort(): string {
  // Browser tests may run beside Vitest's, whose workers are counted from 1.
  const worker =
    process.env.VITEST_POOL_ID ?? Number(process.env.TEST_PARALLEL_INDEX ?? 0) + BROWSER_WORKERS_FROM;
  const first = 20_000 + (Number(worker) % WORKERS) * PORTS_EACH;
  nextPort = (nextPort + 1) % PORTS_EACH;
  return String(first + nextPort);
}

const WORKERS = 9;
const BROWSER_WORKERS_FROM = 5;
const PORTS_EACH = 1300;
let nextPort = Math.floor(Math.random() * PORTS_EACH);
