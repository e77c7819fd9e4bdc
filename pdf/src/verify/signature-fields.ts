import { type PdfDictionary, PdfSyntaxError, type PdfValue } from '../syntax/pdf-objects.ts';
import type { PdfStructure } from '../syntax/pdf-structure.ts';
import { getPdfName } from '../syntax/pdf-values.ts';

/** A form field that is meant to hold a signature. */
export type VerifiedSignatureField = {
  dictionary: PdfDictionary;
  /** Of the field itself; nothing where it is within another. */
  object: number | null;
  /** Of the signature's dictionary; nothing where the field is empty or holds it directly. */
  signature: number | null;
  isSigned: boolean;
};

const MAX_FIELDS = 20_000;

/** Every signature field that the catalog leads to, in the order of the form (ISO 32000-2 12.7.4 and 12.7.5.5). */
export async function listSignatureFields(structure: PdfStructure): Promise<VerifiedSignatureField[]> {
  const catalog = await structure.readCatalog();
  const form = await structure.followDictionary(catalog.entries.get('AcroForm'));
  const found: VerifiedSignatureField[] = [];
  const seen = new Set<number>();
  let count = 0;

  async function visit(fields: readonly PdfValue[], type: string | undefined, depth: number): Promise<void> {
    for (const field of fields) {
      count += 1;
      if (count > MAX_FIELDS || depth > 50) throw new PdfSyntaxError('The form has too many fields.');
      const object = field.kind === 'reference' ? field.object : null;
      if (object !== null && seen.has(object)) continue;
      if (object !== null) seen.add(object);
      const dictionary = await structure.followDictionary(field);
      if (dictionary === undefined) continue;
      const ownType = getPdfName(dictionary.entries.get('FT')) ?? type;
      if (ownType === 'Sig') found.push(await describe(dictionary, object));
      await visit(await structure.followArray(dictionary.entries.get('Kids')), ownType, depth + 1);
    }
  }

  async function describe(dictionary: PdfDictionary, object: number | null): Promise<VerifiedSignatureField> {
    const value = dictionary.entries.get('V');
    const isSigned = (await structure.follow(value)) !== undefined;
    return { dictionary, object, signature: value?.kind === 'reference' ? value.object : null, isSigned };
  }

  await visit(await structure.followArray(form?.entries.get('Fields')), undefined, 0);
  return found;
}
