import type { OwnDocument } from '@porchlight/domain/documents/documents.contract.ts';
import { detectFileType } from '@porchlight/domain/documents/file-types.ts';
import {
  findCutEdges,
  type GrayPicture,
  isBlurred,
  MEASURED_SIDE,
} from '@porchlight/domain/documents/preflight/picture-quality.ts';
import type { PreflightFacts } from '@porchlight/domain/documents/preflight/preflight.ts';
import { getTextFacts, type TextFacts } from '@porchlight/domain/documents/preflight/reading-facts.ts';
import { fitWithin } from '@porchlight/domain/homes/home-photos.ts';
import type { PageText } from '@porchlight/domain/readings/document-readings/pages/page-text.ts';
import { placePdfItems } from '@porchlight/domain/readings/document-readings/pages/pdf-items.ts';
import { findContentAddress } from '../../../signing/signing-addresses.ts';

/** What was found in a file: what it is, where its text says so, and the facts for the rules. */
export type CheckedFile = Pick<TextFacts, 'form' | 'unknown'> & {
  facts: PreflightFacts & Pick<TextFacts['facts'], 'details'>;
};

/** More pages than a paper of a purchase has are not read. */
const MAX_PAGES = 60;

/** Looks into a file in the browser; nothing of it is sent. Rejects where it cannot be read. */
export async function checkFile(
  id: string,
  file: File,
  documents: readonly OwnDocument[],
): Promise<CheckedFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const sameAs = await findSame(id, bytes, documents);
  // PDF.js takes the bytes for its own.
  const checked =
    detectFileType(bytes) === 'application/pdf' ? await checkPdf(bytes) : await checkPicture(file);
  return { ...checked, facts: { ...checked.facts, ...(sameAs !== undefined && { sameAs }) } };
}

async function checkPdf(bytes: Uint8Array): Promise<CheckedFile> {
  const { loadPdfPages } = await import('../../../signing/pages/pdf-pages.ts');
  const file = loadPdfPages(bytes);
  try {
    const pdf = await file.opened;
    const pages: PageText[] = [];
    const unsigned: { page: number; isField: boolean }[] = [];
    for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number += 1) {
      const page = await pdf.getPage(number);
      const { width, height, transform } = page.getViewport({ scale: 1 });
      const { items } = await page.getTextContent();
      pages.push({ number, width, height, items: placePdfItems(transform, items) });
      const annotations = await page.getAnnotations();
      if (
        annotations.some(
          ({ fieldType, hasSignature, fieldValue }) => fieldType === 'Sig' && !hasSignature && !fieldValue,
        )
      )
        unsigned.push({ page: number, isField: true });
      page.cleanup();
    }
    const { facts, ...read } = getTextFacts(pages);
    const { emptyLines, ...rest } = facts;
    const lines = emptyLines.map((page) => ({ page, isField: false }));
    const found = { form: read.form, pageCount: pdf.numPages, unsigned: [...unsigned, ...lines] };
    return { ...read, facts: { ...rest, ...found } };
  } finally {
    file.close();
  }
}

async function checkPicture(file: File): Promise<CheckedFile> {
  const picture = await drawGray(file);
  const facts = { details: {}, names: [], pageCount: 1, unsigned: [] };
  return {
    form: null,
    facts: { ...facts, picture: { isBlurred: isBlurred(picture), cutAt: findCutEdges(picture) } },
  };
}

async function drawGray(file: File): Promise<GrayPicture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = fitWithin(bitmap, MEASURED_SIDE);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('the browser draws nothing');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const { data } = context.getImageData(0, 0, width, height);
  const grays = new Uint8Array(width * height);
  // The weights of ITU-R BT.601.
  for (let index = 0; index < grays.length; index += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(4 * index, 4 * index + 3);
    grays[index] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return { width, height, grays };
}

/** The name of another document with the same bytes: one of another length is not asked for. */
async function findSame(
  id: string,
  bytes: Uint8Array<ArrayBuffer>,
  documents: readonly OwnDocument[],
): Promise<string | undefined> {
  const alike = documents.filter(
    (document) => document.id !== id && document.size === bytes.length && document.replacedBy === null,
  );
  if (alike.length === 0) return undefined;
  const own = await digest(bytes);
  for (const document of alike) {
    const response = await fetch(findContentAddress(document.id));
    if (response.ok && (await digest(await response.arrayBuffer())) === own) return document.name;
  }
  return undefined;
}

const digest = async (bytes: BufferSource) =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))].join(' ');
