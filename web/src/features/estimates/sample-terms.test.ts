import { glossary } from '@porchlight/content/glossary.ts';
import { sampleEstimate } from '@porchlight/content/sample-estimate.ts';
import { listSampleLines } from '@porchlight/domain/estimates/sample-estimate.ts';
import { expect, test } from 'vitest';
import { sampleTerms } from './sample-terms.ts';

test('every term stands beside a line of the sample and is in the glossary', () => {
  const labels = new Set(listSampleLines(sampleEstimate).map((line) => line.label));
  const slugs = new Set(glossary.map((entry) => entry.slug));
  const lost = Object.entries(sampleTerms).filter(([label, slug]) => !labels.has(label) || !slugs.has(slug));
  expect(lost).toEqual([]);
});
