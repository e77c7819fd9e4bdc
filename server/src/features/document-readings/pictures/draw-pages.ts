import { fileURLToPath } from 'node:url';
import type { Canvas } from '@napi-rs/canvas';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type GrayPixels, toGray } from './gray-picture.ts';
import { MAX_PICTURE_SIDE } from './open-picture.ts';

/** A page as it is seen, upright, and its size in points of print, 72 to the inch. */
export type DrawnPage = { picture: GrayPixels; width: number; height: number };

/** Points of the picture for each inch of the page. */
const RESOLUTION = 200;

/** What PDF.js draws on outside of a browser. */
type CanvasFactory = { create(width: number, height: number): { canvas: Canvas } };

/** Opens a PDF for its pages to be drawn one by one. Throws where it cannot be opened; `folder` is that of PDF.js. */
export async function drawPages(file: Uint8Array, folder: URL) {
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
