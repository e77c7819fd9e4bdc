import { describe, expect, test } from 'vitest';
import { Decimal } from '../../kernel/decimals.ts';
import { findHomeArea } from './index-areas.ts';
import { computeIndexedValue, findFigures } from './indexed-value.ts';
import { findQuarter, hasEnded, isQuarter } from './quarters.ts';

test.each<[string, number, number, string, string, object]>([
  ['a rise', 20_000_000, 15_000_000, '165.98', '267.95', ['322870', '61.4', '46.46', '172870']],
  [
    'a fall below what is owed',
    20_000_000,
    19_000_000,
    '200',
    '150',
    ['150000', '-25.0', '126.67', '-40000'],
  ],
  ['no change', 20_000_000, 0, '200', '200', ['200000', '0.0', '0.00', '200000']],
  ['half a dollar rounds up', 100_050, 0, '100', '100', ['1001', '0.0', '0.00', '1001']],
  [
    'a fall that is shown as none',
    10_000_000,
    10_000_000,
    '100.04',
    '100',
    ['99960', '0.0', '100.04', '-40'],
  ],
  ['nothing', 1, 100, '100', '100', ['0', '0.0', undefined, '-1']],
])('%s', (_name, priceCents, balanceCents, bought, now, expected) => {
  const home = { priceCents, balanceCents, bought: new Decimal(bought), now: new Decimal(now) };
  const { value, changePercent, ltvPercent, equity } = computeIndexedValue(home);
  expect([value.toFixed(0), changePercent.toFixed(1), ltvPercent?.toFixed(2), equity.toFixed(0)]).toEqual(
    expected,
  );
});

describe('a quarter without a figure is refused, never worked out', () => {
  const figures = new Map([
    ['2019Q1', '332.97'],
    ['2019Q3', '340.10'],
    ['2024Q4', '526.70'],
  ]);
  test.each<[string, string | null, string]>([
    ['2019Q1', '2026Q3', 'no figure for 2026Q3: newest is 2024Q4'],
    ['2025Q1', null, 'no figure for 2025Q1: newest is 2024Q4'],
    ['1989Q4', null, 'no figure for 1989Q4: oldest is 2019Q1'],
    ['2019Q2', '2024Q4', 'no figure for 2019Q2: none was published'],
    ['2019Q1', '2019Q2', 'no figure for 2019Q2: none was published'],
  ])('%s to %s', (bought, now, refused) => {
    expect(findFigures(figures, bought, now)).toEqual({ refused });
  });

  test('the newest counts where none is named', () => {
    const found = findFigures(figures, '2019Q3', null);
    expect(found).toEqual({
      bought: new Decimal('340.10'),
      now: new Decimal('526.70'),
      quarterNow: '2024Q4',
    });
  });

  test('an area without figures', () => {
    expect(findFigures(new Map(), '2019Q1', null)).toEqual({
      refused: 'no figure for 2019Q1: none is held for this area',
    });
  });
});

test.each([
  ['1975Q1', true],
  ['1974Q4', false],
  ['2099Q4', true],
  ['2100Q1', false],
  ['2025Q0', false],
  ['2025Q5', false],
  ['2025q1', false],
  ['2025-Q1', false],
])('%s is a quarter: %s', (text, is) => {
  expect(isQuarter(text)).toBe(is);
});

test.each([
  ['2026-01-01', '2026Q1'],
  ['2026-03-31', '2026Q1'],
  ['2026-04-01', '2026Q2'],
  ['2026-12-31', '2026Q4'],
])('%s lies in %s', (day, quarter) => {
  expect(findQuarter(day)).toBe(quarter);
  expect(hasEnded(quarter, day)).toBe(false);
  expect(hasEnded('2025Q4', day)).toBe(true);
});

describe('the area that a home goes by', () => {
  const area = (level: 'metro' | 'state', code: string, name: string, newest: string, isCurrent = true) => ({
    ...{ level, code, name, newest, isCurrent },
  });
  const areas = [
    area('state', 'NC', 'North Carolina', '2024Q4'),
    area('metro', '20500', 'Durham-Chapel Hill, NC', '2025Q3'),
    area('metro', '39580', 'Raleigh-Cary, NC', '2025Q3'),
    area('metro', '49180', 'Winston-Salem, NC', '2025Q3'),
    area('metro', '11700', 'Asheville, NC', '2024Q4'),
    area('metro', '24660', 'Greensboro, NC', '2025Q3', false),
  ];
  const at = (address: string, metro: string | null = null) => ({ address, state: 'NC', metro });

  test.each<[string, ReturnType<typeof at>, string]>([
    ['the metro of its city, which is newer', at('8 Oak Lane, Raleigh, NC 27601'), '39580'],
    ['its second city too', at('8 Oak Lane, Cary, NC'), '39580'],
    ['without a comma before the state', at('8 Oak Lane, Raleigh NC 27601-1234'), '39580'],
    ['a city of two words', at('8 Oak Lane, Chapel Hill, NC 27514'), '20500'],
    ['a city with a hyphen', at('8 Oak Lane, Winston-Salem, NC'), '49180'],
    ['the state beside a metro that is no newer', at('8 Oak Lane, Asheville, NC'), 'NC'],
    ['the state beside a metro that is gone', at('8 Oak Lane, Greensboro, NC'), 'NC'],
    ['the state in the country', at('8 Raleigh Road, Murphy, NC 28906'), 'NC'],
    ['the state where no city is named', at('8 Oak Lane'), 'NC'],
    ['the metro that was chosen', at('8 Oak Lane, Raleigh, NC', '20500'), '20500'],
    ['the state that was chosen', at('8 Oak Lane, Raleigh, NC', 'NC'), 'NC'],
    ['as without a choice where it is not listed', at('8 Oak Lane, Raleigh, NC', '99999'), '39580'],
  ])('%s', (_, home, code) => expect(findHomeArea(home, areas)?.code).toBe(code));

  test('none where none is listed', () => {
    expect(findHomeArea(at('8 Oak Lane, Raleigh, NC'), [])).toBeUndefined();
  });
});
