import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { FormReading } from '@porchlight/domain/readings/document-readings/form-reading.ts';
import type { PageText } from '@porchlight/domain/readings/document-readings/pages/page-text.ts';
import { type PagesReading, parseForms } from '@porchlight/domain/readings/document-readings/parse-form.ts';
import { loadPageText } from '../../server/src/features/document-readings/page-text.ts';
import {
  findParts,
  loadPictures,
} from '../../server/src/features/document-readings/pictures/load-pictures.ts';
import { bindScans, scanPages } from '../../testing/forms/made/pages/scan-pages.ts';
import type { FormTruth } from '../../testing/forms/made/truth/form-truth.ts';
import { compareChanges } from '../../testing/forms/makers/compare-changes.ts';
import { compareWords } from '../../testing/forms/makers/compare-words.ts';
import { heldOutProfiles } from '../../testing/forms/makers/held-out/held-out-profiles.ts';
import { type MakerPaper, makePapers } from '../../testing/forms/makers/make-papers.ts';
import type { MakerProfile } from '../../testing/forms/makers/profile.ts';
import { tuningProfiles } from '../../testing/forms/makers/tuning-profiles.ts';

// node bench/readings/measure-makers.ts [--profile NAME] [--seeds 1-10] [--scan] [--dpi 150] [--verbose] [--held-out] [--keep FOLDER]
// Reads Loan Estimates and Closing Disclosures as their makers lay them out, and says of each maker how many fields and lines were right, right
// or flagged (`check`, `unread`), not found at all, and wrong without a word; and of its pairs what the change check made of them. --keep stores
// recognized pages in a folder, so that the next run reads them without recognition.

const { values } = parseArgs({
  options: {
    ...{ profile: { type: 'string' }, seeds: { type: 'string', default: '1-5' } },
    ...{ scan: { type: 'boolean', default: false }, dpi: { type: 'string', default: '150' } },
    ...{ verbose: { type: 'boolean', default: false }, 'held-out': { type: 'boolean', default: false } },
    keep: { type: 'string' },
  },
});
const [firstSeed = 1, lastSeed = firstSeed] = values.seeds.split('-').map(Number);

for (const profile of listProfiles()) {
  const counts = { right: 0, flagged: 0, missing: 0, wrong: 0 };
  const changes = { pairs: 0, true: 0, found: 0, asked: 0, missed: 0, false: 0, refused: 0 };
  let failures = 0;
  for (let seed = firstSeed; seed <= lastSeed; seed += 1) {
    const papers = await makePapers(profile, seed);
    const readings: FormReading[] = [];
    for (const paper of [papers.estimate, papers.closing]) {
      const reading = await read(paper, seed, profile.name);
      if (reading.form !== paper.truth.form) failures += 1;
      readings.push(reading);
      for (const outcome of compareWords(paper.truth, reading, values.scan)) {
        const isFlagged = outcome.result === 'flagged-right' || outcome.result === 'flagged-wrong';
        const result = isFlagged ? 'flagged' : (outcome.result as 'right' | 'missing' | 'wrong');
        counts[result] += 1;
        if (values.verbose && outcome.result !== 'right' && outcome.result !== 'flagged-right')
          console.log(`  ${profile.name} ${seed} ${paper.truth.form} ${JSON.stringify(outcome)}`);
      }
    }
    const [estimate, closing] = readings;
    if (estimate === undefined || closing === undefined) continue;
    const found = compareChanges(papers, { estimate, closing });
    changes.pairs += 1;
    for (const name of ['true', 'found', 'asked', 'missed', 'false', 'refused'] as const)
      changes[name] += found[name].length;
    if (values.verbose)
      for (const name of ['missed', 'false', 'refused'] as const)
        for (const what of found[name]) console.log(`  ${profile.name} ${seed} change ${name}: ${what}`);
  }
  print(profile, counts, changes, failures);
}

function listProfiles(): readonly MakerProfile[] {
  const all = values['held-out'] ? heldOutProfiles : tuningProfiles;
  return all.filter(({ name }) => values.profile === undefined || name === values.profile);
}

type Counts = Readonly<Record<'right' | 'flagged' | 'missing' | 'wrong', number>>;
type Changes = Readonly<
  Record<'pairs' | 'true' | 'found' | 'asked' | 'missed' | 'false' | 'refused', number>
>;

function print({ name }: MakerProfile, counts: Counts, changes: Changes, failures: number): void {
  const all = counts.right + counts.flagged + counts.missing + counts.wrong;
  const share = (count: number) => `${count} (${((100 * count) / all).toFixed(1)} %)`;
  console.log(
    `${name.padEnd(12)} ${all} fields and lines: right ${share(counts.right)}, flagged ${share(counts.flagged)}, not found ${share(counts.missing)}, silently wrong ${share(counts.wrong)}${failures > 0 ? `; ${failures} papers not known as their form` : ''}`,
  );
  console.log(
    `${''.padEnd(12)} ${changes.pairs} pairs with ${changes.true} true rises: found ${changes.found}, asked for ${changes.asked}, missed ${changes.missed}; false charges ${changes.false}; refused ${changes.refused}`,
  );
}

async function read({ pdf, truth }: MakerPaper, seed: number, maker: string): Promise<FormReading> {
  const pages = values.scan
    ? await recognize(pdf, seed, `${maker}-${seed}-${truth.form}`)
    : await readText(pdf);
  return chooseForm(parseForms(pages), truth);
}

/** The reading of the form itself; nothing where the pages gave none. */
function chooseForm(readings: readonly PagesReading[], truth: FormTruth): FormReading {
  const own = readings.find(({ form }) => form === truth.form) ?? readings[0];
  if (own === undefined) return { form: null, fields: {}, lines: {}, checks: {} };
  return { ...own, form: own.form === truth.form ? truth.form : null };
}

async function readText(pdf: Uint8Array): Promise<readonly PageText[]> {
  const read = await loadPageText(pdf);
  if (read.state !== 'read') throw new Error(`a paper was not read: ${read.state}`);
  return read.pages;
}

async function recognize(pdf: Uint8Array, seed: number, name: string): Promise<readonly PageText[]> {
  const kept = values.keep === undefined ? undefined : `${values.keep}/${name}-${values.dpi}.json`;
  if (kept !== undefined && existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'));
  const pages = await recognizePages(pdf, seed);
  if (kept !== undefined) writeFileSync(kept, JSON.stringify(pages));
  return pages;
}

async function recognizePages(pdf: Uint8Array, seed: number): Promise<readonly PageText[]> {
  const parts = findParts();
  if (parts === undefined) throw new Error('pictures cannot be read on this machine');
  const pictures = await scanPages(pdf, { dpi: Number(values.dpi), skew: (seed % 5) * 0.25 - 0.5, seed });
  const file = await bindScans(pictures, Number(values.dpi));
  const { pages, problem } = await loadPictures(
    { file, pages: pictures.map((_, index) => index + 1), onStart: () => undefined },
    parts,
    new AbortController().signal,
  );
  if (problem) console.log(`  scan: ${problem}`);
  return pages.map((page) => JSON.parse(page.toString()));
}
