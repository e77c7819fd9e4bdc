import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { PageText } from '@porchlight/domain/document-readings/pages/page-text.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { findParts, type PictureReading, readPictures } from './read-pictures.ts';

const parts = findParts();
const never = new AbortController().signal;
const sample = new URL('../../../../testing/forms/cfpb-loan-estimate-H24B-1.png', import.meta.url);
/** The loan amount and its label, cut from CFPB's sample, in the way that `turn` says. */
async function cutSample(quarters = 0): Promise<Buffer> {
  const image = await loadImage(readFileSync(sample));
  const [width, height] = [360, 150];
  const canvas = quarters % 2 === 0 ? createCanvas(width, height) : createCanvas(height, width);
  const context = canvas.getContext('2d');
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((quarters * Math.PI) / 2);
  context.drawImage(image, 45, 235, width, height, -width / 2, -height / 2, width, height);
  return canvas.toBuffer('image/png');
}
async function read(file: Uint8Array, watching: Pick<PictureReading, 'onPage' | 'onStart'> = {}) {
  if (parts === undefined) throw new Error('a part of the reader is not installed');
  const pids: number[] = [];
  const onStart = (pid: number) => {
    pids.push(pid);
    watching.onStart?.(pid);
  };
  const found = await readPictures({ file, ...watching, onStart }, parts, never);
  const pages: PageText[] = found.pages.map((page) => JSON.parse(page.toString()));
  return { ...found, pages, pids, words: pages.flatMap(({ items }) => items.map(({ text }) => text)) };
}
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

let picture: Buffer;
beforeAll(async () => {
  picture = await cutSample();
});

describe('the text of a picture', { timeout: 480_000 }, () => {
  it('is recognized with its place and certainty, and the process is gone afterwards', async () => {
    const progress: string[] = [];
    const { pages, pids, words } = await read(picture, {
      onPage: (done, of) => progress.push(`${done} of ${of}`),
    });
    expect(words).toEqual(expect.arrayContaining(['Loan Amount', '$162,000', '3.875%']));
    const amount = pages[0]?.items.find(({ text }) => text === '$162,000');
    expect(amount?.confidence).toBeGreaterThan(0.9);
    expect(pages[0]).toMatchObject({ number: 1, method: 'picture', width: 792, height: 330 });
    expect([progress, pids.map(isRunning)]).toEqual([['1 of 1'], [false]]);
  });

  it.each([1, 2])('is read upright when it was turned by %i quarters', async (quarters) => {
    const { words } = await read(await cutSample(quarters));
    expect(words).toEqual(expect.arrayContaining(['Loan Amount', '$162,000']));
  });

  it('is read once more when the process was ended in the middle', async () => {
    const found = await read(picture, { onStart: endFirst() });
    expect([found.pids.length, found.problem, found.words.includes('$162,000')]).toEqual([
      2,
      undefined,
      true,
    ]);
  });

  it('is said to be unfinished when it was ended twice', async () => {
    const found = await read(picture, { onStart: (pid) => process.kill(pid, 'SIGKILL') });
    expect([found.pids.length, found.problem, found.words]).toEqual([2, 'unfinished', []]);
  });

  it('is not looked for in what is no picture', async () => {
    const found = await read(Buffer.from('no picture at all'));
    expect([found.problem, found.pids.map(isRunning)]).toEqual(['broken', [false]]);
  });
});

/** Ends the first process that begins. */
function endFirst(): (pid: number) => void {
  let isFirst = true;
  return (pid) => {
    if (isFirst) process.kill(pid, 'SIGKILL');
    isFirst = false;
  };
}

// A namespace without any network, where this machine lets a process make one.
const cut = ['--user', '--map-root-user', '--net'];
const canCut = spawnSync('unshare', [...cut, 'true']).status === 0;
describe.runIf(canCut)('a machine whose network is cut', { timeout: 480_000 }, () => {
  it('reads as any other', () => {
    const program = fileURLToPath(new URL('./picture-program.ts', import.meta.url));
    const args = [program, '2000000000', '600000', parts?.models.href ?? '', '', '1'];
    const run = spawnSync('unshare', [...cut, process.execPath, '--no-warnings', ...args], {
      input: picture,
    });
    expect(run.stdout.toString()).toContain('"$162,000"');
  });
});
