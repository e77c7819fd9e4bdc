import { Socket as Datagram } from 'node:dgram';
import { Server, Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** What a program makes of its input and its arguments. An error is an answer that never came. */
export type ProgramWork = (input: Buffer, args: readonly string[]) => Promise<readonly Uint8Array[]>;

/** Makes a program for `runBounded` of the module at `url`, where a process begins with it: `load` gives its work while the input comes in. */
export async function runBoundedProgram(url: string, load: () => Promise<ProgramWork>): Promise<void> {
  if (process.argv[1] !== fileURLToPath(url)) return;
  const { args } = enforceBounds();
  const [input, work] = await Promise.all([getProcessInput(), load()]);
  for (const part of await work(input, args)) process.stdout.write(part);
  process.stdout.write('', () => process.exit(0));
}

/**
 * Ends this process, a program run by `runBounded`, when it passes its bounds. A file can be made to swell to any size
 * or to take any time, so a thread beside the work watches it: the work itself may not come up for air.
 */
export function enforceBounds(): { args: string[] } {
  refuseNetwork();
  const [mostMemory = 0, mostMs = 0] = process.argv.slice(2, 4).map(Number);
  const watch = `
    const { workerData } = require('node:worker_threads');
    setInterval(() => {
      const { user, system } = process.cpuUsage();
      const isOver = process.memoryUsage.rss() > workerData.mostMemory || (user + system) / 1000 > workerData.mostMs;
      // Whoever asked may be gone too: a process that was killed ends none that it began.
      if (isOver || process.ppid !== workerData.parent) process.kill(process.pid, 'SIGKILL');
    }, 50);`;
  new Worker(watch, { eval: true, workerData: { mostMemory, mostMs, parent: process.ppid } }).unref();
  return { args: process.argv.slice(4) };
}

/** A process that reads a file of unknown origin needs no network: a socket that it opens is refused. */
function refuseNetwork(): void {
  const refuse = () => {
    throw new Error('This process has no network.');
  };
  Socket.prototype.connect = refuse;
  Server.prototype.listen = refuse;
  Datagram.prototype.bind = refuse;
  Datagram.prototype.connect = refuse;
  Datagram.prototype.send = refuse;
}

export async function getProcessInput(): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks);
}
