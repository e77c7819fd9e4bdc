import { RATING } from './feedback.ts';

/** Months of feedback that the console shows. */
export const MONTHS_SHOWN = 12;

/** How often each rating from 1 to 5 was given, in order, and their mean, null without any. */
export function summarizeRatings(rows: readonly { rating: number; count: number }[]): {
  count: number;
  mean: number | null;
  ratings: number[];
} {
  const ratings = Array.from({ length: RATING.highest - RATING.lowest + 1 }, (_, index) =>
    rows.reduce((sum, { rating, count }) => (rating === RATING.lowest + index ? sum + count : sum), 0),
  );
  const count = ratings.reduce((sum, given) => sum + given, 0);
  const points = ratings.reduce((sum, given, index) => sum + given * (RATING.lowest + index), 0);
  return { count, mean: count === 0 ? null : points / count, ratings };
}
