import { runBounded } from '../../platform/base/bounded-process.ts';

/** What was found in a PDF: the text of each page, or why there is none. */
export type PdfText = { state: 'read'; pages: string[] } | { state: 'empty' | 'locked' | 'refused' };

export const MAX_SEARCHED_FILE_BYTES = 64 * 1024 * 1024;
const MAX_PAGES = 300;
const MAX_LETTERS = 1_000_000;
const MAX_MEMORY = 640 * 1024 * 1024;
const MAX_HEAP_MEBIBYTES = 256;
const MAX_MS = 20_000;
/** JSON may write a letter in six. */
const MAX_ANSWER_LENGTH = 6 * MAX_LETTERS + 100_000;

export type PdfBounds = { mostMs?: number; mostMemory?: number };

/**
 * Reads the text of a PDF in a process of its own that has none of our settings and files. At most 300 pages,
 * 1,000,000 letters, 640 MiB of memory and 20 s; what passes memory or time, or breaks the reader, is `refused`.
 * Throws what `bytes` throws.
 */
export async function loadPdfText(
  bytes: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
  { mostMs = MAX_MS, mostMemory = MAX_MEMORY }: PdfBounds = {},
): Promise<PdfText> {
  const program = {
    ...{ program: PROGRAM, readable: [], args: [MAX_PAGES, MAX_LETTERS].map(String) },
    // No one waits for it, and people who sign in meanwhile need the processor.
    isInBackground: true,
  };
  const bounds = { mostMs, mostMemory, mostHeap: MAX_HEAP_MEBIBYTES, longestAnswer: MAX_ANSWER_LENGTH };
  return parseAnswer(await runBounded(program, bytes, bounds, signal));
}

const PROGRAM = new URL('./pdf-text-program.ts', import.meta.url);

function parseAnswer(answer: Buffer | undefined): PdfText {
  if (answer === undefined) return { state: 'refused' };
  try {
    return JSON.parse(answer.toString());
  } catch {
    return { state: 'refused' };
  }
}
