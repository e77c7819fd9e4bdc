import { type PdfDictionary, PdfSyntaxError } from './pdf-objects.ts';
import { getPdfName, getPdfNumber } from './pdf-values.ts';

/** Most bytes that a stream of structure may unpack to: a few kilobytes can pack gigabytes. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;

/** The bytes of a stream of structure (cross-references, objects): unpacked, or packed with Flate (ISO 32000-2 7.4.4). */
export async function unpackStream(bytes: Uint8Array, { entries }: PdfDictionary): Promise<Uint8Array> {
  const filter = entries.get('Filter');
  const filters = filter?.kind === 'array' ? filter.items : filter === undefined ? [] : [filter];
  if (filters.length === 0) return bytes;
  if (filters.length > 1 || getPdfName(filters[0]) !== 'FlateDecode')
    throw new PdfSyntaxError('A stream of structure is packed in a way that is not read here.');
  const given = entries.get('DecodeParms');
  const parameters = given?.kind === 'array' ? given.items[0] : given;
  const unpacked = await inflate(bytes);
  return parameters?.kind === 'dictionary' ? undoPredictor(unpacked, parameters) : unpacked;
}

async function inflate(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return await inflateExactly(bytes);
  } catch (failure) {
    // Some writers count the line end before `endstream`.
    let end = bytes.length;
    while (end > 0 && (bytes[end - 1] === 10 || bytes[end - 1] === 13)) end -= 1;
    if (end === bytes.length || failure instanceof PdfSyntaxError) throw toSyntaxError(failure);
  }
  const end = bytes.length - (bytes.at(-2) === 13 ? 2 : 1);
  return inflateExactly(bytes.subarray(0, end)).catch((failure: unknown) => {
    throw toSyntaxError(failure);
  });
}

async function inflateExactly(bytes: Uint8Array): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const packed = new Blob([new Uint8Array(bytes)]).stream();
  const reader = packed.pipeThrough(new DecompressionStream('deflate')).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > MAX_UNPACKED_BYTES) {
      await reader.cancel();
      throw new PdfSyntaxError('A stream of structure is too large.');
    }
    parts.push(value);
  }
  return joinBytes(parts);
}

function toSyntaxError(failure: unknown): PdfSyntaxError {
  return failure instanceof PdfSyntaxError
    ? failure
    : new PdfSyntaxError('A stream cannot be unpacked.', { cause: failure });
}

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}

/** Undoes the predictors of PNG (ISO 32000-2 7.4.4.4), the only ones that writers of structure use. */
function undoPredictor(bytes: Uint8Array, { entries }: PdfDictionary): Uint8Array {
  const predictor = getPdfNumber(entries.get('Predictor')) ?? 1;
  if (predictor === 1) return bytes;
  const columns = getPdfNumber(entries.get('Columns')) ?? 1;
  const plain = ['Colors', 'BitsPerComponent'].every((key) =>
    [undefined, key === 'Colors' ? 1 : 8].includes(getPdfNumber(entries.get(key))),
  );
  if (
    predictor < 10 ||
    !plain ||
    !Number.isInteger(columns) ||
    columns < 1 ||
    bytes.length % (columns + 1) !== 0
  )
    throw new PdfSyntaxError('A stream of structure has a predictor that is not read here.');
  const rows = bytes.length / (columns + 1);
  const made = new Uint8Array(rows * columns);
  for (let row = 0; row < rows; row += 1) {
    const kind = bytes[row * (columns + 1)] ?? 0;
    for (let column = 0; column < columns; column += 1) {
      const at = row * columns + column;
      const left = column > 0 ? (made[at - 1] ?? 0) : 0;
      const up = row > 0 ? (made[at - columns] ?? 0) : 0;
      const upLeft = column > 0 && row > 0 ? (made[at - columns - 1] ?? 0) : 0;
      made[at] = (bytes[row * (columns + 1) + 1 + column] ?? 0) + predict(kind, left, up, upLeft);
    }
  }
  return made;
}

function predict(kind: number, left: number, up: number, upLeft: number): number {
  if (kind === 0) return 0;
  if (kind === 1) return left;
  if (kind === 2) return up;
  if (kind === 3) return (left + up) >> 1;
  if (kind !== 4) throw new PdfSyntaxError('A stream of structure has an unknown predictor.');
  const guess = left + up - upLeft;
  const [toLeft, toUp, toUpLeft] = [left, up, upLeft].map((near) => Math.abs(guess - near)) as [
    number,
    number,
    number,
  ];
  if (toLeft <= toUp && toLeft <= toUpLeft) return left;
  return toUp <= toUpLeft ? up : upLeft;
}
