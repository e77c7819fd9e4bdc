import { expect, test } from 'vitest';
import { findNames } from './names.ts';

const wanted = new Set(['AA', 'Launch', 'EmbeddedFiles']);

function find(text: string, part?: { start: number; end: number }) {
  const bytes = Buffer.from(text, 'latin1');
  return [...findNames(bytes, part ?? { start: 0, end: bytes.length }, wanted)].map(({ name, end }) => [
    name,
    end,
  ]);
}

test.each([
  ['none', 'a / b // c', []],
  ['one before white space', '/Launch 1', [['Launch', 7]]],
  [
    'one before each sign that ends a name',
    '/AA[/AA(/AA</AA/AA%',
    [3, 7, 11, 15, 18].map((end) => ['AA', end]),
  ],
  ['one at the end', '/AA', [['AA', 3]]],
  ['one written by digits', '/#4caunc#68 ', [['Launch', 11]]],
  [
    'every letter by digits',
    `/${[...'EmbeddedFiles'].map((letter) => `#${letter.charCodeAt(0).toString(16)}`).join('')} `,
    [['EmbeddedFiles', 40]],
  ],
  ['a longer one that begins alike', '/Launcher ', []],
  ['one that is followed by something else', '/Launch-pad /AA.x', []],
  ['one that begins with a digit', '/1AA ', []],
  ['a sign that begins no letter', '/AA#4 /AA#zz ', []],
  ['one of bytes beyond ASCII', '/AA\u00e9 ', []],
])('finds %s', (_what, text, found) => {
  expect(find(text)).toEqual(found);
});

test('finds those that begin within the part alone', () => {
  expect(find('/AA /AA /AA ', { start: 1, end: 8 })).toEqual([['AA', 7]]);
});
