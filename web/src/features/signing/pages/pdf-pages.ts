import type { PageLine } from '@porchlight/domain/signing/snapping.ts';
import { GlobalWorkerOptions, getDocument, version } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { loadPageLines } from './page-lines.ts';

GlobalWorkerOptions.workerSrc = workerAddress;

/** Laid there by web/pdf-data.ts. */
const dataAddress = `/assets/pdf-data-${version}/`;

/** Pixels of the screen for each of the page's own; a phone's third and fourth would cost memory and show nothing. */
const MAX_DENSITY = 2;
/** What the smallest devices can hold as one picture. */
const MAX_PIXELS = 16_000_000;

export type PagesFile = ReturnType<typeof loadPdfPages>;

/** What a first page is fetched in, where the rest is not wanted. */
const PART_BYTES = 131_072;

/** Opens a PDF at an address of this site or of these bytes, all of it or `isInParts` no more than what is drawn. Nothing comes from elsewhere, and scripts in it are not run. */
export function loadPdfPages(source: string | Uint8Array, { isInParts = false } = {}) {
  const loading = getDocument({
    ...(typeof source === 'string' ? { url: source } : { data: source }),
    ...(isInParts && { disableStream: true, disableAutoFetch: true, rangeChunkSize: PART_BYTES }),
    cMapUrl: `${dataAddress}cmaps/`,
    standardFontDataUrl: `${dataAddress}standard_fonts/`,
    iccUrl: `${dataAddress}iccs/`,
    wasmUrl: `${dataAddress}wasm/`,
    // A page has to look here as it does anywhere else.
    useSystemFonts: false,
  });

  /** Draws a page, counted from 1, `width` pixels wide. `cancel` stops it; `done` then never settles. */
  function draw(number: number, canvas: HTMLCanvasElement, width: number) {
    let isCancelled = false;
    let stop = () => {};
    async function run() {
      const page = await (await loading.promise).getPage(number);
      if (isCancelled) return;
      const natural = page.getViewport({ scale: 1 });
      const height = (width * natural.height) / natural.width;
      const density = Math.min(
        MAX_DENSITY,
        window.devicePixelRatio,
        Math.sqrt(MAX_PIXELS / (width * height)),
      );
      canvas.width = Math.round(width * density);
      canvas.height = Math.round(height * density);
      const viewport = page.getViewport({ scale: canvas.width / natural.width });
      const drawing = page.render({ canvas, viewport });
      stop = () => drawing.cancel();
      await drawing.promise;
    }
    const done = new Promise<void>((resolve, reject) => {
      run().then(
        () => !isCancelled && resolve(),
        (error) => !isCancelled && reject(error),
      );
    });
    return {
      done,
      cancel: () => {
        isCancelled = true;
        stop();
      },
    };
  }

  /** The words of a page, line by line, for screen readers. */
  async function readText(number: number): Promise<string> {
    const page = await (await loading.promise).getPage(number);
    const { items } = await page.getTextContent();
    const words = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''));
    return words.join('').trim();
  }

  /** How large each page is, in points. */
  async function readSizes(): Promise<{ width: number; height: number }[]> {
    const pages = await loading.promise;
    const numbers = Array.from({ length: pages.numPages }, (_, index) => index + 1);
    return Promise.all(
      numbers.map(async (number) => {
        const { width, height } = (await pages.getPage(number)).getViewport({ scale: 1 });
        return { width, height };
      }),
    );
  }

  const lines = new Map<number, readonly PageLine[]>();
  /** Has the lines of a page known soon; a page whose lines cannot be read counts as one without. */
  function readLines(number: number): void {
    if (lines.has(number)) return;
    lines.set(number, []);
    loading.promise
      .then((pages) => pages.getPage(number))
      .then(loadPageLines)
      .then(
        (found) => lines.set(number, found),
        () => undefined,
      );
  }
  const findLines = (number: number): readonly PageLine[] => lines.get(number) ?? [];

  const close = () => void loading.destroy();
  return { opened: loading.promise, draw, readText, readSizes, readLines, findLines, close };
}
