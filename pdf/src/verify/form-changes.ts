import type { PdfDictionary, PdfValue } from '../syntax/pdf-objects.ts';
import type { PdfStructure } from '../syntax/pdf-structure.ts';
import {
  getPdfName,
  getPdfNumber,
  listDifferences,
  listReferences,
  startsWith,
} from '../syntax/pdf-values.ts';
import { listSignatureFields, type VerifiedSignatureField } from './signature-fields.ts';
import type { StateComparison } from './state-comparison.ts';
import type { Addition } from './verification.ts';

const keysOfMark = new Set([
  ...['Type', 'Subtype', 'Rect', 'P', 'AP', 'F', 'NM', 'M', 'Contents', 'Name', 'T', 'C', 'CA'],
  ...['CreationDate', 'Border', 'BS', 'DA'],
]);

const keysOfNewForm = new Set(['Fields', 'SigFlags', 'DR', 'DA', 'NeedAppearances']);
const keysOfForm = new Set(['Fields', 'SigFlags']);
const keysOfNewField = new Set([
  ...['Type', 'Subtype', 'FT', 'T', 'TU', 'V', 'F', 'Ff', 'Rect', 'P', 'AP', 'MK', 'BS', 'Border'],
  ...['NM', 'M', 'DA', 'Lock'],
]);
const keysOfFilledField = new Set(['V', 'AP', 'M', 'MK', 'Lock']);
const keysThatShow = ['AP', 'MK', 'BS', 'Border'];

/** What of the form changed beyond the field of the update's signature, which may be new or have waited empty. */
export async function compareForms(states: StateComparison): Promise<Addition | null> {
  const [before, after] = [
    (await states.earlier.readCatalog()).entries.get('AcroForm'),
    (await states.later.readCatalog()).entries.get('AcroForm'),
  ];
  const old = await states.earlier.followDictionary(before);
  const made = await states.later.followDictionary(after);
  if (made === undefined) return old === undefined ? null : 'fields-changed';
  if (!isFormOfSignatures(old, made)) return 'fields-changed';
  await states.settle(before, after);
  await states.settle(old?.entries.get('Fields'), made.entries.get('Fields'));
  if (old === undefined) await states.welcomeNew(made.entries.get('DR'));
  const fieldsBefore = await states.earlier.followArray(old?.entries.get('Fields'));
  const fields = await states.later.followArray(made.entries.get('Fields'));
  if (!startsWith(fields, fieldsBefore)) return 'fields-changed';
  return (await compareFields(states, fields.slice(fieldsBefore.length))) ? null : 'fields-changed';
}

function isFormOfSignatures(old: PdfDictionary | undefined, made: PdfDictionary): boolean {
  const keys = old === undefined ? [...made.entries.keys()] : listDifferences(old, made);
  const allowed = old === undefined ? keysOfNewForm : keysOfForm;
  const appearances = made.entries.get('NeedAppearances');
  // This flag would have readers draw the fields again.
  const isDrawnAnew = old === undefined && appearances?.kind === 'boolean' && appearances.value;
  return !made.repeats && !isDrawnAnew && keys.every((key) => allowed.has(key));
}

/** Whether all that is new or changed among the fields holds the update's signature. */
async function compareFields(states: StateComparison, added: readonly PdfValue[]): Promise<boolean> {
  const before = await listByObject(states.earlier);
  const after = await listByObject(states.later);
  for (const [object, field] of after)
    if (states.changed.has(object) && !(await welcomeField(states, object, field, before.get(object))))
      return false;
  return added.every((field) => field.kind === 'reference' && states.widgets.has(field.object));
}

async function listByObject(structure: PdfStructure): Promise<Map<number, VerifiedSignatureField>> {
  const fields = await listSignatureFields(structure);
  return new Map(fields.flatMap((field) => (field.object === null ? [] : [[field.object, field] as const])));
}

async function welcomeField(
  states: StateComparison,
  object: number,
  { dictionary, signature, isSigned }: VerifiedSignatureField,
  old: VerifiedSignatureField | undefined,
): Promise<boolean> {
  if (!isSigned || signature === null || signature !== states.signature?.object) return false;
  if (old?.isSigned || dictionary.repeats) return false;
  if (states.signature.brings === 'field' && !showsNothing(dictionary)) return false;
  if (old === undefined && !(await states.isNew(object))) return false;
  const keys = old ? listDifferences(old.dictionary, dictionary) : [...dictionary.entries.keys()];
  const allowed = old ? keysOfFilledField : keysOfNewField;
  if (keys.some((key) => !allowed.has(key)) || !(await states.welcomeAppearance(dictionary))) return false;
  states.settled.add(object);
  states.widgets.add(object);
  await states.welcomeNew(dictionary.entries.get('V'));
  await states.welcomeNew(dictionary.entries.get('Lock'));
  return true;
}

/** Whether nothing of a field can be seen on its page: no appearance, border or background, and a rectangle without a size. */
function showsNothing({ entries }: PdfDictionary): boolean {
  if (keysThatShow.some((key) => entries.has(key))) return false;
  const rectangle = entries.get('Rect');
  if (rectangle === undefined) return true;
  const numbers = rectangle.kind === 'array' ? rectangle.items.map(getPdfNumber) : [];
  const [left, bottom, right, top] = numbers;
  return (
    numbers.length === 4 && left !== undefined && left === right && bottom !== undefined && bottom === top
  );
}

/** What of the pages changed beyond the field and marks of the update's signature, appended to their lists. */
export async function comparePages(states: StateComparison): Promise<Addition | null> {
  const pages = await listPages(states.earlier);
  const numbers = new Set(pages.flatMap(listReferences));
  for (const object of states.changed) {
    const before = (await states.earlier.readObject(object))?.value;
    const after = (await states.later.readObject(object))?.value;
    if (
      before?.kind !== 'dictionary' ||
      !(numbers.has(object) || getPdfName(before.entries.get('Type')) === 'Page')
    )
      continue;
    if (after?.kind !== 'dictionary') return 'pages-changed';
    if (listDifferences(before, after).some((key) => key !== 'Annots')) return 'pages-changed';
    states.settled.add(object);
  }
  // A list of annotations can be an object of its own, so every page is compared.
  for (const page of pages) {
    const before = await states.earlier.followDictionary(page);
    const after = await states.later.followDictionary(page);
    if (before === undefined || after === undefined) return 'pages-changed';
    if (!(await compareAnnotations(states, before, after))) return 'pages-changed';
  }
  return null;
}

async function compareAnnotations(
  states: StateComparison,
  before: PdfDictionary,
  after: PdfDictionary,
): Promise<boolean> {
  const list = after.entries.get('Annots');
  const old = await states.earlier.followArray(before.entries.get('Annots'));
  const made = await states.later.followArray(list);
  await states.settle(before.entries.get('Annots'), list);
  if (!startsWith(made, old)) return false;
  for (const annotation of made.slice(old.length)) {
    if (annotation.kind !== 'reference') return false;
    if (!states.widgets.has(annotation.object) && !(await welcomeMark(states, annotation.object)))
      return false;
  }
  return true;
}

/** A picture on the page without anything to press, in the update of a signature that may bring it. */
async function welcomeMark(states: StateComparison, object: number): Promise<boolean> {
  if (states.signature?.brings !== 'marks' || !(await states.isNew(object))) return false;
  const found = await states.later.readObject(object);
  if (found?.value.kind !== 'dictionary' || found.value.repeats || found.stream !== undefined) return false;
  const { entries } = found.value;
  const isMark = ['Stamp', 'FreeText'].includes(getPdfName(entries.get('Subtype')) ?? '');
  if (!isMark || [...entries.keys()].some((key) => !keysOfMark.has(key))) return false;
  states.welcome.add(object);
  return states.welcomeAppearance(found.value);
}

async function listPages(structure: PdfStructure): Promise<PdfValue[]> {
  const pages: PdfValue[] = [];
  const seen = new Set<number>();
  const visit = async (node: PdfValue): Promise<void> => {
    if (node.kind !== 'reference' || seen.has(node.object)) return;
    seen.add(node.object);
    const kids = (await structure.followDictionary(node))?.entries.get('Kids');
    if (kids === undefined) pages.push(node);
    else for (const kid of await structure.followArray(kids)) await visit(kid);
  };
  const root = (await structure.readCatalog()).entries.get('Pages');
  if (root !== undefined) await visit(root);
  return pages;
}
