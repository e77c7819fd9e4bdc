// What bytes are to the syntax of PDF (ISO 32000-2 7.2.3), and how they are read as text.

const REGULAR = 0;
const WHITE = 1;
const DELIMITER = 2;

const kinds = new Uint8Array(256).fill(REGULAR);
for (const byte of [0, 9, 10, 12, 13, 32]) kinds[byte] = WHITE;
for (const sign of '()<>[]{}/%') kinds[sign.charCodeAt(0)] = DELIMITER;

export function isWhite(byte: number): boolean {
  return kinds[byte] === WHITE;
}

/** Neither white space nor a sign that begins something else. */
export function isRegular(byte: number): boolean {
  return kinds[byte] === REGULAR;
}

export function isDigit(byte: number): boolean {
  return byte >= 0x30 && byte <= 0x39;
}

/** White space, as a class of a regular expression over one letter for each byte. */
export const WHITE_CLASS = String.raw`[\0\t\n\f\r ]`;

/** One letter for each byte. Not TextDecoder: its latin1 is another table. */
export function toLatin1(bytes: Uint8Array, start = 0, before = bytes.length): string {
  const end = Math.min(before, bytes.length);
  if (end - start <= SHORT) {
    let text = '';
    for (let place = start; place < end; place += 1) text += String.fromCharCode(bytes[place] ?? 0);
    return text;
  }
  let text = '';
  for (let part = start; part < end; part += PART)
    text += String.fromCharCode(...bytes.subarray(part, Math.min(part + PART, end)));
  return text;
}

const SHORT = 64;
/** A function takes only so many arguments. */
const PART = 8192;

/** A name with every letter as itself: each may be written as `#` and two hexadecimal digits (7.3.5), /Byte#52ange is /ByteRange. */
export function unescapeName(written: string): string {
  if (!written.includes('#')) return written;
  return written.replace(/#([\dA-Fa-f]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
