import { getDocumentProxy } from 'unpdf';
import { runBoundedProgram } from '../../platform/base/process-bounds.ts';
import type { PdfText } from './pdf-text.ts';

// Reads the PDF that comes in and writes its text out as JSON, in a process of its own (pdf-text.ts).

/** Answers with the text of a PDF as JSON: of so many pages and so many letters at most. */
export async function answerPdfText(file: Buffer, args: readonly string[]): Promise<Buffer[]> {
  const [mostPages = 0, mostLetters = 0] = args.map(Number);
  return [Buffer.from(JSON.stringify(await readText(file, mostPages, mostLetters)))];
}

await runBoundedProgram(import.meta.url, async () => answerPdfText);

async function readText(file: Buffer, mostPages: number, mostLetters: number): Promise<PdfText> {
  try {
    const document = await getDocumentProxy(new Uint8Array(file.buffer, file.byteOffset, file.length), {
      verbosity: 0,
      disableFontFace: true,
      useSystemFonts: false,
    });
    const pages: string[] = [];
    let room = mostLetters;
    for (let number = 1; number <= Math.min(document.numPages, mostPages) && room > 0; number++) {
      const text = await readPage(document, number);
      pages.push(text.slice(0, room));
      room -= text.length;
    }
    return pages.some((text) => text !== '') ? { state: 'read', pages } : { state: 'empty' };
  } catch (error) {
    return { state: error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'refused' };
  }
}

/** A page that is broken is passed over: the others may be whole. */
async function readPage(
  document: Awaited<ReturnType<typeof getDocumentProxy>>,
  number: number,
): Promise<string> {
  try {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    page.cleanup();
    return tidy(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''));
  } catch {
    return '';
  }
}

/** One kind of space, one form of each letter (a ligature is its letters), and nothing that cannot be seen. */
function tidy(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFKC')
    .replace(/(\p{L})[-\u00ad]\n(?=\p{Ll})/gu, '$1')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, (character) => (character === '\n' ? '\n' : ''))
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}
