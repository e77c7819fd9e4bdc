import { inflateSync } from 'node:zlib';
import { type PdfSource, readEntries, readEntry, skipBlank } from './pdf-source.ts';

/** Where an object stands: at an offset of the file, or in an object stream at an index. */
export type ObjectPlace = { offset: number; generation: number } | { streamNumber: number; index: number };

/** The cross-references of a file, newest first laid over older ones (ISO 32000-2 7.5.4, 7.5.8). */
export type CrossReferences = {
  /** What the last `startxref` says, and what stands there. */
  start: number;
  kind: 'table' | 'stream';
  /** One more than the largest object number. */
  size: number;
  /** The newest trailer dictionary, as it stands in the file. */
  trailer: PdfSource;
  places: Map<number, ObjectPlace>;
};

/**
 * Reads the cross-references as a strict reader does, with nothing searched for and nothing repaired: an update that is
 * appended points back to them, so whatever is wrong with them would be wrong with the update.
 *
 * @throws RangeError when anything is not where it should be.
 */
export function readCrossReferences(file: PdfSource): CrossReferences {
  if (file.toString('latin1', 0, 5) !== '%PDF-') throw new RangeError('the header is not at the start');
  const start = readStart(file);
  const places: Places = new Map();
  const newest = readSection(file, start, places);
  let size = newest.size;
  const seen = new Set([start]);
  for (let previous = newest.previous; previous !== undefined; ) {
    if (seen.has(previous)) throw new RangeError('the cross-references go round in a circle');
    seen.add(previous);
    const section = readSection(file, previous, places);
    size = Math.max(size, section.size);
    previous = section.previous;
  }
  const inUse = new Map([...places].filter((each): each is [number, ObjectPlace] => each[1] !== 'free'));
  for (const number of inUse.keys()) size = Math.max(size, number + 1);
  return { start, kind: newest.kind, size, trailer: newest.trailer, places: inUse };
}

type Places = Map<number, ObjectPlace | 'free'>;
type Section = {
  kind: CrossReferences['kind'];
  size: number;
  trailer: PdfSource;
  previous: number | undefined;
};

const TAIL = 2048;
const MOST_OBJECTS = 8_388_607;
/** A cross-reference stream of as many objects as there may be, in rows of twelve bytes. */
const LONGEST_ROWS = 12 * MOST_OBJECTS;

function readStart(file: PdfSource): number {
  const tail = file.toString('latin1', Math.max(0, file.length - TAIL));
  const start = /startxref\s+(\d{1,10})\s+%%EOF/.exec(tail.slice(tail.lastIndexOf('startxref')));
  if (!start) throw new RangeError('the end is missing');
  return Number(start[1]);
}

function readSection(file: PdfSource, at: number, places: Places): Section {
  return file.toString('latin1', at, at + 4) === 'xref'
    ? readTable(file, at, places)
    : readStream(file, at, places);
}

function readTable(file: PdfSource, at: number, places: Places): Section {
  const free: number[] = [];
  let position = skipBlank(file, at + 4);
  for (;;) {
    const head = /^(\d{1,10})[ \t]+(\d{1,10})\s+/.exec(file.toString('latin1', position, position + 40));
    if (!head) break;
    const [first, count] = [Number(head[1]), Number(head[2])];
    position += head[0].length;
    for (let number = first; number < first + count; number++) {
      const row = /^(\d{10}) (\d{5}) ([nf])[ \r\n]{1,2}/.exec(
        file.toString('latin1', position, position + 20),
      );
      if (!row) throw new RangeError('a row of the cross-references is broken');
      position += row[0].length;
      const place = { offset: Number(row[1]), generation: Number(row[2]) };
      if (row[3] === 'n') keep(places, number, place);
      else free.push(number);
    }
  }
  if (file.toString('latin1', position, position + 7) !== 'trailer') throw new RangeError('no trailer');
  const section = readTrailer(file, skipBlank(file, position + 7));
  const beside = readNumber(section.trailer, 'XRefStm');
  // Some readers follow a reference here, and others do not.
  if (beside === undefined && readEntry(section.trailer, 'XRefStm') !== undefined)
    throw new RangeError('a hidden section is not named by its place');
  // A hybrid file names objects that old readers cannot know in a stream beside the table, which calls them free (7.5.8.4).
  if (beside !== undefined) readStream(file, beside, places);
  for (const number of free) keep(places, number, 'free');
  return { kind: 'table', ...section };
}

function readStream(file: PdfSource, at: number, places: Places): Section {
  const head = /^\d+\s+\d+\s+obj/.exec(file.toString('latin1', at, at + 40));
  if (!head) throw new RangeError('no cross-references where they should be');
  const section = readTrailer(file, skipBlank(file, at + head[0].length));
  const { trailer, size } = section;
  if (readEntry(trailer, 'Type') !== '/XRef')
    throw new RangeError('no cross-references where they should be');
  const [typeWidth = 0, secondWidth = 0, thirdWidth = 0] = readNumbers(trailer, 'W') ?? [];
  const width = typeWidth + secondWidth + thirdWidth;
  const rows = readRows(file, trailer, section.end, width);
  const ranges = readNumbers(trailer, 'Index') ?? [0, size];
  let row = 0;
  for (let range = 0; range + 1 < ranges.length; range += 2) {
    const [first = 0, count = 0] = ranges.slice(range);
    for (let number = first; number < first + count; number++, row += width) {
      const type = typeWidth === 0 ? 1 : rows.readUIntBE(row, typeWidth);
      const second = rows.readUIntBE(row + typeWidth, secondWidth);
      const third = thirdWidth === 0 ? 0 : rows.readUIntBE(row + typeWidth + secondWidth, thirdWidth);
      if (type === 0) keep(places, number, 'free');
      if (type === 1) keep(places, number, { offset: second, generation: third });
      if (type === 2) keep(places, number, { streamNumber: second, index: third });
    }
  }
  return { kind: 'stream', ...section };
}

function keep(places: Places, number: number, place: ObjectPlace | 'free'): void {
  if (number > MOST_OBJECTS) throw new RangeError('too many objects');
  if (!places.has(number)) places.set(number, place);
}

function readTrailer(file: PdfSource, at: number) {
  const { end, repeats } = readEntries(file, at);
  // Readers differ in which of the two they take.
  if (repeats) throw new RangeError('the trailer says something twice');
  const trailer = file.subarray(at, end);
  const size = readNumber(trailer, 'Size');
  if (size === undefined) throw new RangeError('the trailer has no size');
  return {
    size,
    trailer,
    end,
    previous: readNumber(trailer, 'Prev'),
  };
}

function readRows(file: PdfSource, dictionary: PdfSource, end: number, width: number): Buffer {
  const start = /^\s*stream(\r\n|\n)/.exec(file.toString('latin1', end, end + 20));
  const length = readNumber(dictionary, 'Length');
  if (!start || length === undefined) throw new RangeError('the cross-references hold nothing');
  const data = file.subarray(end + start[0].length, end + start[0].length + length);
  const filter = readEntry(dictionary, 'Filter')?.replace(/[[\]\s]/g, '');
  if (filter === undefined) return data;
  if (filter !== '/FlateDecode' && filter !== '/Fl') throw new RangeError('packed in an unusual way');
  const rows = inflateSync(data, { maxOutputLength: LONGEST_ROWS });
  const parameters = readEntry(dictionary, 'DecodeParms')?.replace(/^\[|\]$/g, '') ?? '';
  const predictor = Number(/\/Predictor\s+(\d+)/.exec(parameters)?.[1] ?? 1);
  if (predictor === 1) return rows;
  const columns = Number(/\/Columns\s+(\d+)/.exec(parameters)?.[1] ?? 1);
  if (predictor < 10 || columns !== width) throw new RangeError('packed in an unusual way');
  return undoPrediction(rows, columns);
}

/** PNG's filters 0, 1 and 2 (none, left, up), the ones in use for these rows (RFC 2083 6). */
function undoPrediction(rows: Buffer, columns: number): Buffer {
  const result = Buffer.alloc(Math.floor(rows.length / (columns + 1)) * columns);
  for (let row = 0; row * columns < result.length; row++) {
    const filter = rows[row * (columns + 1)] ?? 0;
    if (filter > 2) throw new RangeError('packed in an unusual way');
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      const left = filter === 1 && column > 0 ? (result[at - 1] ?? 0) : 0;
      const up = filter === 2 && row > 0 ? (result[at - columns] ?? 0) : 0;
      result[at] = (rows[row * (columns + 1) + 1 + column] ?? 0) + left + up;
    }
  }
  return result;
}

function readNumber(dictionary: PdfSource, key: string): number | undefined {
  const text = readEntry(dictionary, key);
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

function readNumbers(dictionary: PdfSource, key: string): number[] | undefined {
  const text = readEntry(dictionary, key);
  return text && /^\[[\d\s]*\]$/.test(text) ? text.match(/\d+/g)?.map(Number) : undefined;
}
