import { expect, test } from 'vitest';
import { listMonths, listNamedMonths, makeScale } from './chart-scale.ts';

test.each([
  [[289_900], [0, 100_000, 200_000, 300_000]],
  [[0], [0, 0.25]],
  [[1832.36], [0, 500, 1000, 1500, 2000]],
  [
    [-5200, 12_000],
    [-10_000, -5000, 0, 5000, 10_000, 15_000],
  ],
])('%j has round ticks around it', (values, ticks) => {
  expect(makeScale(values).ticks).toEqual(ticks);
});

test('places lie between bottom and top', () => {
  const { place } = makeScale([-5000, 15_000]);
  expect([place(-5000), place(5000), place(15_000)]).toEqual([0, 0.5, 1]);
});

test('a long time is drawn by its years and its end, a short one by months', () => {
  expect(listMonths(30)).toHaveLength(31);
  expect(listMonths(360)).toHaveLength(31);
  expect(listMonths(61)).toEqual([0, 12, 24, 36, 48, 60, 61]);
  expect(listMonths(1)).toEqual([0, 1]);
});

test('few months are named', () => {
  expect(listNamedMonths(360)).toEqual([0, 60, 120, 180, 240, 300, 360]);
  expect(listNamedMonths(330)).toEqual([0, 60, 120, 180, 240, 300]);
  expect(listNamedMonths(1)).toEqual([0, 1]);
});
