import { availableParallelism } from 'node:os';
import type { PageText, TextItem } from '@porchlight/domain/readings/document-readings/pages/page-text.ts';
import { enforceBounds, getProcessInput } from '../../../platform/base/process-bounds.ts';
import { drawPages } from './draw-pages.ts';
import { type FoundPictureText, findTextInPicture } from './find-text.ts';
import { startLineReaders } from './line-readers.ts';
import { decodePicture } from './open-picture.ts';
import { loadPageModels } from './text-models.ts';
import { tidyPieces } from './tidy-pieces.ts';

// Recognizes the text of a picture, or of pages of a PDF, and writes each page as a line of JSON as soon as it is read, in a process
// of its own (load-pictures.ts). Of a file that cannot be opened it writes an empty line.

const [models = '', pdfjs = '', listed = ''] = enforceBounds().args;
const file = await getProcessInput();
await recognize();
process.stdout.write('', () => process.exit(0));

async function recognize(): Promise<void> {
  const drawPage = await openFile().catch(() => undefined);
  if (drawPage === undefined) return void process.stdout.write('\n');
  const readLines = startLineReaders(new URL(models), Math.min(2, availableParallelism()));
  const found = await loadPageModels(new URL(models));
  // The lines of a page are read while those of the next are found, which one processor would do alone.
  let reading: Promise<void> | undefined;
  for (const number of listed.split(',').map(Number)) {
    const drawn = await drawPage(number).catch(() => undefined);
    const text = drawn && (await findTextInPicture(drawn.picture, found));
    await reading;
    reading = writePage(number, drawn, text);
  }
  await reading;

  async function writePage(number: number, drawn: Drawn | undefined, text: FoundPictureText | undefined) {
    const page: PageText =
      drawn === undefined || text === undefined
        ? { number, width: 612, height: 792, items: [], method: 'picture' }
        : describePage(number, drawn, text, await readLines(text.picture, text.boxes));
    process.stdout.write(`${JSON.stringify(page)}\n`);
  }
}

/** The page in points of print, with what is marked and what was read. */
function describePage(
  number: number,
  drawn: Drawn,
  { picture, marks }: FoundPictureText,
  read: readonly TextItem[],
): PageText {
  const scale = Math.max(drawn.width, drawn.height) / Math.max(picture.width, picture.height);
  const toPoints = (length: number) => Math.round(length * scale * 100) / 100;
  return {
    number,
    width: toPoints(picture.width),
    height: toPoints(picture.height),
    method: 'picture',
    items: [...marks, ...tidyPieces(read)].map(({ text, box, confidence = 0 }) => ({
      text,
      confidence: Math.round(confidence * 1_000) / 1_000,
      box: {
        x: toPoints(box.x),
        y: toPoints(box.y),
        width: toPoints(box.width),
        height: toPoints(box.height),
      },
    })),
  };
}

type Drawn = Awaited<ReturnType<Awaited<ReturnType<typeof drawPages>>['drawPage']>>;

async function openFile(): Promise<(number: number) => Promise<Drawn>> {
  if (pdfjs !== '') {
    const bytes = new Uint8Array(file.buffer, file.byteOffset, file.length);
    return (await drawPages(bytes, new URL(pdfjs))).drawPage;
  }
  const picture = await decodePicture(file);
  // A picture says nothing of its size in print: its longer side counts as that of a letter page.
  const scale = 792 / Math.max(picture.width, picture.height);
  return async () => ({ picture, width: picture.width * scale, height: picture.height * scale });
}
