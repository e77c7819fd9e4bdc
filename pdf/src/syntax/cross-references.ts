import { type PdfDictionary, PdfSyntaxError } from './pdf-objects.ts';
import { unpackStream } from './pdf-streams.ts';
import { getPdfName, getPdfNumber } from './pdf-values.ts';
import { SyntaxReader } from './syntax-reader.ts';

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
  /** It names an object twice; `contradicts`: at two places, and readers differ in which of them they take. */
  repeats: boolean;
  contradicts: boolean;
};

const MAX_SECTIONS = 1000;
const MAX_OBJECTS = 8_388_607;

/**
 * `isExact`: for a writer of an update, who has to find the sections as the strictest reader does. Each begins at the very byte that names
 * it, the rows of a table are of twenty bytes (7.5.4), and none names an object at two places.
 */
export type SectionRules = { isExact?: boolean };

/** All sections from the one at `offset` back to the first, newest first. */
export async function loadSections(
  bytes: Uint8Array,
  { start: offset, end }: { start: number; end: number },
  { isExact = false }: SectionRules = {},
): Promise<Section[]> {
  const sections: Section[] = [];
  const seen = new Set<number>();
  for (let next: number | undefined = offset; next !== undefined; ) {
    if (seen.has(next) || sections.length >= MAX_SECTIONS)
      throw new PdfSyntaxError('The sections of the file lead in a circle.');
    seen.add(next);
    const section = await readSection(bytes, next, { end, isExact });
    if (isExact && section.contradicts) throw new PdfSyntaxError('A section names an object at two places.');
    sections.push(section);
    const previous = section.trailer.entries.get('Prev');
    if (previous !== undefined && previous.kind !== 'number')
      throw new PdfSyntaxError('The previous section is not named by its place.');
    next = getPdfNumber(previous);
  }
  return sections;
}

type Bounds = { end: number; isExact: boolean };

async function readSection(bytes: Uint8Array, offset: number, bounds: Bounds): Promise<Section> {
  const reader = new SyntaxReader(bytes, offset, bounds.end);
  if (!bounds.isExact) reader.skipSpace();
  return reader.take('xref') ? getTable(reader, offset, bounds) : readStream(bytes, offset, bounds);
}

async function getTable(reader: SyntaxReader, offset: number, bounds: Bounds): Promise<Section> {
  const rows = new SectionRows();
  const readRow = bounds.isExact ? readExactRow : readLooseRow;
  for (;;) {
    reader.skipSpace();
    if (reader.take('trailer')) break;
    const first = reader.expectDigits();
    const count = reader.expectDigits();
    if (first + count > MAX_OBJECTS) throw new PdfSyntaxError('A file has too many objects.');
    if (bounds.isExact) reader.skipSpace();
    for (let at = 0; at < count; at += 1) rows.add(first + at, readRow(reader));
  }
  const trailer = reader.getReadingValue();
  if (trailer.kind !== 'dictionary' || trailer.repeats)
    throw new PdfSyntaxError('The trailer is not one dictionary.');
  const end = reader.position;
  const { places, repeats } = rows;
  let { contradicts } = rows;
  const hidden = trailer.entries.get('XRefStm');
  if (hidden !== undefined) {
    // Some readers follow a reference here and others do not, so they would see two different files.
    if (hidden.kind !== 'number') throw new PdfSyntaxError('A hidden section is not named by its place.');
    const more = await readStream(reader.bytes, hidden.value, bounds);
    contradicts ||= more.contradicts;
    for (const [object, place] of more.places)
      if ((places.get(object)?.kind ?? 'free') === 'free') places.set(object, place);
  }
  return { offset, end, places, trailer, isHybrid: hidden !== undefined, repeats, contradicts };
}

class SectionRows {
  readonly places = new Map<number, ObjectPlace>();
  repeats = false;
  contradicts = false;

  add(object: number, place: ObjectPlace): void {
    const known = this.places.get(object);
    if (known !== undefined) {
      this.repeats = true;
      this.contradicts ||= !isSamePlace(known, place);
    }
    this.places.set(object, place);
  }
}

function isSamePlace(one: ObjectPlace, other: ObjectPlace): boolean {
  if (one.kind === 'at')
    return other.kind === 'at' && one.offset === other.offset && one.generation === other.generation;
  if (one.kind === 'within')
    return other.kind === 'within' && one.container === other.container && one.index === other.index;
  return other.kind === 'free';
}

function readLooseRow(reader: SyntaxReader): ObjectPlace {
  const offset = reader.expectDigits();
  const generation = reader.expectDigits();
  reader.skipSpace();
  if (reader.take('n')) return { kind: 'at', offset, generation };
  reader.expect('f');
  return { kind: 'free' };
}

/** `0000000015 00000 n`, and one or two bytes that end the line. */
function readExactRow(reader: SyntaxReader): ObjectPlace {
  const start = reader.position;
  const offset = reader.takeDigits();
  const isOffset = reader.position - start === 10 && reader.take(' ');
  const generation = reader.takeDigits();
  const isGeneration = reader.position - start === 16 && reader.take(' ');
  const isUsed = reader.take('n');
  const isRow = isOffset && isGeneration && (isUsed || reader.take('f')) && reader.takeWhite(2) > 0;
  if (!isRow || offset === undefined || generation === undefined)
    throw new PdfSyntaxError('A row of the section is broken.');
  return isUsed ? { kind: 'at', offset, generation } : { kind: 'free' };
}

async function readStream(bytes: Uint8Array, offset: number, { end, isExact }: Bounds): Promise<Section> {
  const found = new SyntaxReader(bytes, offset, end).readObject(() => {
    throw new PdfSyntaxError('A section does not say how long it is.');
  });
  const { value: trailer, stream } = found;
  if (
    trailer.kind !== 'dictionary' ||
    trailer.repeats ||
    !stream ||
    (isExact && found.start !== offset) ||
    getPdfName(trailer.entries.get('Type')) !== 'XRef'
  )
    throw new PdfSyntaxError(`No cross-reference section stands at ${offset}.`);
  const packed = await unpackStream(bytes.subarray(stream.start, stream.end), trailer);
  const { places, repeats, contradicts } = readRows(packed, readWidths(trailer), readIndex(trailer));
  return {
    ...{ offset, end: found.end, places, trailer, streamObject: found.object },
    ...{ isHybrid: false, repeats, contradicts },
  };
}

function readWidths({ entries }: PdfDictionary): [number, number, number] {
  const widths = readNumbers(entries.get('W'));
  const [type, second, third] = widths;
  if (type === undefined || !second || third === undefined || widths.some((width) => width > 7))
    throw new PdfSyntaxError('A section does not say how wide its columns are.');
  return [type, second, third];
}

function readIndex({ entries }: PdfDictionary): number[] {
  const index = entries.get('Index');
  return index === undefined ? [0, getPdfNumber(entries.get('Size')) ?? 0] : readNumbers(index);
}

function readNumbers(value: ReturnType<PdfDictionary['entries']['get']>): number[] {
  const numbers = value?.kind === 'array' ? value.items.map((item) => getPdfNumber(item) ?? -1) : [];
  if (numbers.some((number) => !Number.isInteger(number) || number < 0 || number > MAX_OBJECTS))
    throw new PdfSyntaxError('A section has numbers that cannot be.');
  return numbers;
}

function readRows(
  bytes: Uint8Array,
  [typeWidth, secondWidth, thirdWidth]: [number, number, number],
  index: readonly number[],
): SectionRows {
  const rows = new SectionRows();
  let at = 0;
  const take = (width: number) => {
    let number = 0;
    for (const end = at + width; at < end; at += 1) number = number * 256 + (bytes[at] ?? 0);
    return number;
  };
  for (let pair = 0; pair < index.length; pair += 2) {
    const first = index[pair] ?? 0;
    const count = index[pair + 1] ?? 0;
    for (let place = 0; place < count; place += 1) {
      if (at + typeWidth + secondWidth + thirdWidth > bytes.length)
        throw new PdfSyntaxError('A section ends too early.');
      const type = typeWidth === 0 ? 1 : take(typeWidth);
      const second = take(secondWidth);
      const third = take(thirdWidth);
      // Readers differ in what they make of another kind.
      if (type > 2) rows.repeats = true;
      if (type === 0) rows.add(first + place, { kind: 'free' });
      if (type === 1) rows.add(first + place, { kind: 'at', offset: second, generation: third });
      if (type === 2) rows.add(first + place, { kind: 'within', container: second, index: third });
    }
  }
  return rows;
}
