import { findStem } from '../search/stems.ts';
import { isWithinMistakes } from '../search/words.ts';
import { readAskedWords } from './asked-words.ts';
import type { PassageIndex } from './indexed-passages.ts';
import type { Texts } from './passage-texts.ts';

/** A word of a question, as the texts may have it. */
export type AskedWord = {
  /** How telling the word is. A word that no text has is as telling as the rarest. */
  worth: number;
  /** Whether it stands, as it is written or nearly, in the name of a glossary entry and is not a word of every day. */
  isTerm: boolean;
  /** What may be meant, with how well it fits. */
  readings: { stem: string; share: number }[];
};

/** How much a reading of a word counts: another word for it, a beginning of it, or a slip of the hand. */
const TERM_SHARE = 0.85;
const BEGINNING_SHARE = 0.7;
const MISTAKEN_SHARE = 0.75;
const SHORTEST_BEGINNING = 4;
/** A search may guess more freely: here a wrong guess becomes an answer. */
const SHORTEST_MISTAKEN = 5;
const SHORTEST_TWICE_MISTAKEN = 10;
/** How much of the rarest word's worth one has that no text has; and how much of its own a figure has. */
const UNKNOWN_SHARE = 1.1;
const NUMBER_SHARE = 0.5;

/** The telling words of a question. */
export function readQuestion(question: string, index: PassageIndex, texts: Texts): AskedWord[] {
  return readAskedWords(question, index.terms.phrases).map((word) => readWord(word, index, texts));
}

function readWord(word: string, { terms, passages }: PassageIndex, texts: Texts): AskedWord {
  const readings = findReadings(word, terms, texts);
  const rarest = Math.log(1 + passages.length);
  const worths = readings.map(({ stem }) => {
    const count = texts.stems.get(stem)?.passages.size ?? 0;
    return Math.log(1 + (passages.length - count + 0.5) / (count + 0.5));
  });
  const worth = worths.length === 0 ? UNKNOWN_SHARE * rarest : Math.max(...worths);
  const isTerm = readings.some(({ stem, share }) => share >= MISTAKEN_SHARE && texts.terms.has(stem));
  return { readings, isTerm, worth: /^\d+$/.test(word) && worths.length > 0 ? NUMBER_SHARE * worth : worth };
}

function findReadings(word: string, terms: PassageIndex['terms'], texts: Texts): AskedWord['readings'] {
  const stem = findStem(word);
  const readings = new Map<string, number>();
  const add = (known: string, share: number) => {
    if (texts.stems.has(known)) readings.set(known, Math.max(share, readings.get(known) ?? 0));
  };
  add(stem, 1);
  const others = terms.words[word] ?? terms.words[stem];
  for (const other of others?.split(' ') ?? []) add(findStem(other), TERM_SHARE);
  if (readings.size === 0 && word.length >= SHORTEST_BEGINNING) {
    for (const known of texts.words) if (known.startsWith(word)) add(findStem(known), BEGINNING_SHARE);
  }
  const forgiven = word.length < SHORTEST_MISTAKEN ? 0 : word.length < SHORTEST_TWICE_MISTAKEN ? 1 : 2;
  if (readings.size === 0 && forgiven > 0) {
    for (const known of texts.words) {
      if (known[0] === word[0] && isWithinMistakes(word, known, forgiven))
        add(findStem(known), MISTAKEN_SHARE);
    }
  }
  return [...readings].map(([known, share]) => ({ stem: known, share }));
}
