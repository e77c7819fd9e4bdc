import { describe, expect, test } from 'vitest';
import { listScenarioRows, makeScenarioSheet } from './scenario-rows.ts';

const line = (key: string, value: string) => ({ key, label: key.toUpperCase(), value });

describe('scenarios side by side', () => {
  const rows = listScenarioRows([
    [line('price', '$1'), line('rate', '6%'), line('total', '$5')],
    [line('price', '$1'), line('dues', '$2'), line('rate', '7%'), line('total', '$5')],
  ]);

  test('a line stands once, where the first scenario that has it puts it', () => {
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
