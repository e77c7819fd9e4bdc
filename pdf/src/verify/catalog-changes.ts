import type { PdfValue } from '../syntax/pdf-objects.ts';
import { isSameValue, listDifferences, readName } from '../syntax/pdf-values.ts';
import type { StateComparison } from './state-comparison.ts';
import type { Addition } from './verification.ts';

const signingKeys = new Set(['AcroForm', 'DSS', 'Extensions', 'Metadata']);
const longTermKeys = new Set(['Type', 'Certs', 'OCSPs', 'CRLs', 'VRI']);

/** What of the catalog changed that signing does not change; its form is looked at apart. */
export async function compareCatalogs(states: StateComparison): Promise<Addition | null> {
  const [before, after] = [await states.earlier.readCatalog(), await states.later.readCatalog()];
  if (listDifferences(before, after).some((key) => !signingKeys.has(key))) return 'document-changed';
  states.settled.add(states.later.root);
  await states.welcomeNew(after.entries.get('Extensions'));
  if (!(await welcomeLongTermData(states, before.entries.get('DSS'), after.entries.get('DSS'))))
    return 'document-changed';
  const metadata = after.entries.get('Metadata');
  const isSame = isSameValue(before.entries.get('Metadata'), metadata);
  return isSame || (await welcomeMetadata(states, metadata)) ? null : 'document-changed';
}

/** The day of the last change, which every program that saves a file sets. */
export async function settleInformation({
  earlier,
  later,
  changed,
  settled,
}: StateComparison): Promise<void> {
  const [before, after] = [earlier, later].map(({ newest }) => newest.trailer.entries.get('Info'));
  if (after?.kind !== 'reference' || !changed.has(after.object)) return;
  const [old, made] = [await earlier.followDictionary(before), await later.followDictionary(after)];
  if (made === undefined || (old !== undefined && !isSameValue(before, after))) return;
  const keys = old ? listDifferences(old, made) : [...made.entries.keys()];
  if (keys.every((key) => ['ModDate', 'Producer'].includes(key))) settled.add(after.object);
}

/** In an object of its own that is new: an older one could be shown as something else as well. */
async function welcomeMetadata(states: StateComparison, value: PdfValue | undefined): Promise<boolean> {
  if (value?.kind !== 'reference' || !(await states.isNew(value.object))) return false;
  const found = await states.later.readObject(value.object);
  if (found?.value.kind !== 'dictionary' || !found.stream) return false;
  states.welcome.add(value.object);
  return readName(found.value.entries.get('Type')) === 'Metadata';
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
