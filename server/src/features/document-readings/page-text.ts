import type { PageText } from '@porchlight/domain/readings/document-readings/pages/page-text.ts';
import type { PdfItem } from '@porchlight/domain/readings/document-readings/pages/pdf-items.ts';
import { mayBeSign, toSignName } from '@porchlight/domain/readings/document-readings/pages/sign-typefaces.ts';
import { placeUpright } from '@porchlight/domain/readings/document-readings/pages/turned-pages.ts';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { getDrawingOps, listPrinted, type PageDrawing } from './printed-text.ts';

/**
 * The text of each page with its place, or why there is none. `pictures` are the numbers of the pages that have no text of their own, or that
 * a picture covers; `isCut` where there are more pages; `hidesAmount` where a page of text holds an amount that is not printed.
 */
export type ReadPages =
  | { state: 'read'; pages: PageText[]; pictures: number[]; isCut: boolean; hidesAmount: boolean }
  | { state: 'locked' | 'broken' };

const MAX_PAGES = 60;
/** Pieces of text on one page: a form has some hundreds. */
const MAX_ITEMS = 4_000;
/** The same before spaces and what is not printed are left out. */
const MAX_SEEN_ITEMS = 3 * MAX_ITEMS;

/** In points: the size of a page that says none. */
const LETTER_PAGE = { width: 612, height: 792 };

/** A page of so few letters, such as a number below, has no text of its own. */
const MIN_LETTERS = 20;
/** A picture that covers so much of a page is the page: a scanner may have laid its own guess at the text behind it. */
const COVERED = 0.75;
/** One that covers so much is what a page of few letters is about. */
const PART = 0.1;

/**
 * Reads where the text of a PDF is: at most 60 pages, and 4,000 pieces of text on each. A file can be made to take any time and memory,
 * so the server runs this in a bounded process alone (reading-program.ts).
 */
export async function loadPageText(file: Uint8Array): Promise<ReadPages> {
  try {
    // Copied: PDF.js takes the memory of what it is given.
    const document = await getDocumentProxy(new Uint8Array(file), {
      verbosity: 0,
      disableFontFace: true,
      useSystemFonts: false,
    });
    const { OPS } = await getResolvedPDFJS();
    const pages: PageText[] = [];
    const pictures: number[] = [];
    let hidesAmount = false;
    for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES); number += 1) {
      const { text, covered, isDrawn, ...page } = await readPage(document, number, OPS);
      pages.push(text);
      if (isPicture(countLetters(text), covered, isDrawn)) pictures.push(number);
      else if (page.hidesAmount) hidesAmount = true;
    }
    return { state: 'read', pages, pictures, isCut: document.numPages > MAX_PAGES, hidesAmount };
  } catch (error) {
    return { state: error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken' };
  }
}

function countLetters({ items }: PageText): number {
  return items.reduce((sum, { text }) => sum + text.trim().length, 0);
}

type Operations = Awaited<ReturnType<typeof getResolvedPDFJS>>['OPS'];

/** A page of a word or two is one of text: nothing is recognized in a cover sheet. Without text it is one where something is drawn. */
function isPicture(letters: number, covered: number, isDrawn: boolean): boolean {
  if (covered >= COVERED) return true;
  return letters < MIN_LETTERS && (covered >= PART || (letters === 0 && isDrawn));
}

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
/** `covered` is how much of the page its largest picture covers, from 0 to 1. */
type ReadPage = { text: PageText; covered: number; isDrawn: boolean; hidesAmount: boolean };

/** A page that is broken has no text: the others may be whole. */
async function readPage(document: Document, number: number, operations: Operations): Promise<ReadPage> {
  try {
    const page = await document.getPage(number);
    const { width, height, transform } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const fields = await page.getAnnotations();
    const { pictureArea, isDrawn, texts } = await getDrawing(page, operations);
    const printed = listPrinted(items.slice(0, MAX_SEEN_ITEMS), texts);
    const found = placeUpright(transform, { width, height }, nameSigns(page, printed.items), fields);
    page.cleanup();
    if (!Number.isFinite(width) || !Number.isFinite(height)) return brokenPage(number);
    return {
      text: { number, ...found, items: found.items.slice(0, MAX_ITEMS) },
      covered: pictureArea / (width * height),
      ...{ isDrawn, hidesAmount: printed.hidesAmount },
    };
  } catch {
    return brokenPage(number);
  }
}

const brokenPage = (number: number): ReadPage => ({
  text: { number, ...LETTER_PAGE, items: [] },
  ...{ covered: 0, isDrawn: false, hidesAmount: false },
});

type Page = Awaited<ReturnType<Document['getPage']>>;

/**
 * Boxes that are drawn as letters of a typeface of signs can be distinguished from letters by its name alone; it is known once the page was
 * drawn.
 */
function nameSigns(page: Page, items: readonly PdfItem[]): PdfItem[] {
  const nameOf = (font = '') => (page.commonObjs.has(font) ? String(page.commonObjs.get(font)?.name) : '');
  return items.map((item) =>
    'str' in item && mayBeSign(item.str)
      ? { ...item, str: toSignName(item.str, nameOf(item.fontName)) }
      : item,
  );
}

/** A page whose drawing is broken is read by its text. */
async function getDrawing(page: Page, operations: Operations): Promise<PageDrawing> {
  try {
    return getDrawingOps(await page.getOperatorList(), operations);
  } catch {
    return { pictureArea: 0, isDrawn: false, texts: [] };
  }
}
