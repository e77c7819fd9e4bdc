import { isAccountedFor, listAddedSections } from './appended-parts.ts';
import type { ObjectPlace } from './cross-references.ts';
import { isSameObject, type PdfStructure } from './pdf-structure.ts';
import { type PdfDictionary, PdfSyntaxError, type PdfValue } from './pdf-syntax.ts';
import { isSameValue, listDifferences, listReferences, readName } from './pdf-values.ts';
import { listSignatureFields } from './signature-fields.ts';
import type { Addition } from './verification.ts';

/** Later signatures that hold: by the object of their dictionary, with how far they speak for the file. */
export type LaterSignatures = ReadonlyMap<number, { end: number }>;

/**
 * What was done to a file after the state that a signature speaks for, beyond what adding another signature takes: the field,
 * its dictionary and appearance, marks on the page that the later signature covers, and the data for long-term validation
 * (ISO 32000-2 12.8.2.2.2, 12.8.4.3). Nothing where that is all.
 */
export async function findAddition(
  earlier: PdfStructure,
  later: PdfStructure,
  laterSignatures: LaterSignatures,
): Promise<Addition | null> {
  try {
    const added = listAddedSections(earlier, later);
    if (added === null) return 'structure-replaced';
    if (later.root !== earlier.root) return 'structure-replaced';
    if (!isAccountedFor(earlier, later, added)) return 'bytes-appended';
    const touched = new Set(added.flatMap(({ places }) => [...places.keys()]));
    return await new Comparison(earlier, later, laterSignatures).run(touched);
  } catch (failure) {
    if (failure instanceof PdfSyntaxError) return 'structure-replaced';
    throw failure;
  }
}

const fieldKeys = new Set([
  'Type',
  'Subtype',
  'FT',
  'T',
  'TU',
  'V',
  'F',
  'Ff',
  'Rect',
  'P',
  'AP',
  'MK',
  'BS',
  'Border',
  'NM',
  'M',
  'DA',
  'Lock',
]);
const markKeys = new Set([
  'Type',
  'Subtype',
  'Rect',
  'P',
  'AP',
  'F',
  'NM',
  'M',
  'Contents',
  'Name',
  'T',
  'C',
  'CA',
  'CreationDate',
  'Border',
  'BS',
  'DA',
]);
const filledKeys = new Set(['V', 'AP', 'M', 'MK', 'Lock']);
const longTermKeys = new Set(['Type', 'Certs', 'OCSPs', 'CRLs', 'VRI']);
const newFormKeys = new Set(['Fields', 'SigFlags', 'DR', 'DA', 'NeedAppearances']);

class Comparison {
  readonly #earlier: PdfStructure;
  readonly #later: PdfStructure;
  readonly #signatures: LaterSignatures;
  readonly #signedUntil: number;
  /** Objects that were there and may differ, because how they differ was looked at. */
  readonly #settled = new Set<number>();
  /** Objects that are new, and everything new that they lead to. */
  readonly #welcome = new Set<number>();
  /** Of the later signatures. */
  readonly #widgets = new Set<number>();

  constructor(earlier: PdfStructure, later: PdfStructure, signatures: LaterSignatures) {
    this.#earlier = earlier;
    this.#later = later;
    this.#signatures = signatures;
    this.#signedUntil = Math.max(0, ...[...signatures.values()].map(({ end }) => end));
  }

  async run(touched: ReadonlySet<number>): Promise<Addition | null> {
    const changed = await this.#listChanged(touched);
    if (!(await this.#isNewUnheardOf(changed))) return 'structure-replaced';
    const found =
      (await this.#compareCatalogs()) ??
      (await this.#compareFields(changed)) ??
      (await this.#comparePages(changed));
    if (found !== null) return found;
    await this.#settleInformation(changed);
    for (const object of changed)
      if (!(this.#settled.has(object) || this.#welcome.has(object) || (await this.#isContainer(object))))
        return 'document-changed';
    return null;
  }

  async #listChanged(touched: ReadonlySet<number>): Promise<Set<number>> {
    const changed = new Set<number>();
    for (const object of touched) {
      const [before, after] = [await this.#earlier.readObject(object), await this.#later.readObject(object)];
      const [place, placeNow] = [this.#earlier.placeOf(object), this.#later.placeOf(object)];
      const isOtherGeneration = readGeneration(place) !== readGeneration(placeNow) && before !== null;
      if (isOtherGeneration || !isSameObject(before, after, this.#later.bytes)) changed.add(object);
    }
    return changed;
  }

  /**
   * Whether nothing that was signed waited for one of the new objects: a page can name contents that are not there yet, and
   * they would change the page without changing one of its bytes.
   */
  async #isNewUnheardOf(changed: ReadonlySet<number>): Promise<boolean> {
    const fresh: number[] = [];
    for (const object of changed) if ((await this.#earlier.readObject(object)) === null) fresh.push(object);
    if (fresh.length === 0) return true;
    const named = await listNamedObjects(this.#earlier);
    return fresh.every((object) => !named.has(object));
  }

  /** Objects that hold others packed: what they hold is looked at one by one. */
  async #isContainer(object: number): Promise<boolean> {
    if ((await this.#earlier.readObject(object)) !== null) return false;
    const value = (await this.#later.readObject(object))?.value;
    const type = value?.kind === 'dictionary' ? readName(value.entries.get('Type')) : undefined;
    return type === 'ObjStm' || type === 'XRef';
  }

  async #compareCatalogs(): Promise<Addition | null> {
    const [before, after] = [await this.#earlier.readCatalog(), await this.#later.readCatalog()];
    const own = new Set(['AcroForm', 'DSS', 'Extensions', 'Metadata']);
    if (listDifferences(before, after).some((key) => !own.has(key))) return 'document-changed';
    this.#settled.add(this.#later.root);
    await this.#welcomeNew(after.entries.get('Extensions'));
    if (!(await this.#welcomeLongTermData(before.entries.get('DSS'), after.entries.get('DSS'))))
      return 'document-changed';
    const metadata = after.entries.get('Metadata');
    if (!isSameValue(before.entries.get('Metadata'), metadata) && !(await this.#isNewMetadata(metadata)))
      return 'document-changed';
    return this.#compareForms(before.entries.get('AcroForm'), after.entries.get('AcroForm'));
  }

  /** In an object of its own that is new: an older one could be shown as something else as well. */
  async #isNewMetadata(value: PdfValue | undefined): Promise<boolean> {
    if (value?.kind !== 'reference' || (await this.#earlier.readObject(value.object)) !== null) return false;
    const found = await this.#later.readObject(value.object);
    if (found?.value.kind !== 'dictionary' || !found.stream) return false;
    this.#welcome.add(value.object);
    return readName(found.value.entries.get('Type')) === 'Metadata';
  }

  async #compareForms(before: PdfValue | undefined, after: PdfValue | undefined): Promise<Addition | null> {
    const [old, made] = [
      await this.#earlier.followDictionary(before),
      await this.#later.followDictionary(after),
    ];
    if (made === undefined) return old === undefined ? null : 'fields-changed';
    const differing = old === undefined ? [...made.entries.keys()] : listDifferences(old, made);
    const allowed = old === undefined ? newFormKeys : new Set(['Fields', 'SigFlags']);
    const appearances = made.entries.get('NeedAppearances');
    const redraws = appearances?.kind === 'boolean' && appearances.value;
    if (differing.some((key) => !allowed.has(key)) || (redraws && old === undefined)) return 'fields-changed';
    await this.#settle(before, after);
    await this.#settle(old?.entries.get('Fields'), made.entries.get('Fields'));
    if (old === undefined) await this.#welcomeNew(made.entries.get('DR'));
    const fieldsBefore = await this.#earlier.followArray(old?.entries.get('Fields'));
    const fieldsAfter = await this.#later.followArray(made.entries.get('Fields'));
    return startsWith(fieldsAfter, fieldsBefore) ? null : 'fields-changed';
  }

  async #compareFields(changed: ReadonlySet<number>): Promise<Addition | null> {
    const before = new Map((await listSignatureFields(this.#earlier)).map((field) => [field.object, field]));
    const after = await listSignatureFields(this.#later);
    const topLevel = await this.#listNewFields();
    for (const { object, dictionary, signature, isSigned } of after) {
      if (object === null || !changed.has(object)) continue;
      const old = before.get(object);
      const speaks = signature !== null && this.#signatures.has(signature);
      if (!isSigned || !speaks) return 'fields-changed';
      const keys = old ? listDifferences(old.dictionary, dictionary) : [...dictionary.entries.keys()];
      const allowed = old ? filledKeys : fieldKeys;
      if (old?.isSigned || dictionary.repeats || keys.some((key) => !allowed.has(key)))
        return 'fields-changed';
      this.#settled.add(object);
      this.#widgets.add(object);
      topLevel.delete(object);
      if (!(await this.#welcomeAppearance(dictionary))) return 'fields-changed';
      await this.#welcomeNew(dictionary.entries.get('V'));
      await this.#welcomeNew(dictionary.entries.get('Lock'));
    }
    return topLevel.size === 0 ? null : 'fields-changed';
  }

  /** What stands in the form's list now and did not. */
  async #listNewFields(): Promise<Set<number>> {
    const list = async (structure: PdfStructure) => {
      const form = await structure.followDictionary((await structure.readCatalog()).entries.get('AcroForm'));
      return (await structure.followArray(form?.entries.get('Fields'))).flatMap(listReferences);
    };
    const before = new Set(await list(this.#earlier));
    return new Set((await list(this.#later)).filter((object) => !before.has(object)));
  }

  async #comparePages(changed: ReadonlySet<number>): Promise<Addition | null> {
    for (const object of changed) {
      const [before, after] = [await this.#earlier.readObject(object), await this.#later.readObject(object)];
      if (before?.value.kind !== 'dictionary' || after?.value.kind !== 'dictionary') continue;
      if (readName(before.value.entries.get('Type')) !== 'Page') continue;
      const keys = listDifferences(before.value, after.value);
      if (keys.some((key) => key !== 'Annots')) return 'pages-changed';
      this.#settled.add(object);
    }
    // A list of annotations can be an object of its own, so every page is looked at.
    for (const page of await this.#listPages()) {
      const [before, after] = [
        await this.#earlier.followDictionary(page),
        await this.#later.followDictionary(page),
      ];
      if (before === undefined || after === undefined) return 'pages-changed';
      if (!(await this.#compareAnnotations(before, after))) return 'pages-changed';
    }
    return null;
  }

  async #compareAnnotations(before: PdfDictionary, after: PdfDictionary): Promise<boolean> {
    const list = after.entries.get('Annots');
    const old = await this.#earlier.followArray(before.entries.get('Annots'));
    const made = await this.#later.followArray(list);
    await this.#settle(before.entries.get('Annots'), list);
    if (!startsWith(made, old)) return false;
    for (const annotation of made.slice(old.length)) {
      if (annotation.kind !== 'reference') return false;
      if (this.#widgets.has(annotation.object)) continue;
      if (!(await this.#welcomeMark(annotation.object))) return false;
    }
    return true;
  }

  /** A picture on the page without anything to press, which a later signature speaks for. */
  async #welcomeMark(object: number): Promise<boolean> {
    if ((await this.#earlier.readObject(object)) !== null) return false;
    const found = await this.#later.readObject(object);
    if (found?.value.kind !== 'dictionary' || found.value.repeats) return false;
    if (found.offset === null || found.offset >= this.#signedUntil) return false;
    const { entries } = found.value;
    const isMark = ['Stamp', 'FreeText'].includes(readName(entries.get('Subtype')) ?? '');
    if (!isMark || [...entries.keys()].some((key) => !markKeys.has(key))) return false;
    this.#welcome.add(object);
    return this.#welcomeAppearance(found.value);
  }

  /** One look, which does not change under the pointer. */
  async #welcomeAppearance({ entries }: PdfDictionary): Promise<boolean> {
    const appearance = await this.#later.followDictionary(entries.get('AP'));
    if (appearance !== undefined && [...appearance.entries.keys()].some((key) => key !== 'N')) return false;
    for (const key of ['AP', 'MK', 'BS']) await this.#welcomeNew(entries.get(key));
    return true;
  }

  async #listPages(): Promise<PdfValue[]> {
    const pages: PdfValue[] = [];
    const seen = new Set<number>();
    const visit = async (node: PdfValue): Promise<void> => {
      if (node.kind !== 'reference' || seen.has(node.object)) return;
      seen.add(node.object);
      const kids = (await this.#earlier.followDictionary(node))?.entries.get('Kids');
      if (kids === undefined) pages.push(node);
      else for (const kid of await this.#earlier.followArray(kids)) await visit(kid);
    };
    const root = (await this.#earlier.readCatalog()).entries.get('Pages');
    if (root !== undefined) await visit(root);
    return pages;
  }

  /** The day of the last change, which every program that saves a file sets. */
  async #settleInformation(changed: ReadonlySet<number>): Promise<void> {
    const [before, after] = [this.#earlier, this.#later].map(({ newest }) =>
      newest.trailer.entries.get('Info'),
    );
    if (after?.kind !== 'reference' || !changed.has(after.object)) return;
    const made = await this.#later.followDictionary(after);
    const old = await this.#earlier.followDictionary(before);
    if (made === undefined || (old !== undefined && !isSameValue(before, after))) return;
    const keys = old ? listDifferences(old, made) : [...made.entries.keys()];
    if (keys.every((key) => ['ModDate', 'Producer'].includes(key))) {
      this.#settled.add(after.object);
      this.#welcome.add(after.object);
    }
  }

  /** An object that was this before, or that is new: one that was something else may still be that as well. */
  async #settle(before: PdfValue | undefined, after: PdfValue | undefined): Promise<void> {
    if (after?.kind !== 'reference') return;
    const isNew = (await this.#earlier.readObject(after.object)) === null;
    if (isNew || isSameValue(before, after)) this.#settled.add(after.object);
  }

  /** New objects alone: what was there before is judged as itself. */
  async #welcomeNew(value: PdfValue | undefined): Promise<void> {
    for (const object of value === undefined ? [] : listReferences(value)) {
      if (this.#welcome.has(object) || (await this.#earlier.readObject(object)) !== null) continue;
      this.#welcome.add(object);
      const found = await this.#later.readObject(object);
      if (found !== null) await this.#welcomeNew(found.value);
    }
  }

  /** Certificates and what was answered about them show nothing: they may also grow in place. */
  async #welcomeLongTermData(before: PdfValue | undefined, after: PdfValue | undefined): Promise<boolean> {
    const data = await this.#later.followDictionary(after);
    if (data === undefined) return before === undefined;
    const isPlain =
      after?.kind !== 'reference' || (await this.#later.readObject(after.object))?.stream === undefined;
    if (!isPlain || [...data.entries.keys()].some((key) => !longTermKeys.has(key))) return false;
    await this.#settle(before, after);
    for (const value of data.entries.values()) await this.#welcomeNew(value);
    return true;
  }
}

/** Every object that the state of a file names. */
async function listNamedObjects(structure: PdfStructure): Promise<Set<number>> {
  const named = new Set<number>();
  for (const { places, trailer } of structure.sections) {
    for (const object of listReferences(trailer)) named.add(object);
    for (const object of places.keys()) {
      const found = await structure.readObject(object);
      for (const other of found === null ? [] : listReferences(found.value)) named.add(other);
    }
  }
  return named;
}

function readGeneration(place: ObjectPlace | undefined): number {
  return place?.kind === 'at' ? place.generation : 0;
}

function startsWith(list: readonly PdfValue[], start: readonly PdfValue[]): boolean {
  return start.length <= list.length && start.every((item, place) => isSameValue(item, list[place]));
}
