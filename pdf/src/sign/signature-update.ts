import { createHash } from 'node:crypto';
import { PdfArray, PdfRef } from '@libpdf/core';
import type { Drawing } from '../draw/page-drawing.ts';
import { fitOnPage, type Place, shownSize, toPageBox, uprightMatrix } from '../draw/page-geometry.ts';
import { parseEntry, setEntry } from '../write/dictionary-source.ts';
import { formatDate, formatPdfText, IncrementalUpdate, renderStream } from '../write/incremental-update.ts';
import { formatNumber, ObjectCopy } from '../write/object-copy.ts';
import type { OpenPdf } from './open-pdf.ts';
import type { PdfPage } from './page-tree.ts';
import type { SignatureRoom } from './signing.types.ts';

/** A place on a page, counted from 1. */
export type PlaceOnPage = Place & { page: number };

/** What a signature shows in one place: itself, or something beside it, which becomes a stamp. */
export type SignatureMarkOnPage = PlaceOnPage & { title: string; drawing: Drawing; isSignature: boolean };

export type SignatureToPlace = {
  /** Distinguishes it from every other signature. */
  id: string;
  /** Of the signer. */
  name: string;
  signedAt: Date;
  field: { name: string; title: string };
  /** None: the signature is there and nothing of it is to be seen. */
  marks: readonly SignatureMarkOnPage[];
  /** Room for the signature itself, in bytes. */
  room: number;
};

/** An update that has everything but the signature: zeros are in its place. */
export type SignatureUpdate = SignatureRoom & { bytes: Buffer };

/** Places moved and cut so that all of each is on its page. @throws RangeError when one names a page that is not there. */
export function fitOnPages<Given extends PlaceOnPage>(open: OpenPdf, places: readonly Given[]): Given[] {
  return places.map((place) => ({ ...place, ...fitOnPage(place, shownSize(findPage(open, place.page))) }));
}

/**
 * Writes the update that one signature adds: its dictionary (ISO 32000-2 12.8.1), a field that is also its picture on the page, and a stamp
 * for each further mark. Contents of pages stay as they are, so that earlier signers see that only a signature was added. The marks have to
 * lie on their pages (`fitOnPages`).
 *
 * @throws RangeError when a mark names a page that is not there.
 */
export async function createSignatureUpdate(
  open: OpenPdf,
  signer: SignatureToPlace,
): Promise<SignatureUpdate> {
  const update = new IncrementalUpdate(open);
  const placed = signer.marks.map((mark) => ({ mark, page: findPage(open, mark.page) }));
  const pictures = writePictures(update, placed);
  const signature = update.add(writeSignatureDictionary(signer));
  const shown = placed.findIndex(({ mark }) => mark.isSignature);
  const widget = Math.max(shown, 0);
  const added = new Map<PdfPage, number[]>();
  const put = (page: PdfPage, number: number) => added.set(page, [...(added.get(page) ?? []), number]);
  const field = update.reserve();
  const widgetPage = placed[widget]?.page ?? findPage(open, 1);
  update.add(
    `<< /Type /Annot /Subtype /Widget /FT /Sig /T ${formatPdfText(signer.field.name)} /TU ${formatPdfText(signer.field.title)} /V ${signature} 0 R /F 132 ` +
      `/P ${writeRef(widgetPage.ref)} ${pictures[widget] ?? '/Rect [0 0 0 0]'} >>`,
    field,
  );
  put(widgetPage, field);
  for (const [index, { page, mark }] of placed.entries()) {
    if (index === widget) continue;
    const id = formatPdfText(`${signer.id}/${index + 1}`);
    const entries = `/Contents ${formatPdfText(mark.title)} /NM ${id} /M ${formatDate(signer.signedAt)} /F 708 /P ${writeRef(page.ref)}`;
    put(page, update.add(`<< /Type /Annot /Subtype /Stamp ${entries} ${pictures[index]} >>`));
  }
  await addToPages(update, open, added);
  await addToForm(update, open, field);
  const identifier = createHash('sha256').update(signer.id).update(String(open.file.length)).digest();
  const { bytes, offsets } = update.finish(identifier.subarray(0, 16));
  return fillByteRange(open.file.length, bytes, offsets.get(signature) ?? 0, signer.room);
}

function findPage({ pages }: OpenPdf, number: number): PdfPage {
  const page = pages[number - 1];
  if (!page) throw new RangeError(`There is no page ${number}.`);
  return page;
}

const RANGE_ROOM = 48;
const RANGE = `/ByteRange ${' '.repeat(RANGE_ROOM)}`;

function writeSignatureDictionary({ name, signedAt, room }: SignatureToPlace): string {
  return (
    `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /M ${formatDate(signedAt)} /Name ${formatPdfText(name)} ` +
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

type Placed = { page: PdfPage; mark: SignatureMarkOnPage };

/** The entries that give each mark its place and picture. The faces are shared between them. */
function writePictures(update: IncrementalUpdate, placed: readonly Placed[]): string[] {
  const [first] = placed;
  if (!first) return [];
  const copy = new ObjectCopy(update, first.mark.drawing.resolve);
  return placed.map(({ page, mark }) => {
    const matrix = uprightMatrix(mark.width, mark.height, page.rotation).map(formatNumber).join(' ');
    const box = `0 0 ${formatNumber(mark.width)} ${formatNumber(mark.height)}`;
    const resources = copy.write(mark.drawing.resources);
    const entries = `/Type /XObject /Subtype /Form /BBox [${box}] /Matrix [${matrix}] /Resources ${resources}`;
    const picture = update.add(renderStream(entries, mark.drawing.content));
    const { left, bottom, right, top } = toPageBox(mark, page);
    const turned = page.rotation === 0 ? '' : `/MK << /R ${page.rotation} >> `;
    return `${mark.isSignature ? turned : ''}/Rect [${[left, bottom, right, top].map(formatNumber).join(' ')}] /AP << /N ${picture} 0 R >>`;
  });
}

/** A page's annotations are in the page or in an array of their own; whichever it is, that is what changes. */
async function addToPages(
  update: IncrementalUpdate,
  open: OpenPdf,
  added: ReadonlyMap<PdfPage, number[]>,
): Promise<void> {
  for (const [page, numbers] of added) {
    const refs = numbers.map((number) => `${number} 0 R`).join(' ');
    const annotations = page.dictionary.get('Annots');
    if (annotations instanceof PdfRef && isArray(annotations, open) && !isShared(annotations, page, open)) {
      update.replace(annotations, extendArray(await readArray(open, annotations), refs));
    } else {
      const source = await open.readSource(page.ref);
      const array =
        annotations instanceof PdfRef ? await readArray(open, annotations) : parseEntry(source, 'Annots');
      update.replace(page.ref, setEntry(source, 'Annots', extendArray(array, refs)));
    }
  }
}

function isShared(ref: PdfRef, page: PdfPage, { pages }: OpenPdf): boolean {
  return pages.some((other) => {
    const annotations = other !== page && other.dictionary.get('Annots');
    return annotations instanceof PdfRef && annotations.objectNumber === ref.objectNumber;
  });
}

/** Signatures are there, and the file is only ever to be appended to (12.7.3). */
const SIGNED_AND_APPENDED = 3;

async function addToForm(update: IncrementalUpdate, open: OpenPdf, field: number): Promise<void> {
  const { catalog, form, root, resolve } = open;
  const ref = `${field} 0 R`;
  if (!form) {
    const number = update.add(`<< /Fields [${ref}] /SigFlags ${SIGNED_AND_APPENDED} >>`);
    update.replace(root, setEntry(await open.readSource(root), 'AcroForm', `${number} 0 R`));
    return;
  }
  const changes: [key: string, write: (source: Buffer) => string][] = [];
  const fields = form.get('Fields');
  if (fields instanceof PdfRef && isArray(fields, open)) {
    update.replace(fields, extendArray(await readArray(open, fields), ref));
  } else changes.push(['Fields', (source) => extendArray(parseEntry(source, 'Fields'), ref)]);
  const flags = form.getNumber('SigFlags', resolve)?.value ?? 0;
  if ((flags & SIGNED_AND_APPENDED) !== SIGNED_AND_APPENDED) {
    changes.push(['SigFlags', () => String(flags | SIGNED_AND_APPENDED)]);
  }
  if (changes.length === 0) return;
  const change = (source: Buffer) =>
    changes.reduce((changed, [key, write]) => setEntry(changed, key, write(changed)), source);
  const place = catalog.get('AcroForm');
  if (place instanceof PdfRef) {
    update.replace(place, change(await open.readSource(place)));
    return;
  }
  const source = await open.readSource(root);
  const changed = change(Buffer.from(parseEntry(source, 'AcroForm') ?? '<< >>', 'latin1'));
  update.replace(root, setEntry(source, 'AcroForm', changed.toString('latin1')));
}

function isArray(ref: PdfRef, { resolve }: OpenPdf): boolean {
  return resolve(ref) instanceof PdfArray;
}

async function readArray(open: OpenPdf, ref: PdfRef): Promise<string | undefined> {
  return isArray(ref, open) ? (await open.readSource(ref)).toString('latin1') : undefined;
}

function extendArray(array: string | undefined, refs: string): string {
  return array?.startsWith('[') ? `${array.slice(0, -1)} ${refs}]` : `[${refs}]`;
}

function writeRef({ objectNumber, generation }: PdfRef): string {
  return `${objectNumber} ${generation} R`;
}
