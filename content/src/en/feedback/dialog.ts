import type { Sentence } from '../../texts.ts';

export const whatWroteStillHere = (message: string) => `${message} What you wrote is still here.`;
export const yourRatingOf = <Part>(part: Part, highest: number): Sentence<Part> => [
  'Your rating: ',
  part,
  ` of ${highest}`,
];
export const ofLabel = (value: number, highest: number) => `${value} of ${highest}`;
