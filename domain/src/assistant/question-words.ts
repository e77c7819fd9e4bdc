import { findStem } from '../search/stems.ts';
import { isWithinMistakes } from '../search/words.ts';
import { parseAskedWords } from './asked-words.ts';
import type { PassageIndex, PassageTexts } from './indexed-passages.ts';
import type { Closeness } from './subjects.ts';

/** A word of a question, as the texts may have it. */
export type AskedWord = {
  /** How telling the word is. A word that no text has is as telling as the rarest. */
  worth: number;
  /** What may be meant, with how well it fits. */
  readings: { stem: string; share: number }[];
};

export type AssistantQuestion = { words: AskedWord[]; closeness: Closeness };

/** How much a reading of a word counts: another word for it, a beginning of it, or a slip of the hand. */
const TERM_SHARE = 0.85;
const BEGINNING_SHARE = 0.7;
const MISTAKEN_SHARE = 0.75;
const MIN_BEGINNING_LENGTH = 4;
/** A search may guess more freely: here a wrong guess becomes an answer. */
const MIN_MISTAKEN_LENGTH = 5;
const MIN_TWICE_MISTAKEN_LENGTH = 10;
/** How much of the rarest word's worth one has that no text has, one of another subject, and an amount, which is the asker's own. */
const UNKNOWN_SHARE = 1.1;
const OTHER_SHARE = 1.3;
const AMOUNT_SHARE = 0.2;
/** How much of its own worth a figure has that is in the texts. */
const NUMBER_SHARE = 0.5;
const AMOUNT = /^\d+k?$/;

/** The telling words of a question, of which `named` are the titles that it has in full, by their places. */
export function parseQuestion(
  question: string,
  named: ReadonlySet<number>,
  index: PassageIndex,
  texts: PassageTexts,
): AssistantQuestion {
  const asked = parseAskedWords(question, index.terms.phrases);
  const titles = [...named].map((place) => index.passages[place]?.title ?? '');
  const { closeness, isOther } = texts.readSubject(question, asked, titles);
  const other = { readings: [], worth: OTHER_SHARE * findRarest(index) };
  return {
    words: asked.map((word) => (isOther(word) ? other : weighWord(word, index, texts))),
    closeness,
  };
}

function weighWord(word: string, index: PassageIndex, texts: PassageTexts): AskedWord {
  const { passages, terms } = index;
  const readings = findReadings(word, terms, texts);
  const isAmount = AMOUNT.test(word);
  if (readings.length === 0)
    return { readings, worth: (isAmount ? AMOUNT_SHARE : UNKNOWN_SHARE) * findRarest(index) };
  const worths = readings.map(({ stem }) => {
    const count = texts.stems.get(stem)?.passages.size ?? 0;
    return Math.log(1 + (passages.length - count + 0.5) / (count + 0.5));
  });
  return { readings, worth: (isAmount ? NUMBER_SHARE : 1) * Math.max(...worths) };
}

/** What the rarest word is worth. */
function findRarest({ passages }: PassageIndex): number {
  return Math.log(1 + passages.length);
}

function findReadings(
  word: string,
  terms: PassageIndex['terms'],
  texts: PassageTexts,
): AskedWord['readings'] {
  const stem = findStem(word);
  const readings = new Map<string, number>();
  const add = (known: string, share: number) => {
    if (texts.stems.has(known)) readings.set(known, Math.max(share, readings.get(known) ?? 0));
  };
  add(stem, 1);
  const others = terms.words[word] ?? terms.words[stem];
  for (const other of others?.split(' ') ?? []) add(findStem(other), TERM_SHARE);
  if (readings.size === 0 && word.length >= MIN_BEGINNING_LENGTH) {
    for (const known of texts.words) if (known.startsWith(word)) add(findStem(known), BEGINNING_SHARE);
  }
  const forgiven = word.length < MIN_MISTAKEN_LENGTH ? 0 : word.length < MIN_TWICE_MISTAKEN_LENGTH ? 1 : 2;
  if (readings.size === 0 && forgiven > 0) {
    for (const known of texts.words) {
      if (known[0] === word[0] && isWithinMistakes(word, known, forgiven))
        add(findStem(known), MISTAKEN_SHARE);
    }
  }
  return [...readings].map(([known, share]) => ({ stem: known, share }));
}
