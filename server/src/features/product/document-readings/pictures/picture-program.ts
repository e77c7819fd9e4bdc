import { availableParallelism } from 'node:os';
import type { PageText } from '@porchlight/domain/document-readings/pages/page-text.ts';
import { keepBounds, readInput } from '../../../../platform/process-bounds.ts';
import { openPages } from './draw-pages.ts';
import { startLineReaders } from './line-readers.ts';
import { openPicture } from './open-picture.ts';
import { recognizePicture } from './recognize-picture.ts';
import { loadPageModels } from './text-models.ts';

// Recognizes the text of a picture, or of pages of a PDF, and writes each page as a line of JSON as soon as it is read, in a process
// of its own (read-pictures.ts). Of a file that cannot be opened it writes an empty line.

const [models = '', pdfjs = '', listed = ''] = keepBounds().args;
const file = await readInput();
await recognize();
process.stdout.write('', () => process.exit(0));

async function recognize(): Promise<void> {
  const drawPage = await openFile().catch(() => undefined);
  if (drawPage === undefined) return void process.stdout.write('\n');
  const readLines = startLineReaders(new URL(models), Math.min(2, availableParallelism()));
  const found = await loadPageModels(new URL(models));
  for (const number of listed.split(',').map(Number)) {
    const drawn = await drawPage(number).catch(() => undefined);
    const page: PageText =
      drawn === undefined
        ? { number, width: 612, height: 792, items: [], method: 'picture' }
        : await readPage(number, drawn);
    process.stdout.write(`${JSON.stringify(page)}\n`);
  }

  async function readPage(number: number, { picture, width, height }: Drawn): Promise<PageText> {
    const recognized = await recognizePicture(picture, found, readLines);
    const scale = Math.max(width, height) / Math.max(recognized.width, recognized.height);
    const toPoints = (length: number) => Math.round(length * scale * 100) / 100;
    return {
      number,
      width: toPoints(recognized.width),
      height: toPoints(recognized.height),
      method: 'picture',
      items: recognized.items.map(({ text, box, confidence = 0 }) => ({
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
}

type Drawn = Awaited<ReturnType<Awaited<ReturnType<typeof openPages>>['drawPage']>>;

async function openFile(): Promise<(number: number) => Promise<Drawn>> {
  if (pdfjs !== '') {
    const bytes = new Uint8Array(file.buffer, file.byteOffset, file.length);
    return (await openPages(bytes, new URL(pdfjs))).drawPage;
  }
  const picture = await openPicture(file);
  // A picture says nothing of its size in print: its longer side counts as that of a letter page.
  const scale = 792 / Math.max(picture.width, picture.height);
  return async () => ({ picture, width: picture.width * scale, height: picture.height * scale });
}
