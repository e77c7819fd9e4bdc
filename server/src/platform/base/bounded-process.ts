import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ProgramWork } from './process-bounds.ts';

/**
 * What a process may take at most: milliseconds of a processor (so that a good file is not refused because the machine is busy),
 * bytes of memory, mebibytes of its heap, bytes of its answer.
 */
export type ProcessBounds = {
  mostMs: number;
  mostMemory: number;
  mostHeap: number;
  longestAnswer: number;
  /** Milliseconds until it is ended however little it worked; three times `mostMs` and two seconds where it is not given. */
  maxWaitMs?: number;
};

export type BoundedProgram = {
  /** A module that calls `runProgram`, or reads its standard input, answers on its standard output and begins with `enforceBounds`. */
  program: URL;
  /** What it may read beside itself, files or folders ending in `/`. Nothing else of the machine is open to it. */
  readable: readonly URL[];
  args?: readonly string[];
  /** Whether it loads libraries that are compiled for this machine, which keep to its rights by themselves. */
  isNative?: boolean;
  /** Whether whatever else runs on this machine comes first. */
  isInBackground?: boolean;
  /** Called with each part of its answer as it is written: what was answered before an end that came too soon is not lost. */
  onOutput?(part: Buffer): void;
  /** Called with the number of its process. */
  onStart?: ((pid: number) => void) | undefined;
};

/** Runs a program once, with a file of unknown origin. */
export type RunBounded = (
  input: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
) => Promise<Buffer | undefined>;

/**
 * Gives a file of unknown origin to a program in a process of its own that has none of our settings and files:
 * whatever the file does to its reader, it does it there. The answer, or nothing when the program passed its bounds or
 * broke. Throws what `input` throws, and the signal's reason.
 */
export function runBounded(
  program: BoundedProgram,
  input: AsyncIterable<Uint8Array>,
  bounds: ProcessBounds,
  signal: AbortSignal,
): Promise<Buffer | undefined> {
  const load = inProcess.get(program.program.href);
  if (load) return workInProcess(load, program, input, signal);
  const child = startProcess(program, bounds);
  if (child.pid !== undefined) program.onStart?.(child.pid);
  return feed(child, input, bounds, signal, program.onOutput);
}

/**
 * The same for a client that waits and will probably ask again: a process is kept ready for the next file for `readyMs` from then on. Each
 * still reads one file and ends.
 */
export function createReadyProcess(
  program: BoundedProgram,
  bounds: ProcessBounds,
  readyMs: number,
): RunBounded {
  let ready: ChildProcess | undefined;
  let ending: NodeJS.Timeout | undefined;

  function take(): ChildProcess {
    clearTimeout(ending);
    const child = ready ?? startProcess(program, bounds);
    ready = undefined;
    holdOpen(child, true);
    return child;
  }

  function replace(): void {
    if (ready !== undefined) return;
    const child = startProcess(program, bounds);
    holdOpen(child, false);
    child.once('exit', () => {
      if (ready === child) ready = undefined;
    });
    ready = child;
    ending = setTimeout(() => child.kill('SIGKILL'), readyMs).unref();
  }

  return async (input, signal) => {
    const load = inProcess.get(program.program.href);
    if (load) return workInProcess(load, program, input, signal);
    try {
      return await feed(take(), input, bounds, signal);
    } finally {
      replace();
    }
  };
}

type ChildProcess = ReturnType<typeof startProcess>;

type LoadWork = () => Promise<ProgramWork>;
const inProcess = new Map<string, LoadWork>();

/**
 * From now on the work of `program` is done in this process, within no bounds, which saves the start of a process; without `load` in its
 * own again. For tests of what is made of an answer.
 */
export function setInProcess(program: URL, load: LoadWork | undefined): void {
  if (load) inProcess.set(program.href, load);
  else inProcess.delete(program.href);
}

async function workInProcess(
  load: LoadWork,
  { args = [], onOutput }: BoundedProgram,
  input: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): Promise<Buffer | undefined> {
  signal.throwIfAborted();
  const chunks: Buffer[] = [];
  for await (const chunk of input) chunks.push(Buffer.from(chunk));
  const work = await load();
  const parts = await work(Buffer.concat(chunks), args).catch(() => undefined);
  signal.throwIfAborted();
  if (parts === undefined) return undefined;
  const answer = Buffer.concat(parts);
  onOutput?.(answer);
  return answer;
}

function startProcess(
  { program, readable, args = [], isNative = false, isInBackground = false }: BoundedProgram,
  { mostMs, mostMemory, mostHeap }: ProcessBounds,
) {
  const child = spawn(
    process.execPath,
    [
      '--permission',
      '--allow-worker',
      ...(isNative ? ['--allow-addons'] : []),
      ...[program, KEEPER, ...COMMON, ...readable].map((url) => `--allow-fs-read=${fileURLToPath(url)}`),
      `--max-old-space-size=${mostHeap}`,
      '--no-warnings',
      fileURLToPath(program),
      ...[mostMemory, mostMs].map(String),
      ...args,
    ],
    { stdio: ['pipe', 'pipe', 'ignore'], env: {} },
  );
  if (isInBackground && child.pid !== undefined) putInBackground(child.pid);
  // The exit code reports its end; a program that is gone does not want the rest.
  child.on('error', () => undefined);
  child.stdin.on('error', () => undefined);
  return child;
}

function putInBackground(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already.
  }
}

/** A process that is only ready must not keep this one from ending. */
function holdOpen(child: ChildProcess, isHeld: boolean): void {
  for (const handle of [child, child.stdin, child.stdout] as { ref(): void; unref(): void }[]) {
    if (isHeld) handle.ref();
    else handle.unref();
  }
}

async function feed(
  child: ChildProcess,
  input: AsyncIterable<Uint8Array>,
  { mostMs, longestAnswer, maxWaitMs = WAITING * mostMs + GRACE_MS }: ProcessBounds,
  signal: AbortSignal,
  onOutput?: (part: Buffer) => void,
): Promise<Buffer | undefined> {
  const end = () => child.kill('SIGKILL');
  const timeout = setTimeout(end, maxWaitMs);
  signal.addEventListener('abort', end);
  const answer = collect(child.stdout, longestAnswer, onOutput);
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
    child.once('error', () => resolve(null));
  });
  let code: number | null = null;
  try {
    signal.throwIfAborted();
    for await (const chunk of input) {
      if (!child.stdin.writable) break;
      // Copied: what the storage lends is overwritten when the next chunk is asked for.
      if (!child.stdin.write(Buffer.from(chunk))) await drained(child.stdin, ended);
    }
    child.stdin.end();
    code = await ended;
  } finally {
    clearTimeout(timeout);
    signal.removeEventListener('abort', end);
    end();
  }
  signal.throwIfAborted();
  return code === 0 ? answer : undefined;
}

const root = new URL('../../../../', import.meta.url);
const KEEPER = new URL('./process-bounds.ts', import.meta.url);
const COMMON = [new URL('server/package.json', root), new URL('node_modules/', root)];
/** The program ends itself first; this is for one that cannot, or that waits for something. */
const WAITING = 3;
const GRACE_MS = 2_000;

async function collect(
  output: AsyncIterable<Buffer>,
  longest: number,
  onOutput?: (part: Buffer) => void,
): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of output) {
      size += chunk.length;
      if (size > longest) return undefined;
      onOutput?.(chunk);
      chunks.push(chunk);
    }
  } catch {
    return undefined;
  }
  return Buffer.concat(chunks);
}

function drained(input: NodeJS.WritableStream, ended: Promise<unknown>): Promise<unknown> {
  return Promise.race([new Promise<void>((resolve) => input.once('drain', () => resolve())), ended]);
}
