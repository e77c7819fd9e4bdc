import { expect, test } from 'vitest';
import { type Connection, drawsThumbnail } from './thumbnails.ts';

const MEBIBYTE = 1024 * 1024;

const unknown: Connection = undefined;
test.each([
  ['a PDF', 'application/pdf', 1000, unknown, true],
  ['a large PDF, of which parts are fetched', 'application/pdf', 25 * MEBIBYTE, unknown, true],
  ['a photo', 'image/jpeg', 6 * MEBIBYTE, unknown, true],
  ['a large photo', 'image/jpeg', 6 * MEBIBYTE + 1, unknown, false],
  ['what no browser draws', 'image/heic', 1000, unknown, false],
  ['a good connection', 'application/pdf', 1000, { saveData: false, effectiveType: '4g' }, true],
  ['a connection to spare', 'application/pdf', 1000, { saveData: true, effectiveType: '4g' }, false],
  ['a slow connection', 'application/pdf', 1000, { saveData: false, effectiveType: '3g' }, false],
  ['a metered connection', 'image/png', 1000, { effectiveType: '4g', type: 'cellular' }, false],
  ['a connection that says nothing', 'image/png', 1000, {}, true],
] as const)('a thumbnail of %s', (_, type, size, connection, expected) => {
  expect(drawsThumbnail({ type, size }, connection)).toBe(expected);
});
