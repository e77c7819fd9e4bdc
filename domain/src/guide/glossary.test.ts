import { expect, test } from 'vitest';
import { readPlainText, splitGlossaryTerms } from './glossary.ts';

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
  expect(readPlainText('An [[escrow|escrow account]] pays it.')).toBe('An escrow account pays it.');
});
