import { foldWord, isWithinMistakes } from '../../search/words.ts';

/** A shorter word has to be written right. */
const MIN_MISTAKEN_LENGTH = 5;
const MIN_TWICE_MISTAKEN_LENGTH = 8;
/** A longer one is no word that was mistyped. */
const MAX_MISTAKEN_LENGTH = 24;

/** Writes the words of a question right that are within a mistake of one known word alone; a known word stays. */
type Speller = (question: string) => string;

export function createSpeller(words: Iterable<string>): Speller {
  const known = new Set<string>();
  const byLetter = new Map<string, string[]>();
  for (const word of words) {
    if (known.has(word)) continue;
    known.add(word);
    if (word.length < MIN_MISTAKEN_LENGTH || /\d/.test(word)) continue;
    const letter = word[0] ?? '';
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), word]);
  }
  function mend(written: string): string {
    const word = foldWord(written);
    if (word.length < MIN_MISTAKEN_LENGTH || word.length > MAX_MISTAKEN_LENGTH || known.has(word))
      return written;
    const allowed = word.length < MIN_TWICE_MISTAKEN_LENGTH ? 1 : 2;
    const candidates = byLetter.get(word[0] ?? '') ?? [];
    for (let mistakes = 1; mistakes <= allowed; mistakes++) {
      const near = candidates.filter((each) => isWithinMistakes(word, each, mistakes));
      // Forms of one word differ in their ends: the shortest is used for all.
      const [only = '', ...others] = near.toSorted((one, other) => one.length - other.length);
      if (only !== '') return others.every((other) => other.startsWith(only.slice(0, -2))) ? only : written;
    }
    return written;
  }
  return (question) =>
    question.replaceAll(/(?<![\p{L}\p{N}’'$.,-])\p{L}+(?![’'\p{L}\p{N}%]|\.\p{L})/gu, mend);
}
