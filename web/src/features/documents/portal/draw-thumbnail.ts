import { findContentAddress } from '../../signing/signing-addresses.ts';

/** Pixels across: twice the width it has in the list. */
const WIDTH = 88;
const MAX_AT_ONCE = 2;

let running = 0;
const waiting = new Set<() => void>();

/** Draws a document's first page on a canvas, two documents at a time. Throws where it cannot be, or `signal` says stop. */
export async function drawThumbnail(
  { id, type }: { id: string; type: string },
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
): Promise<void> {
  await runInTurn();
  try {
    signal.throwIfAborted();
    const address = findContentAddress(id);
    await (type === 'application/pdf' ? drawPdf : drawPicture)(address, canvas, signal);
  } finally {
    giveTurn();
  }
}

async function drawPdf(address: string, canvas: HTMLCanvasElement, signal: AbortSignal): Promise<void> {
  const { loadPdfPages } = await import('../../signing/pages/pdf-pages.ts');
  const file = loadPdfPages(address, { isInParts: true });
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    const drawing = file.opened.then(
      () => file.draw(1, canvas, WIDTH / Math.min(2, window.devicePixelRatio)).done,
    );
    await Promise.race([stopped, drawing]);
  } finally {
    file.close();
  }
}

async function drawPicture(address: string, canvas: HTMLCanvasElement, signal: AbortSignal): Promise<void> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`the picture was answered with ${response.status}`);
  const picture = await createImageBitmap(await response.blob(), {
    resizeWidth: WIDTH,
    resizeQuality: 'medium',
  });
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  picture.close();
}

async function runInTurn(): Promise<void> {
  if (running >= MAX_AT_ONCE) await new Promise<void>((resolve) => waiting.add(resolve));
  else running += 1;
}

/** To the next who waits, or back. */
function giveTurn(): void {
  const [next] = waiting;
  if (next === undefined) {
    running -= 1;
    return;
  }
  waiting.delete(next);
  next();
}
