import { expect, test } from 'vitest';
import {
  findGlossarySlugs,
  type GlossaryEntry,
  groupGlossary,
  parsePlainText,
  splitGlossaryTerms,
} from './glossary.ts';

test('a term reads as its slug in words, or as the words given for it', () => {
  expect(splitGlossaryTerms('Pay [[earnest-money]] and compare the [[apr|APR]].')).toEqual([
    { text: 'Pay ' },
    { text: 'earnest money', slug: 'earnest-money' },
    { text: ' and compare the ' },
    { text: 'APR', slug: 'apr' },
    { text: '.' },
  ]);
});

test('a text without terms stays in one piece, and an empty one has no parts', () => {
  expect(splitGlossaryTerms('Nothing here [1] or [[Not A Slug]].')).toEqual([
    { text: 'Nothing here [1] or [[Not A Slug]].' },
  ]);
  expect(splitGlossaryTerms('')).toEqual([]);
});

test('terms may touch each other and both ends of the text', () => {
  expect(splitGlossaryTerms('[[apr|APR]][[escrow]]')).toEqual([
    { text: 'APR', slug: 'apr' },
    { text: 'escrow', slug: 'escrow' },
  ]);
});

test('the plain text of a passage has no marks left', () => {
  expect(parsePlainText('An [[escrow|escrow account]] pays it.')).toBe('An escrow account pays it.');
});

const entries: GlossaryEntry[] = [
  { slug: 'apr', term: 'Annual percentage rate (APR)', definition: 'The cost of a loan as a yearly rate.' },
  { slug: 'appraisal', term: 'Appraisal', definition: 'An appraiser’s opinion of what the home is worth.' },
  { slug: 'five-six', term: '5/6 ARM', definition: 'A loan fixed for five years.' },
  { slug: 'escrow', term: 'escrow', definition: 'Money held by somebody neutral.' },
];

test('entries stand under the letter they begin with, others under #', () => {
  const groups = groupGlossary(entries).map(({ letter, entries: members }) => [letter, members.length]);
  expect(groups).toEqual([
    ['A', 2],
    ['#', 1],
    ['E', 1],
  ]);
});

test.each([
  ['', ['apr', 'appraisal', 'five-six', 'escrow']],
  ['  ', ['apr', 'appraisal', 'five-six', 'escrow']],
  ['apr', ['apr']],
  ['LOAN', ['apr', 'five-six']],
  ['rate yearly', ['apr']],
  ["appraiser's", ['appraisal']],
  ['(', ['apr']],
  ['nothing like it', []],
])('looking for "%s" finds %j', (query, expected) => {
  expect([...findGlossarySlugs(entries, query)]).toEqual(expected);
});
