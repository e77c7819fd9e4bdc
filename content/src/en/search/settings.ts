import type { Sentence } from '../../texts.ts';

export const theKeyLeadsSearchBox = <Part>(kbd: Part): Sentence<Part> => [
  'The key ',
  kbd,
  ' leads to the search box from any page of the portal',
];
