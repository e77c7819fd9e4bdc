import { expect, test } from 'vitest';
import { formatCsv } from './csv.ts';

test('lines end as RFC 4180 asks, and fields are quoted where they need it', () => {
  expect(
    formatCsv({
      header: ['a', 'b'],
      rows: [
        ['1,000', 'say "hi"'],
        ['two\nlines', ''],
      ],
    }),
  ).toBe('a,b\r\n"1,000","say ""hi"""\r\n"two\nlines",\r\n');
});

test.each([
  ['=1+1', `"'=1+1"`],
  ['-2+3', `"'-2+3"`],
  ['＝1+1', `"'＝1+1"`],
  ['\n=1', `"'\n=1"`],
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ['-12.50', '-12.50'],
  ['12.50', '12.50'],
])('no field runs in a spreadsheet, and figures stay figures: %s', (field, written) => {
  expect(formatCsv({ header: [field], rows: [] })).toBe(`${written}\r\n`);
});
