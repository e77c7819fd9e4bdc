import { describe, expect, it, test } from 'vitest';
import { createTableDecoder, decodeTable } from './table-bytes.ts';
import { parseTableDay, parseTableInstant } from './table-days.ts';
import { findTableLayout } from './table-layout.ts';
import { createRecordParser, MAX_RECORD_LENGTH, parseRecords } from './table-records.ts';

describe('records', () => {
  it.each<[string, [number, string[], string?][]]>([
    [
      'a,b\r\nc,d',
      [
        [1, ['a', 'b']],
        [2, ['c', 'd']],
      ],
    ],
    [
      'a,b\rc,d\r',
      [
        [1, ['a', 'b']],
        [2, ['c', 'd']],
      ],
    ],
    ['\uFEFFa,\n', [[1, ['a', '']]]],
    [
      '"a ""b"", c\r\nd",e\nf,g',
      [
        [1, ['a "b", c\nd', 'e']],
        [3, ['f', 'g']],
      ],
    ],
    ['a, "b,c" ,d', [[1, ['a', 'b,c', 'd']]]],
    [
      'a\n\nb',
      [
        [1, ['a']],
        [2, ['']],
        [3, ['b']],
      ],
    ],
    [
      'a "b",c\nd',
      [
        [1, ['a "b"', 'c'], 'stray-quote'],
        [2, ['d']],
      ],
    ],
    [
      '"a"b,c\nd',
      [
        [1, ['ab', 'c'], 'stray-quote'],
        [2, ['d']],
      ],
    ],
    [
      'a,"b\nc,d\ne',
      [
        [1, [], 'open-quote'],
        [2, ['c', 'd']],
        [3, ['e']],
      ],
    ],
    [
      `${'x'.repeat(MAX_RECORD_LENGTH)}\na`,
      [
        [1, [], 'too-long'],
        [2, ['a']],
      ],
    ],
  ])('%#', (text, expected) => {
    const found = parseRecords(text).map(({ line, fields, fault }) =>
      fault === undefined ? [line, fields] : [line, fields, fault],
    );
    expect(found).toEqual(expected);
  });

  it('are the same in parts of any length', () => {
    const text = '\uFEFF"a ""b""",c\r\nd,"e\r\nf"\r\n\r\n"open,g\r\nh,i\r\nj,k';
    for (let length = 1; length < 12; length += 1) {
      const parser = createRecordParser(',');
      const records = [];
      for (let at = 0; at < text.length; at += length)
        records.push(...parser.parse(text.slice(at, at + length)));
      records.push(...parser.parse('', true));
      expect([length, records]).toEqual([length, parseRecords(text)]);
    }
  });

  it('of a line without an end hold no more than one may have', () => {
    const parser = createRecordParser(',');
    const found = [];
    for (let part = 0; part < 20; part += 1) found.push(...parser.parse('x'.repeat(MAX_RECORD_LENGTH)));
    found.push(...parser.parse('\na,b', true));
    expect(found).toEqual([
      { line: 1, fields: [], fault: 'too-long' },
      { line: 2, fields: ['a', 'b'] },
    ]);
  });
});

describe('bytes', () => {
  const text = 'Zoë,Renée\r\n“quoted”,€5\r\n';
  const utf8 = (of: string) => new TextEncoder().encode(of);
  const utf16 = (of: string, isBig: boolean) =>
    Uint8Array.from(
      [...of].flatMap((each) => {
        const unit = each.charCodeAt(0);
        return isBig ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8];
      }),
    );
  const windows = Uint8Array.from(
    text,
    (each) => ({ '“': 0x93, '”': 0x94, '€': 0x80 })[each] ?? each.charCodeAt(0),
  );
  it.each<[string, Uint8Array, string]>([
    ['UTF-8', utf8(text), 'utf-8'],
    ['UTF-8 with its mark', utf8(`\uFEFF${text}`), 'utf-8'],
    ['UTF-16', utf16(`\uFEFF${text}`, false), 'utf-16le'],
    ['UTF-16, the high byte first', utf16(`\uFEFF${text}`, true), 'utf-16be'],
    ['UTF-16 without its mark', utf16(text, false), 'utf-16le'],
    ['Windows-1252', windows, 'windows-1252'],
  ])('in %s are read, whole and byte by byte', (_name, bytes, encoding) => {
    expect(decodeTable(bytes)).toEqual({ text, encoding });
    const decoder = createTableDecoder();
    const start = bytes.subarray(0, 40);
    const parts = [start, ...Array.from(bytes.subarray(40), (byte) => Uint8Array.of(byte))];
    const decoded = [...parts.map((part) => decoder.decode(part)), decoder.decode(new Uint8Array(), true)];
    expect(decoded.join('').replace('\uFEFF', '')).toBe(text);
  });

  it('of a workbook are no text', () => {
    expect(decodeTable(utf8('PK\u0003\u0004\u0014\u0000\u0006\u0000'))).toBeUndefined();
  });
});

describe('the layout', () => {
  const known = new Set(['name', 'email', 'date', 'amount']);
  const find = (text: string) =>
    findTableLayout(text, (cells) => cells.filter((cell) => known.has(cell.trim().toLowerCase())).length);
  it.each([
    ['Name;Email\nA, B and C;a@b.co', ';', 1, ['Name', 'Email']],
    ['Name\tEmail\nA, B\ta@b.co', '\t', 1, ['Name', 'Email']],
    ['sep=|\nName|Email\nA|a@b.co', '|', 2, ['Name', 'Email']],
    ['List of leads\n\nMade by,"A, B"\nEmail,Name,Shoe\na@b.co,A,9', ',', 4, ['Email', 'Name', 'Shoe']],
    ['Report,,\nDate,Amount,Memo\n1/5/2026,"1,000",x', ',', 2, ['Date', 'Amount', 'Memo']],
    ['Who;Where\nA;B\nC;D', ';', 1, ['Who', 'Where']],
    ['Email\na@b.co\nc@d.co', ',', 1, ['Email']],
  ])('of %j', (text, separator, headingLine, headings) => {
    expect(find(text)).toMatchObject({ separator, headingLine, headings, columns: headings.length });
  });

  it('of a file without headings has none', () => {
    expect(find('Ada,a@b.co\nBen,c@d.co')).toMatchObject({ headings: null, headingLine: 0, columns: 2 });
  });

  it('of nothing is none', () => expect(find(' \n\n')).toBeUndefined());
});

test.each<[string, string | undefined, string | undefined]>([
  ['2026-10-01 12:00', '2026-10-01', '2026-10-01T16:00:00.000Z'],
  ['2026-10-01', '2026-10-01', '2026-10-01T04:00:00.000Z'],
  ['10/1/2026, 1:05 PM', '2026-10-01', '2026-10-01T17:05:00.000Z'],
  ['10/1/2026 12:30 a.m.', '2026-10-01', '2026-10-01T04:30:00.000Z'],
  ['12/1/2026 09:00 EST', '2026-12-01', '2026-12-01T14:00:00.000Z'],
  ['2026-10-01T12:00:00.000+0000', '2026-10-01', '2026-10-01T12:00:00.000Z'],
  ['2026-10-01 12:00:00 UTC', '2026-10-01', '2026-10-01T12:00:00.000Z'],
  ['2026-10-01T12:00:00.123456Z', '2026-10-01', '2026-10-01T12:00:00.123456Z'],
  ['Thu, October 1st, 2026', '2026-10-01', '2026-10-01T04:00:00.000Z'],
  ['1 Oct 2026 at 12:00', '2026-10-01', '2026-10-01T16:00:00.000Z'],
  ['46296.5', '2026-10-01', '2026-10-01T16:00:00.000Z'],
  ['20261001', '2026-10-01', '2026-10-01T04:00:00.000Z'],
  ['2/30/2026', undefined, undefined],
  ['13/1/2026', undefined, undefined],
  ['22.11.2026', undefined, undefined],
  ['10/1/2026 25:00', undefined, undefined],
  ['10/1/2026 or so', undefined, undefined],
  ['5551234', undefined, undefined],
  ['', undefined, undefined],
])('the day %s', (text, day, instant) => {
  expect([parseTableDay(text), parseTableInstant(text, 'America/New_York')]).toEqual([day, instant]);
});
