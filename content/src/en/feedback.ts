import type { Sentence } from '../texts.ts';

export const sendFailed = (message: string) => `${message} What you wrote is still here.`;
export const yourRatingOf = <Part>(part: Part, highest: number): Sentence<Part> => [
  'Your rating: ',
  part,
  ` of ${highest}`,
];
export const ofLabel = (value: number, highest: number) => `${value} of ${highest}`;

// Console.

export const feedback = 'Feedback';
export const pageLead = 'What buyers said when a milestone was done, from 1 (poor) to 5 (excellent).';
export const whatBuyersWrote = 'What buyers wrote';
export const feedbackNewestFirst = 'Feedback, newest first';
export const searchLabel = 'Words, name or e-mail';
export const words = 'Words';
export const milestone = 'Milestone';
export const everyMilestone = 'Every milestone';
export const rating = 'Rating';
export const everyRating = 'Every rating';
export const withAndWithout = 'With and without';
export const withWords = 'With words';
export const listEmpty = 'Nobody has given feedback yet.';
export const comment = 'Comment';
export const date = 'Date';
export const writtenBy = 'Written by';
export const figuresLoadFailed = 'The figures did not load';
export const ratingsByMilestone = 'Ratings by milestone';
export const ratingsByMonth = 'Ratings by month';
export const byMilestone = 'By milestone';
export const count = 'Count';
export const mean = 'Mean';
export const drawn = 'Drawn';
export const monthsEmpty = 'Once there is feedback, its mean stands here month by month.';
export const byMonth = 'By month';
export const month = 'Month';
