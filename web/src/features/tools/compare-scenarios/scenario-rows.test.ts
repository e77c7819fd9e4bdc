import { describe, expect, test } from 'vitest';
import { listScenarioRows, makeScenarioSheet } from './scenario-rows.ts';

const line = (key: string, value: string) => ({ key, label: key.toUpperCase(), value });

describe('scenarios side by side', () => {
  const rows = listScenarioRows([
    [line('price', '$1'), line('rate', '6%'), line('total', '$5')],
    [line('price', '$1'), line('dues', '$2'), line('rate', '7%'), line('total', '$5')],
  ]);

  test('a line is listed once, where the first scenario that has it puts it', () => {
    expect(rows.map(({ key }) => key)).toEqual(['price', 'dues', 'rate', 'total']);
  });

  test('what differs is marked, a missing line too', () => {
    expect(rows.map(({ values, differs }) => [values, differs])).toEqual([
      [['$1', '$1'], false],
      [[null, '$2'], true],
      [['6%', '7%'], true],
      [['$5', '$5'], false],
    ]);
  });

  test('each value says its own label where labels differ, and equal amounts of opposite sense are not the same', () => {
    const change = (label: string, topic?: string) => ({ key: 'change', label, value: '$4', topic });
    const list = (topic?: string) =>
      listScenarioRows([
        [change('Lower by', topic)],
        [change('Higher by', topic)],
        [change('Same', topic)],
      ])[0];
    const values = ['Lower by $4', 'Higher by $4', 'Same: $4'];
    expect(list('Change')).toMatchObject({ key: 'change', label: 'Change', values, differs: true });
    expect(list()?.label).toBe('Lower by / Higher by / Same');
    expect(
      listScenarioRows([[change('Lower by', 'Change')], [], [change('Lower by', 'Change')]]),
    ).toMatchObject([{ key: 'change', label: 'Lower by', values: ['$4', null, '$4'], differs: true }]);
  });

  test('a note that all have is said once, and others stand with their figures', () => {
    const noted = (note?: string) => ({ ...line('saved', '$4'), note });
    expect(listScenarioRows([[noted('A loan.')], [noted('A loan.')]])).toMatchObject([
      { note: 'A loan.', notes: [undefined, undefined] },
    ]);
    const [row] = listScenarioRows([[noted('Too low.')], [noted()], []]);
    expect(row).toMatchObject({ note: undefined, notes: ['Too low.', undefined, undefined] });
    const { rows: sheet } = makeScenarioSheet(['Elm', 'Oak', 'Ash'], [], row ? [row] : []);
    expect(sheet).toEqual([['Answer', 'SAVED', '$4 (Too low.)', '$4', '', 'differs']]);
  });

  test('one alone differs from nothing', () => {
    expect(listScenarioRows([[line('price', '$1')]])).toMatchObject([{ differs: false }]);
    expect(listScenarioRows([])).toEqual([]);
  });

  test('as a file it says in words what differs', () => {
    expect(makeScenarioSheet(['Elm', 'Oak'], rows.slice(0, 2), rows.slice(3))).toEqual({
      header: ['Part', 'Name', 'Elm', 'Oak', 'Same or not'],
      rows: [
        ['Input', 'PRICE', '$1', '$1', 'same'],
        ['Input', 'DUES', '', '$2', 'differs'],
        ['Answer', 'TOTAL', '$5', '$5', 'same'],
      ],
    });
  });
});
