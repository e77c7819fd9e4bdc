import {
  parseContent,
  type ReadContent,
} from '@porchlight/domain/readings/document-readings/kept/kept-reading.ts';
import * as z from 'zod/mini';
import { runBounded } from '../../platform/base/bounded-process.ts';
import type { WithoutPictures } from './describe-pages.ts';

/** The process that read the file ended before it was done: it passed its bounds, or something ended it. */
export class ReaderEnded extends Error {}

/** What is read: a PDF, or the pages that were recognized with the text of the others as the process gave it. */
export type ReadingTask =
  | { what: 'pdf'; file: Uint8Array; pictures: 'found' | WithoutPictures }
  | { what: 'found'; own?: Buffer; pages: readonly Buffer[]; problem?: 'broken' | 'unfinished' | undefined };

/** The content, or the numbers of the pages that have to be recognized and the text of the others, which is not looked into. */
export type ReadingAnswer =
  | { content: ReadContent; pictures?: never }
  | { pictures: number[]; own: Buffer; content?: never };

const MEBIBYTE = 1024 * 1024;
const MAX_MEMORY = 640 * MEBIBYTE;
const MAX_HEAP_MEBIBYTES = 256;
/** On a busy machine a process takes half a minute to start. */
const MAX_WAIT_MS = 90_000;
/** In bytes: the text of 60 full pages, and the content of a statement of as many. */
const MAX_ANSWER = 16 * MEBIBYTE;
const MAX_CONTENT = 2 * MEBIBYTE;

/** The program, which tests of what is made of an answer run in their own process. */
export const READING_PROGRAM = new URL('./reading-program.ts', import.meta.url);
/** What a document means is worked out as in a browser. */
const READABLE = [new URL('./', import.meta.url), new URL('../../../../domain/', import.meta.url)];

const head = z.union([
  z.object({ content: parseContent }),
  z.object({ pictures: z.array(z.int()).check(z.minLength(1), z.maxLength(100)) }),
]);

/**
 * Reads a document in a process of its own that has none of our settings and files: its text, where that is, and what it means. This thread
 * gets a content of at most 2 MiB that fits its schema. At most 640 MiB, and `maxMs` of a processor.
 *
 * @throws `ReaderEnded` where the process passed its bounds or answered something else, and the signal's reason.
 */
export async function loadInProcess(
  task: ReadingTask,
  signal: AbortSignal,
  maxMs: number,
): Promise<ReadingAnswer> {
  const answered = await runBounded(
    {
      program: READING_PROGRAM,
      readable: READABLE,
      args: [task.what, task.what === 'pdf' ? task.pictures : ''],
    },
    listInput(task),
    {
      ...{ mostMs: maxMs, maxWaitMs: MAX_WAIT_MS, longestAnswer: MAX_ANSWER },
      ...{ mostMemory: MAX_MEMORY, mostHeap: MAX_HEAP_MEBIBYTES },
    },
    signal,
  );
  const end = answered?.indexOf('\n') ?? -1;
  const parsed =
    answered === undefined || end === -1 || end > MAX_CONTENT
      ? undefined
      : head.safeParse(parse(answered.toString('utf8', 0, end)));
  if (answered === undefined || !parsed?.success)
    throw new ReaderEnded('the reader of a document ended before it was done');
  return 'content' in parsed.data ? parsed.data : { ...parsed.data, own: answered.subarray(end + 1) };
}

/** Put together from JSON that is already written: it was made by programs like this one, and goes back to it. */
async function* listInput(task: ReadingTask): AsyncGenerator<Uint8Array> {
  if (task.what === 'pdf') return yield task.file;
  yield Buffer.from('{"own":');
  yield task.own ?? Buffer.from('null');
  yield Buffer.from(',"pages":[');
  for (const [index, page] of task.pages.entries()) {
    if (index > 0) yield Buffer.from(',');
    yield page;
  }
  yield Buffer.from(`],"problem":${JSON.stringify(task.problem ?? null)}}`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
