import { findObjectStreams } from './pdf-object-streams.ts';
import { createStructureScreen } from './pdf-structure.ts';
import { notSafe } from './refusals.ts';
import type { Screen } from './screen.types.ts';

/** A name with what belongs to it may lie across two chunks; so much of one is looked at again with the next. */
const OVERLAP = 2048;

/**
 * Looks through a PDF for what runs, fetches, or unpacks by itself (ISO 32000-2 12.6, 7.11.4, 13). The whole file is
 * searched for the names of such things, whatever its cross-references say: readers repair what is broken, each in its own
 * way, so what they make of a file is not asked. Object streams, where the same names may be packed, are unpacked and searched
 * too; those that cannot be are refused. Pages and pictures are not unpacked.
 */
export function createPdfScreen(): Screen {
  const structure = createStructureScreen();
  const packed = findObjectStreams();
  let rest = '';
  return {
    async take(chunk) {
      const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
      const text = rest + bytes.toString('latin1');
      structure.look(text);
      rest = text.slice(-OVERLAP);
      for (const unpacked of await packed.take(bytes)) structure.look(unpacked);
    },
    finish() {
      packed.finish();
      structure.finish();
      const isLocked = structure.isLocked();
      if (packed.failed() === 'swelling') throw notSafe('swelling');
      if (isLocked && packed.found()) throw notSafe('locked');
      if (packed.failed()) throw notSafe('unreadable');
    },
  };
}
