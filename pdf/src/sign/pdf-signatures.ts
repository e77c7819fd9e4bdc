import { PdfArray, PdfDict, PdfName, PdfNumber, PdfRef } from '@libpdf/core';
import type { Resolve } from './page-tree.ts';

/** A field for a signature (ISO 32000-2 12.7.5.5). `signature`: what it holds when it is signed. */
export type SignatureField = { field: PdfDict; signature: PdfDict | undefined };

/**
 * What those who signed before allow (12.8.2.2, 12.8.2.4): `closed`, nothing; `signatures`, nothing but filling in and
 * signing; `open`, comments too.
 */
export type Certification = 'closed' | 'signatures' | 'open';

/** Every signature field of a form. @throws RangeError when its fields go round in a circle. */
export function parseSignatureFields(form: PdfDict | undefined, resolve: Resolve): SignatureField[] {
  const found: SignatureField[] = [];
  const seen = new Set<PdfDict>();
  const fields = form?.getArray('Fields', resolve);
  for (const field of fields ?? []) walk(field instanceof PdfRef ? resolve(field) : field, undefined);
  return found;

  function walk(field: unknown, inheritedType: string | undefined): void {
    if (!(field instanceof PdfDict)) return;
    if (seen.has(field)) throw new RangeError('the form goes round in a circle');
    seen.add(field);
    const type = field.getName('FT', resolve)?.value ?? inheritedType;
    const kids = field.getArray('Kids', resolve)?.toArray() ?? [];
    const below = kids.map((kid) => (kid instanceof PdfRef ? resolve(kid) : kid));
    const isParent = below.some((kid) => kid instanceof PdfDict && kid.has('T'));
    if (isParent) for (const kid of below) walk(kid, type);
    else if (type === 'Sig') {
      const value = field.getDict('V', resolve);
      found.push({ field, signature: value?.has('ByteRange') ? value : undefined });
    }
  }
}

/** Adobe's own extension lets a field's lock forbid every change, like a certification. */
const NO_CHANGES = 1;
const FORMS_ALONE = 2;

export function parseCertification(
  catalog: PdfDict,
  fields: readonly SignatureField[],
  resolve: Resolve,
): Certification {
  let certification: Certification = 'open';
  const certifying = catalog.getDict('Perms', resolve)?.getDict('DocMDP', resolve);
  const signed = fields.filter(({ signature }) => signature);
  const dictionaries = new Set(signed.flatMap(({ signature }) => signature ?? []));
  if (certifying) dictionaries.add(certifying);
  for (const signature of dictionaries) {
    for (const { method, parameters } of readTransforms(signature, resolve)) {
      if (method === 'DocMDP') limit(parameters?.getNumber('P', resolve)?.value ?? FORMS_ALONE);
      if (method === 'FieldMDP' && parameters && locksNewFields(parameters, resolve)) limit(NO_CHANGES);
    }
  }
  for (const { field } of signed) {
    const lock = field.getDict('Lock', resolve);
    if (!lock) continue;
    if (locksNewFields(lock, resolve)) limit(NO_CHANGES);
    const permission = lock.get('P', resolve);
    if (permission instanceof PdfNumber) limit(permission.value);
  }
  return certification;

  function limit(permission: number): void {
    if (permission === NO_CHANGES) certification = 'closed';
    if (permission === FORMS_ALONE && certification === 'open') certification = 'signatures';
  }
}

function readTransforms(signature: PdfDict, resolve: Resolve) {
  const references = signature.get('Reference', resolve);
  if (!(references instanceof PdfArray)) return [];
  return references.toArray().flatMap((each) => {
    const reference = each instanceof PdfRef ? resolve(each) : each;
    if (!(reference instanceof PdfDict)) return [];
    const method = reference.get('TransformMethod', resolve);
    return [
      {
        method: method instanceof PdfName ? method.value : '',
        parameters: reference.getDict('TransformParams', resolve),
      },
    ];
  });
}

/** A lock on all fields, or on all but some, takes in one that is added later. */
function locksNewFields(lock: PdfDict, resolve: Resolve): boolean {
  const action = lock.getName('Action', resolve)?.value;
  return action === 'All' || action === 'Exclude';
}
