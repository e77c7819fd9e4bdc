import type { Section } from '../syntax/cross-references.ts';
import { PdfSyntaxError, type PdfValue } from '../syntax/pdf-objects.ts';
import type { PdfStructure } from '../syntax/pdf-structure.ts';
import {
  findReferences,
  getPdfName,
  isSamePdfValue,
  listDifferences,
  listReferences,
} from '../syntax/pdf-values.ts';
import {
  findEndOfUpdate,
  isAccountedFor,
  isBlankFrom,
  isPlain,
  listLooseReferences,
} from './appended-parts.ts';
import { compareForms, comparePages } from './form-changes.ts';
import { type SignatureOfUpdate, StateComparison } from './state-comparison.ts';
import type { Addition } from './verification.ts';

/** The signature in an update; what one that is not vouched for brings counts as an addition, whatever it is. */
export type LaterSignature = SignatureOfUpdate & { isVouchedFor: boolean };

/** Where the dictionary of a signature has to lie, and the section up to which the signature has to cover the file. */
type Update = { start: number; section: Section };

/** More updates behind a signature than any real file has, each of which costs time to compare. */
const MAX_UPDATES = 100;

/**
 * What each update of a file brought, oldest first, from the state `first` on that a signature speaks for: null where that is no more
 * than adding its own signature takes, which is the field, its dictionary and appearance and marks on pages (ISO 32000-2
 * 12.8.2.2.2), or data for long-term validation (12.8.4.3). Each update is compared with the state before it and judged by the
 * signature within it alone, so that no signature speaks for what was there when it was added.
 */
export async function findAdditions(
  first: PdfStructure,
  newest: PdfStructure,
  findSignature: (update: Update) => LaterSignature | null,
): Promise<(Addition | null)[]> {
  const place = newest.sections.findIndex(({ offset }) => offset === first.newest.offset);
  const sections = newest.sections.slice(0, place).toReversed();
  if (sections.length > MAX_UPDATES) return sections.map(() => 'structure-replaced');
  const additions: (Addition | null)[] = [];
  const named = new NamedObjects();
  let before = first;
  for (const section of sections) {
    const end = findEndOfUpdate(newest.bytes, section);
    const after = newest.stateOf(section, end ?? section.end);
    const found = findSignature({ start: before.end, section });
    additions.push(end === null ? 'bytes-appended' : await findAddition(before, after, found, named));
    before = after;
  }
  if (!isBlankFrom(newest.bytes, before.end)) additions.push('bytes-appended');
  return additions;
}

async function findAddition(
  before: PdfStructure,
  after: PdfStructure,
  signature: LaterSignature | null,
  named: NamedObjects,
): Promise<Addition | null> {
  try {
    const { offset, trailer, places } = after.newest;
    if (offset < before.end || !isPlain(after.newest, before) || after.root !== before.root)
      return 'structure-replaced';
    if (!isAccountedFor(before, after)) return 'bytes-appended';
    if (!namesRightly(after, trailer)) return 'structure-replaced';
    await named.add(before);
    const states = await StateComparison.make(before, after, signature, new Set(places.keys()));
    const found = await compare(states, named);
    return found ?? (signature?.isVouchedFor === false ? 'signed-elsewhere-later' : null);
  } catch (failure) {
    if (failure instanceof PdfSyntaxError) return 'structure-replaced';
    throw failure;
  }
}

/** Whether a value names each object by its generation: what some readers then miss has them search the file and repair it. */
function namesRightly(structure: PdfStructure, value: PdfValue): boolean {
  return findReferences(value).every((reference) => structure.isNamedRightly(reference));
}

const signingKeys = new Set(['AcroForm', 'DSS', 'Extensions', 'Metadata']);

const longTermKeys = new Set(['Type', 'Certs', 'OCSPs', 'CRLs', 'VRI']);

/** What of the catalog changed that signing does not change; its form is compared apart. */
async function compareCatalogs(states: StateComparison): Promise<Addition | null> {
  const [before, after] = [await states.earlier.readCatalog(), await states.later.readCatalog()];
  if (listDifferences(before, after).some((key) => !signingKeys.has(key))) return 'document-changed';
  states.settled.add(states.later.root);
  await states.welcomeNew(after.entries.get('Extensions'));
  if (!(await welcomeLongTermData(states, before.entries.get('DSS'), after.entries.get('DSS'))))
    return 'document-changed';
  const metadata = after.entries.get('Metadata');
  const isSame = isSamePdfValue(before.entries.get('Metadata'), metadata);
  return isSame || (await welcomeMetadata(states, metadata)) ? null : 'document-changed';
}

/** The day of the last change, which every program that saves a file sets. */
async function settleInformation({ earlier, later, changed, settled }: StateComparison): Promise<void> {
  const [before, after] = [earlier, later].map(({ newest }) => newest.trailer.entries.get('Info'));
  if (after?.kind !== 'reference' || !changed.has(after.object)) return;
  const [old, made] = [await earlier.followDictionary(before), await later.followDictionary(after)];
  if (made === undefined || (old !== undefined && !isSamePdfValue(before, after))) return;
  const keys = old ? listDifferences(old, made) : [...made.entries.keys()];
  if (keys.every((key) => ['ModDate', 'Producer'].includes(key))) settled.add(after.object);
}

/** In an object of its own that is new: an older one could be shown as something else as well. */
async function welcomeMetadata(states: StateComparison, value: PdfValue | undefined): Promise<boolean> {
  if (value?.kind !== 'reference' || !(await states.isNew(value.object))) return false;
  const found = await states.later.readObject(value.object);
  if (found?.value.kind !== 'dictionary' || !found.stream) return false;
  states.welcome.add(value.object);
  return getPdfName(found.value.entries.get('Type')) === 'Metadata';
}

/** Certificates and what was answered about them show nothing: they may also grow in place (ISO 32000-2 12.8.4.3). */
async function welcomeLongTermData(
  states: StateComparison,
  before: PdfValue | undefined,
  after: PdfValue | undefined,
): Promise<boolean> {
  const data = await states.later.followDictionary(after);
  if (data === undefined) return before === undefined;
  const isStream =
    after?.kind === 'reference' && (await states.later.readObject(after.object))?.stream !== undefined;
  if (isStream || [...data.entries.keys()].some((key) => !longTermKeys.has(key))) return false;
  await states.settle(before, after);
  for (const value of data.entries.values()) await states.welcomeNew(value);
  return true;
}

async function compare(states: StateComparison, named: NamedObjects): Promise<Addition | null> {
  for (const object of states.changed) {
    // What is new must be new: an older place can hold what was hidden there before anyone signed (shadow attacks).
    if (!liesBehind(states.later, object, states.earlier.end)) return 'structure-replaced';
    // A page can name contents that are not there yet, and they would change it without changing one of its bytes.
    if (named.has(object) && (await states.isNew(object))) return 'structure-replaced';
    const found = await states.later.readObject(object);
    if (found !== null && !namesRightly(states.later, found.value)) return 'structure-replaced';
  }
  const found =
    (await compareCatalogs(states)) ?? (await compareForms(states)) ?? (await comparePages(states));
  if (found !== null) return found;
  await settleInformation(states);
  for (const object of states.changed)
    if (!(states.settled.has(object) || states.welcome.has(object) || (await isContainer(states, object))))
      return 'document-changed';
  return null;
}

function liesBehind(structure: PdfStructure, object: number, end: number): boolean {
  const place = structure.placeOf(object);
  const shown = place?.kind === 'within' ? structure.placeOf(place.container) : place;
  return shown?.kind !== 'at' || shown.offset >= end;
}

/** Every object that something in a state of the file or an earlier one names, whether it is there or not. */
class NamedObjects {
  readonly #named = new Set<number>();
  /** The sections that were read, by their place. */
  readonly #read = new Set<number>();

  has(object: number): boolean {
    return this.#named.has(object);
  }

  /** @throws PdfSyntaxError where the objects that it names cannot be decided. */
  async add(structure: PdfStructure): Promise<void> {
    let offsets: Float64Array | undefined;
    const findEnd = (offset: number) => {
      offsets ??= listOffsets(structure);
      return findNext(offsets, offset);
    };
    for (const { offset, places, trailer } of structure.sections) {
      if (this.#read.has(offset)) continue;
      for (const object of listReferences(trailer)) this.#named.add(object);
      for (const object of places.keys())
        for (const other of await listNamedBy(structure, object, findEnd)) this.#named.add(other);
      this.#read.add(offset);
    }
  }
}

/** Where objects start, and at last where the state ends, in ascending order. */
function listOffsets({ sections, end }: PdfStructure): Float64Array {
  const offsets = new Set([end]);
  for (const { places } of sections)
    for (const place of places.values()) if (place.kind === 'at') offsets.add(place.offset);
  return Float64Array.from(offsets).sort();
}

/**
 * What cannot be read to the letter, such as a stream of another length than it says or a row left behind that points to no object, names
 * whatever looks like a reference up to where the next object begins.
 */
async function listNamedBy(
  structure: PdfStructure,
  object: number,
  findEnd: (offset: number) => number,
): Promise<number[]> {
  try {
    const found = await structure.readObject(object);
    return found === null ? [] : listReferences(found.value);
  } catch (failure) {
    const place = structure.placeOf(object);
    if (!(failure instanceof PdfSyntaxError) || place?.kind !== 'at') throw failure;
    return listLooseReferences(structure.bytes, place.offset, findEnd(place.offset));
  }
}

/** The first of the offsets, which ascend, that lies behind a place; the place itself where none does. */
function findNext(offsets: Float64Array, place: number): number {
  let low = 0;
  let high = offsets.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((offsets[middle] ?? 0) > place) high = middle;
    else low = middle + 1;
  }
  return offsets[low] ?? place;
}

/** Objects that hold others packed: what they hold is compared one by one. */
async function isContainer(states: StateComparison, object: number): Promise<boolean> {
  if (!(await states.isNew(object))) return false;
  const value = (await states.later.readObject(object))?.value;
  const type = value?.kind === 'dictionary' ? getPdfName(value.entries.get('Type')) : undefined;
  return type === 'ObjStm' || type === 'XRef';
}
