import { expect, it } from 'vitest';
import { tidyPieces } from './tidy-pieces.ts';

const piece = (text: string, x: number, width: number, confidence = 0.99) => ({
  text,
  confidence,
  box: { x, y: 100, width, height: 20 },
});
const textsOf = (...items: ReturnType<typeof piece>[]) => tidyPieces(items).map(({ text }) => text);

it.each([
  [
    'the first figure of a day that was read alone, too',
    [piece('2', 300, 7), piece('2/8/2026', 300, 85)],
    ['2/8/2026'],
  ],
  ['the edge of the S of an answer', [piece('YES', 850, 40), piece('6', 886, 4, 0.3)], ['YES']],
  ['a speck beside a word', [piece('R', 1310, 15, 0.02), piece('30 years', 1332, 84)], ['30 years']],
])('leaves out %s', (_, items, texts) => {
  expect(textsOf(...items)).toEqual(texts);
});

it.each([
  ['words beside each other', [piece('Loan', 100, 40), piece('Terms', 146, 50)]],
  ['a figure that touches its words', [piece('$256,067', 500, 100), piece('Total', 596, 60)]],
  ['a period that is hardly seen', [piece('months', 100, 60), piece('.', 162, 4, 0.22)]],
  ['an uncertain word', [piece('on', 100, 20, 0.05)]],
])('keeps %s', (_, items) => {
  expect(tidyPieces(items)).toEqual(items);
});
