import { findLast } from '../syntax/byte-search.ts';
import { toLatin1 } from '../syntax/characters.ts';
import { findFileEnd } from '../syntax/file-end.ts';
import { parseLinearization } from '../syntax/linearization.ts';
import { PdfSyntaxError } from '../syntax/pdf-objects.ts';
import { PdfStructure } from '../syntax/pdf-structure.ts';
import { getPdfNumber } from '../syntax/pdf-values.ts';
import { isBlankFrom } from './appended-parts.ts';

/** The newest state of a file that can be read; `isWhole` when it is the state that the file's end names. */
export type NewestStructure = { structure: PdfStructure; isWhole: boolean };

const MAX_TRIES = 20;

/**
 * Reads the state that the last `startxref` names. Where that leads nowhere, the one before is tried: an update without a
 * proper end (the incremental saving attack) has to show as something added, not make the signature disappear.
 */
export async function loadNewestStructure(bytes: Uint8Array): Promise<NewestStructure | null> {
  let before = bytes.length;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const place = findLast(bytes, 'startxref', before);
    if (place < 0) return null;
    const start = readStart(bytes, place);
    try {
      if (start !== undefined) {
        const structure = await PdfStructure.read(bytes, { start, end: bytes.length });
        return { structure, isWhole: tries === 0 && !hasOtherBeginning(structure) };
      }
    } catch (failure) {
      if (!(failure instanceof PdfSyntaxError)) throw failure;
    }
    before = place;
  }
  return null;
}

/**
 * Whether readers begin at another section than the last one: a file that says of itself that it is linearized, and is just as long as
 * it says, is read from the section behind its first object (ISO 32000-2 F.3.2). One that names a length to come is read so once
 * it was padded to it.
 */
function hasOtherBeginning({ bytes, newest }: PdfStructure): boolean {
  const linearization = parseLinearization(bytes);
  if (linearization === null) return false;
  const { dictionary, behind } = linearization;
  if (dictionary && !dictionary.repeats && getPdfNumber(dictionary.entries.get('L')) !== bytes.length)
    return false;
  return behind !== newest.offset;
}

/** The state of the first `end` bytes, which have to end as a file ends; nothing where they do not. */
export async function loadStructureUpTo(bytes: Uint8Array, end: number): Promise<PdfStructure | null> {
  const found = findFileEnd(bytes, { length: end, within: MAX_END_LENGTH });
  if (found === undefined || found.end > end || !isBlankFrom(bytes.subarray(0, end), found.end)) return null;
  try {
    return await PdfStructure.read(bytes, { start: found.start, end });
  } catch (failure) {
    if (failure instanceof PdfSyntaxError) return null;
    throw failure;
  }
}

const MAX_END_LENGTH = 64;

function readStart(bytes: Uint8Array, place: number): number | undefined {
  const found = /^startxref\s+(\d{1,15})\s/.exec(toLatin1(bytes, place, place + 40))?.[1];
  const start = found === undefined ? undefined : Number(found);
  return start !== undefined && start < bytes.length ? start : undefined;
}
