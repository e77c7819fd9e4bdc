import type { PdfDictionary, PdfValue } from '../syntax/pdf-objects.ts';
import type { PdfStructure } from '../syntax/pdf-structure.ts';
import { getPdfNumber, listDifferences, startsWith } from '../syntax/pdf-values.ts';
import { listSignatureFields, type VerifiedSignatureField } from './signature-fields.ts';
import type { StateComparison } from './state-comparison.ts';
import type { Addition } from './verification.ts';

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
