import { findStem } from '../search/stems.ts';
import { isWithinMistakes } from '../search/words.ts';
import { isFiller, splitAskedWords } from './asked-words.ts';

/** Lists of words, with single spaces between them, that show what a question is about. */
export type Subjects = {
  /** Words, and names of several, that are said of buying a home. */
  field: string;
  names: readonly string[];
  /** Words that the texts explain and that are said of other things too. */
  near: string;
  /** Words of other subjects, that the texts say in passing. */
  passing: string;
  /** Words of everything, and of subjects that the texts hold a small part of. */
  shared: string;
};

/** How surely a question is about buying a home. */
export type Closeness = 'field' | 'near' | 'none';

/** Judges one question, given as its words; `isOther` picks those of another subject, which lead nowhere. */
export type SubjectReader = (
  question: string,
  asked: readonly string[],
  namedTitles: readonly string[],
) => { closeness: Closeness; isOther(word: string): boolean };

/** A word shorter than this has to be written right. */
const MIN_MISTAKEN_LENGTH = 5;

export function createSubjectReader(subjects: Subjects, stems: ReadonlyMap<string, unknown>): SubjectReader {
  const split = (words: string): Words => new Set(words.split(' '));
  const [field, near] = [split(subjects.field), split(subjects.near)];
  const [passing, shared] = [split(subjects.passing), split(subjects.shared)];

  function isOfField(word: string): boolean {
    if (isAmong(word, field)) return true;
    if (word.length < MIN_MISTAKEN_LENGTH || stems.has(findStem(word)) || isFiller(word)) return false;
    return [...field].some((known) => known[0] === word[0] && isWithinMistakes(word, known, 1));
  }

  return (question, asked, namedTitles) => {
    const all = splitAskedWords(question);
    const text = ` ${all.join(' ')} `;
    const isNamed = subjects.names.some((name) => text.includes(` ${name} `) || text.includes(` ${name}s `));
    const closeness: Closeness =
      isNamed || asked.some(isOfField)
        ? 'field'
        : namedTitles.length > 0 || all.some((word) => near.has(word))
          ? 'near'
          : 'none';
    const inTitles = new Set(namedTitles.flatMap(splitAskedWords));
    return {
      closeness,
      isOther: (word) =>
        !inTitles.has(word) &&
        ((closeness !== 'field' && isAmong(word, passing)) ||
          (closeness === 'none' && isAmong(word, shared))),
    };
  };
}

type Words = ReadonlySet<string>;

/** Whether a list has a word, or the one that it is the plural of. */
function isAmong(word: string, list: Words): boolean {
  return list.has(word) || list.has(word.replace(/s$/, ''));
}
