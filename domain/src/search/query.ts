import { joinTypedNames } from '../kernel/typed-names.ts';
import * as texts from './en.ts';
import { foldWord, splitWords } from './words.ts';

/** Beyond this a search is cut off, in characters: it travels in the page's address. */
export const MAX_QUERY_LENGTH = 200;

/** Words of a query beyond these are passed over. */
const MAX_QUERY_WORDS = 12;

const MAX_SHOWN_LENGTH = 60;

/** Words of questions that say nothing about what is looked for. */
const fillers = new Set(
  'a an and are as at be by can could do does for from how i if in is it me my of on or should that the this to was what when where which who why will with would you your'.split(
    ' ',
  ),
);

/**
 * What is searched for: trimmed, white space as single spaces, cut at 200 characters and never within one: half a letter has no
 * place in an address. Empty when there is nothing to search.
 */
export function cleanQuery(text: string): string {
  return text
    .slice(0, 4 * MAX_QUERY_LENGTH)
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, MAX_QUERY_LENGTH)
    .replace(/\p{Cs}/gu, '')
    .trim();
}

/** The toast after a search is sent (specification 2): the text, a very long one cut short. */
export function describeSearching(query: string): string {
  const letters = [...query];
  const shown = letters.length > MAX_SHOWN_LENGTH ? `${letters.slice(0, MAX_SHOWN_LENGTH).join('')}…` : query;
  return texts.searchingFor(shown);
}

/** The words that have to be found, each once. Fillers count only when there is nothing else. */
export function parseQueryWords(query: string): string[] {
  const words = [...new Set(splitWords(joinTypedNames(foldWord(query))))];
  const telling = words.filter((word) => !fillers.has(word));
  return (telling.length > 0 ? telling : words).slice(0, MAX_QUERY_WORDS);
}
