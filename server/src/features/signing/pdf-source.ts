/** A PDF, or an object of one, as it stands in the file. */
export type PdfSource = Buffer;

/** Where an entry of a dictionary stands: from its key to the end of its value. */
export type SourceEntry = { start: number; valueStart: number; end: number };

/**
 * The entries of the dictionary that starts at `at` (ISO 32000-2 7.3.7), where it ends, and whether a key stands in it twice. Read from the source, so that
 * changing one entry leaves every other byte as it was.
 *
 * @throws RangeError when no whole dictionary stands there.
 */
export function readEntries(
  source: PdfSource,
  at: number,
): { entries: Map<string, SourceEntry>; end: number; repeats: boolean } {
  const entries = new Map<string, SourceEntry>();
  let repeats = false;
  if (!startsWith(source, at, '<<')) throw new RangeError('no dictionary here');
  let position = skipBlank(source, at + 2);
  while (!startsWith(source, position, '>>')) {
    const start = position;
    if (source[start] !== SLASH) throw new RangeError('a key is missing');
    const keyEnd = skipRegular(source, start + 1);
    const valueStart = skipBlank(source, keyEnd);
    const end = skipValue(source, valueStart);
    const key = unescapeName(source.toString('latin1', start + 1, keyEnd));
    repeats ||= entries.has(key);
    entries.set(key, { start, valueStart, end });
    position = skipBlank(source, end);
  }
  return { entries, end: position + 2, repeats };
}

/** The source of a dictionary with one entry added or replaced. */
export function setEntry(dictionary: PdfSource, key: string, value: string): PdfSource {
  const { entries, end } = readEntries(dictionary, 0);
  const entry = entries.get(key) ?? { start: end - 2, end: end - 2 };
  const text = Buffer.from(` /${key} ${value} `, 'latin1');
  return Buffer.concat([dictionary.subarray(0, entry.start), text, dictionary.subarray(entry.end)]);
}

/** The text of an entry's value, or nothing. */
export function readEntry(dictionary: PdfSource, key: string): string | undefined {
  const entry = readEntries(dictionary, 0).entries.get(key);
  return entry && dictionary.toString('latin1', entry.valueStart, entry.end);
}

/** The first byte at or after `at` that is neither white space nor in a comment. */
export function skipBlank(source: PdfSource, at: number): number {
  let position = at;
  for (;;) {
    const byte = source[position];
    if (byte === PERCENT) {
      while (position < source.length && source[position] !== 10 && source[position] !== 13) position++;
    } else if (byte !== undefined && isBlank(byte)) position++;
    else return position;
  }
}

/** The end of the value at `at`; a reference (`12 0 R`) is one value. */
export function skipValue(source: PdfSource, at: number): number {
  if (startsWith(source, at, '<<')) return readEntries(source, at).end;
  switch (source[at]) {
    case LEFT_BRACKET:
      return skipArray(source, at);
    case LEFT_PARENTHESIS:
      return skipString(source, at);
    case LESS: {
      const end = source.indexOf('>', at);
      if (end < 0) throw new RangeError('a string does not end');
      return end + 1;
    }
    case SLASH:
      return skipRegular(source, at + 1);
    default: {
      const end = skipRegular(source, at);
      if (end === at) throw new RangeError('a value is missing');
      const reference = /^\d+[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/.exec(
        source.toString('latin1', at, at + 40),
      );
      return reference ? at + reference[0].length : end;
    }
  }
}

const [PERCENT, LEFT_PARENTHESIS, RIGHT_PARENTHESIS, SLASH, LESS, LEFT_BRACKET, BACKSLASH, RIGHT_BRACKET] = [
  0x25, 0x28, 0x29, 0x2f, 0x3c, 0x5b, 0x5c, 0x5d,
];

function skipArray(source: PdfSource, at: number): number {
  let position = skipBlank(source, at + 1);
  while (source[position] !== RIGHT_BRACKET) position = skipBlank(source, skipValue(source, position));
  return position + 1;
}

function skipString(source: PdfSource, at: number): number {
  let depth = 0;
  for (let position = at; position < source.length; position++) {
    const byte = source[position];
    if (byte === BACKSLASH) position++;
    else if (byte === LEFT_PARENTHESIS) depth++;
    else if (byte === RIGHT_PARENTHESIS && --depth === 0) return position + 1;
  }
  throw new RangeError('a string does not end');
}

function skipRegular(source: PdfSource, at: number): number {
  let position = at;
  for (let byte = source[position]; byte !== undefined && isRegular(byte); byte = source[position])
    position++;
  return position;
}

function isBlank(byte: number): boolean {
  return byte === 0 || byte === 9 || byte === 10 || byte === 12 || byte === 13 || byte === 32;
}

function isRegular(byte: number): boolean {
  return !isBlank(byte) && !'()<>[]{}/%'.includes(String.fromCharCode(byte));
}

function startsWith(source: PdfSource, at: number, text: string): boolean {
  return source.toString('latin1', at, at + text.length) === text;
}

function unescapeName(name: string): string {
  return name.replace(/#([\dA-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
