import { expect, test } from 'vitest';
import { sources } from '../facts/sources.ts';
import { intents } from './assistant/intents.ts';
import { glossary } from './glossary.ts';
import { guideStageTexts } from './guide.ts';

const slugs = new Set(glossary.map((entry) => entry.slug));

test('the glossary has at least 130 entries, each under one slug and one name', () => {
  expect(glossary.length).toBeGreaterThanOrEqual(130);
  expect(slugs.size).toBe(glossary.length);
  expect(new Set(glossary.map((entry) => entry.term)).size).toBe(glossary.length);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('the entries stand in alphabetical order', () => {
  const terms = glossary.map((entry) => entry.term);
  expect(terms).toEqual(terms.toSorted((one, other) => one.localeCompare(other, 'en-US')));
});

test('a definition is one or two sentences that stand alone', () => {
  for (const { definition, slug } of glossary) {
    expect(definition, slug).toMatch(/^[A-Z].*\.$/);
    expect(definition.length, slug).toBeGreaterThanOrEqual(40);
    expect(definition.length, slug).toBeLessThanOrEqual(260);
    expect(definition.replaceAll('U.S.', 'US').split(/[.?] [A-Z]/).length, slug).toBeLessThanOrEqual(2);
  }
});

test('related terms exist, differ from the term itself and are named once', () => {
  for (const { related = [], slug } of glossary) {
    expect(new Set(related).size, slug).toBe(related.length);
    for (const other of related) {
      expect(slugs, `${slug} -> ${other}`).toContain(other);
      expect(other).not.toBe(slug);
    }
  }
});

test('every entry that states a figure or a legal limit names a source and the day it was checked', () => {
  for (const entry of glossary) {
    const text = `${entry.definition} ${entry.explanation ?? ''}`;
    if (/\$\d|\d%|\d+ days|\bAct\b/.test(text)) expect(entry.sources?.length, entry.slug).toBeGreaterThan(0);
  }
  for (const { source, url, checkedOn } of Object.values<{ source: string; url?: string; checkedOn: string }>(
    sources,
  )) {
    expect(checkedOn, source).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    if (url !== undefined) expect(url).toMatch(/^https:\/\/\w/);
  }
});

test('no source is kept that nothing cites', () => {
  const cited = new Set([
    ...glossary.flatMap((entry) => (entry.sources ?? []).map((source) => source.source)),
    ...guideStageTexts.flatMap((stage) => stage.figures.map((figure) => figure.source)),
    ...intents.flatMap((intent) => intent.sources.map(({ source }) => source)),
  ]);
  for (const { source } of Object.values(sources)) expect(cited).toContain(source);
});

test('the glossary does not raise its voice', () => {
  expect(JSON.stringify(glossary)).not.toContain('!');
});
