import { createHash } from 'node:crypto';
import { PdfArray, PdfRef } from '@libpdf/core';
import type { PlacedField } from '@porchlight/domain/signing/signature-marks.ts';
import { IncrementalUpdate, writeDate, writeStream, writeText } from './incremental-update.ts';
import { ObjectCopy, writeNumber } from './object-copy.ts';
import type { OpenPdf } from './open-pdf.ts';
import { fitOnPage, shownSize, toPageBox, uprightMatrix } from './page-geometry.ts';
import type { Page } from './page-tree.ts';
import { readEntry, setEntry } from './pdf-source.ts';
import { type Drawing, drawFields, type MarkOfSigner } from './signature-appearance.ts';

export type SignatureToPlace = MarkOfSigner & {
  fields: readonly PlacedField[];
  /** Room for the signature itself, in bytes. */
  room: number;
};

/** An update that holds everything but the signature: zeros stand where it goes. */
export type SignatureUpdate = {
  bytes: Buffer;
  /** Where in the whole file the string of the signature starts, `<` counted in, and how long it is with both its brackets. */
  contentsStart: number;
  contentsLength: number;
};

/**
 * Writes the update that one signature adds: its dictionary (ISO 32000-2 12.8.1), a field that is also its picture on the
 * page, and a stamp for each further field. Contents of pages stay as they are, so whoever signed before sees that only
 * a signature was added.
 *
 * @throws RangeError when a field names a page that is not there.
 */
export async function writeSignatureUpdate(
  open: OpenPdf,
  signer: SignatureToPlace,
): Promise<SignatureUpdate> {
  const update = new IncrementalUpdate(open);
  const placed = signer.fields.map((field) => {
    const page = open.pages[field.page - 1];
    if (!page) throw new RangeError(`There is no page ${field.page}.`);
    return { page, field: { ...field, ...fitOnPage(field, shownSize(page)) } };
  });
  const drawings = await drawFields(
    placed.map(({ field }) => field),
    signer,
  );
  const pictures = writePictures(update, placed, drawings);
  const signature = update.add(writeSignatureDictionary(signer));
  const shown = placed.findIndex(({ field }) => field.kind === 'signature');
  const widget = Math.max(shown, 0);
  const added = new Map<Page, number[]>();
  const put = (page: Page, number: number) => added.set(page, [...(added.get(page) ?? []), number]);
  const field = update.reserve();
  const [firstPage] = open.pages;
  const widgetPage = placed[widget]?.page ?? firstPage;
  if (!widgetPage) throw new RangeError('There are no pages.');
  const name = writeText(`Signature ${signer.signatureId}`);
  update.add(
    `<< /Type /Annot /Subtype /Widget /FT /Sig /T ${name} /TU ${writeText(`Signature of ${signer.name}`)} /V ${signature} 0 R /F 132 ` +
      `/P ${writeRef(widgetPage.ref)} ${pictures[widget] ?? '/Rect [0 0 0 0]'} >>`,
    field,
  );
  put(widgetPage, field);
  for (const [index, { page, field: stamp }] of placed.entries()) {
    if (index === widget) continue;
    const title = writeText(stamp.kind === 'date' ? 'Date of signing' : `Signature of ${signer.name}`);
    const id = writeText(`${signer.signatureId}/${index + 1}`);
    const entries = `/Contents ${title} /NM ${id} /M ${writeDate(signer.signedAt)} /F 708 /P ${writeRef(page.ref)}`;
    put(page, update.add(`<< /Type /Annot /Subtype /Stamp ${entries} ${pictures[index]} >>`));
  }
  addToPages(update, open, added);
  addToForm(update, open, field);
  const identifier = createHash('sha256')
    .update(signer.signatureId)
    .update(String(open.file.length))
    .digest();
  const { bytes, offsets } = update.finish(identifier.subarray(0, 16));
  return fillByteRange(open.file.length, bytes, offsets.get(signature) ?? 0, signer.room);
}

const RANGE_ROOM = 48;
const RANGE = `/ByteRange ${' '.repeat(RANGE_ROOM)}`;

function writeSignatureDictionary({ name, signedAt, room }: SignatureToPlace): string {
  return (
    `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /M ${writeDate(signedAt)} /Name ${writeText(name)} ` +
    `${RANGE} /Contents <${'0'.repeat(2 * room)}> >>`
  );
}

/** All of the file is signed but the string of the signature itself (12.8.1). */
function fillByteRange(before: number, bytes: Buffer, dictionary: number, room: number): SignatureUpdate {
  const start = dictionary - before;
  const contents = bytes.indexOf('/Contents <', start) + '/Contents '.length;
  const contentsLength = 2 * room + 2;
  const [first, second] = [before + contents, before + contents + contentsLength];
  const range = `[0 ${first} ${second} ${before + bytes.length - second}]`;
  const place = bytes.indexOf(RANGE, start) + '/ByteRange '.length;
  bytes.write(range.padEnd(RANGE_ROOM), place, 'latin1');
  return { bytes, contentsStart: first, contentsLength };
}

type Placed = { page: Page; field: PlacedField };

/** The entries that give each field its place and picture. The faces are shared between them. */
function writePictures(
  update: IncrementalUpdate,
  placed: readonly Placed[],
  drawings: readonly Drawing[],
): string[] {
  const [first] = drawings;
  if (!first) return [];
  const copy = new ObjectCopy(update, first.resolve);
  return placed.map(({ page, field }, index) => {
    const drawing = drawings[index];
    if (!drawing) throw new RangeError('a field was not drawn');
    const matrix = uprightMatrix(field.width, field.height, page.rotation).map(writeNumber).join(' ');
    const box = `0 0 ${writeNumber(field.width)} ${writeNumber(field.height)}`;
    const resources = copy.write(drawing.resources);
    const entries = `/Type /XObject /Subtype /Form /BBox [${box}] /Matrix [${matrix}] /Resources ${resources}`;
    const picture = update.add(writeStream(entries, drawing.content));
    const { left, bottom, right, top } = toPageBox(field, page);
    const turned = page.rotation === 0 ? '' : `/MK << /R ${page.rotation} >> `;
    return `${field.kind === 'signature' ? turned : ''}/Rect [${[left, bottom, right, top].map(writeNumber).join(' ')}] /AP << /N ${picture} 0 R >>`;
  });
}

/** A page's annotations stand in the page or in an array of their own; whichever it is, that is what changes. */
function addToPages(update: IncrementalUpdate, open: OpenPdf, added: ReadonlyMap<Page, number[]>): void {
  for (const [page, numbers] of added) {
    const refs = numbers.map((number) => `${number} 0 R`).join(' ');
    const annotations = page.dictionary.get('Annots');
    if (annotations instanceof PdfRef && isArray(annotations, open) && !isShared(annotations, page, open)) {
      update.replace(annotations, extendArray(readArray(open, annotations), refs));
    } else {
      const source = open.readSource(page.ref);
      const array =
        annotations instanceof PdfRef ? readArray(open, annotations) : readEntry(source, 'Annots');
      update.replace(page.ref, setEntry(source, 'Annots', extendArray(array, refs)));
    }
  }
}

function isShared(ref: PdfRef, page: Page, { pages }: OpenPdf): boolean {
  return pages.some((other) => {
    const annotations = other !== page && other.dictionary.get('Annots');
    return annotations instanceof PdfRef && annotations.objectNumber === ref.objectNumber;
  });
}

/** Signatures are there, and the file is only ever to be appended to (12.7.3). */
const SIGNED_AND_APPENDED = 3;

function addToForm(update: IncrementalUpdate, open: OpenPdf, field: number): void {
  const { catalog, form, root, resolve } = open;
  const ref = `${field} 0 R`;
  if (!form) {
    const number = update.add(`<< /Fields [${ref}] /SigFlags ${SIGNED_AND_APPENDED} >>`);
    update.replace(root, setEntry(open.readSource(root), 'AcroForm', `${number} 0 R`));
    return;
  }
  const changes: [key: string, write: (source: Buffer) => string][] = [];
  const fields = form.get('Fields');
  if (fields instanceof PdfRef && isArray(fields, open)) {
    update.replace(fields, extendArray(readArray(open, fields), ref));
  } else changes.push(['Fields', (source) => extendArray(readEntry(source, 'Fields'), ref)]);
  const flags = form.getNumber('SigFlags', resolve)?.value ?? 0;
  if ((flags & SIGNED_AND_APPENDED) !== SIGNED_AND_APPENDED) {
    changes.push(['SigFlags', () => String(flags | SIGNED_AND_APPENDED)]);
  }
  if (changes.length === 0) return;
  const change = (source: Buffer) =>
    changes.reduce((changed, [key, write]) => setEntry(changed, key, write(changed)), source);
  const place = catalog.get('AcroForm');
  if (place instanceof PdfRef) {
    update.replace(place, change(open.readSource(place)));
    return;
  }
  const source = open.readSource(root);
  const changed = change(Buffer.from(readEntry(source, 'AcroForm') ?? '<< >>', 'latin1'));
  update.replace(root, setEntry(source, 'AcroForm', changed.toString('latin1')));
}

function isArray(ref: PdfRef, { resolve }: OpenPdf): boolean {
  return resolve(ref) instanceof PdfArray;
}

function readArray(open: OpenPdf, ref: PdfRef): string | undefined {
  return isArray(ref, open) ? open.readSource(ref).toString('latin1') : undefined;
}

function extendArray(array: string | undefined, refs: string): string {
  return array?.startsWith('[') ? `${array.slice(0, -1)} ${refs}]` : `[${refs}]`;
}

function writeRef({ objectNumber, generation }: PdfRef): string {
  return `${objectNumber} ${generation} R`;
}
