import { splitGlossaryTerms } from '@porchlight/domain/guide/glossary.ts';
import { topicFeatures } from '@porchlight/domain/leads/waitlist/topic-text.ts';
import { describe, expect, test } from 'vitest';
import { glossary } from '../glossary.ts';
import { topics } from './topics.ts';

const ON = '2026-11-25';
/** About what a phone of 390 x 844 shows below a heading. */
const MAX_LESSON_LENGTH = 620;
const slugs = new Set(glossary.map(({ slug }) => slug));

describe.each(topicFeatures)('%s', (feature) => {
  const { answer, sections } = topics[feature](ON);

  test('answers in its first sentence, and every part says something', () => {
    expect(answer).toMatch(/^[A-Z0-9].+\.$/s);
    expect(sections.length).toBeGreaterThan(0);
    for (const { title, paragraphs = [], items = [], table, links = [] } of sections)
      expect(
        paragraphs.length + items.length + (table?.rows.length ?? 0) + links.length,
        title,
      ).toBeGreaterThan(0);
  });

  test('its terms stand in the glossary', () => {
    const texts = sections.flatMap(({ paragraphs = [], items = [] }) => [...paragraphs, ...items]);
    const named = texts.flatMap((text) => splitGlossaryTerms(text).flatMap(({ slug }) => slug ?? []));
    expect(named.filter((slug) => !slugs.has(slug))).toEqual([]);
  });

  test('each row of a table has a cell for each column', () => {
    for (const { table } of sections)
      for (const row of table?.rows ?? []) expect(row).toHaveLength(table?.head.length ?? 0);
  });
});

test('there are five lessons, none longer than a screen of a phone', () => {
  const { sections } = topics['mortgage-basics'](ON);
  expect(sections).toHaveLength(5);
  for (const { title, paragraphs = [] } of sections)
    expect(paragraphs.join(' ').length, title).toBeLessThanOrEqual(MAX_LESSON_LENGTH);
});

test('the figures of the comparison are those of the tables that hold on the day', () => {
  const cells = topics['mortgage-types'](ON)
    .sections.flatMap(({ table }) => table?.rows.flat() ?? [])
    .join(' ');
  for (const figure of ['$832,750', '$541,287', '$1,249,125', '1.75%', '0.55%', '2.15%', '0.35%'])
    expect(cells).toContain(figure);
});

test('the lessons count as the calculators do', () => {
  const [payment, rate] = topics['mortgage-basics'](ON).sections;
  // 360,000 at 6.5% over 360 months: 2,275.44 a month.
  expect(payment?.paragraphs?.[0]).toContain('$2,275');
  expect(rate?.figure).toContain('of interest in 30 years');
});
