import { describe, expect, it } from 'vitest';
import { FORMULA_STARTS, formatCsvText } from './csv-text.ts';

describe('a text in a cell of CSV', () => {
  it.each([
    ['plain', 'plain'],
    ['', ''],
    ['a=b', 'a=b'],
    ['Torres, Maya', '"Torres, Maya"'],
    ['She said "yes"', '"She said ""yes"""'],
    ['two\nlines', '"two\nlines"'],
    [' spaced ', '" spaced "'],
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['+15551234567', `"'+15551234567"`],
    ['-1+1', `"'-1+1"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=1', `"'\t=1"`],
    ['\r=1', `"'\r=1"`],
    ['\n=1', `"'\n=1"`],
    ['＝1+1', `"'＝1+1"`],
    ['＋1', `"'＋1"`],
    ['－1', `"'－1"`],
    ['＠SUM(A1)', `"'＠SUM(A1)"`],
  ])('%j is written %s', (text, written) => {
    expect(formatCsvText(text)).toBe(written);
  });

  it('begins with an apostrophe wherever a spreadsheet would read a formula', () => {
    for (const start of FORMULA_STARTS) expect(formatCsvText(`${start}1`)).toBe(`"'${start}1"`);
    expect(FORMULA_STARTS).toHaveLength(11);
  });
});
