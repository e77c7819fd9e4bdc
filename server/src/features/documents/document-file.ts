import { randomBytes } from 'node:crypto';
import { fileExtensions } from '@porchlight/domain/documents/document-files.ts';
import {
  type FileDanger,
  MAX_PDF_PICTURE_PIXELS,
  MAX_PICTURE_PIXELS,
} from '@porchlight/domain/documents/file-dangers.ts';
import {
  type AcceptedFileType,
  detectFileType,
  SNIFFED_BYTES,
} from '@porchlight/domain/documents/file-types.ts';
import { createPdfScreen } from '@porchlight/pdf/screen/pdf-screen.ts';
import { RejectedPdf } from '@porchlight/pdf/screen/rejected-pdf.ts';
import { Failure } from '../../platform/base/failure.ts';
import { wrapFileKey } from '../../platform/storage/file-keys.ts';
import { sealChunks } from '../../platform/storage/sealed-file.ts';
import { DiskFull, type LentChunks } from '../../platform/storage/storage.ts';
import type { DocumentsContext } from '../document-store/documents.service.ts';
import { discardFile } from '../document-store/file-storing.ts';

/** A file in storage that no row names yet. */
export type DocumentFile = {
  storagePath: string;
  type: AcceptedFileType;
  size: number;
  wrappedKey: Uint8Array;
};

const FILE_KEY_BYTES = 32;

/** Sizes stand in `ispe` properties within `meta`, at the front of what telephones write. */
const LOOKED_AT = 1024 * 1024;

/**
 * ISO/IEC 23008-12 6.5.3: each picture of the file, also one put together from tiles, has an `ispe` with its size. They are
 * looked for by name in the first mebibyte and not by way of the boxes, so that no wrong box length hides one.
 */
function createHeicScreen(): Screen {
  let seen = 0;
  let rest = Buffer.alloc(0);
  return {
    take(chunk) {
      if (seen >= LOOKED_AT) return;
      seen += chunk.length;
      const text = Buffer.concat([rest, chunk]);
      for (
        let at = text.indexOf('ispe');
        at !== -1 && at + PROPERTY <= text.length;
        at = text.indexOf('ispe', at + 4)
      )
        checkPictureSize(text.readUInt32BE(at + 8), text.readUInt32BE(at + 12));
      rest = Buffer.from(text.subarray(Math.max(0, text.length - PROPERTY + 1)));
    },
    finish() {},
  };
}

/** Type, version and flags, width, height. */
const PROPERTY = 16;

/** PNG 3rd ed. 5.2 and 11.2.1: the first chunk is the header, with width and height. */
function createPngScreen(): Screen {
  const head = Buffer.alloc(PNG_HEAD);
  let known = 0;
  return {
    take(chunk) {
      if (known === PNG_HEAD) return;
      known += Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length).copy(head, known);
      if (known < PNG_HEAD) return;
      if (head.toString('latin1', 12, 16) !== 'IHDR') throw notAPicture();
      checkPictureSize(head.readUInt32BE(16), head.readUInt32BE(20));
    },
    finish() {
      if (known < PNG_HEAD) throw notAPicture();
    },
  };
}

const PNG_HEAD = 24;

/**
 * ITU T.81 B.1.1: segments, each with its length, up to the start of the scan; one of them is the frame header with height and width. A
 * height of 0 is given after the scan (B.2.5) and refused: no scanner or telephone writes it.
 */
function createJpegScreen(): Screen {
  let state: 'marker' | 'segment' | 'passing' | 'done' = 'marker';
  let held: number[] = [];
  let passing = 0;
  let hasFrame = false;

  function takeByte(byte: number): void {
    held.push(byte);
    if (state === 'marker') {
      const [first, second] = held;
      if (first !== 0xff) throw notAPicture();
      // Fill bytes may stand before a marker.
      if (second === 0xff) held = [0xff];
      else if (second !== undefined) state = STANDALONE.has(second) ? 'marker' : 'segment';
      if (state === 'marker' && second !== undefined && second !== 0xff) held = [];
      return;
    }
    const [, marker = 0, lengthHigh, lengthLow] = held;
    if (lengthHigh === undefined || lengthLow === undefined) return;
    const length = (lengthHigh << 8) | lengthLow;
    if (length < 2 || marker === 0xd9) throw notAPicture();
    if (marker === 0xda) {
      if (!hasFrame) throw notAPicture();
      state = 'done';
      return;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && !TABLES.has(marker);
    if (isFrame && held.length < 9) return;
    if (isFrame) {
      if (length < 8) throw notAPicture();
      const [heightHigh = 0, heightLow = 0, widthHigh = 0, widthLow = 0] = held.slice(5);
      checkPictureSize((widthHigh << 8) | widthLow, (heightHigh << 8) | heightLow);
      hasFrame = true;
    }
    passing = length + 2 - held.length;
    held = [];
    state = 'passing';
  }

  return {
    take(chunk) {
      for (let at = 0; at < chunk.length && state !== 'done'; ) {
        if (state === 'passing') {
          const step = Math.min(passing, chunk.length - at);
          passing -= step;
          at += step;
          if (passing === 0) state = 'marker';
        } else takeByte(chunk[at++] ?? 0);
      }
    },
    finish() {
      if (state !== 'done') throw notAPicture();
    },
  };
}

/** SOI, TEM and restarts carry no length (T.81 B.1.1.3). */
const STANDALONE = new Set([0xd8, 0x01, 0xd0, 0xd1, 0xd2, 0xd3, 0xd4, 0xd5, 0xd6, 0xd7]);

/** In the range of frames, and none: Huffman tables, an extension, arithmetic conditioning. */
const TABLES = new Set([0xc4, 0xc8, 0xcc]);

const screens: Record<AcceptedFileType, () => Screen> = {
  'application/pdf': createUploadedPdfScreen,
  'image/jpeg': createJpegScreen,
  'image/png': createPngScreen,
  'image/heic': createHeicScreen,
};

/**
 * Gives a file's chunks on once they were looked at; fails before the last one where the file is not to be stored
 * (decision 0043). Nothing is decoded but the directories of a PDF, within bounds, and at most a few hundred kilobytes are held.
 */
async function* screenFile(type: AcceptedFileType, chunks: LentChunks): LentChunks {
  const screen = screens[type]();
  for await (const chunk of chunks) {
    await screen.take(chunk);
    yield chunk;
  }
  await screen.finish();
}

/** Looks through an uploaded PDF, and says in the words of a refusal why it is rejected. */
function createUploadedPdfScreen(): Screen {
  const screen = createPdfScreen({ mostPicturePixels: MAX_PDF_PICTURE_PIXELS });
  return {
    take: (chunk) => screen.take(chunk).catch(refuse),
    finish() {
      try {
        screen.finish();
      } catch (error) {
        refuse(error);
      }
    },
  };
}

function refuse(error: unknown): never {
  throw error instanceof RejectedPdf ? rejectFile(error.danger) : error;
}

/**
 * Streams a file into storage, encrypted, after every check of an upload that its bytes can be put to; on any failure nothing stays. The
 * caller discards it or stores its row, and in the end releases its intent.
 */
export async function renderDocumentFile(
  context: DocumentsContext,
  userId: string,
  source: LentChunks,
): Promise<DocumentFile> {
  const { type, chunks } = await sniffType(source);
  const storagePath = await context.intents.reserve(userId, fileExtensions[type], context.now());
  try {
    const screened = screenFile(type, chunks);
    const checked = context.virusCheck?.watch(screened, () => rejectFile('infected')) ?? screened;
    const counted = countBytes(checked, context.limits.largestFile);
    const key = randomBytes(FILE_KEY_BYTES);
    await context.storage.write(storagePath, sealChunks(key, counted.chunks));
    const wrappedKey = wrapFileKey(context.fileKey, key, storagePath);
    return { storagePath, type, size: counted.size(), wrappedKey };
  } catch (error) {
    await discardFile(context, storagePath);
    context.intents.release(storagePath);
    throw error instanceof DiskFull ? new Failure('DISK_FULL', { cause: error }) : error;
  }
}

/** Reads just enough to know the type, and gives the whole stream back with it. */
async function sniffType(source: LentChunks): Promise<{ type: AcceptedFileType; chunks: LentChunks }> {
  const iterator = source[Symbol.asyncIterator]();
  const head: Uint8Array[] = [];
  let length = 0;
  while (length < SNIFFED_BYTES) {
    const { done, value } = await iterator.next();
    if (done) break;
    head.push(Buffer.from(value));
    length += value.length;
  }
  if (length === 0) throw new Failure('FILE_EMPTY');
  const type = detectFileType(Buffer.concat(head));
  if (!type) {
    await iterator.return?.();
    throw new Failure('FILE_TYPE_NOT_ACCEPTED');
  }
  return { type, chunks: resume(head, iterator) };
}

async function* resume(head: Uint8Array[], iterator: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* head;
  yield* { [Symbol.asyncIterator]: () => iterator };
}

/** The same chunks, counted; FILE_TOO_LARGE beyond `largest` bytes. */
export function countBytes(source: LentChunks, largest: number) {
  let size = 0;
  async function* count(): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      size += chunk.length;
      if (size > largest) throw tooLarge(largest);
      yield chunk;
    }
  }
  return { chunks: count(), size: () => size };
}

export function tooLarge(largest: number): Failure {
  return new Failure('FILE_TOO_LARGE', { reason: 'documents.too-large', params: { largest } });
}

/** Looks at a file as it passes by. Both throw FILE_NOT_SAFE, or FILE_TYPE_NOT_ACCEPTED for what only begins like its type. */
type Screen = {
  /** The chunk is lent: nothing of it may be kept. */
  take(chunk: Uint8Array): Promise<void> | void;
  /** After the last byte. */
  finish(): Promise<void> | void;
};

function rejectFile(danger: FileDanger): Failure {
  return new Failure('FILE_NOT_SAFE', { reason: 'documents.not-safe', params: { danger } });
}

/** For a file that begins like a picture and is none. */
function notAPicture(): Failure {
  return new Failure('FILE_TYPE_NOT_ACCEPTED', { reason: 'documents.not-a-picture' });
}

/** Refuses a picture by the size it says it has, before anything unpacks it. */
function checkPictureSize(width: number, height: number): void {
  if (width === 0 || height === 0) throw notAPicture();
  if (width * height > MAX_PICTURE_PIXELS) throw rejectFile('too-many-pixels');
}
