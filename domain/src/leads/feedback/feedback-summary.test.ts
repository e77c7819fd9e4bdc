import { expect, test } from 'vitest';
import { summarizeRatings } from './feedback-summary.ts';

test.each([
  ['none', [], { count: 0, mean: null, ratings: [0, 0, 0, 0, 0] }],
  ['one', [{ rating: 5, count: 1 }], { count: 1, mean: 5, ratings: [0, 0, 0, 0, 1] }],
  [
    'several',
    [
      { rating: 4, count: 2 },
      { rating: 1, count: 1 },
      { rating: 3, count: 1 },
    ],
    { count: 4, mean: 3, ratings: [1, 0, 1, 2, 0] },
  ],
  [
    'the same in two months',
    [
      { rating: 2, count: 1 },
      { rating: 2, count: 2 },
    ],
    { count: 3, mean: 2, ratings: [0, 3, 0, 0, 0] },
  ],
])('%s of the ratings from 1 to 5 (specification 5)', (_, rows, expected) => {
  expect(summarizeRatings(rows)).toEqual(expected);
});
