import { isAccountedFor, listAddedSections, listLooseReferences } from './appended-parts.ts';
import { compareCatalogs, settleInformation } from './catalog-changes.ts';
import { compareForms } from './form-changes.ts';
import { comparePages } from './page-changes.ts';
import { PdfSyntaxError, type PdfValue } from './pdf-objects.ts';
import type { PdfStructure } from './pdf-structure.ts';
import { findReferences, listReferences, readName } from './pdf-values.ts';
import { type LaterSignatures, StateComparison } from './state-comparison.ts';
import type { Addition } from './verification.ts';

/**
 * What was done to a file after the state that a signature speaks for, beyond what adding another signature takes: the field,
 * its dictionary and appearance, marks on the page that the later signature covers, and the data for long-term validation
 * (ISO 32000-2 12.8.2.2.2, 12.8.4.3). Nothing where that is all.
 */
export async function findAddition(
  earlier: PdfStructure,
  later: PdfStructure,
  signatures: LaterSignatures,
): Promise<Addition | null> {
  try {
    const added = listAddedSections(earlier, later);
    if (added === null || later.root !== earlier.root) return 'structure-replaced';
    if (!isAccountedFor(earlier, later, added)) return 'bytes-appended';
    if (!added.every(({ trailer }) => namesRightly(later, trailer))) return 'structure-replaced';
    const touched = new Set(added.flatMap(({ places }) => [...places.keys()]));
    return await compare(await StateComparison.make(earlier, later, signatures, touched));
  } catch (failure) {
    if (failure instanceof PdfSyntaxError) return 'structure-replaced';
    throw failure;
  }
}

/** Whether a value names each object by its generation: what some readers then miss has them search the file and repair it. */
function namesRightly(structure: PdfStructure, value: PdfValue): boolean {
  return findReferences(value).every((reference) => structure.isNamedRightly(reference));
}

async function compare(states: StateComparison): Promise<Addition | null> {
  if (!(await isNewUnheardOf(states))) return 'structure-replaced';
  for (const object of states.changed) {
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

/**
 * Whether nothing that was signed waited for one of the new objects: a page can name contents that are not there yet, and
 * they would change the page without changing one of its bytes.
 */
async function isNewUnheardOf(states: StateComparison): Promise<boolean> {
  const fresh: number[] = [];
  for (const object of states.changed) if (await states.isNew(object)) fresh.push(object);
  if (fresh.length === 0) return true;
  const named = await listNamedObjects(states.earlier);
  return fresh.every((object) => !named.has(object));
}

async function listNamedObjects(structure: PdfStructure): Promise<Set<number>> {
  const named = new Set<number>();
  const offsets = listOffsets(structure);
  for (const { places, trailer } of structure.sections) {
    for (const object of listReferences(trailer)) named.add(object);
    for (const object of places.keys()) {
      for (const other of await listNamedBy(structure, object, offsets)) named.add(other);
    }
  }
  return named;
}

/** Where objects start, and at last where the state ends, in ascending order. */
function listOffsets({ sections, end }: PdfStructure): Float64Array {
  const offsets = new Set([end]);
  for (const { places } of sections)
    for (const place of places.values()) if (place.kind === 'at') offsets.add(place.offset);
  return Float64Array.from(offsets).sort();
}

/**
 * What cannot be read to the letter, such as a stream of another length than it says or a row left behind that points to no object,
 * names whatever looks like a reference up to where the next object stands.
 */
async function listNamedBy(
  structure: PdfStructure,
  object: number,
  offsets: Float64Array,
): Promise<number[]> {
  try {
    const found = await structure.readObject(object);
    return found === null ? [] : listReferences(found.value);
  } catch (failure) {
    const place = structure.placeOf(object);
    if (!(failure instanceof PdfSyntaxError) || place?.kind !== 'at') throw failure;
    return listLooseReferences(structure.bytes, place.offset, findNext(offsets, place.offset));
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

/** Objects that hold others packed: what they hold is looked at one by one. */
async function isContainer(states: StateComparison, object: number): Promise<boolean> {
  if (!(await states.isNew(object))) return false;
  const value = (await states.later.readObject(object))?.value;
  const type = value?.kind === 'dictionary' ? readName(value.entries.get('Type')) : undefined;
  return type === 'ObjStm' || type === 'XRef';
}
