import { expect, test } from 'vitest';
import { planningFigures } from '../estimates/planning-figures.ts';
import { homeTaxTables } from '../owned-home/home-taxes/home-tax-tables.ts';
import { homesteadTables } from '../owned-home/home-taxes/homestead-tables.ts';
import { datedTables } from '../programs/dated-tables.ts';
import { programTables } from '../programs/program-finder/program-list.ts';
import { listKnownTables } from './known-tables.ts';
import { countTableAge, findTableState, isTableDue } from './table-age.ts';

const all = listKnownTables();
const find = (id: string) => {
  const table = all.find((one) => one.id === id);
  if (table === undefined) throw new Error(id);
  return table;
};

test('are all there, each once, with the days of the table itself', () => {
  const held = [
    ...Object.values(datedTables),
    ...Object.values(programTables),
    planningFigures,
    homeTaxTables,
    homesteadTables,
  ].flat();
  expect(all.map(({ id }) => id)).toEqual([...held.map(({ id }) => id), 'federal-holidays']);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const { id, name, source, published, from, until } of held)
    expect(find(id)).toMatchObject({ name, source, published, from, until });
  for (const { checkedOn, published, id } of all)
    expect(checkedOn >= published, `${id} was checked before it came out`).toBe(true);
});

test.each([
  ['conforming-limits-2026', '2026-11-26', 'held', false],
  ['conforming-limits-2025', '2026-11-26', 'over', false],
  ['conforming-limits-2026', '2027-01-01', 'ended', true],
  ['conforming-limits-2026', '2025-12-31', 'coming', false],
  ['loan-level-price-2025', '2027-01-07', 'held', false],
  ['loan-level-price-2025', '2027-01-08', 'held', true],
  ['federal-holidays', '2027-11-21', 'held', false],
  ['federal-holidays', '2027-11-22', 'held', true],
])('%s on %s: %s, due: %s', (id, on, state, isDue) => {
  expect([findTableState(find(id), all, on), isTableDue(find(id), all, on)]).toEqual([state, isDue]);
});

test('the age is counted in days, and a day before is none', () => {
  const table = { checkedOn: '2026-11-20' };
  expect(['2026-11-19', '2026-11-20', '2026-12-01'].map((on) => countTableAge(table, on))).toEqual([
    0, 0, 11,
  ]);
});
