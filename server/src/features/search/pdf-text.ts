import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What was found in a PDF: the text of each page, or why there is none. */
export type PdfText = { state: 'read'; pages: string[] } | { state: 'empty' | 'locked' | 'refused' };

export const LARGEST_READ_FILE = 64 * 1024 * 1024;
const MOST_PAGES = 300;
const MOST_LETTERS = 1_000_000;
const MOST_MEMORY = 640 * 1024 * 1024;
const MOST_HEAP_MEBIBYTES = 256;
const MOST_MS = 20_000;
/** JSON may write a letter in six. */
const LONGEST_ANSWER = 6 * MOST_LETTERS + 100_000;

export type PdfBounds = { mostMs?: number; mostMemory?: number };

/**
 * Reads the text of a PDF in a process of its own that has none of our settings and files: whatever a file
 * does to its reader, it does it there. At most 300 pages, 1,000,000 letters, 640 MiB of memory and 20 s; what passes
 * memory or time, or breaks the reader, is `refused`. Throws what `bytes` throws.
 */
export async function readPdfText(
  bytes: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
  { mostMs = MOST_MS, mostMemory = MOST_MEMORY }: PdfBounds = {},
): Promise<PdfText> {
  const child = spawn(
    process.execPath,
    [
      '--permission',
      '--allow-worker',
      ...READABLE.map((path) => `--allow-fs-read=${fileURLToPath(path)}`),
      `--max-old-space-size=${MOST_HEAP_MEBIBYTES}`,
      '--no-warnings',
      fileURLToPath(PROGRAM),
      ...[MOST_PAGES, MOST_LETTERS, mostMemory, mostMs].map(String),
    ],
    { stdio: ['pipe', 'pipe', 'ignore'], env: {}, timeout: mostMs + GRACE_MS, killSignal: 'SIGKILL', signal },
  );
  // Its end is told below; a reader that is gone does not want the rest.
  child.on('error', () => undefined);
  child.stdin.on('error', () => undefined);
  const answer = collect(child.stdout);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  try {
    for await (const chunk of bytes) {
      if (!child.stdin.writable) break;
      // Copied: what the storage lends is overwritten when the next chunk is asked for.
      if (!child.stdin.write(Buffer.from(chunk))) await drained(child.stdin, ended);
    }
    child.stdin.end();
    await ended;
  } finally {
    child.kill('SIGKILL');
  }
  signal.throwIfAborted();
  return parseAnswer(await answer);
}

const root = new URL('../../../../', import.meta.url);
const PROGRAM = new URL('./pdf-text-program.ts', import.meta.url);
const READABLE = [PROGRAM, new URL('server/package.json', root), new URL('node_modules/', root)];
/** The program ends itself first; this is for one that cannot. */
const GRACE_MS = 2_000;

async function collect(output: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of output) {
      size += chunk.length;
      if (size > LONGEST_ANSWER) return '';
      chunks.push(chunk);
    }
  } catch {
    return '';
  }
  return Buffer.concat(chunks).toString();
}

function drained(input: NodeJS.WritableStream, ended: Promise<void>): Promise<void> {
  return Promise.race([new Promise<void>((resolve) => input.once('drain', () => resolve())), ended]);
}

function parseAnswer(text: string): PdfText {
  if (text === '') return { state: 'refused' };
  try {
    return JSON.parse(text);
  } catch {
    return { state: 'refused' };
  }
}
