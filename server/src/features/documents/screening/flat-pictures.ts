import { checkPictureSize, notAPicture } from './refusals.ts';
import type { Screen } from './screen.types.ts';

/** PNG 3rd ed. 5.2 and 11.2.1: the first chunk is the header, with width and height. */
export function createPngScreen(): Screen {
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
export function createJpegScreen(): Screen {
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
