import type { Sentence } from '../texts.ts';

export const glossary = 'Glossary';
export const search = 'Search';
export const searchPageSearch = (query: string) => `Search: ${query}`;
export const searchAgain = 'Search again';
export const ownSearchFailed = 'Your own documents and notes were not searched';
export const ownFailedLead = 'They are safe. What the guide, the glossary and help have is below.';
export const searchFailed = 'The search did not load';
export const searchFailedLead = 'Your words are kept above. Check your connection and try again.';
export const startLead =
  'Type a word or two. Search looks through the guide, the glossary, help and the milestones. Once you are signed in, it finds your homes, people, dates and documents by name, the text in your PDFs, and your tasks and notes as well.';
export const thereNoWord = 'There is no word in that';
export const noMatchTitle = 'Nothing here matches that';
export const noWordLead = <Part>(a: Part): Sentence<Part> => [
  'Signs alone cannot be looked up. Type a word or a number. Need Help? at the bottom of the page opens the assistant, and ',
  a,
  ' reaches a person.',
];
export const noMatchLead = <Part>(a: Part): Sentence<Part> => [
  'Try fewer or simpler words, such as “appraisal” or “closing costs”. Need Help? at the bottom of the page opens the assistant, and ',
  a,
  ' reaches a person.',
];
export const guideStartLink = 'Start of the guide';
export const documentCenter = 'Document Center';
export const showMore = (hidden: number) => `Show ${hidden} more`;
export const searchingFor = <Part>(query: Part): Sentence<Part> => ['Searching for ', query];
export const resultsFor = <Part>(count: number, query: Part): Sentence<Part> => {
  if (count === 0) return ['No results for ', query];
  return [count === 1 ? '1 result for ' : `${count} results for `, query];
};
export const stillBeingRead = (count: number) =>
  count === 1
    ? 'One of your PDFs is still being read; what it says can be found in a moment.'
    : `${count} of your PDFs are still being read; what they say can be found in a moment.`;
export const foundByName = (count: number) =>
  `${count === 1 ? 'One of your PDFs is' : `${count} of your PDFs are`} found by name only: a scan, or a file that is locked or damaged, has no text to read.`;

// Own results.

export const toDo = 'To do';
export const done = 'Done';
export const notNeeded = 'Not needed';
export const figure = (label: string, value: string) => `${label}: ${value}`;
export const figurePlace = (document: string, page: number, state: string) =>
  `${document} · Page ${page} · ${state}`;
export const page = (page: number) => `Page ${page}`;
export const noteOf = (date: string) => `Note of ${date}`;
export const ownResultsDone = (progress: number) => `${progress}% done`;
export const locked = 'Locked';

// Settings.

export const shortcutLabel = <Part>(kbd: Part): Sentence<Part> => [
  'The key ',
  kbd,
  ' leads to the search box from any page of the portal',
];
