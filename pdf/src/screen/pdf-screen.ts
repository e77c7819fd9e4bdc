import { setImmediate } from 'node:timers/promises';
import { BYTES_BEFORE_NAME, BYTES_BEHIND_NAME, createNameScreen, type ScreenBounds } from './name-screen.ts';
import { findObjectStreams } from './pdf-object-streams.ts';
import { RejectedPdf } from './rejected-pdf.ts';

/** Looks at a PDF as it passes by. Both throw RejectedPdf. */
export type PdfScreen = {
  /** The chunk is lent: nothing of it may be kept. */
  take(chunk: Uint8Array): Promise<void>;
  /** After the last byte. */
  finish(): void;
};

/** The part that is searched in one go. */
const PART_BYTES = 64 * 1024;

/**
 * Looks through a PDF for what runs, fetches, or unpacks by itself (ISO 32000-2 12.6, 7.11.4, 13). The whole file is
 * searched for the names of such things, whatever its cross-references say: readers repair what is broken, each in its own
 * way, so what they make of a file is not asked. Object streams, where the same names may be packed, are unpacked and searched
 * too; those that cannot be are refused. Pages and pictures are not unpacked.
 */
export function createPdfScreen(bounds: ScreenBounds): PdfScreen {
  const names = createNameScreen(bounds);
  const packed = findObjectStreams(lookThrough);
  // What was added and not yet searched, behind as much as a name needs before it.
  const held = Buffer.allocUnsafeSlow(BYTES_BEFORE_NAME + BYTES_BEHIND_NAME + PART_BYTES);
  let filled = 0;
  let looked = 0;
  let namesOfPacked = 0;

  function look(end: number): void {
    if (end <= looked) return;
    namesOfPacked += names.look(held.subarray(0, filled), { start: looked, end });
    const start = Math.max(0, end - BYTES_BEFORE_NAME);
    held.copyWithin(0, start, filled);
    filled -= start;
    looked = end - start;
  }

  /** In between others have their turn. */
  async function lookThrough(source: Buffer): Promise<void> {
    for (let start = 0; start < source.length; start += PART_BYTES) {
      names.look(source, { start, end: start + PART_BYTES });
      await setImmediate();
    }
  }

  return {
    async take(chunk) {
      const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
      for (let at = 0; at < bytes.length; at += PART_BYTES) {
        const part = bytes.subarray(at, at + PART_BYTES);
        held.set(part, filled);
        filled += part.length;
        look(filled - BYTES_BEHIND_NAME);
        await packed.take(part);
        await setImmediate();
      }
    },
    finish() {
      look(filled);
      packed.finish();
      names.finish();
      const isLocked = names.isLocked();
      if (packed.failed() === 'swelling') throw new RejectedPdf('swelling');
      if (isLocked && packed.count() > 0) throw new RejectedPdf('locked');
      // Each has its type's name once: where there are more of those, one was not seen for what it is.
      if (packed.failed() || namesOfPacked > packed.count()) throw new RejectedPdf('unreadable');
    },
  };
}
