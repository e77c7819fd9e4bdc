import { type PdfDictionary, PdfSyntaxError } from './pdf-objects.ts';
import { unpackStream } from './pdf-streams.ts';
import { SyntaxReader } from './pdf-syntax.ts';
import { readName, readNumber } from './pdf-values.ts';

/** Where an object lies: at a place of the file, within another object, or nowhere. */
export type ObjectPlace =
  | { kind: 'at'; offset: number; generation: number }
  | { kind: 'within'; container: number; index: number }
  | { kind: 'free' };

/** One cross-reference section (ISO 32000-2 7.5.4 and 7.5.8): what one saving of the file wrote. */
export type Section = {
  offset: number;
  /** After a table's trailer or a stream's `endobj`. */
  end: number;
  places: ReadonlyMap<number, ObjectPlace>;
  trailer: PdfDictionary;
  /** Of the object that is the section, where it is a stream. */
  streamObject?: number;
  /** It has a second, hidden section for newer readers (7.5.8.4). */
  isHybrid: boolean;
  /** It names an object twice, and readers differ in which of the two places they take. */
  repeats: boolean;
};

const MOST_SECTIONS = 1000;
const MOST_OBJECTS = 8_388_607;

/** All sections from the one at `offset` back to the first, newest first. */
export async function readSections(bytes: Uint8Array, offset: number, end: number): Promise<Section[]> {
  const sections: Section[] = [];
  const seen = new Set<number>();
  for (let next: number | undefined = offset; next !== undefined; ) {
    if (seen.has(next) || sections.length >= MOST_SECTIONS)
      throw new PdfSyntaxError('The sections of the file lead in a circle.');
    seen.add(next);
    const section = await readSection(bytes, next, end);
    sections.push(section);
    const previous = section.trailer.entries.get('Prev');
    if (previous !== undefined && previous.kind !== 'number')
      throw new PdfSyntaxError('The previous section is not named by its place.');
    next = readNumber(previous);
  }
  return sections;
}

async function readSection(bytes: Uint8Array, offset: number, end: number): Promise<Section> {
  const reader = new SyntaxReader(bytes, offset, end);
  reader.skipSpace();
  return reader.take('xref') ? readTable(reader, offset, end) : readStream(bytes, offset, end);
}

async function readTable(reader: SyntaxReader, offset: number, end: number): Promise<Section> {
  const places = new Map<number, ObjectPlace>();
  let rows = 0;
  for (;;) {
    reader.skipSpace();
    if (reader.take('trailer')) break;
    const first = reader.expectDigits();
    const count = reader.expectDigits();
    if (first + count > MOST_OBJECTS) throw new PdfSyntaxError('A file has too many objects.');
    for (let place = 0; place < count; place += 1) readTableRow(reader, first + place, places);
    rows += count;
  }
  const trailer = reader.readValue();
  if (trailer.kind !== 'dictionary' || trailer.repeats)
    throw new PdfSyntaxError('The trailer is not one dictionary.');
  const tableEnd = reader.position;
  const repeats = places.size < rows;
  const hidden = trailer.entries.get('XRefStm');
  if (hidden !== undefined) {
    // Some readers follow a reference here and others do not, so they would see two different files.
    if (hidden.kind !== 'number') throw new PdfSyntaxError('A hidden section is not named by its place.');
    const { places: more } = await readStream(reader.bytes, hidden.value, end);
    for (const [object, place] of more)
      if ((places.get(object)?.kind ?? 'free') === 'free') places.set(object, place);
  }
  return { offset, end: tableEnd, places, trailer, isHybrid: hidden !== undefined, repeats };
}

function readTableRow(reader: SyntaxReader, object: number, places: Map<number, ObjectPlace>): void {
  const offset = reader.expectDigits();
  const generation = reader.expectDigits();
  reader.skipSpace();
  if (reader.take('n')) places.set(object, { kind: 'at', offset, generation });
  else {
    reader.expect('f');
    places.set(object, { kind: 'free' });
  }
}

async function readStream(bytes: Uint8Array, offset: number, end: number): Promise<Section> {
  const found = new SyntaxReader(bytes, offset, end).readObject(() => {
    throw new PdfSyntaxError('A section does not say how long it is.');
  });
  const { value: trailer, stream } = found;
  if (
    trailer.kind !== 'dictionary' ||
    trailer.repeats ||
    !stream ||
    readName(trailer.entries.get('Type')) !== 'XRef'
  )
    throw new PdfSyntaxError(`No cross-reference section stands at ${offset}.`);
  const rows = await unpackStream(bytes.subarray(stream.start, stream.end), trailer);
  const index = readIndex(trailer);
  const places = readRows(rows, readWidths(trailer), index);
  const named = index.reduce((sum, count, at) => (at % 2 === 0 ? sum : sum + count), 0);
  const repeats = places.size < named;
  return { offset, end: found.end, places, trailer, streamObject: found.object, isHybrid: false, repeats };
}

function readWidths({ entries }: PdfDictionary): [number, number, number] {
  const widths = readNumbers(entries.get('W'));
  const [type, second, third] = widths;
  if (type === undefined || second === undefined || third === undefined || widths.some((width) => width > 7))
    throw new PdfSyntaxError('A section does not say how wide its columns are.');
  return [type, second, third];
}

function readIndex({ entries }: PdfDictionary): number[] {
  const index = entries.get('Index');
  return index === undefined ? [0, readNumber(entries.get('Size')) ?? 0] : readNumbers(index);
}

function readNumbers(value: ReturnType<PdfDictionary['entries']['get']>): number[] {
  const numbers = value?.kind === 'array' ? value.items.map((item) => readNumber(item) ?? -1) : [];
  if (numbers.some((number) => !Number.isInteger(number) || number < 0 || number > MOST_OBJECTS))
    throw new PdfSyntaxError('A section has numbers that cannot be.');
  return numbers;
}

function readRows(
  rows: Uint8Array,
  [typeWidth, secondWidth, thirdWidth]: [number, number, number],
  index: readonly number[],
): Map<number, ObjectPlace> {
  const places = new Map<number, ObjectPlace>();
  let at = 0;
  const take = (width: number) => {
    let number = 0;
    for (const end = at + width; at < end; at += 1) number = number * 256 + (rows[at] ?? 0);
    return number;
  };
  for (let pair = 0; pair < index.length; pair += 2) {
    const first = index[pair] ?? 0;
    const count = index[pair + 1] ?? 0;
    for (let place = 0; place < count; place += 1) {
      if (at + typeWidth + secondWidth + thirdWidth > rows.length)
        throw new PdfSyntaxError('A section ends too early.');
      const type = typeWidth === 0 ? 1 : take(typeWidth);
      const second = take(secondWidth);
      const third = take(thirdWidth);
      if (type === 0) places.set(first + place, { kind: 'free' });
      if (type === 1) places.set(first + place, { kind: 'at', offset: second, generation: third });
      if (type === 2) places.set(first + place, { kind: 'within', container: second, index: third });
    }
  }
  return places;
}
