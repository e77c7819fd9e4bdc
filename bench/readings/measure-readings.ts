import { readFileSync } from 'node:fs';
import type { PageText } from '@porchlight/domain/readings/document-readings/pages/page-text.ts';
import { type PagesReading, parseForm } from '@porchlight/domain/readings/document-readings/parse-form.ts';
import { loadPageText } from '../../server/src/features/document-readings/page-text.ts';
import {
  findParts,
  loadPictures,
} from '../../server/src/features/document-readings/pictures/load-pictures.ts';
import { drawClosing } from '../../testing/forms/made/drawing/draw-closing.ts';
import { drawEstimate } from '../../testing/forms/made/drawing/draw-estimate.ts';
import { typefaces } from '../../testing/forms/made/drawing/sheet.ts';
import { makePair } from '../../testing/forms/made/making/make-closing.ts';
import { Random } from '../../testing/forms/made/model/random.ts';
import { misreadPages } from '../../testing/forms/made/pages/misread-pages.ts';
import { bindScans, scanPages } from '../../testing/forms/made/pages/scan-pages.ts';
import { describeClosing } from '../../testing/forms/made/truth/closing-truth.ts';
import { compareTruth, type Outcome } from '../../testing/forms/made/truth/compare-truth.ts';
import { describeEstimate } from '../../testing/forms/made/truth/estimate-truth.ts';

// node bench/readings/measure-readings.ts [pairs] [first seed] [text | misread | scan] [dpi] [skew]
// Reads made Loan Estimates and Closing Disclosures, and says how many fields and lines were right, flagged and wrong. `misread` puts the
// slips of recognition into their text; `scan` reads them as a PDF of pictures, and says how long each took and how much memory.

const [pairs = '20', seed = '1', way = 'text', dpi = '150', skew = '0.5'] = process.argv.slice(2);
const found: Record<Outcome['result'], number> = {
  ...{ right: 0, 'flagged-right': 0, 'flagged-wrong': 0, missing: 0, wrong: 0 },
};

for (let number = Number(seed); number < Number(seed) + Number(pairs); number += 1) {
  const { estimate, closing } = makePair(number);
  const typeface = typefaces[number % typefaces.length] ?? 'Helvetica';
  const forms = [
    { truth: describeEstimate(estimate), pdf: await drawEstimate(estimate, typeface) },
    { truth: describeClosing(closing), pdf: await drawClosing(closing, typeface) },
  ];
  for (const { truth, pdf } of forms) {
    const reading = way === 'scan' ? await readScan(pdf, number) : await readText(pdf, number);
    for (const outcome of compareTruth(truth, reading, way !== 'text')) {
      found[outcome.result] += 1;
      const isRight = outcome.result === 'right' || outcome.result === 'flagged-right';
      if (
        outcome.result === 'wrong' ||
        (way === 'text' && outcome.result !== 'right') ||
        (way === 'scan' && !isRight)
      )
        console.log(number, typeface, truth.form, JSON.stringify(outcome));
    }
  }
}
const all = Object.values(found).reduce((sum, each) => sum + each, 0);
console.log(`${all} fields and lines of ${Number(pairs) * 2} forms, ${way}:`, found);

async function readText(pdf: Uint8Array, number: number): Promise<PagesReading> {
  const read = await loadPageText(pdf);
  if (read.state !== 'read') throw new Error(`form ${number} was not read: ${read.state}`);
  return parseForm(
    way === 'misread'
      ? misreadPages(read.pages, new Random(number + 31), { figures: 30, labels: 60 })
      : read.pages,
  );
}

async function readScan(pdf: Uint8Array, number: number): Promise<PagesReading> {
  const parts = findParts();
  if (parts === undefined) throw new Error('pictures cannot be read on this machine');
  const pictures = await scanPages(pdf, { dpi: Number(dpi), skew: Number(skew), seed: number });
  const file = await bindScans(pictures);
  let [pid, mostMemory] = [0, 0];
  const watch = setInterval(() => {
    mostMemory = Math.max(mostMemory, readPeak(pid));
  }, 100);
  const begun = performance.now();
  const { pages: written, problem } = await loadPictures(
    { file, pages: pictures.map((_, index) => index + 1), onStart: (own) => (pid = own) },
    parts,
    new AbortController().signal,
  ).finally(() => clearInterval(watch));
  const pages: PageText[] = written.map((page) => JSON.parse(page.toString()));
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
  console.log(
    `${number}: ${pages.length} pages in ${seconds} s, at most ${mostMemory} MiB${problem ? `, ${problem}` : ''}`,
  );
  return parseForm(pages);
}

/** The most memory that a process of Linux had, in mebibytes; 0 where it cannot be asked. */
function readPeak(pid: number): number {
  try {
    const [, kibibytes = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kibibytes) / 1024);
  } catch {
    return 0;
  }
}
