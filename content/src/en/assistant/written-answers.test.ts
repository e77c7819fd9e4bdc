import { states } from '@porchlight/domain/kernel/states.ts';
import { housingAgencies } from '@porchlight/domain/programs/program-finder/housing-agencies.ts';
import { getToolPath, toolPageIds } from '@porchlight/domain/tools/tool-pages.ts';
import { describe, expect, test } from 'vitest';
import { answerState } from './state-answers.ts';
import { writtenAnswers } from './written-answers.ts';

describe.each(writtenAnswers.map((answer) => [answer.key, answer] as const))('the answer %s', (_, answer) => {
  test('answers in a first sentence of at most 130 characters that begins with neither yes nor no', () => {
    expect(answer.first).toMatch(/[.]$/);
    expect(answer.first.length, answer.first).toBeLessThanOrEqual(130);
    // Who asks the other way round would read the opposite.
    expect(answer.first).not.toMatch(/^(yes|no|not)\b/i);
  });

  test('names where its figures come from', () => {
    const figures = [answer.first, ...answer.more].join(' ').match(/\d/g) ?? [];
    expect(figures.length === 0 || answer.sources.length > 0).toBe(true);
  });

  test('promises nothing', () => {
    expect([answer.first, ...answer.more].join(' ')).not.toMatch(/!|guarantee|will be approved|you qualify/i);
  });
});

test('lead to calculators that there are', () => {
  const hrefs = writtenAnswers.flatMap(({ link }) => (link === undefined ? [] : [link.href]));
  expect(hrefs.length).toBeGreaterThan(0);
  const pages: readonly string[] = toolPageIds.map(getToolPath);
  expect(hrefs.filter((href) => !pages.includes(href))).toEqual([]);
});

test('have keys of their own', () => {
  expect(new Set(writtenAnswers.map(({ key }) => key)).size).toBe(writtenAnswers.length);
});

test('each of the 51 has its agency, with an address of its own', () => {
  const agencies = Object.values(housingAgencies);
  expect(Object.keys(housingAgencies)).toEqual(Object.keys(states));
  expect(new Set(agencies.map(({ href }) => new URL(href).href)).size).toBe(51);
  for (const { href } of agencies) expect(href).toMatch(/^https:\/\/[a-z.]+\.(gov|org|com|us)(\/[a-z]*)?$/);
});

test('the answer about a state names its agency first; elsewhere it leads to a counselor', () => {
  const { first, links } = answerState('OH');
  expect(first).toBe(
    'Ohio Housing Finance Agency is the agency for home buyers in Ohio; its official site is ohiohome.org.',
  );
  expect(links[0]).toEqual({ label: 'Ohio Housing Finance Agency', href: 'https://ohiohome.org/' });
  expect(answerState('elsewhere').links.map(({ href }) => href)).toContain('tel:+18005694287');
});
