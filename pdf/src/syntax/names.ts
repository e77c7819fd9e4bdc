import { isRegular, toLatin1, unescapeName } from './characters.ts';

/** A name of ISO 32000-2 7.3.5, with every letter as itself; `end` is where what belongs to it begins. */
export type FoundName = { name: string; end: number };

/**
 * The wanted names that begin in this part of a PDF's bytes. Read byte by byte: as text, a large file would leave behind twice
 * its size of memory to be collected.
 */
export function* findNames(
  bytes: Uint8Array,
  { start, end }: { start: number; end: number },
  wanted: ReadonlySet<string>,
): Generator<FoundName> {
  for (let slash = bytes.indexOf(SLASH, start); slash !== -1 && slash < end; ) {
    const nameEnd = findNameEnd(bytes, slash + 1);
    if (nameEnd !== undefined) {
      const name = unescapeName(toLatin1(bytes, slash + 1, nameEnd));
      if (wanted.has(name)) yield { name, end: nameEnd };
    }
    slash = bytes.indexOf(SLASH, slash + 1);
  }
}

const SLASH = 0x2f;
/** No name that is looked for is longer, nor shorter than two letters, however it is written. */
const LONGEST = 54;
const SHORTEST = 2;

/** The end of a name before another token, or before the end; nothing where it has other characters than letters and digits. */
function findNameEnd(bytes: Uint8Array, start: number): number | undefined {
  if (kinds[bytes[start] ?? 0] !== LETTER) return undefined;
  for (let at = start + 1; at <= start + LONGEST; at += 1) {
    const kind = at < bytes.length ? kinds[bytes[at] ?? 0] : DELIMITER;
    if (kind === LETTER || kind === DIGIT) continue;
    return kind === DELIMITER && at - start >= SHORTEST ? at : undefined;
  }
  return undefined;
}

const LETTER = 1;
const DIGIT = 2;
/** White space and what begins something else (7.2.3). */
const DELIMITER = 3;

const kinds = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (!isRegular(byte)) return DELIMITER;
  const character = String.fromCharCode(byte);
  if (/[A-Za-z#]/.test(character)) return LETTER;
  return /\d/.test(character) ? DIGIT : 0;
});
