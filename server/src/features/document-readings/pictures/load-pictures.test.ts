import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { PageText } from '@porchlight/domain/readings/document-readings/pages/page-text.ts';
import { renderRawPdf } from '@porchlight/testing/files/raw-pdf.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { findParts, loadPictures, type PictureReading } from './load-pictures.ts';

const parts = findParts();
const never = new AbortController().signal;
const sample = new URL('../../../../../testing/forms/cfpb-loan-estimate-H24B-1.png', import.meta.url);
/** In points, which are whole ones at 200 to the inch, too. What is narrow takes a fraction of the time of a page. */
const [WIDTH, HEIGHT] = [360, 54];

/** The loan amount, the rate and their labels, cut from CFPB's sample, in the way that `quarters` says. */
async function cutSample(quarters = 0) {
  const image = await loadImage(readFileSync(sample));
  const canvas = quarters % 2 === 0 ? createCanvas(WIDTH, HEIGHT) : createCanvas(HEIGHT, WIDTH);
  const context = canvas.getContext('2d');
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((quarters * Math.PI) / 2);
  context.drawImage(image, 45, 258, WIDTH, HEIGHT, -WIDTH / 2, -HEIGHT / 2, WIDTH, HEIGHT);
  return canvas;
}

/** A PDF of a page for each way in which the sample lies, because one process reads them with one start. */
async function writePages(ways: readonly number[]): Promise<Buffer> {
  const pages = await Promise.all(ways.map((quarters) => cutSample(quarters)));
  const objects = pages.flatMap((canvas, index) => {
    const { width, height } = canvas;
    const [content, image] = [4 + 3 * index, 5 + 3 * index];
    return [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents ${content} 0 R/Resources<</XObject<</I ${image} 0 R>>>>>>`,
      { dictionary: '', data: `q ${width} 0 0 ${height} 0 0 cm /I Do Q` },
      {
        dictionary: `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`,
        data: canvas.toBuffer('image/jpeg', 95).toString('latin1'),
      },
    ];
  });
  const kids = pages.map((_, index) => `${3 + 3 * index} 0 R`).join(' ');
  const root = ['<</Type/Catalog/Pages 2 0 R>>', `<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`];
  return renderRawPdf({ objects: [...root, ...objects] });
}

async function read(file: Uint8Array, watching: Omit<PictureReading, 'file'> = {}) {
  if (parts === undefined) throw new Error('a part of the reader is not installed');
  const pids: number[] = [];
  const onStart = (pid: number) => {
    pids.push(pid);
    watching.onStart?.(pid);
  };
  const found = await loadPictures({ file, ...watching, onStart }, parts, never);
  const pages: PageText[] = found.pages.map((page) => JSON.parse(page.toString()));
  return { ...found, pages, pids };
}
const listWords = (page?: PageText) => page?.items.map(({ text }) => text);
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('the text of pictures', { timeout: 480_000 }, () => {
  let found: Awaited<ReturnType<typeof read>>;
  const progress: string[] = [];
  beforeAll(async () => {
    const pids: number[] = [];
    found = await read(await writePages([0, 1, 2]), {
      pages: [1, 2, 3],
      onStart: (pid) => pids.push(pid),
      onPage: (done, of) => {
        progress.push(`${done} of ${of}`);
        if (done === 1) process.kill(Number(pids.at(-1)), 'SIGKILL');
      },
    });
  }, 480_000);

  it('is recognized with its place and certainty', () => {
    const [page] = found.pages;
    expect(listWords(page)).toEqual(expect.arrayContaining(['Loan Amount', '$162,000', '3.875%']));
    const amount = page?.items.find(({ text }) => text === '$162,000');
    expect(amount?.confidence).toBeGreaterThan(0.9);
    expect(page).toMatchObject({ number: 1, method: 'picture', width: WIDTH, height: HEIGHT });
  });

  it.each([1, 2])('is read upright when it was turned by %i quarters', (quarters) => {
    const page = found.pages[quarters];
    expect(page?.number).toBe(1 + quarters);
    expect(listWords(page)).toEqual(expect.arrayContaining(['Loan Amount', '$162,000']));
  });

  it('goes on from the page at which the process was ended, and no process is left', () => {
    expect(found.problem).toBeUndefined();
    expect(found.pids.map(isRunning)).toEqual([false, false]);
    expect(progress).toEqual(['1 of 3', '2 of 3', '3 of 3']);
  });

  it('is said to be unfinished when it was ended twice', async () => {
    const picture = (await cutSample()).toBuffer('image/png');
    const { pids, problem, pages } = await read(picture, { onStart: (pid) => process.kill(pid, 'SIGKILL') });
    expect([pids.length, problem, pages]).toEqual([2, 'unfinished', []]);
  });

  it('is not looked for in what is no picture', async () => {
    const { problem, pids } = await read(Buffer.from('no picture at all'));
    expect([problem, pids.map(isRunning)]).toEqual(['broken', [false]]);
  });
});

// A namespace without any network, where this machine lets a process make one.
const cut = ['--user', '--map-root-user', '--net'];
const canCut = spawnSync('unshare', [...cut, 'true']).status === 0;
describe.runIf(canCut)('a machine whose network is cut', { timeout: 480_000 }, () => {
  it('reads as any other', async () => {
    const program = fileURLToPath(new URL('./picture-program.ts', import.meta.url));
    const args = [program, '2000000000', '600000', parts?.models.href ?? '', '', '1'];
    const run = spawnSync('unshare', [...cut, process.execPath, '--no-warnings', ...args], {
      input: (await cutSample()).toBuffer('image/png'),
    });
    expect(run.stdout.toString()).toContain('"$162,000"');
  });
});
