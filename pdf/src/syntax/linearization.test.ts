import { expect, test } from 'vitest';
import { parseLinearization } from './linearization.ts';

const HEAD = '%PDF-1.7\n1 0 obj\n';

function read(text: string) {
  const found = parseLinearization(Buffer.from(text, 'latin1'));
  return found && [found.dictionary === null ? 'unreadable' : 'read', text.slice(found.behind)];
}

test.each([
  ['a file that is not', `${HEAD}<< /Type /Catalog >>\nendobj\nxref`, null],
  ['one that begins with no object', 'xref', null],
  ['one that is', `${HEAD}<< /Linearized 1 /L 9 >>\nendobj\n\nxref`, ['read', 'xref']],
  ['with its name in disguise', `${HEAD}<< /Line#61rized 1 >>\nendobj\nxref`, ['read', 'xref']],
  ['with more behind its dictionary', `${HEAD}<< /Linearized 1 >>\nmore\nendobj\nxref`, ['read', 'xref']],
  [
    'with a dictionary that is broken',
    `${HEAD}<< /Linearized 1 /X 1.2.3 >>\nendobj\nxref`,
    ['unreadable', 'xref'],
  ],
  ['another that is broken', `${HEAD}<< /X 1.2.3 >>\nendobj\n2 0 obj << /Linearized 1 >>`, null],
])('%s', (_what, text, found) => {
  expect(read(text)).toEqual(found);
});
