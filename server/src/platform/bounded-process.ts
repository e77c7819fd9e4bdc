import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * What a process may take at most: milliseconds of a processor (so that a good file is not refused because the machine is busy),
 * bytes of memory, mebibytes of its heap, bytes of its answer.
 */
export type ProcessBounds = { mostMs: number; mostMemory: number; mostHeap: number; longestAnswer: number };

export type BoundedProgram = {
  /** A module that reads its standard input, answers on its standard output and begins with `keepBounds`. */
  program: URL;
  /** What it may read beside itself, files or folders ending in `/`. Nothing else of the machine is open to it. */
  readable: readonly URL[];
  args?: readonly string[];
};

/**
 * Gives a file of unknown origin to a program in a process of its own that has none of our settings and files:
 * whatever the file does to its reader, it does it there. The answer, or nothing when the program passed its bounds or
 * broke. Throws what `input` throws, and the signal's reason.
 */
export async function runBounded(
  { program, readable, args = [] }: BoundedProgram,
  input: AsyncIterable<Uint8Array>,
  { mostMs, mostMemory, mostHeap, longestAnswer }: ProcessBounds,
  signal: AbortSignal,
): Promise<Buffer | undefined> {
  const child = spawn(
    process.execPath,
    [
      '--permission',
      '--allow-worker',
      ...[program, KEEPER, ...COMMON, ...readable].map((url) => `--allow-fs-read=${fileURLToPath(url)}`),
      `--max-old-space-size=${mostHeap}`,
      '--no-warnings',
      fileURLToPath(program),
      ...[mostMemory, mostMs].map(String),
      ...args,
    ],
    {
      stdio: ['pipe', 'pipe', 'ignore'],
      env: {},
      timeout: WAITING * mostMs + GRACE_MS,
      killSignal: 'SIGKILL',
      signal,
    },
  );
  // Its end is told below; a program that is gone does not want the rest.
  child.on('error', () => undefined);
  child.stdin.on('error', () => undefined);
  const answer = collect(child.stdout, longestAnswer);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  let code: number | null = null;
  try {
    for await (const chunk of input) {
      if (!child.stdin.writable) break;
      // Copied: what the storage lends is overwritten when the next chunk is asked for.
      if (!child.stdin.write(Buffer.from(chunk))) await drained(child.stdin, ended);
    }
    child.stdin.end();
    code = await ended;
  } finally {
    child.kill('SIGKILL');
  }
  signal.throwIfAborted();
  return code === 0 ? answer : undefined;
}

const root = new URL('../../../', import.meta.url);
const KEEPER = new URL('./process-bounds.ts', import.meta.url);
const COMMON = [new URL('server/package.json', root), new URL('node_modules/', root)];
/** The program ends itself first; this is for one that cannot, or that waits for something. */
const WAITING = 3;
const GRACE_MS = 2_000;

async function collect(output: AsyncIterable<Buffer>, longest: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of output) {
      size += chunk.length;
      if (size > longest) return undefined;
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
