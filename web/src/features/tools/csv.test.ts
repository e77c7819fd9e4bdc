import { expect, test } from 'vitest';
import { writeCsv } from './csv.ts';

test('lines end as RFC 4180 asks, and fields are quoted where they need it', () => {
  expect(
    writeCsv({
      header: ['a', 'b'],
      rows: [
        ['1,000', 'say "hi"'],
        ['two\nlines', ''],
      ],
    }),
  ).toBe('a,b\r\n"1,000","say ""hi"""\r\n"two\nlines",\r\n');
});

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-2+3', "'-2+3"],
  ['\t=1', "'\t=1"],
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ['-12.50', '-12.50'],
  ['12.50', '12.50'],
])('no field runs in a spreadsheet: %s', (field, written) => {
  expect(writeCsv({ header: [field], rows: [] })).toBe(`${written}\r\n`);
});
