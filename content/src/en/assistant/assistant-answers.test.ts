import { findSafetyKinds } from '@porchlight/domain/assistant/safety.ts';
import { guideTabs } from '@porchlight/domain/guide/guide.ts';
import { questionsInScope } from '@porchlight/testing/assistant-questions/in-scope.ts';
import { describe, expect, test } from 'vitest';
import { guideStageTexts } from '../guide.ts';
import { assistantAnswers } from './assistant-answers.ts';

const answers = [...Object.values(assistantAnswers.safety), ...Object.values(assistantAnswers.declines)];
const ownAddresses = new Set([
  '/glossary',
  '/portal/search',
  ...guideStageTexts.flatMap(({ slug }) => guideTabs.map(({ id }) => `/portal/${slug}#${id}`)),
]);

describe('the fixed answers', () => {
  test('lead to pages that there are, to phones, and to other sites by https', () => {
    for (const { href } of answers.flatMap(({ links }) => links)) {
      if (href.startsWith('/')) expect(ownAddresses).toContain(href);
      else expect(href).toMatch(/^(https:\/\/[a-z0-9.]+\/|tel:\+1\d{10}$)/);
    }
  });

  test.each(Object.entries(assistantAnswers.safety))(
    'about %s say what to do, where each comes from, and link every number they name',
    (_, { steps, links, sources }) => {
      expect(steps.length).toBeGreaterThanOrEqual(3);
      for (const { checkedOn, source } of sources) {
        expect(source).not.toBe('');
        expect(checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      }
      const called = links.flatMap(({ href }) =>
        href.startsWith('tel:+1') ? [href.slice('tel:+1'.length)] : [],
      );
      const named = steps.join(' ').match(/\b\d{3}-\d{3}-\d{4}\b/g) ?? [];
      expect([...new Set(named.map((number) => number.replaceAll('-', '')))].toSorted()).toEqual(
        called.toSorted(),
      );
    },
  );

  test('promise no approval, forecast nothing and do not raise their voice', () => {
    expect(JSON.stringify(assistantAnswers)).not.toMatch(
      /!|guarantee|will be approved|you qualify|rates (will|should|are going to)|best rate|lowest/i,
    );
  });

  test('about dangers leave ordinary questions alone', () => {
    const alarmed = questionsInScope
      .map(([question]) => question)
      .filter((question) => findSafetyKinds(question).length > 0);
    expect(alarmed).toEqual(['agent told me that area isnt for people like me']);
  });
});
