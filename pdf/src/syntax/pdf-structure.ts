import { loadSections, type ObjectPlace, type Section, type SectionRules } from './cross-references.ts';
import { type IndirectObject, type PdfDictionary, PdfSyntaxError, type PdfValue } from './pdf-objects.ts';
import { unpackStream } from './pdf-streams.ts';
import { getPdfNumber, isSamePdfValue } from './pdf-values.ts';
import { SyntaxReader } from './syntax-reader.ts';

/**
 * An object, and whether it lies in the file in plain sight: what is packed into another object has no place of its own. The places
 * of its values are in `source`: the file, or what was packed.
 */
export type FoundObject = Pick<IndirectObject, 'value' | 'stream'> & {
  offset: number | null;
  source: Uint8Array;
};

type PackedObject = { value: PdfValue; index: number; source: Uint8Array };

/** A file as one of its savings left it: the first `end` bytes, read through the section at `start`. */
export class PdfStructure {
  readonly bytes: Uint8Array;
  readonly end: number;
  readonly sections: readonly Section[];
  readonly #found = new Map<number, FoundObject | null>();
  readonly #containers = new Map<number, Map<number, PackedObject>>();

  private constructor(bytes: Uint8Array, end: number, sections: readonly Section[]) {
    this.bytes = bytes;
    this.end = end;
    this.sections = sections;
  }

  /**
   * The state that the section at `start` left, in a file of `end` bytes.
   *
   * @throws PdfSyntaxError where the sections or the catalog cannot be read.
   */
  static async read(
    bytes: Uint8Array,
    place: { start: number; end: number },
    rules?: SectionRules,
  ): Promise<PdfStructure> {
    const sections = await loadSections(bytes, place, rules);
    const structure = new PdfStructure(bytes, place.end, sections);
    if (!structure.isEncrypted) await structure.readCatalog();
    return structure;
  }

  /** The state that one of the file's sections left; `end`: in bytes from the file's first. */
  stateOf(section: Section, end: number): PdfStructure {
    return new PdfStructure(this.bytes, end, this.sections.slice(this.sections.indexOf(section)));
  }

  get newest(): Section {
    const [newest] = this.sections;
    if (newest === undefined) throw new PdfSyntaxError('The file has no section.');
    return newest;
  }

  get isEncrypted(): boolean {
    return this.sections.some(({ trailer }) => trailer.entries.has('Encrypt'));
  }

  get root(): number {
    const root = this.newest.trailer.entries.get('Root');
    if (root?.kind !== 'reference' || !this.isNamedRightly(root))
      throw new PdfSyntaxError('The file has no catalog.');
    return root.object;
  }

  async readCatalog(): Promise<PdfDictionary> {
    const catalog = await this.readObject(this.root);
    if (catalog?.value.kind !== 'dictionary') throw new PdfSyntaxError('The catalog is no dictionary.');
    return catalog.value;
  }

  /** The value itself, or what it refers to. Undefined for null and for what is not there. */
  async follow(value: PdfValue | undefined): Promise<PdfValue | undefined> {
    let followed = value;
    for (let steps = 0; followed?.kind === 'reference'; steps += 1) {
      if (steps > 20) throw new PdfSyntaxError('References lead in a circle.');
      followed = this.isNamedRightly(followed) ? (await this.readObject(followed.object))?.value : undefined;
    }
    return followed?.kind === 'null' ? undefined : followed;
  }

  async followDictionary(value: PdfValue | undefined): Promise<PdfDictionary | undefined> {
    const followed = await this.follow(value);
    return followed?.kind === 'dictionary' ? followed : undefined;
  }

  async followArray(value: PdfValue | undefined): Promise<PdfValue[]> {
    const followed = await this.follow(value);
    return followed?.kind === 'array' ? followed.items : [];
  }

  /** Where each object is, as the newest section that names it says. */
  listPlaces(): Map<number, ObjectPlace> {
    const all = new Map<number, ObjectPlace>();
    for (const { places } of this.sections)
      for (const [object, place] of places) if (!all.has(object)) all.set(object, place);
    return all;
  }

  /** Where the newest section that names an object says it is. */
  placeOf(object: number): ObjectPlace | undefined {
    for (const { places } of this.sections) {
      const place = places.get(object);
      if (place !== undefined) return place;
    }
    return undefined;
  }

  /** Whether a reference has the generation of its object; by another it is nothing to some readers (ISO 32000-2 7.3.10). */
  isNamedRightly({ object, generation }: { object: number; generation: number }): boolean {
    const place = this.placeOf(object);
    return generation === (place?.kind === 'at' ? place.generation : 0);
  }

  /** @throws PdfSyntaxError where the object is not at the place that the file names. */
  async readObject(object: number): Promise<FoundObject | null> {
    let found = this.#found.get(object);
    if (found === undefined) {
      found = await this.#getPlace(object, this.placeOf(object));
      this.#found.set(object, found);
    }
    return found;
  }

  readObjectAt(offset: number): IndirectObject {
    return new SyntaxReader(this.bytes, offset, this.end).readObject((length) =>
      this.#readLength(length.object),
    );
  }

  async #getPlace(object: number, place: ObjectPlace | undefined): Promise<FoundObject | null> {
    if (place === undefined || place.kind === 'free') return null;
    if (place.kind === 'within') {
      const packed = (await this.#openContainer(place.container)).get(object);
      // Some readers take the object of this number, others the one at this index.
      if (packed?.index !== place.index) throw new PdfSyntaxError(`Object ${object} is not at its place.`);
      return { value: packed.value, offset: null, source: packed.source };
    }
    const { value, stream, ...read } = this.readObjectAt(place.offset);
    if (read.object !== object || read.generation !== place.generation)
      throw new PdfSyntaxError(`Object ${object} is not at its place.`);
    return { value, offset: read.start, source: this.bytes, ...(stream && { stream }) };
  }

  /** A stream's length in an object of its own: never packed, never in a circle (ISO 32000-2 7.3.8.2, 7.5.7). */
  #readLength(object: number): number {
    const place = this.placeOf(object);
    if (place?.kind !== 'at') throw new PdfSyntaxError('The length of a stream is not there.');
    const { value } = new SyntaxReader(this.bytes, place.offset, this.end).readObject(() => {
      throw new PdfSyntaxError('The length of a stream is a stream.');
    });
    const length = getPdfNumber(value);
    if (length === undefined || !Number.isSafeInteger(length) || length < 0)
      throw new PdfSyntaxError('The length of a stream is no number.');
    return length;
  }

  async #openContainer(container: number): Promise<Map<number, PackedObject>> {
    let opened = this.#containers.get(container);
    if (opened !== undefined) return opened;
    const place = this.placeOf(container);
    if (place?.kind !== 'at') throw new PdfSyntaxError('Objects are packed into one that is not there.');
    const found = await this.#getPlace(container, place);
    if (found?.stream === undefined || found.value.kind !== 'dictionary')
      throw new PdfSyntaxError('Objects are packed into one that is no stream.');
    const packed = this.bytes.subarray(found.stream.start, found.stream.end);
    opened = readPackedObjects(await unpackStream(packed, found.value), found.value);
    this.#containers.set(container, opened);
    return opened;
  }
}

/** ISO 32000-2 7.5.7: pairs of object and place, then the objects. */
function readPackedObjects(bytes: Uint8Array, { entries }: PdfDictionary): Map<number, PackedObject> {
  const count = getPdfNumber(entries.get('N')) ?? -1;
  const first = getPdfNumber(entries.get('First')) ?? -1;
  if (count < 0 || first < 0 || first > bytes.length)
    throw new PdfSyntaxError('Packed objects have no list.');
  const list = new SyntaxReader(bytes, 0, first);
  const values = new Map<number, PackedObject>();
  for (let index = 0; index < count; index += 1) {
    const object = list.expectDigits();
    const reader = new SyntaxReader(bytes, first + list.expectDigits());
    if (values.has(object)) throw new PdfSyntaxError('An object is packed twice.');
    values.set(object, { value: reader.getReadingValue(), index, source: bytes });
  }
  return values;
}

/** Whether an object says the same in two states of a file, the bytes of its stream included. */
export function isSameObject(one: FoundObject | null, other: FoundObject | null, bytes: Uint8Array): boolean {
  if (one === null || other === null) return one === other;
  if (one.offset !== null && one.offset === other.offset) return true;
  if (!isSamePdfValue(one.value, other.value)) return false;
  if (one.stream === undefined || other.stream === undefined) return one.stream === other.stream;
  const [a, b] = [one.stream, other.stream].map(({ start, end }) => bytes.subarray(start, end));
  return a?.length === b?.length && a?.every((byte, place) => byte === b?.[place]) === true;
}
