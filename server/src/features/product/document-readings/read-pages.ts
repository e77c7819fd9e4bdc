import type { ReadingNote } from '@porchlight/domain/document-readings/document-readings.contract.ts';
import type { PageText } from '@porchlight/domain/document-readings/pages/page-text.ts';
import { readPageText } from './page-text.ts';
import { countPoints, LARGEST_PICTURE } from './pictures/picture-size.ts';
import { findParts, readPictures } from './pictures/read-pictures.ts';
import { inTurn } from './reader-turns.ts';

/** The text of a file, page by page, and what is to be said of it. */
export type ReadDocument = { pages: PageText[]; notes: ReadingNote[] };

export type ReadingOptions = {
  /** Whether pages without text are recognized. */
  readsPictures: boolean;
  /** Called after each page that was recognized. */
  onPage?: (done: number, of: number) => void;
  signal?: AbortSignal;
};

/** The process that read the file ended before it was done: it passed its bounds, or something ended it. */
export class ReaderEnded extends Error {}

/** A page takes some seconds: the longest form has five, and what comes with it is rarely longer. */
const MOST_PICTURES = 12;
/** The bounds end a reading, also when whoever asked has left. */
const endsByItself = new AbortController().signal;
/** Half of the words of a page are less certain than this where it is blurred, or a photo of a screen. */
const UNCLEAR = 0.6;

/**
 * Reads a PDF: the text of its pages, and what is recognized in those that have none.
 *
 * @throws `ReaderEnded`, and the signal's reason.
 */
export async function readPdf(
  file: Uint8Array,
  { readsPictures, onPage, signal = endsByItself }: ReadingOptions,
): Promise<ReadDocument> {
  const read = await inTurn(() => readPageText(file, { signal }));
  if (read.state === 'ended') throw new ReaderEnded('the reader of a document ended before it was done');
  if (read.state !== 'read') return { pages: [], notes: [read.state] };
  const { pages, pictures, isCut } = read;
  if (pages.length === 0) return { pages, notes: ['broken'] };
  const notes: ReadingNote[] = isCut ? ['too-many-pages'] : [];
  if (pictures.length === 0)
    return { pages, notes: pages.some(({ items }) => items.length > 0) ? notes : [...notes, 'blank-page'] };
  // What a scanner wrote behind a picture is not believed, also where the picture is not read.
  const withoutHidden = (page: PageText): PageText =>
    pictures.includes(page.number) ? { ...page, items: [], method: 'picture' } : page;
  const parts = readsPictures ? findParts() : undefined;
  if (parts === undefined) {
    const isAll = pictures.length === pages.length;
    const why = readsPictures ? 'pictures-off' : isAll ? 'no-text' : 'pictures-unread';
    return { pages: pages.map(withoutHidden), notes: [...notes, why] };
  }
  const wanted = pictures.slice(0, MOST_PICTURES);
  const { pages: found, problem } = await readPictures({ file, pages: wanted, onPage }, parts, signal);
  if (wanted.length < pictures.length) notes.push('too-many-pictures');
  const byNumber = new Map(found.map((page) => [page.number, page]));
  return {
    pages: pages.map((page) => byNumber.get(page.number) ?? withoutHidden(page)),
    notes: [...notes, ...describeFound(found, problem)],
  };
}

/** Reads a picture of one page: a JPEG, PNG or WebP. */
export async function readPicture(
  file: Uint8Array,
  { onPage, signal = endsByItself }: Omit<ReadingOptions, 'readsPictures'> = {},
): Promise<ReadDocument> {
  const points = countPoints(file);
  if (points === undefined) return { pages: [], notes: ['broken'] };
  if (points > LARGEST_PICTURE) return { pages: [], notes: ['picture-too-large'] };
  const parts = findParts();
  if (parts === undefined) return { pages: [], notes: ['pictures-off'] };
  const { pages, problem } = await readPictures({ file, onPage }, parts, signal);
  return { pages, notes: describeFound(pages, problem) };
}

function describeFound(
  found: readonly PageText[],
  problem: 'broken' | 'unfinished' | undefined,
): ReadingNote[] {
  const notes: ReadingNote[] = problem === undefined ? [] : [problem];
  if (found.some(({ items }) => items.length === 0)) notes.push('blank-page');
  if (found.some(isUnclear)) notes.push('unclear');
  return notes;
}

function isUnclear({ items }: PageText): boolean {
  const certain = items.map(({ confidence = 1 }) => confidence).sort((one, other) => one - other);
  return certain.length > 0 && (certain[Math.floor(certain.length / 2)] ?? 1) < UNCLEAR;
}
