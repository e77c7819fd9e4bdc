import type { PageText } from '@porchlight/domain/document-readings/pages/page-text.ts';
import { runBounded } from '../../../platform/bounded-process.ts';

/**
 * The text of each page with its place, or why there is none. `pictures` are the numbers of the pages that have no text of their own, or that
 * a picture covers; `isCut` where there are more pages.
 */
export type ReadPages =
  | { state: 'read'; pages: PageText[]; pictures: number[]; isCut: boolean }
  /** `ended`: the process passed its bounds, or something ended it. */
  | { state: 'locked' | 'broken' | 'ended' };

const MOST_PAGES = 60;
/** Pieces of text on one page: a form has some hundreds. */
const MOST_ITEMS = 4_000;
const BOUNDS = {
  mostMs: 20_000,
  mostMemory: 640 * 1024 * 1024,
  mostHeap: 256,
  longestAnswer: 40 * 1024 * 1024,
};
/** The bounds end it, also when whoever asked has left. */
const endsByItself = new AbortController().signal;
const PROGRAM = new URL('./page-text-program.ts', import.meta.url);
/** Where text stands on a page is worked out as in a browser. */
const RULES = new URL('../../../../../domain/', import.meta.url);

/**
 * Reads where the text of a PDF stands, in a process of its own that has none of our settings and files: at most 60 pages, 640 MiB and 20 s
 * of a processor. What passes its bounds has `ended`.
 *
 * @throws the signal's reason.
 */
export async function readPageText(
  file: Uint8Array,
  { signal = endsByItself }: { signal?: AbortSignal } = {},
): Promise<ReadPages> {
  const program = { program: PROGRAM, readable: [RULES], args: [MOST_PAGES, MOST_ITEMS].map(String) };
  const answered = await runBounded(program, chunksOf(file), BOUNDS, signal);
  if (answered === undefined) return { state: 'ended' };
  try {
    return JSON.parse(answered.toString());
  } catch {
    return { state: 'broken' };
  }
}

async function* chunksOf(file: Uint8Array): AsyncGenerator<Uint8Array> {
  yield file;
}
