import { joinTypedNames, plainLetters } from '../kernel/typed-names.ts';

/** Longer beginnings are looked up by their first letters and then compared whole. */
export const MAX_TOKEN_LENGTH = 8;

/**
 * The words that a search for leads asks for, in the form in which the table keeps a lead's own (`leads.words`): taken apart,
 * without accents, lower case, parted by whatever is no letter or figure. Each once, at most `MAX_WORDS`. A word that another
 * one begins with asks for nothing of its own and is left out.
 */
export function splitLeadWords(text: string): string[] {
  const folded = joinTypedNames(plainLetters(text.normalize('NFKD').replace(ACCENTS, '').toLowerCase()));
  const words = [...new Set(folded.match(WORD) ?? [])];
  return words
    .filter((word) => !words.some((other) => other !== word && other.startsWith(word)))
    .slice(0, MAX_WORDS);
}

/** The key under which the leads are listed that have a word which begins so. */
export function formatWordToken(word: string): string {
  return [...word].slice(0, MAX_TOKEN_LENGTH).join('');
}

const MAX_WORDS = 12;
const ACCENTS = /[\u0300-\u036f]/g;
/** What PostgreSQL counts as [[:alnum:]] in UTF-8. */
const WORD = /[\p{Alphabetic}\p{Nd}]+/gu;
