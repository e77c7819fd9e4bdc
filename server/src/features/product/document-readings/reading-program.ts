import { answer, keepBounds, readInput } from '../../../platform/process-bounds.ts';
import { describePdf, describePicture, MAX_PICTURES, type WithoutPictures } from './describe-pages.ts';
import { readPageText } from './page-text.ts';

// Reads a document whole, its text and what that means, in a process of its own (reading-process.ts). Answers a line of JSON: the content,
// or which pages are pictures, and then a line with the text of the other pages, which comes back with what was recognized.

const [what = '', pictures = ''] = keepBounds().args;
const input = await readInput();
if (what === 'pdf') await readPdf();
else describeFound();

async function readPdf(): Promise<void> {
  const read = await readPageText(input);
  const wanted = read.state === 'read' ? read.pictures.slice(0, MAX_PICTURES) : [];
  if (pictures !== 'found' || wanted.length === 0)
    return answerWith({ content: describePdf(read, pictures as WithoutPictures) });
  answerWith({ pictures: wanted }, Buffer.from(JSON.stringify(read)));
}

function describeFound(): void {
  const { own, pages, problem } = JSON.parse(input.toString());
  const found = { pages, problem };
  answerWith({ content: own === null ? describePicture(found) : describePdf(own, found) });
}

function answerWith(head: object, rest: Uint8Array = Buffer.alloc(0)): void {
  answer(Buffer.from(`${JSON.stringify(head)}\n`), rest);
}
