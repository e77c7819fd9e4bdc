import { expect, it } from 'vitest';
import { listFormCells } from './form-cells.ts';
import type { TextItem } from './page-text.ts';

const word = (text: string, x: number, y: number, confidence = 0.99): TextItem => ({
  text,
  box: { x, y, width: text.length * 5, height: 10 },
  confidence,
});

const listTexts = (items: readonly TextItem[]) =>
  listFormCells([{ number: 1, width: 612, height: 792, method: 'picture', items }]).flatMap(({ cells }) =>
    cells.map(({ text, confidence }) => [text, confidence]),
  );

it('joins a label that a recognized page prints over two lines, also with a slip in it', () => {
  expect(listTexts([word('Estimafed Cash', 40, 100), word('to Close', 40, 112)])).toEqual([
    ['Estimated Cash to Close', 0],
  ]);
});

it('joins a dollar sign to its figure, as uncertain as the figure', () => {
  expect(listTexts([word('$', 300, 100), word('1,405.00', 330, 100, 0.42)])).toEqual([['$1,405.00', 0.42]]);
});
