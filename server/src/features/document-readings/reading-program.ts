import { runBoundedProgram } from '../../platform/base/process-bounds.ts';
import { describePdf, describePicture, MAX_PICTURES, type WithoutPictures } from './describe-pages.ts';
import { loadPageText } from './page-text.ts';

// Reads a document whole, its text and what that means, in a process of its own (reading-process.ts).

/**
 * Answers a line of JSON: the content of a document, or which pages are pictures, and then a line with the text of the other pages, which
 * comes back with what was recognized.
 */
export async function answerReading(input: Buffer, [what = '', pictures = '']: readonly string[]) {
  return what === 'pdf' ? readPdf(input, pictures) : describeFound(input);
}

await runBoundedProgram(import.meta.url, async () => answerReading);

async function readPdf(input: Buffer, pictures: string): Promise<Uint8Array[]> {
  const read = await loadPageText(input);
  const wanted = read.state === 'read' ? read.pictures.slice(0, MAX_PICTURES) : [];
  if (pictures !== 'found' || wanted.length === 0)
    return formatAnswer({ content: describePdf(read, pictures as WithoutPictures) });
  return formatAnswer({ pictures: wanted }, Buffer.from(JSON.stringify(read)));
}

function describeFound(input: Buffer): Uint8Array[] {
  const { own, pages, problem } = JSON.parse(input.toString());
  const found = { pages, problem: problem ?? undefined };
  return formatAnswer({ content: own === null ? describePicture(found) : describePdf(own, found) });
}

function formatAnswer(head: object, rest: Uint8Array = Buffer.alloc(0)): Uint8Array[] {
  return [Buffer.from(`${JSON.stringify(head)}\n`), rest];
}
