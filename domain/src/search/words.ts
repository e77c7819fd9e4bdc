import { plainLetters } from '../kernel/typed-names.ts';

/** Shorter words have to be written right: one letter away from "own" are "owe", "now" and a dozen more. */
const MIN_WITH_ONE_MISTAKE_LENGTH = 4;
const MIN_WITH_TWO_MISTAKES_LENGTH = 8;

/** A text in the form in which words are compared: lower case, without accents, with one kind of apostrophe and hyphen. */
export function foldWord(text: string): string {
  // Most texts: nothing to take apart, which takes longer than everything else that is done with them.
  if (PLAIN.test(text)) return text.toLowerCase();
  return plainLetters(text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase());
}

/** The words of a text as they are compared. Everything that is no letter or figure only parts them. */
export function splitWords(text: string): string[] {
  return foldWord(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words that a text is found by: all of `splitWords`, and names that people type in one (`joinNames`). */
export function listIndexedWords(text: string): string[] {
  return [...splitWords(text), ...joinNames(text)];
}

/**
 * Names of several parts in one word, and each run of their parts: O'Brien as "obrien", Smith-Jones as "smithjones", St. John as "stjohn",
 * de la Cruz as "delacruz", "dela" and "lacruz". `search_joined` of the database is the same.
 */
export function joinNames(text: string): string[] {
  const names = foldWord(text).replace(BEHIND_AT, ' ').replace(PARTICLE, '$1-').match(COMPOUND) ?? [];
  return names.flatMap((name) => {
    const parts = name.split(JOINER).slice(0, MAX_PARTS);
    return parts.flatMap((_, from) =>
      parts.slice(from + 1).map((_, more) => parts.slice(from, from + more + 2).join('')),
    );
  });
}

/** How many mistakes are forgiven in a word of this length. */
export function countForgivenMistakes(length: number): 0 | 1 | 2 {
  if (length < MIN_WITH_ONE_MISTAKE_LENGTH) return 0;
  return length < MIN_WITH_TWO_MISTAKES_LENGTH ? 1 : 2;
}

/**
 * Whether two words differ by at most so many mistakes: a letter too much, too few or wrong, or two neighbors swapped
 * (optimal string alignment).
 */
export function isWithinMistakes(one: string, other: string, allowed: number): boolean {
  if (Math.abs(one.length - other.length) > allowed) return false;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...current) > allowed) return false;
    [beforeLast, last] = [last, current];
  }
  return at(last, other.length) <= allowed;
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}

/**
 * Every word that is one mistake away from a folded one and begins with the same letter: a letter too much, too few or
 * wrong, or two neighbors swapped. For looking a word up where words can only be asked for and not listed; up to about
 * 1,300 of them. None for a word that has to be written right.
 */
export function listNearWords(word: string): ReadonlySet<string> {
  const near = new Set<string>();
  if (word.length < MIN_WITH_ONE_MISTAKE_LENGTH || word.length > MAX_NEAR_LENGTH || !ENGLISH.test(word))
    return near;
  for (let place = 1; place <= word.length; place++) {
    const [before, here, after] = [word.slice(0, place), word.slice(place, place + 1), word.slice(place + 1)];
    for (const letter of LETTERS) {
      near.add(before + letter + here + after);
      if (here !== '') near.add(before + letter + after);
    }
    near.add(before + after);
    near.add(before + after.slice(0, 1) + here + after.slice(1));
  }
  near.delete(word);
  return near;
}

const BEHIND_AT = /@\S*/gu;
const PARTICLE =
  /(?<![\p{L}\p{N}])(o|d|l|mc|mac|st|ste|de|del|della|di|da|du|la|le|el|al|van|von|der)[^\p{L}\p{N}]{1,2}(?=\p{L})/gu;
const JOINER = /['.-]/;
const COMPOUND = /(?<!\p{L})\p{L}+(?:['.-]\p{L}+)+/gu;
const MAX_PARTS = 6;
const MAX_NEAR_LENGTH = 24;
const PLAIN = /^[\0-\x7f]*$/;
const ENGLISH = /^[a-z]+$/;
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
