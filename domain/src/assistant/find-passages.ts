import { findStem } from '../search/stems.ts';
import { isWithinMistakes } from '../search/words.ts';
import { parseAskedWords, splitAskedWords } from './asked-words.ts';
import { findNamedTitles, type PassageIndex, type PassageTexts, prepareTexts } from './indexed-passages.ts';
import type { Passage } from './passages.ts';
import type { Closeness } from './subjects.ts';

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

/** A passage that answers, and the lines of it that do: one, or two that read well together. */
export type FoundPassage = { passage: Passage; quotes: readonly string[] };

export type PassageFinder = {
  /** The passages that answer a question, best first; none when the texts do not hold an answer. */
  find(question: string): FoundPassage[];
};

/** Passages shown for one question. */
const MAX_PASSAGES = 3;

/** Okapi BM25: how soon a word said again counts no more, and how much a passage's length takes from its words. */
const K1 = 1.2;
const B = 0.75;
/** A word of the title counts as if it were on this many lines. */
const TITLE_LINES = 3;

/** The share of what a question asks that a passage has to hold, by how telling the words are, and how surely it is about buying a home. */
const MIN_SHARE = { field: 0.4, near: 0.55 } as const;
/** The same, together in one line and the title, where nothing says that the question is about buying a home. */
const MIN_SHARE_TOGETHER = 0.65;
/** A passage this much weaker than the best is left out. */
const MIN_SHARE_OF_BEST = 0.35;
/** A second line is quoted with the first when it is nearly as good. */
const SECOND_QUOTE_SHARE = 0.8;

const WHAT_IS = /^\s*(what(['’]?s| is| are| does)|wh?at is|define|explain)\b/i;

/** Prepares an index for questions: a few milliseconds, once. */
export function createPassageFinder(index: PassageIndex): PassageFinder {
  const texts = prepareTexts(index);
  return {
    find(question) {
      const named = findNamedTitles(question, texts);
      const { words: asked, closeness } = parseQuestion(question, named, index, texts);
      const stems = asked.flatMap(({ readings }) => readings.map(({ stem }) => stem));
      const places = new Set([
        ...named,
        ...stems.flatMap((stem) => [...(texts.stems.get(stem)?.passages ?? [])]),
      ]);
      const scored = [...places]
        .flatMap((place) => {
          const passage = index.passages[place];
          return passage ? [scorePassage(passage, place, named.has(place), asked, texts)] : [];
        })
        .filter((passage) => holdsAnswer(passage, closeness))
        .toSorted((one, other) => other.score - one.score);
      const best = scored[0]?.score ?? 0;
      return putTermFirst(question, scored)
        .filter(({ score }) => score >= MIN_SHARE_OF_BEST * best)
        .slice(0, MAX_PASSAGES)
        .map(({ passage, quotes }) => ({ passage, quotes }));
    },
  };
}

/** "What is PMI", like "PMI" alone, asks for the term itself: the shortest title that has all that is asked comes before what is said of it. */
function putTermFirst<Scored extends { passage: Passage; isTitled: boolean }>(
  question: string,
  scored: readonly Scored[],
): readonly Scored[] {
  if (!WHAT_IS.test(question) && splitAskedWords(question).length > 1) return scored;
  const [term] = scored
    .filter(({ passage, isTitled }) => isTitled && passage.place.kind === 'term' && !passage.answer)
    .toSorted((one, other) => one.passage.title.length - other.passage.title.length);
  return term === undefined ? scored : [term, ...scored.filter((one) => one !== term)];
}

/** A passage that the question names is what it is about, but not if it is about something else. */
function holdsAnswer(
  { share, together, isNamed }: { share: number; together: number; isNamed: boolean },
  closeness: Closeness,
): boolean {
  if (closeness === 'none') return together >= MIN_SHARE_TOGETHER;
  if (isNamed) return closeness === 'field' || share >= MIN_SHARE.field;
  return share >= MIN_SHARE[closeness];
}

/** BM25 over the readings of each word, of which the best counts, times a power of the share that the passage holds. */
function scorePassage(
  passage: Passage,
  place: number,
  isNamed: boolean,
  asked: readonly AskedWord[],
  texts: PassageTexts,
) {
  const start = texts.starts[place] ?? 0;
  const dampening = K1 * (1 - B + B * (texts.lengths[place] ?? 1));
  const inLines = passage.lines.map(() => 0);
  const together = passage.lines.map(() => 0);
  let [total, held, score] = [0, 0, 0];
  let isTitled = asked.length > 0;
  for (const { worth, readings } of asked) {
    const lines = passage.lines.map(() => 0);
    let [best, bestShare, titled] = [0, 0, 0];
    for (const { stem, share } of readings) {
      const where = texts.stems.get(stem);
      if (!where?.passages.has(place)) continue;
      let times = 0;
      if (where.titles.has(place)) {
        times += TITLE_LINES;
        titled = Math.max(titled, share);
      }
      for (const [offset, known] of lines.entries()) {
        if (!where.lines.has(start + offset)) continue;
        times += 1;
        lines[offset] = Math.max(known, share);
      }
      best = Math.max(best, (share * times * (K1 + 1)) / (times + dampening));
      bestShare = Math.max(bestShare, share);
    }
    for (const [offset, inLine] of lines.entries()) {
      inLines[offset] = (inLines[offset] ?? 0) + worth * inLine;
      together[offset] = (together[offset] ?? 0) + worth * Math.max(titled, inLine);
    }
    isTitled &&= titled > 0;
    total += worth;
    held += worth * bestShare;
    score += worth * best;
  }
  const share = total === 0 ? Number(isNamed) : held / total;
  return {
    passage,
    share,
    isNamed,
    isTitled,
    together: total === 0 ? Number(isNamed) : Math.max(...together) / total,
    score: score * (isNamed ? 1 : share) ** 1.5,
    quotes: chooseQuotes(passage, inLines),
  };
}

/** The best line, and a second one that is nearly as good, in the order of the text. A term is always answered with its definition. */
function chooseQuotes({ lines, place: { kind } }: Passage, scores: readonly number[]): string[] {
  const best = Math.max(...scores);
  const ranked = scores.map((score, offset) => ({ score, offset })).toSorted((a, b) => b.score - a.score);
  const offsets = ranked
    .slice(0, 2)
    .filter(({ score }, rank) => rank === 0 || (score > 0 && score >= SECOND_QUOTE_SHARE * best))
    .map(({ offset }) => offset);
  const chosen = new Set(kind === 'term' ? [0, ...offsets] : offsets);
  return lines.filter((_, offset) => chosen.has(offset));
}

/** A word of a question, as the texts may have it. */
type AskedWord = {
  /** How telling the word is. A word that no text has is as telling as the rarest. */
  worth: number;
  /** What may be meant, with how well it fits. */
  readings: { stem: string; share: number }[];
};

type AssistantQuestion = { words: AskedWord[]; closeness: Closeness };

/** The telling words of a question, of which `named` are the titles that it has in full, by their places. */
function parseQuestion(
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
