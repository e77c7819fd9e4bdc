import type { PdfDictionary, PdfValue } from '../syntax/pdf-objects.ts';
import type { PdfStructure } from '../syntax/pdf-structure.ts';
import { getPdfName, listDifferences, listReferences, startsWith } from '../syntax/pdf-values.ts';
import type { StateComparison } from './state-comparison.ts';
import type { Addition } from './verification.ts';

const keysOfMark = new Set([
  ...['Type', 'Subtype', 'Rect', 'P', 'AP', 'F', 'NM', 'M', 'Contents', 'Name', 'T', 'C', 'CA'],
  ...['CreationDate', 'Border', 'BS', 'DA'],
]);

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
