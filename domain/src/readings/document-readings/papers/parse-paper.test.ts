import { bankStatements } from '@porchlight/testing/papers/bank-statements.ts';
import { homePapers } from '@porchlight/testing/papers/home-papers.ts';
import { loanPapers } from '@porchlight/testing/papers/loan-papers.ts';
import { otherPapers } from '@porchlight/testing/papers/other-papers.ts';
import { payStubLayouts } from '@porchlight/testing/papers/pay-stub-layouts.ts';
import { payStubs } from '@porchlight/testing/papers/pay-stubs.ts';
import { taxForms } from '@porchlight/testing/papers/tax-forms.ts';
import { typeset } from '@porchlight/testing/papers/typeset.ts';
import { wrappedPapers } from '@porchlight/testing/papers/wrapped-papers.ts';
import { describe, expect, it } from 'vitest';
import { parsePaper } from './parse-paper.ts';

const samples = [
  ...payStubs,
  ...payStubLayouts,
  ...taxForms,
  ...bankStatements,
  ...homePapers,
  ...loanPapers,
  ...wrappedPapers,
];

describe.each(samples)('$name', ({ kind, pages, fields, checks, lines = {}, unread = [], unsure = [] }) => {
  const reading = parsePaper(typeset(...pages));

  it('is known', () => {
    expect(reading?.form).toBe(kind);
  });

  it.each(Object.entries(fields))('says %s', (name, value) => {
    expect(reading?.fields[name]?.value).toBe(value);
  });

  it('leaves unread what it does not say for certain', () => {
    expect(unread.filter((name) => reading?.fields[name] !== undefined)).toEqual([]);
  });

  it.each(Object.entries(lines))('lists %s', (section, rows) => {
    const found = reading?.lines[section]?.map(({ label, amount, detail, more = [] }) =>
      detail === null && more.length === 0 ? [label, amount] : [label, amount, detail ?? '', ...more],
    );
    expect(found).toEqual(rows);
  });

  it('is held against what it adds up', () => {
    expect(reading?.checks).toEqual(checks);
    const toCheck = Object.entries(reading?.fields ?? {}).flatMap(([name, { state }]) =>
      state === 'check' ? [name] : [],
    );
    expect(unsure.filter((name) => !toCheck.includes(name))).toEqual([]);
    expect(toCheck.some((name) => !unsure.includes(name))).toBe(Object.values(checks).includes(false));
  });
});

describe('a paper that was recognized in a picture', () => {
  it.each(samples)('has no figure that is neither proved nor flagged: $name', ({ pages }) => {
    const recognized = typeset(...pages).map((page) => ({
      ...page,
      method: 'picture' as const,
      items: page.items.map((item) => ({ ...item, confidence: 0.99 })),
    }));
    const reading = parsePaper(recognized);
    const silent = Object.entries(reading?.fields ?? {}).filter(
      ([, { value, state }]) => state === 'read' && /\d/.test(JSON.stringify(value)),
    );
    expect(silent).toEqual([]);
    const states = Object.values(reading?.lines ?? {}).flatMap((rows) => rows.map(({ state }) => state));
    expect(states).not.toContain('read');
  });

  it('has its sums proved as any other', () => {
    const [sample] = bankStatements;
    const states = (method: 'picture' | 'text') => {
      const pages = typeset(...(sample?.pages ?? [])).map((page) => ({
        ...page,
        method,
        items: page.items.map((item) => (method === 'picture' ? { ...item, confidence: 0.99 } : item)),
      }));
      return Object.entries(parsePaper(pages)?.fields ?? {}).flatMap(([name, { state }]) =>
        state === 'proved' ? [name] : [],
      );
    };
    expect(states('text').length).toBeGreaterThan(0);
    expect(states('picture')).toEqual(states('text'));
  });
});

it.each(otherPapers)('%s is none', (_name, ...pages) => {
  expect(parsePaper(typeset(...pages))).toBeNull();
});

describe('what of a paper is never kept', () => {
  it.each(samples.map((sample) => [sample.name, sample.pages] as const))('%s', (_name, pages) => {
    const kept = JSON.stringify(parsePaper(typeset(...pages)));
    // Numbers of a person, an account, a policy, an employer and a license.
    const secrets = [
      '900-00-0000',
      'XXX-XX-0000',
      '000000123456789',
      'HO3-00-1234567',
      '12-3456789',
      '98-7654321',
    ];
    expect(secrets.filter((secret) => kept.includes(secret))).toEqual([]);
    expect(kept).not.toMatch(/X0000000|1990|0042133/);
  });
});
