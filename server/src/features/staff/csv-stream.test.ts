import { describe, expect, it } from 'vitest';
import { type CsvCell, formatCsvLine, walkPages } from './csv-stream.ts';

describe('a line of CSV', () => {
  it.each<[CsvCell, string]>([
    ['plain', 'plain'],
    ['', ''],
    [null, ''],
    [-3.5, '-3.5'],
    [true, 'true'],
    [new Date('2026-11-22T01:02:03.004Z'), '2026-11-22T01:02:03.004Z'],
    ['Torres, Maya', '"Torres, Maya"'],
    ['\n=1', `"'\n=1"`],
    ['＠SUM(A1)', `"'＠SUM(A1)"`],
  ])('%j is written %s', (cell, written) => {
    expect(formatCsvLine([cell, 'x'])).toBe(`${written},x\r\n`);
  });
});

describe('walking through pages', () => {
  it('reads each page with the cursor of the one before, until there is none', async () => {
    const asked: (string | undefined)[] = [];
    const pages = [
      { rows: [1, 2], next: 'b' },
      { rows: [3], next: null },
    ];
    const rows: number[] = [];
    for await (const batch of walkPages(async (cursor) => {
      asked.push(cursor);
      return pages[asked.length - 1] ?? { rows: [], next: null };
    }))
      rows.push(...batch);
    expect([asked, rows]).toEqual([
      [undefined, 'b'],
      [1, 2, 3],
    ]);
  });
});
