import type { PageText } from '@porchlight/domain/document-readings/pages/page-text.ts';
import { placePdfFields, withoutCovered } from '@porchlight/domain/document-readings/pages/pdf-fields.ts';
import { multiply, placePdfItems } from '@porchlight/domain/document-readings/pages/pdf-items.ts';
import { mayBeSign, nameSign } from '@porchlight/domain/document-readings/pages/sign-typefaces.ts';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

/**
 * The text of each page with its place, or why there is none. `pictures` are the numbers of the pages that have no text of their own, or that
 * a picture covers; `isCut` where there are more pages.
 */
export type ReadPages =
  | { state: 'read'; pages: PageText[]; pictures: number[]; isCut: boolean }
  | { state: 'locked' | 'broken' };

const MAX_PAGES = 60;
/** Pieces of text on one page: a form has some hundreds. */
const MAX_ITEMS = 4_000;

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
export async function readPageText(file: Uint8Array): Promise<ReadPages> {
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
    for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES); number += 1) {
      const page = await readPage(document, number);
      pages.push(page);
      if (isPicture(countLetters(page), await readDrawing(document, page, OPS))) pictures.push(number);
    }
    return { state: 'read', pages, pictures, isCut: document.numPages > MAX_PAGES };
  } catch (error) {
    return { state: error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken' };
  }
}

function countLetters({ items }: PageText): number {
  return items.reduce((sum, { text }) => sum + text.trim().length, 0);
}

type Operations = Awaited<ReturnType<typeof getResolvedPDFJS>>['OPS'];

/** What is on a page beside its text: how much of it the largest picture covers, from 0 to 1, and whether anything is drawn at all. */
type Drawing = { covered: number; isDrawn: boolean };

/** A page of a word or two is one of text: nothing is recognized in a cover sheet. Without text it is one where something is drawn. */
function isPicture(letters: number, { covered, isDrawn }: Drawing): boolean {
  if (covered >= COVERED) return true;
  return letters < MIN_LETTERS && (covered >= PART || (letters === 0 && isDrawn));
}

/** A page whose drawing is broken is read by its text. */
async function readDrawing(
  document: Awaited<ReturnType<typeof getDocumentProxy>>,
  { number, width, height }: PageText,
  operations: Operations,
): Promise<Drawing> {
  try {
    const page = await document.getPage(number);
    const { fnArray, argsArray } = await page.getOperatorList();
    page.cleanup();
    const kept: number[][] = [];
    let matrix = [1, 0, 0, 1, 0, 0];
    let covered = 0;
    let isDrawn = false;
    for (const [index, operation] of fnArray.entries()) {
      if (operation === operations.save) kept.push(matrix);
      else if (operation === operations.restore) matrix = kept.pop() ?? matrix;
      else if (operation === operations.transform) matrix = multiply(matrix, argsArray[index]);
      else if (
        operation === operations.paintImageXObject ||
        operation === operations.paintInlineImageXObject
      ) {
        const [a = 0, b = 0, c = 0, d = 0] = matrix;
        covered = Math.max(covered, Math.abs(a * d - b * c) / (width * height));
      } else if (operation === operations.constructPath || operation === operations.shadingFill)
        isDrawn = true;
    }
    return { covered, isDrawn: isDrawn || covered > 0 };
  } catch {
    return { covered: 0, isDrawn: false };
  }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;
type Items = Awaited<ReturnType<Page['getTextContent']>>['items'];

/** Boxes that are drawn as letters of a typeface of signs have its name alone to tell them from letters. */
async function nameSigns(page: Page, items: Items): Promise<Items> {
  if (!items.some((item) => 'str' in item && mayBeSign(item.str))) return items;
  // A page's typefaces are known once it has been drawn.
  await page.getOperatorList();
  const nameOf = (font: string) => (page.commonObjs.has(font) ? String(page.commonObjs.get(font)?.name) : '');
  return items.map((item) =>
    'str' in item && mayBeSign(item.str) ? { ...item, str: nameSign(item.str, nameOf(item.fontName)) } : item,
  );
}

/** A page that is broken has no text: the others may be whole. */
async function readPage(
  document: Awaited<ReturnType<typeof getDocumentProxy>>,
  number: number,
): Promise<PageText> {
  try {
    const page = await document.getPage(number);
    // Upright, whichever way the page is turned.
    const { width, height, transform } = page.getViewport({ scale: 1 });
    const content = await page.getTextContent();
    const items = await nameSigns(page, content.items);
    const fields = placePdfFields(transform, await page.getAnnotations());
    page.cleanup();
    const found = [...withoutCovered(placePdfItems(transform, items), fields), ...fields];
    if (!Number.isFinite(width) || !Number.isFinite(height)) return { number, ...LETTER_PAGE, items: [] };
    return { number, width, height, items: found.slice(0, MAX_ITEMS) };
  } catch {
    return { number, ...LETTER_PAGE, items: [] };
  }
}
