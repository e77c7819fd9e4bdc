import { PDF, PdfArray, PdfDict, type PdfObject, PdfRef } from '@libpdf/core';
import type { PageBox } from '../draw/page-geometry.ts';
import { standsAt } from '../syntax/byte-search.ts';
import type { ObjectPlace } from '../syntax/cross-references.ts';
import { findFileEnd } from '../syntax/file-end.ts';
import { parseLinearization } from '../syntax/linearization.ts';
import { PdfStructure } from '../syntax/pdf-structure.ts';
import { getPdfNumber } from '../syntax/pdf-values.ts';
import { SyntaxReader } from '../syntax/syntax-reader.ts';
import { cutSource, type ObjectSource } from '../write/dictionary-source.ts';
import type { UpdatedPdf } from '../write/incremental-update.ts';
import { listPdfPages, type PdfPage, type Resolve } from './page-tree.ts';
import {
  type Certification,
  parseCertification,
  parseSignatureFields,
  type SignatureField,
} from './pdf-signatures.ts';

/** A PDF that can be given an update: everything the update points to is where a strict reader finds it. */
export type OpenPdf = Omit<UpdatedPdf, 'root'> & {
  root: PdfRef;
  catalog: PdfDict;
  form: PdfDict | undefined;
  pages: PdfPage[];
  signatureFields: SignatureField[];
  certification: Certification;
  resolve: Resolve;
  /** The object as it is in the file, so that it can be changed in one place. */
  readSource(ref: PdfRef): Promise<ObjectSource>;
  /** The places of text on a page, as far as it can be read. */
  readTextBoxes(page: PdfPage): PageBox[];
};

/** Why a PDF is not opened; `certified`: an earlier signer allows no further signature. */
export type NotOpened = { refusal: 'encrypted' | 'xfa' | 'damaged' | 'certified' };

/** Opens a PDF as strict readers do. Whatever would have to be repaired first is refused as damaged. */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf | NotOpened> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const structure = await readStructure(file);
    if (structure.isEncrypted) return { refusal: 'encrypted' };
    const places = structure.listPlaces();
    const size = readSize(structure, places);
    const pdf = await PDF.load(bytes, { lenient: false });
    if (pdf.isEncrypted) return { refusal: 'encrypted' };
    const resolve: Resolve = (ref) => pdf.getObject(ref);
    const root = pdf.context.info.trailer.getRef('Root');
    const catalog = pdf.getCatalog();
    if (!root) throw new RangeError('no catalog');
    checkPlaces(file, places, root, resolve);
    const form = catalog.getDict('AcroForm', resolve);
    if (form?.has('XFA') || catalog.has('NeedsRendering')) return { refusal: 'xfa' };
    const signatureFields = parseSignatureFields(form, resolve);
    const certification = parseCertification(catalog, signatureFields, resolve);
    if (certification === 'closed') return { refusal: 'certified' };
    const pages = listPdfPages(catalog, resolve);
    const { offset, trailer, streamObject } = structure.newest;
    checkLinearization(file, offset, pages);
    await checkSources(structure, { root, catalog, form, pages });
    const kind = streamObject === undefined ? 'table' : 'stream';
    return {
      ...{ file, section: { offset, kind, trailer }, size },
      ...{ root, catalog, form, pages, signatureFields, certification, resolve },
      readSource: (ref) => readSource(structure, ref),
      readTextBoxes: (page) => readTextBoxes(pdf, page),
    };
  } catch {
    // Whatever the reader stumbled over, a strict one would stumble over as well.
    return { refusal: 'damaged' };
  }
}

/** Nothing is searched for and nothing repaired: an update points back to these, so what is wrong with them would be wrong with it. */
async function readStructure(file: Buffer): Promise<PdfStructure> {
  if (!standsAt(file, '%PDF-', 0)) throw new RangeError('the header is not at the start');
  const end = findFileEnd(file, { length: file.length, within: TAIL });
  if (!end) throw new RangeError('the end is missing');
  return PdfStructure.read(file, { start: end.start, end: file.length }, { isExact: true });
}

const TAIL = 2048;
const MAX_OBJECTS = 8_388_607;

type Places = ReadonlyMap<number, ObjectPlace>;

/** One more than the largest object number, as far as any section says. */
function readSize({ sections }: PdfStructure, places: Places): number {
  let size = 0;
  for (const { trailer } of sections) {
    const own = getPdfNumber(trailer.entries.get('Size')) ?? -1;
    if (!Number.isSafeInteger(own) || own < 0) throw new RangeError('the trailer has no size');
    size = Math.max(size, own);
  }
  for (const [number, { kind }] of places) {
    if (number > MAX_OBJECTS) throw new RangeError('too many objects');
    if (kind !== 'free') size = Math.max(size, number + 1);
  }
  return size;
}

/**
 * Every object that is used has to be where the cross-references say. Some programs leave rows behind for objects that nothing uses; those
 * may be wrong.
 */
function checkPlaces(file: Buffer, places: Places, root: PdfRef, resolve: Resolve): void {
  const misplaced = new Set<number>();
  for (const [number, place] of places) if (!isInPlace(file, number, place, places)) misplaced.add(number);
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

function isInPlace(file: Buffer, number: number, place: ObjectPlace, places: Places): boolean {
  if (place.kind === 'free') return true;
  if (place.kind === 'within') return (places.get(place.container)?.kind ?? 'free') !== 'free';
  if (place.offset >= file.length) return false;
  const reader = new SyntaxReader(file, place.offset);
  reader.takeWhite(MAX_LEADING_SPACES);
  return (
    reader.takeDigits() === number &&
    reader.takeWhite() > 0 &&
    reader.takeDigits() === place.generation &&
    reader.takeWhite() > 0 &&
    reader.take('obj')
  );
}

/** White space that strict readers pass over before an object. */
const MAX_LEADING_SPACES = 4;

/** Whatever an update may change has to be read to the letter: the catalog, the form, the pages and their annotations' lists. */
async function checkSources(
  structure: PdfStructure,
  { root, catalog, form, pages }: Changeable,
): Promise<void> {
  const lists = [
    catalog.get('AcroForm'),
    form?.get('Fields'),
    ...pages.map(({ dictionary }) => dictionary.get('Annots')),
  ];
  const refs = [root, ...pages.map(({ ref }) => ref)];
  for (const ref of refs) checkGeneration(structure, ref);
  for (const ref of [...refs, ...lists])
    if (ref instanceof PdfRef) await structure.readObject(ref.objectNumber);
}

type Changeable = Pick<OpenPdf, 'root' | 'catalog' | 'form' | 'pages'>;

/** A rewritten object keeps its number, and under another generation it would be nothing (ISO 32000-2 7.3.10). */
function checkGeneration(structure: PdfStructure, { objectNumber: object, generation }: PdfRef): void {
  if (!structure.isNamedRightly({ object, generation })) throw new RangeError('an object is missing');
}

async function readSource(structure: PdfStructure, ref: PdfRef): Promise<ObjectSource> {
  checkGeneration(structure, ref);
  const found = await structure.readObject(ref.objectNumber);
  if (found === null) throw new RangeError('an object is missing');
  return cutSource(found.source, found.value);
}

function readTextBoxes(pdf: PDF, { ref }: PdfPage): PageBox[] {
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

/**
 * Makes sure that a file shows the same pages before and after it is signed. One that says of itself that it is linearized, and is
 * just as long as it says, is read from the section behind its first object, and readers take its first page from there as
 * well (ISO 32000-2 annex F); with the update of a signature it is longer, and they read it from its end.
 *
 * @throws RangeError where the two differ, and where the file names a length that it could still grow to.
 */
function checkLinearization(file: Uint8Array, start: number, pages: readonly PdfPage[]): void {
  const linearization = parseLinearization(file);
  if (linearization === null) return;
  const { dictionary, behind } = linearization;
  const read = (key: string) => getPdfNumber(dictionary?.entries.get(key));
  const length = read('L') ?? Number.POSITIVE_INFINITY;
  const isShort = dictionary !== null && !dictionary.repeats && length < file.length;
  if (isShort || (dictionary !== null && !dictionary.entries.has('L'))) return;
  const page = pages[read('P') ?? 0];
  if (
    length !== file.length ||
    behind !== start ||
    read('N') !== pages.length ||
    read('O') !== page?.ref.objectNumber
  )
    throw new RangeError('the file shows other pages once it is longer');
}
