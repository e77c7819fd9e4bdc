import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pLimit from 'p-limit';

const WAIT_MS = 200;
/** Longer than the wait of another process, which would find the address taken again otherwise, however often it looked. */
const PAUSE_MS = 300;
const inTurn = pLimit(1);

/** So many readings of pictures wait in this process. */
export const countWaitingPictures = () => inTurn.pendingCount;

/**
 * Waits until no other process of this machine recognizes text: two would take the memory and the processors twice. Gives what ends the turn,
 * after which other processes come first.
 */
export async function waitForTurn(
  signal: AbortSignal,
  address = nameSocket(`porchlight-reading-${process.getuid?.() ?? 0}`),
): Promise<() => void> {
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const { promise: isOurs, resolve: begin } = Promise.withResolvers<void>();
  void inTurn(() => {
    begin();
    return isOver;
  });
  await isOurs;
  try {
    let held = await hold(address);
    while (held === 'another') {
      await setTimeout(WAIT_MS, undefined, { signal });
      held = await hold(address);
    }
    const server = held === 'nobody' ? undefined : held;
    return () => {
      server?.close();
      void setTimeout(PAUSE_MS).then(end);
    };
  } catch (error) {
    end();
    throw error;
  }
}

/**
 * A socket is given back by the system when its process ends, however it ends. On Linux its name is no file, so that services with a
 * temporary folder each see each other's; containers do not, and have processors of their own.
 */
function nameSocket(name: string): string {
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

/** Listens where one process at a time can; `nobody` where that is not possible here at all, which costs time alone. */
async function hold(address: string): Promise<Server | 'another' | 'nobody'> {
  const server = createServer((socket) => socket.destroy());
  const failure = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    server.once('error', resolve);
    server.listen(address, () => resolve(undefined));
  });
  if (failure === undefined) return server.unref();
  if (failure.code !== 'EADDRINUSE') return 'nobody';
  // Outside of Linux a process that was killed leaves the file of its socket.
  if (address.startsWith('/') && !(await isAnswered(address))) rmSync(address, { force: true });
  return 'another';
}

function isAnswered(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
