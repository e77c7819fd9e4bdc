import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { OperatorError } from '../../base/operator-error.ts';
import type { PostgresBinaries } from './embedded-binaries.ts';
import { type Home, makePrivateFolder } from './embedded-home.ts';
import { PROGRAM_ENVIRONMENT } from './embedded-program.ts';

/** Everything a server needs to be started. */
export type Installation = { home: Home; cluster: string; binaries: PostgresBinaries };

/** A server that runs, started by this process or another. `socketFolder` is empty in the first moments. */
export type RunningServer = { processId: number; socketFolder: string };

/** A server that we started, ready or not; `readLog` gives what it has written since. */
export type LaunchedServer = { processId: number; hasEnded(): boolean; readLog(): Promise<string> };

const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  shared_buffers: '128MB',
  // A restore makes all tables in one transaction, which takes some 2,400 locks of the 7,000 that the default has for all connections.
  max_locks_per_transaction: '128',
  max_wal_size: '512MB',
  log_checkpoints: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

const MAX_LOG_BYTES = 5 * 1024 * 1024;

/** The server that runs on these files now. A file that a crash left behind names none. */
export async function findRunningServer(cluster: string): Promise<RunningServer | undefined> {
  const [processId = '', , , , socketFolder = ''] = (await readLockFile(cluster))?.split('\n') ?? [];
  if (!/^\d+$/.test(processId)) return undefined;
  const command = await readCommand(Number(processId));
  return command.includes(cluster) ? { processId: Number(processId), socketFolder } : undefined;
}

/**
 * Starts a server that outlives us if we crash, so that nothing it has under way is cut off; the next start takes it
 * over. In a process group of its own, because Ctrl-C would stop it before our last requests are answered.
 */
export async function launchServer(
  { home, cluster, binaries }: Installation,
  socketFolder: string,
): Promise<LaunchedServer> {
  if (!existsSync(socketFolder)) {
    await mkdir(socketFolder, { mode: 0o700 });
    await makePrivateFolder(socketFolder, home.user);
  }
  const logPath = join(home.folder, 'postgres.log');
  const logStart = await limitLog(logPath);
  const log = await open(logPath, 'a', 0o600);
  const settings = { ...SETTINGS, unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"` };
  const parameters = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(binaries.folder, 'bin', 'postgres'), ['-D', cluster, ...parameters], {
    ...home.user,
    cwd: home.folder,
    env: PROGRAM_ENVIRONMENT,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  try {
    await once(child, 'spawn');
  } finally {
    await log.close();
  }
  child.unref();
  return {
    processId: Number(child.pid),
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    readLog: async () => (await readFile(logPath)).subarray(logStart).toString().trim(),
  };
}

/** Lets the server finish what is under way, write everything down and end; after 30 s it is ended as by a crash. */
export async function stopServer(server: { processId: number }, cluster: string): Promise<void> {
  const isRunning = async () => (await findRunningServer(cluster))?.processId === server.processId;
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    sendSignal(server.processId, signal);
    const giveUpAt = Date.now() + 30_000;
    while (Date.now() < giveUpAt) {
      if (!(await isRunning())) return;
      await pause(20);
    }
  }
  throw new OperatorError(`PostgreSQL (process ${server.processId}) did not stop within a minute.`);
}

/**
 * After a crash the number in the lock file may meanwhile belong to another program, always so in a container, and
 * PostgreSQL would take that for itself running. It knows the number of the process that starts it to be no server,
 * and the rest of the file still lets it find processes of the old server that are not gone yet.
 */
export async function disownLockFile(cluster: string): Promise<void> {
  const text = await readLockFile(cluster);
  if (text === undefined || (await findRunningServer(cluster)) !== undefined) return;
  const path = join(cluster, 'postmaster.pid');
  await writeFile(path, text.replace(/^\d+/, String(process.pid)));
}

export function sendSignal(processId: number, signal: NodeJS.Signals): void {
  try {
    process.kill(processId, signal);
  } catch {
    // It has just ended by itself.
  }
}

function readLockFile(cluster: string): Promise<string | undefined> {
  return readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => undefined);
}

/** The command line of a process, empty when there is none or only its remains. */
async function readCommand(processId: number): Promise<string> {
  if (process.platform === 'linux') {
    return readFile(`/proc/${processId}/cmdline`, 'utf8').catch(() => '');
  }
  return promisify(execFile)('ps', ['-o', 'command=', '-p', String(processId)]).then(
    ({ stdout }) => stdout,
    () => '',
  );
}

/** Puts a log that has grown large aside, one of them; gives the length of what is there. */
async function limitLog(path: string): Promise<number> {
  if (!existsSync(path)) return 0;
  const { size } = await stat(path);
  if (size <= MAX_LOG_BYTES) return size;
  await rename(path, `${path}.old`);
  return 0;
}
