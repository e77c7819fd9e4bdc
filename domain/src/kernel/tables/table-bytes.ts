/** How the text of a file of a table may be encoded: what spreadsheets and the exports of other programs write. */
export const tableEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type TableEncoding = (typeof tableEncodings)[number];

/**
 * Decodes a file of text that comes in parts; undefined for a part of a file that is no text (a workbook, an image). UTF-16 is known by its
 * mark of byte order or by its zeros. Anything else is UTF-8 up to the first byte that cannot be, and Windows-1252 from there on.
 */
export function createTableDecoder() {
  let encoding: TableEncoding | undefined;
  let utf16: InstanceType<typeof TextDecoder> | undefined;
  let rest = new Uint8Array();
  return {
    encoding: (): TableEncoding => encoding ?? 'utf-8',
    decode(part: Uint8Array, isEnd = false): string | undefined {
      if (encoding === undefined && part.length > 0) {
        encoding = findEncoding(part);
        if (encoding.startsWith('utf-16')) utf16 = new TextDecoder(encoding, { ignoreBOM: true });
      }
      if (utf16 !== undefined) return utf16.decode(part, { stream: !isEnd });
      const bytes = new Uint8Array(rest.length + part.length);
      bytes.set(rest);
      bytes.set(part, rest.length);
      if (bytes.includes(0)) return undefined;
      const length = isEnd || encoding === 'windows-1252' ? bytes.length : findWholeLength(bytes);
      rest = bytes.slice(length);
      if (encoding !== 'windows-1252') {
        try {
          return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes.subarray(0, length));
        } catch {
          encoding = 'windows-1252';
          rest = new Uint8Array();
        }
      }
      return new TextDecoder('windows-1252').decode(bytes);
    },
  };
}

/** The text of a whole file, without its mark of byte order, and its encoding; undefined where it is no text. */
export function decodeTable(bytes: Uint8Array): { text: string; encoding: TableEncoding } | undefined {
  const decoder = createTableDecoder();
  const text = decoder.decode(bytes, true);
  return text === undefined ? undefined : { text: text.replace(/^\uFEFF/, ''), encoding: decoder.encoding() };
}

/** Bytes of a file's beginning in which zeros are counted. */
const ZEROS_COUNTED = 1_000;

function findEncoding(bytes: Uint8Array): TableEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  // Every second byte of mostly Latin letters is zero.
  const beginning = bytes.subarray(0, ZEROS_COUNTED);
  const count = (remainder: number) =>
    beginning.filter((byte, place) => byte === 0 && place % 2 === remainder).length;
  const [even, odd] = [count(0), count(1)];
  if (odd > beginning.length / 4 && even === 0) return 'utf-16le';
  if (even > beginning.length / 4 && odd === 0) return 'utf-16be';
  return 'utf-8';
}

/** Bytes up to a character that may be cut off at the end. */
function findWholeLength(bytes: Uint8Array): number {
  for (let back = 1; back <= 3; back += 1) {
    const byte = bytes.at(-back) ?? 0;
    if (byte < 0x80) return bytes.length;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    if (byte >= 0xc0) return length > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}
