import type { ReadContent } from '@porchlight/domain/readings/document-readings/kept/kept-reading.ts';
import { describeNothing } from './describe-pages.ts';
import { findParts, loadPictures } from './pictures/load-pictures.ts';
import { type ReadingOf, runInTurn } from './reader-turns.ts';
import { loadInProcess } from './reading-process.ts';

export type ReadOptions = {
  /** A stranger's file waits for those of accounts, has less time, and its pictures, and pages without text, are not recognized. */
  whose?: ReadingOf;
  /** Ends the reading when the server stops, or the client has disconnected. */
  signal?: AbortSignal;
  /** Before the first page that is recognized and after each: how many are, of how many. */
  onProgress?(done: number, pageCount: number): void;
  /** Pages of this file that were recognized before its reading was ended. */
  recognized?: readonly string[] | undefined;
  /** What the recognized pages say while others are still to come. */
  onSoFar?(soFar: SoFar): void;
};

/** What the recognized pages of a file say, and those pages, from which its reading can go on. */
export type SoFar = { content: ReadContent; pages: string[] };

/** Milliseconds of a processor for the text of one file and what it means. A form of five pages takes less than one second. */
const MAX_MS: Record<ReadingOf, number> = { account: 20_000, stranger: 8_000 };
/** The bounds end a reading, also when the person who asked has left. */
const endsByItself = new AbortController().signal;

/**
 * What a document says, where its form is known; otherwise why not. Every reading of a file goes through here. This thread looks at a
 * file's first bytes alone: its text and what that means come from bounded processes.
 *
 * @throws `ReaderEnded`, and the signal's reason.
 */
export async function readDocument(file: Uint8Array, options: ReadOptions = {}): Promise<ReadContent> {
  const kind = findFileKind(file);
  if (kind === undefined) return describeNothing('not-a-form');
  if (kind === 'heic') return describeNothing('heic');
  return kind === 'pdf' ? readPdf(file, options) : readPicture(file, options);
}

async function readPdf(
  file: Uint8Array,
  { whose = 'account', signal = endsByItself, recognized = [], onProgress, onSoFar }: ReadOptions,
): Promise<ReadContent> {
  const parts = whose === 'account' ? findParts() : undefined;
  const pictures = whose === 'stranger' ? 'signed-out' : parts === undefined ? 'pictures-off' : 'found';
  const read = await runInTurn(whose, () =>
    loadInProcess({ what: 'pdf', file, pictures }, signal, MAX_MS[whose]),
  );
  if (read.content !== undefined || parts === undefined) return read.content ?? describeNothing('broken');
  const { own, pictures: pages } = read;
  onProgress?.(recognized.length, pages.length);
  const describe = onSoFar && createSoFar({ own, signal, onSoFar });
  const onPage = (done: number, of: number, all: readonly Buffer[]) => {
    onProgress?.(done, of);
    if (done < of) describe?.(all);
  };
  const before = recognized.map((page) => Buffer.from(page));
  const found = await loadPictures({ file, pages, recognized: before, onPage }, parts, signal);
  return describeFound({ ...found, own }, signal);
}

/** Says what pages say while the next is recognized, one page at a time: a machine that is busy leaves some out. */
function createSoFar({
  own,
  signal,
  onSoFar,
}: {
  own: Buffer;
  signal: AbortSignal;
  onSoFar: NonNullable<ReadOptions['onSoFar']>;
}): (pages: readonly Buffer[]) => void {
  let isBusy = false;
  return (all) => {
    if (isBusy) return;
    isBusy = true;
    const pages = [...all];
    describeFound({ pages, own }, signal)
      .then((content) => onSoFar({ content, pages: pages.map(String) }))
      // What ends it ends the whole reading too, which says so.
      .catch(() => undefined)
      .finally(() => {
        isBusy = false;
      });
  };
}

/** Kinds of pictures that are read, and those that are known and are not. */
type PictureKind = 'jpeg' | 'png' | 'webp' | 'heic';

/** What of a picture is opened at once, in points: each takes four bytes while it is. A phone's take 12 to 50 million. */
const MAX_PICTURE = 64_000_000;

/** Which kind of picture a file is, by its first bytes. */
export function findPictureKind(file: Uint8Array): PictureKind | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length);
  if (bytes.length < 16) return undefined;
  if (bytes.readUIntBE(0, 3) === 0xffd8ff) return 'jpeg';
  if (bytes.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  const brand = bytes.toString('latin1', 4, 12);
  return /^ftyp(heic|heix|hevc|heim|heis|mif1|msf1)$/.test(brand) ? 'heic' : undefined;
}

/** How many points a picture says it has, read from its head without opening it; undefined where it does not say. */
function countPoints(file: Uint8Array): number | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length);
  try {
    switch (findPictureKind(file)) {
      case 'png':
        return bytes.readUInt32BE(16) * bytes.readUInt32BE(20);
      case 'webp':
        return countWebp(bytes);
      case 'jpeg':
        return countJpeg(bytes);
      default:
        return undefined;
    }
  } catch {
    return undefined;
  }
}

/** The three ways in which a WebP says its size. */
function countWebp(bytes: Buffer): number | undefined {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return (bytes.readUIntLE(24, 3) + 1) * (bytes.readUIntLE(27, 3) + 1);
    case 'VP8 ':
      return (bytes.readUInt16LE(26) & 0x3fff) * (bytes.readUInt16LE(28) & 0x3fff);
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return ((bits & 0x3fff) + 1) * (((bits >> 14) & 0x3fff) + 1);
    }
    default:
      return undefined;
  }
}

/** The size is in the first frame header; what comes before it says how long it is. */
function countJpeg(bytes: Buffer): number | undefined {
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7);
    else at += 2 + (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7) ? 0 : bytes.readUInt16BE(at + 2));
  }
  return undefined;
}

/** Reads a picture of one page: a JPEG, PNG or WebP. */
async function readPicture(
  file: Uint8Array,
  { signal = endsByItself, onProgress: onPage }: ReadOptions,
): Promise<ReadContent> {
  const points = countPoints(file);
  if (points === undefined) return describeNothing('broken');
  if (points > MAX_PICTURE) return describeNothing('picture-too-large');
  const parts = findParts();
  if (parts === undefined) return describeNothing('pictures-off');
  onPage?.(0, 1);
  return describeFound(await loadPictures({ file, onPage }, parts, signal), signal);
}

async function describeFound(
  found: Awaited<ReturnType<typeof loadPictures>> & { own?: Buffer },
  signal: AbortSignal,
): Promise<ReadContent> {
  const { content } = await runInTurn('account', () =>
    loadInProcess({ what: 'found', ...found }, signal, MAX_MS.account),
  );
  return content ?? describeNothing('broken');
}

export type FileKind = 'pdf' | PictureKind;

/** What kind of file can be read, by its first bytes; the signature of a PDF is within its first kilobyte. */
export function findFileKind(file: Uint8Array): FileKind | undefined {
  return Buffer.from(file.subarray(0, 1_024)).includes('%PDF-') ? 'pdf' : findPictureKind(file);
}
