import { PDF } from '@libpdf/core';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { Random } from '../model/random.ts';

export type ScanOptions = {
  /** Dots to the inch: 100 to 300 as scanners and phones have them. */
  dpi: number;
  /** Degrees by which the paper lies askew. */
  skew?: number;
  /** How much each dot may be lighter or darker, of 255. */
  noise?: number;
  /** Of the JPEG, from 0 to 1. */
  quality?: number;
  seed?: number;
};

type Canvas = NonNullable<Parameters<PDFPageProxy['render']>[0]['canvas']> & {
  toBuffer(type: 'image/jpeg', quality: number): Uint8Array;
};
type Context = {
  getImageData(left: number, top: number, width: number, height: number): { data: Uint8ClampedArray };
  putImageData(data: { data: Uint8ClampedArray }, left: number, top: number): void;
};
type CanvasFactory = { create(width: number, height: number): { canvas: Canvas; context: Context } };

const global = globalThis as { pdfjsWorker?: unknown };

/** Draws each page of a PDF as a scan of it: turned a little, with noise, as a JPEG. */
export async function scanPages(
  pdf: Uint8Array,
  { dpi, skew = 0, noise = 12, quality = 0.7, seed = 1 }: ScanOptions,
): Promise<Uint8Array[]> {
  const random = new Random(seed);
  const fonts = new URL('../../../../node_modules/pdfjs-dist/standard_fonts/', import.meta.url);
  // unpdf leaves the worker of its own, older pdf.js for all of the process.
  const { pdfjsWorker: another } = global;
  // @ts-expect-error It has no types.
  global.pdfjsWorker = await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
  const loading = getDocument({
    ...{ data: new Uint8Array(pdf), verbosity: 0, useSystemFonts: false },
    standardFontDataUrl: fonts.pathname,
  });
  try {
    const file = await loading.promise;
    global.pdfjsWorker = another;
    const pages: Uint8Array[] = [];
    for (let number = 1; number <= file.numPages; number += 1) {
      const page = await file.getPage(number);
      const viewport = page.getViewport({ scale: dpi / 72 });
      const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)];
      const { canvas, context } = (file.canvasFactory as CanvasFactory).create(width, height);
      await page.render({ canvas, viewport, transform: turn(skew, width, height) }).promise;
      addNoise(context, { width, height, noise, random });
      pages.push(canvas.toBuffer('image/jpeg', quality * 100));
    }
    return pages;
  } finally {
    await loading.destroy();
  }
}

/** A turn around the middle of the page. */
function turn(degrees: number, width: number, height: number): number[] {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [x, y] = [width / 2, height / 2];
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}

function addNoise(
  context: Context,
  { width, height, noise, random }: { width: number; height: number; noise: number; random: Random },
): void {
  const picture = context.getImageData(0, 0, width, height);
  const { data } = picture;
  for (let at = 0; at < data.length; at += 4) {
    const change = random.between(-noise, noise);
    for (let color = 0; color < 3; color += 1) data[at + color] = (data[at + color] ?? 0) * 0.96 + 5 + change;
  }
  context.putImageData(picture, 0, 0);
}

/** The scanned pages as a scanner saves them: a PDF of letter pages, each of one picture; with `dpi`, of pages as large as their pictures. */
export async function bindScans(pictures: readonly Uint8Array[], dpi?: number): Promise<Uint8Array> {
  const pdf = PDF.create();
  for (const picture of pictures) {
    const image = await pdf.embedImage(picture);
    const size =
      dpi === undefined
        ? { width: 612, height: 792 }
        : { width: (image.width * 72) / dpi, height: (image.height * 72) / dpi };
    pdf.addPage(size).drawImage(image, { x: 0, y: 0, ...size });
  }
  return pdf.save();
}
