import { describe, expect, test } from 'vitest';
import { states } from '../kernel/states.ts';
import { describeAreaChanges, findChangedAreas } from './changed-areas.ts';
import { createHousePriceReader, type HousePriceFile } from './house-price-file.ts';
import type { IndexFigure } from './index-areas.ts';

const HEADINGS =
  'hpi_type,hpi_flavor,frequency,level,place_name,place_id,yr,period,index_nsa,index_sa,rstderr,note';
type Row = { code: string; name?: string; year?: string; quarter?: string; index?: string; level?: string };

const line = ({ code, name = 'Town, OH', year = '2025', quarter = '3', index = '267.95', ...more }: Row) => {
  const level = more.level ?? (/^\d/.test(code) ? 'MSA' : 'State');
  const type = level === 'Puerto Rico' ? 'developmental' : 'traditional';
  return `${type},all-transactions,quarterly,${level},"${name}",${code},${year},${quarter},${index},,,`;
};
const stateLines = (quarter = '3') =>
  Object.entries(states).map(([code, name]) => line({ code, name, quarter }));
const metros = (count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({ code: String(20_000 + at), name: `City ${at}, OH` }));
const whole = (more: readonly Row[] = [], count = 400): string[] => [
  HEADINGS,
  ...stateLines('2'),
  ...stateLines(),
  ...[...metros(count), ...more].map(line),
];

function read(lines: readonly string[]): { figures: IndexFigure[]; file: HousePriceFile } {
  const figures: IndexFigure[] = [];
  const reader = createHousePriceReader((figure) => figures.push(figure));
  for (const text of lines) reader.readLine(text);
  return { figures, file: reader.finish() };
}

describe('a whole file', () => {
  test('gives the figures of all transactions by quarter, and nothing of other series', () => {
    const others = [
      'traditional,purchase-only,monthly,USA or Census Division,"United States",USA,2026,7,440.0,443.5,,',
      'traditional,purchase-only,quarterly,State,Ohio,OH,2025,4,1,1,,',
      'developmental,all-transactions,quarterly,MSA,"Akron, OH",10420,2025,3,1,,,',
      'traditional,all-transactions,quarterly,USA or Census Division,"United States",USA,2025,3,1,,,',
    ];
    const pr = line({ code: 'PR', name: 'Puerto Rico', level: 'Puerto Rico', year: '2026', quarter: '2' });
    const { figures, file } = read([
      ...whole([
        { code: '10420', name: 'Akron, OH', index: '267.95' },
        { code: '25980', name: 'Hinesville, GA', index: '' },
        { code: '25980', name: 'Hinesville, GA', quarter: '2' },
      ]),
      ...others,
      `${pr}\r`,
      '',
    ]);
    expect(figures).toHaveLength(2 * 51 + 400 + 3);
    expect(figures).toContainEqual({
      ...{ level: 'metro', code: '10420', name: 'Akron, OH' },
      ...{ quarter: '2025Q3', index: '267.95' },
    });
    expect(file).toMatchObject({ newestState: '2025Q3', newestMetro: '2025Q3' });
    expect(file.areas.get('25980')?.newest).toBe('2025Q2');
    expect(file.areas.get('PR')?.newest).toBe('2026Q2');
  });

  test('takes columns in another order', () => {
    const lines = whole().map((text) => `x,${text}`);
    expect(read(lines).file.areas.size).toBe(451);
  });

  test('of eighty thousand lines keeps one entry for each area', () => {
    const [first = '', ...rest] = whole();
    const lines = [first, ...rest];
    for (let year = 1976; year < 2025; year += 1) {
      for (const row of metros(400)) {
        for (const quarter of ['1', '2', '3', '4']) lines.push(line({ ...row, year: String(year), quarter }));
      }
    }
    const reader = createHousePriceReader(() => undefined);
    for (const text of lines) reader.readLine(text);
    expect(reader.finish().areas.size).toBe(451);
  });
});

describe('a file that is none, or not whole, is refused by its line', () => {
  const second = (text: string) => [HEADINGS, text, ...whole().slice(1)];
  test.each<[string, readonly string[], RegExp]>([
    ['an empty file', [], /^Line 1 should hold the headings/],
    ['another file', ['state,yr,index'], /^Line 1 should hold/],
    ['cut off within the last line', [...whole(), 'traditional,all-trans'], /cut off.*last line, 504/],
    ['cut off within a quotation', [...whole(), 'traditional,all-transactions,quarterly,MSA,"Ak'], /cut off/],
    ['a broken line among others', second('traditional,all-trans'), /^Line 2 has 2 fields where 12 belong/],
    ['cut off among the states', whole().slice(0, 90), /2025Q3 is missing for .*WY/],
    ['cut off among the metros', whole().slice(0, 300), /197 metros have figures/],
    ['a year that is none', second(line({ code: 'OH', year: '20x5' })), /^Line 2 has "20x5" where a year/],
    ['a year before the index', second(line({ code: 'OH', year: '1974' })), /where a year/],
    ['a fifth quarter', second(line({ code: 'OH', quarter: '5' })), /^Line 2 has "5" where a quarter/],
    ['an index of words', second(line({ code: 'OH', index: 'n/a' })), /^Line 2 has "n\/a" where an index/],
    ['an index of zero', second(line({ code: 'OH', index: '0.00' })), /where an index above zero/],
    ['a negative index', second(line({ code: 'OH', index: '-1' })), /where an index above zero/],
    ['a metro that is none', second(line({ code: '123', level: 'MSA' })), /where the five digits/],
    [
      'a state that is none',
      second(line({ code: 'toString', level: 'State' })),
      /where a state’s two letters/,
    ],
    ['no name', second(line({ code: '10420', name: '' })), /^Line 2 names no place/],
    ['a quarter twice', [...whole(), line({ code: 'OH' })], /^Line 504 repeats 2025Q3 of OH/],
    ['a line without an end', second('x'.repeat(2_000)), /^Line 2 is longer/],
    ['more places than there are', whole([], 2_100), /names more places/],
  ])('%s', (_name, lines, message) => {
    expect(() => read(lines)).toThrow(message);
  });
});

describe('against what is held', () => {
  const held = [...read(whole([{ code: '17460', name: 'Oldtown-Elm, OH' }])).file.areas.values()];
  test('a metro under another code is named, and its figures are not carried on', () => {
    const { file } = read(whole([{ code: '17410', name: 'Oldtown, OH' }]));
    const changes = findChangedAreas(held, file);
    expect(changes).toEqual({
      changed: [{ name: 'Oldtown, OH', from: '17460', to: '17410', newest: '2025Q3' }],
      gone: [],
    });
    expect(describeAreaChanges(changes)).toEqual([
      'Oldtown, OH has the code 17410 now, and had 17460. Figures under 17460 end with 2025Q3 and are kept; choose 17410 to go on.',
    ]);
  });

  test('a metro that is gone is named', () => {
    const changes = findChangedAreas(held, read(whole()).file);
    expect(describeAreaChanges(changes)).toEqual([
      'Oldtown-Elm, OH (17460) is not in the file. Its figures end with 2025Q3 and are kept.',
    ]);
  });

  test.each<[string, readonly string[], RegExp]>([
    ['many that are gone', whole([], 352), /49 of 452 areas that are held/],
    [
      'an older file',
      whole().map((text) => text.replace(',2025,', ',2024,')),
      /ends with 2024Q3, and 2025Q3/,
    ],
  ])('%s is refused', (_name, lines, message) => {
    expect(() => findChangedAreas(held, read(lines).file)).toThrow(message);
  });

  test('the first file of all changes nothing', () => {
    expect(findChangedAreas([], read(whole()).file)).toEqual({ changed: [], gone: [] });
  });
});
