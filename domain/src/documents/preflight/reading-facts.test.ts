import { typeset } from '@porchlight/testing/papers/typeset.ts';
import { expect, it } from 'vitest';
import { listEmptySignatureLines } from './reading-facts.ts';

it.each<[string, string, number[]]>([
  ['a line behind its word', 'Signature: ______________   Date: ________', [1]],
  ['a line apart from its word', 'Borrower’s Signature    __________________', [1]],
  ['a line above its word', '__________________\nBuyer signature', [1]],
  ['a name on the line', 'Signature: Jamie Rivera   Date: 07/20/2026', []],
  ['a name typed above its word', 'Jamie Rivera\nBuyer signature', []],
  ['a line for something else', 'Name: ______________', []],
  ['a sentence about it', 'Signature pages are sent by mail.', []],
])('%s', (_name, page, pages) => {
  expect(listEmptySignatureLines(typeset(page))).toEqual(pages);
});
