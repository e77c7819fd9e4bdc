import { PDF, PdfArray, PdfDict, type PdfObject, PdfRef, PdfStream } from '@libpdf/core';
import type { SigningRefusal } from '@porchlight/domain/signing/signing-refusals.ts';
import { type CrossReferences, readCrossReferences } from './cross-references.ts';
import { checkLinearization } from './linearization.ts';
import { type Page, type PageBox, type Resolve, readPages } from './page-tree.ts';
import {
  type Certification,
  readCertification,
  readSignatureFields,
  type SignatureField,
} from './pdf-signatures.ts';
import { type PdfSource, readEntry, skipBlank, skipValue } from './pdf-source.ts';

/** A PDF that can be given an update: everything the update points to is where a strict reader finds it. */
export type OpenPdf = {
  file: PdfSource;
  references: CrossReferences;
  root: PdfRef;
  catalog: PdfDict;
  form: PdfDict | undefined;
  pages: Page[];
  signatureFields: SignatureField[];
  certification: Certification;
  resolve: Resolve;
  /** The object as it stands in the file, so that it can be changed in one place. */
  readSource(ref: PdfRef): PdfSource;
  /** Where text stands on a page, as far as it can be read. */
  readTextBoxes(page: Page): PageBox[];
};

/** Opens a PDF as strict readers do. Whatever would have to be repaired first is refused as damaged. */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf | { refusal: SigningRefusal }> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const references = readCrossReferences(file);
    if (readEntry(references.trailer, 'Encrypt') !== undefined) return { refusal: 'encrypted' };
    const pdf = await PDF.load(bytes, { lenient: false });
    if (pdf.isEncrypted) return { refusal: 'encrypted' };
    const resolve: Resolve = (ref) => pdf.getObject(ref);
    const root = pdf.context.info.trailer.getRef('Root');
    const catalog = pdf.getCatalog();
    if (!root) throw new RangeError('no catalog');
    checkPlaces(file, references, root, resolve);
    const form = catalog.getDict('AcroForm', resolve);
    if (form?.has('XFA') || catalog.has('NeedsRendering')) return { refusal: 'xfa' };
    const signatureFields = readSignatureFields(form, resolve);
    const certification = readCertification(catalog, signatureFields, resolve);
    if (certification === 'closed') return { refusal: 'certified' };
    const pages = readPages(catalog, resolve);
    checkLinearization(file, references, pages);
    for (const ref of [root, ...pages.map((page) => page.ref)]) checkGeneration(references, ref);
    return {
      ...{ file, references, root, catalog, form, pages, signatureFields, certification, resolve },
      readSource: (ref) => readObjectSource(file, references, ref, resolve),
      readTextBoxes: (page) => readTextBoxes(pdf, page),
    };
  } catch {
    // Whatever the reader stumbled over, a strict one would stumble over as well.
    return { refusal: 'damaged' };
  }
}

/**
 * Every object that is used has to stand where the cross-references say. Some programs leave rows behind for objects that
 * nothing uses; those may be wrong.
 */
function checkPlaces(file: PdfSource, { places }: CrossReferences, root: PdfRef, resolve: Resolve): void {
  const misplaced = new Set<number>();
  for (const [number, place] of places) {
    if ('offset' in place && objectStart(file, number, place) === undefined) misplaced.add(number);
    if ('streamNumber' in place && !places.has(place.streamNumber)) misplaced.add(number);
  }
  if (misplaced.size === 0) return;
  const seen = new Set<number>();
  const waiting: PdfObject[] = [root];
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    if (object instanceof PdfRef) {
      if (seen.has(object.objectNumber)) continue;
      seen.add(object.objectNumber);
      if (misplaced.has(object.objectNumber)) throw new RangeError('an object is not where it should be');
      const target = resolve(object);
      if (target) waiting.push(target);
    } else if (object instanceof PdfDict) waiting.push(...[...object].map(([, value]) => value));
    else if (object instanceof PdfArray) waiting.push(...object);
  }
}

/** What is written anew is named as it was, and by another generation it is nothing (ISO 32000-2 7.3.10). */
function checkGeneration({ places }: CrossReferences, { objectNumber, generation }: PdfRef): void {
  const place = places.get(objectNumber);
  const own = place && 'offset' in place ? place.generation : 0;
  if (generation !== own) throw new RangeError('an object is missing');
}

/** Where the value of an object starts, or nothing when another or none stands there. */
function objectStart(
  file: PdfSource,
  number: number,
  { offset, generation }: { offset: number; generation: number },
): number | undefined {
  const head = /^\s{0,4}(\d+)\s+(\d+)\s+obj/.exec(file.toString('latin1', offset, offset + 40));
  if (!head || Number(head[1]) !== number || Number(head[2]) !== generation) return undefined;
  return offset + head[0].length;
}

function readTextBoxes(pdf: PDF, { ref }: Page): PageBox[] {
  try {
    const page = pdf.getPages().find((each) => each.ref.objectNumber === ref.objectNumber);
    const spans = page?.extractText().lines.flatMap((line) => line.spans) ?? [];
    return spans.map(({ bbox: { x, y, width, height } }) => ({
      left: x,
      bottom: y,
      right: x + width,
      top: y + height,
    }));
  } catch {
    // A page whose text cannot be read can be signed all the same.
    return [];
  }
}

function readObjectSource(
  file: PdfSource,
  { places }: CrossReferences,
  ref: PdfRef,
  resolve: Resolve,
): PdfSource {
  const place = places.get(ref.objectNumber);
  if (!place) throw new RangeError('an object is missing');
  if ('offset' in place) {
    const start = objectStart(file, ref.objectNumber, place);
    if (start === undefined || place.generation !== ref.generation)
      throw new RangeError('an object is missing');
    return cutValue(file, start);
  }
  const stream = resolve(PdfRef.of(place.streamNumber, 0));
  if (!(stream instanceof PdfStream)) throw new RangeError('an object stream is missing');
  const data = Buffer.from(stream.getDecodedData());
  const first = stream.getNumber('First', resolve)?.value ?? 0;
  const numbers = data.toString('latin1', 0, first).match(/\d+/g)?.map(Number) ?? [];
  const offset = numbers[2 * place.index + 1];
  if (numbers[2 * place.index] !== ref.objectNumber || offset === undefined) {
    throw new RangeError('an object stream is broken');
  }
  return cutValue(data, first + offset);
}

function cutValue(source: PdfSource, at: number): PdfSource {
  const start = skipBlank(source, at);
  return source.subarray(start, skipValue(source, start));
}
