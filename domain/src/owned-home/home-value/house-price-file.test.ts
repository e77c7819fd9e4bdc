import { describe, expect, test } from 'vitest';
import { states } from '../../kernel/states.ts';
import { describeAreaChanges, findChangedAreas } from './changed-areas.ts';
import type { HousePriceFile } from './figure-collector.ts';
import { createHousePriceReader } from './house-price-file.ts';
import { createHousePriceJsonReader } from './house-price-json.ts';
import { type IndexFigure, listMetroStates } from './index-areas.ts';

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
      ...{ quarter: '2025Q3', index: '267.95', error: null },
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

  test.each([
    ['2', true],
    ['3', false],
  ])('a last line without its end, of quarter %s, is refused: %s', (quarter, isRefused) => {
    const reader = createHousePriceReader(() => undefined);
    for (const text of whole()) reader.readLine(text, true);
    reader.readLine(line({ code: '10420', name: 'Akron, OH', quarter }), false);
    const finish = () => reader.finish();
    if (isRefused) expect(finish).toThrow(/last line, 504, breaks off/);
    else expect(finish().areas.size).toBe(452);
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

describe('a table with one column for each quarter', () => {
  const stateTable = [
    'state,2024Q3,2024Q4',
    ...Object.keys(states).map((code) => `${code},300.1,${code === 'TX' ? '526.70' : '310'}`),
  ];
  const metroTable = [
    'cbsa,metro,primary_state,2025Q2,2025Q3',
    ...metros(400).map(({ code, name }) => `${code},"${name}",OH,200.5,${code === '20007' ? '' : '210.25'}`),
  ];
  test('of states takes the place of the states alone', () => {
    const { figures, file } = read(stateTable);
    expect(figures).toHaveLength(102);
    expect(file).toMatchObject({ newestState: '2024Q4', newestMetro: '' });
    const held = [...read(whole()).file.areas.values()].map((area) =>
      area.level === 'state' ? { ...area, newest: '2024Q3' } : area,
    );
    expect(findChangedAreas(held, file)).toEqual({ changed: [], gone: [] });
  });
  test('of metros may leave a figure out', () => {
    const { figures, file } = read(metroTable);
    expect(figures).toHaveLength(799);
    expect(file.areas.get('20007')?.newest).toBe('2025Q2');
    expect(file.newestMetro).toBe('2025Q3');
  });
  test.each<[string, readonly string[], RegExp]>([
    ['cut off among the states', stateTable.slice(0, 40), /2024Q4 is missing for/],
    ['cut off among the metros', metroTable.slice(0, 300), /299 metros have figures/],
    ['cut off within a line', [...stateTable.slice(0, 51), 'WY,300'], /last line, 52, breaks off/],
    ['a word', [...stateTable.slice(0, 51), 'WY,300,n/a'], /^Line 52 has "n\/a"/],
    ['no state', [...stateTable.slice(0, 51), 'XX,300,300'], /^Line 52 has "XX"/],
    ['a state twice', [...stateTable, 'WY,300,300'], /^Line 53 repeats 2024Q3 of WY/],
  ])('is refused: %s', (_name, lines, message) => {
    expect(() => read(lines)).toThrow(message);
  });
  test('cut off within its last figure is refused', () => {
    const reader = createHousePriceReader(() => undefined);
    stateTable.forEach((text, at) => {
      reader.readLine(text, at < stateTable.length - 1);
    });
    expect(() => reader.finish()).toThrow(/last line, 52, breaks off/);
  });
});

describe('hpi_master.json', () => {
  const records = whole()
    .slice(1)
    .map((text) => {
      const [, type, flavor, frequency, level, name, code, year, period, index] =
        /^(\w+),([\w-]+),(\w+),([^,]+),"(.*)",(\w+),(\d+),(\d),([\d.]+),,,$/.exec(text) ?? [];
      return JSON.stringify({
        ...{ hpi_type: type, hpi_flavor: flavor, frequency, level, place_name: name, place_id: code },
        ...{ yr: Number(year), period: Number(period), index_nsa: Number(index), index_sa: null },
        ...{ rstderr: code === 'OH' ? '(1.25)' : null, note: 'a } in "quotes"' },
      });
    });
  const text = `[${records.join(',\n')}]\n`;
  const readJson = (whole: string, step: number) => {
    const figures: IndexFigure[] = [];
    const reader = createHousePriceJsonReader((figure) => figures.push(figure));
    for (let at = 0; at < whole.length; at += step) reader.readPart(whole.slice(at, at + step));
    return { figures, file: reader.finish() };
  };
  test.each([7, 1_000, 10_000_000])('says what the CSV says, in parts of %d', (step) => {
    const { figures, file } = readJson(text, step);
    expect(figures.map((figure) => ({ ...figure, error: null }))).toEqual(read(whole()).figures);
    expect(figures.filter(({ error }) => error === '1.25')).toHaveLength(2);
    expect(file.areas).toEqual(read(whole()).file.areas);
  });
  test.each<[string, string, RegExp]>([
    ['cut off in a record', text.slice(0, -40), /breaks off/],
    ['without its end', text.slice(0, -3), /breaks off/],
    ['something else', '<html>', /no record/],
    ['words between', text.replace('},\n{', '},x\n{'), /^Line 2 is no record/],
    ['a record of another kind', '[{"a":1}]', /where a year/],
    ['nothing', '', /breaks off/],
    ['a list of nothing', '[]', /is missing for AL/],
    ['no braces for long', `[${'1,'.repeat(3_000)}`, /longer than any/],
  ])('is refused: %s', (_name, whole, message) => {
    expect(() => readJson(whole, 5_000)).toThrow(message);
  });
});

test.each([
  ['Cincinnati, OH-KY-IN', ['OH', 'KY', 'IN']],
  ['Boston, MA (MSAD)', ['MA']],
  ['Boston, MA  (MSAD)', ['MA']],
  ['San Juan-Bayamón-Caguas, PR', ['PR']],
  ['Nowhere', []],
])('the states of %s', (name, expected) => {
  expect(listMetroStates(name)).toEqual(expected);
});
