import { guideTabs } from '@porchlight/domain/guide/guide.ts';
import { describe, expect, test } from 'vitest';
import { guideStageTexts } from '../guide.ts';
import { fearAnswers } from './fear-answers.ts';

const pages = new Set(
  guideStageTexts.flatMap(({ slug }) => guideTabs.map(({ id }) => `/portal/${slug}#${id}`)),
);

describe.each(Object.entries(fearAnswers))('the answer about %s', (_, { first, more, links }) => {
  test('begins with a sentence of at most 120 characters', () => {
    expect(first).toMatch(/\S[.:]$/);
    expect(first.length, first).toBeLessThanOrEqual(120);
  });

  test('leads to pages that there are, to phones, and to other sites by https', () => {
    expect(links.length).toBeGreaterThan(0);
    for (const { href } of links) {
      if (href.startsWith('/')) expect(pages).toContain(href);
      else expect(href).toMatch(/^(https:\/\/[a-z0-9.]+\/|tel:\+1\d{10}$)/);
    }
  });

  test('promises nothing', () => {
    expect([first, ...more].join(' ')).not.toMatch(/!|guarantee|will be approved|you qualify/i);
  });
});
