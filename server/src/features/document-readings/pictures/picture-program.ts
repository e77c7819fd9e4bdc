import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import type { PageText, TextItem } from '@porchlight/domain/readings/document-readings/pages/page-text.ts';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { enforceBounds, getProcessInput } from '../../../platform/process-bounds.ts';
import { type FoundPictureText, findTextInPicture } from './find-text.ts';
import { type GrayPixels, toGray } from './gray-picture.ts';
import { startLineReaders } from './line-readers.ts';
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

/** A page as it is seen, upright, and its size in points of print, 72 to the inch. */
type DrawnPage = { picture: GrayPixels; width: number; height: number };

/** Points of the picture for each inch of the page. */
const RESOLUTION = 200;

/** What PDF.js draws on outside of a browser. */
type CanvasFactory = { create(width: number, height: number): { canvas: Canvas } };

/** The longer side of a page is held in so many points at most: 300 for an inch of a letter page. */
const MAX_PICTURE_SIDE = 3_300;

/** Opens a picture that is not larger than `MAX_PICTURE`, made smaller where it has more points than a page needs. */
async function decodePicture(file: Uint8Array): Promise<GrayPixels> {
  const image = await loadImage(file);
  const scale = Math.min(1, MAX_PICTURE_SIDE / Math.max(image.width, image.height));
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  return toGray(context.getImageData(0, 0, width, height).data, width, height);
}

/** Opens a PDF for its pages to be drawn one by one. Throws where it cannot be opened; `folder` is that of PDF.js. */
async function drawPages(file: Uint8Array, folder: URL) {
  const document = await getDocument({
    data: file,
    verbosity: 0,
    useSystemFonts: false,
    // Pictures of scanners may be packed as JBIG2 or JPEG 2000.
    wasmUrl: fileURLToPath(new URL('wasm/', folder)),
    standardFontDataUrl: fileURLToPath(new URL('standard_fonts/', folder)),
    cMapUrl: fileURLToPath(new URL('cmaps/', folder)),
  }).promise;

  async function drawPage(number: number): Promise<DrawnPage> {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({
      scale: Math.min(RESOLUTION / 72, MAX_PICTURE_SIDE / Math.max(width, height)),
    });
    const size = { width: Math.ceil(viewport.width), height: Math.ceil(viewport.height) };
    const { canvas } = (document.canvasFactory as CanvasFactory).create(size.width, size.height);
    await page.render({ canvas: canvas as unknown as RenderCanvas, viewport }).promise;
    const { data } = canvas.getContext('2d').getImageData(0, 0, size.width, size.height);
    page.cleanup();
    return { picture: toGray(data, size.width, size.height), width, height };
  }
  return { pages: document.numPages, drawPage };
}

type RenderCanvas = NonNullable<Parameters<PDFPageProxy['render']>[0]['canvas']>;

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
