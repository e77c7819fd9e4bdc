import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { verifyFile } from '@porchlight/pdf/verify/verify-file.ts';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type AttackCase, makeAttacks } from '../attacks/attack-corpus.ts';
import type { Identity } from '../attacks/identity-samples.ts';

const readers = Object.entries(findReaders());

/** What draws the pages, for the names of tests. */
export const READER_NAMES = readers.map(([name]) => name).join(' and ');

/** The answer of a file, or why it has none. */
export async function judge(bytes: Uint8Array, ours: Identity): Promise<string> {
  const verdict = await verifyFile(bytes, [ours.fingerprint]);
  return 'problem' in verdict ? verdict.problem : verdict.answer;
}

/** A first page as each reader shows it. */
export const draw = (bytes: Uint8Array) => Promise.all(readers.map(([, drawWith]) => drawWith(bytes)));

/** Judges every attack, and draws those that `isDrawn` says, before and after: names the valid ones, and those that show nothing. */
export async function judgeAttacks(ours: Identity, isDrawn: (attack: AttackCase) => boolean) {
  const signedPages = new Map<Uint8Array, string[]>();
  const found = { cases: 0, drawn: 0, valid: [] as string[], same: [] as string[] };
  for await (const attack of makeAttacks(ours)) {
    const { name, signed, bytes } = attack;
    found.cases += 1;
    const [answer, after] = await Promise.all([
      judge(bytes, ours),
      isDrawn(attack) ? draw(bytes) : undefined,
    ]);
    if (answer === 'signed-here') found.valid.push(name);
    if (after === undefined) continue;
    found.drawn += 1;
    const before = signedPages.get(signed) ?? (await draw(signed));
    signedPages.set(signed, before);
    if (after.every((page, reader) => page === before[reader])) found.same.push(name);
  }
  return found;
}

// Draws first pages in tests with two readers that share no code.

/** Draws the first page of a file at 72 dpi: its pixels, or what the reader says against it. */
type Reader = (bytes: Uint8Array) => Promise<string>;

/** PDF.js, and poppler where it is installed (`npm test` sees to that where it can). */
function findReaders(): Record<string, Reader> {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const program = folders.map((folder) => join(folder, 'pdftoppm')).find((path) => existsSync(path));
  return { 'PDF.js': drawWithPdfJs, ...(program && { poppler: (bytes) => drawWithPoppler(program, bytes) }) };
}

/** What PDF.js draws on outside of a browser. */
type CanvasFactory = {
  create(width: number, height: number): { canvas: Canvas; context: Context };
};

type Canvas = NonNullable<Parameters<PDFPageProxy['render']>[0]['canvas']>;

type Context = {
  getImageData(left: number, top: number, width: number, height: number): { data: Uint8ClampedArray };
};

async function drawWithPdfJs(bytes: Uint8Array): Promise<string> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false });
  try {
    const file = await loading.promise;
    const page = await file.getPage(1);
    const viewport = page.getViewport({ scale: 1 });
    const { canvas, context } = (file.canvasFactory as CanvasFactory).create(viewport.width, viewport.height);
    await page.render({ canvas, viewport }).promise;
    const { data } = context.getImageData(0, 0, viewport.width, viewport.height);
    return Buffer.from(data.buffer).toString('base64');
  } catch (failure) {
    return String(failure);
  } finally {
    await loading.destroy();
  }
}

function drawWithPoppler(program: string, bytes: Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, ['-r', '72', '-f', '1', '-l', '1', '-'], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      resolve(code === 0 ? Buffer.concat(chunks).toString('base64') : `exit ${code}`),
    );
    // It may have seen enough before it has read all.
    child.stdin.on('error', () => undefined);
    child.stdin.end(bytes);
  });
}
