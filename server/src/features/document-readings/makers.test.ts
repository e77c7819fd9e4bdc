import type { FormReading } from '@porchlight/domain/readings/document-readings/form-reading.ts';
import { parseForms } from '@porchlight/domain/readings/document-readings/parse-form.ts';
import { compareChanges } from '@porchlight/testing/forms/makers/compare-changes.ts';
import { compareWords } from '@porchlight/testing/forms/makers/compare-words.ts';
import { makePapers } from '@porchlight/testing/forms/makers/make-papers.ts';
import { tuningProfiles } from '@porchlight/testing/forms/makers/tuning-profiles.ts';
import { describe, expect, it } from 'vitest';
import { loadPageText } from './page-text.ts';

/** Any number of loans is read by bench/readings/measure-makers.ts. */
const SEED = 8;

describe('forms as their makers lay them out', () => {
  it.each(tuningProfiles)('$name: nothing is read wrong without a word', async (profile) => {
    const papers = await makePapers(profile, SEED);
    const readings: FormReading[] = [];
    for (const { pdf, truth } of [papers.estimate, papers.closing]) {
      const read = await loadPageText(pdf);
      if (read.state !== 'read') throw new Error(read.state);
      const reading = parseForms(read.pages).find(({ form }) => form === truth.form);
      if (reading === undefined) throw new Error(`no ${truth.form} was found`);
      const own = { ...reading, form: truth.form };
      readings.push(own);
      const outcomes = compareWords(truth, own, false);
      expect(outcomes.length).toBeGreaterThan(60);
      expect(outcomes.filter(({ result }) => result === 'wrong')).toEqual([]);
    }
    const [estimate, closing] = readings;
    if (estimate === undefined || closing === undefined) throw new Error('two papers were not read');
    const changes = compareChanges(papers, { estimate, closing });
    expect(changes).toMatchObject({ false: [], missed: [] });
  });
});
