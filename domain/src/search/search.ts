import { parseQueryWords } from './query.ts';
import { countForgivenMistakes, isWithinMistakes, listIndexedWords } from './words.ts';

/** Something that can be found: by its title first, by its passages after that. */
export type SearchEntry = { title: string; passages: readonly string[] };

/** `matched` are the folded words of the texts that match the query's. Best first. */
export type SearchHits<Entry> = { entries: Entry[]; matched: ReadonlySet<string> };

/** The entries of one word: how much it counts in each that has it, and the words of the texts that it was read as. */
export type FoundWord<Entry> = { weights: ReadonlyMap<Entry, number>; readings: readonly string[] };

export type SearchIndex<Entry> = {
  search(query: string): SearchHits<Entry>;
  /** One folded word, for putting together with what is found elsewhere (`rankFound`). */
  findWord(word: string): FoundWord<Entry>;
};

const TITLE_WEIGHT = 8;
const FIRST_PASSAGE_WEIGHT = 3;
/** How much a word counts in a text; what only begins like it, or is spelled a little differently, counts a share. */
export const PASSAGE_WEIGHT = 1;
const BEGINNING_SHARE = 0.6;
export const MISTAKEN_SHARE = 0.4;
const MIN_BEGINNING_LENGTH = 2;
const MIN_QUESTION_SHARE = 2;
const LETTERS_ALONE = /^\p{L}+$/u;

/** Prepares entries for searching; each entry once. */
export function createSearchIndex<Entry extends SearchEntry>(entries: readonly Entry[]): SearchIndex<Entry> {
  const places = new Map<string, Map<Entry, number>>();
  for (const entry of entries) {
    for (const [word, weight] of weighWords(entry)) {
      const found = places.get(word);
      if (found === undefined) places.set(word, new Map([[entry, weight]]));
      else found.set(entry, weight);
    }
  }
  const vocabulary = [...places.keys()].sort();

  function findWord(word: string): FoundWord<Entry> {
    const readings = findReadings(word, vocabulary);
    const weights = new Map<Entry, number>();
    for (const [known, share] of readings) {
      for (const [entry, weight] of places.get(known) ?? [])
        weights.set(entry, Math.max(share * weight, weights.get(entry) ?? 0));
    }
    return { weights, readings: [...readings.keys()] };
  }

  return {
    findWord,
    search(query) {
      const found = parseQueryWords(query).map(findWord);
      return {
        entries: rankFound(
          entries,
          found.map(({ weights }) => weights),
        ),
        matched: new Set(found.flatMap(({ readings }) => readings)),
      };
    },
  };
}

/**
 * Puts in order what was found, best first, from how much each word of a query counts where. Something is found by as
 * many of the words as anything has: when one has them all, those with fewer are left out. Where three words or more are
 * found together, one may be missing. Equals stay in the order of `all`.
 */
export function rankFound<Key>(all: readonly Key[], weights: readonly ReadonlyMap<Key, number>[]): Key[] {
  const scored: { key: Key; found: number; score: number }[] = [];
  let most = 0;
  for (const key of all) {
    let found = 0;
    let score = 0;
    for (const ofWord of weights) {
      const weight = ofWord.get(key);
      if (weight === undefined) continue;
      found += 1;
      score += weight;
    }
    if (found === 0) continue;
    scored.push({ key, found, score });
    most = Math.max(most, found);
  }
  const enough = most > MIN_QUESTION_SHARE ? most - 1 : most;
  return scored
    .filter(({ found }) => found >= enough)
    .sort((one, other) => other.score - one.score)
    .map(({ key }) => key);
}

/** The most that each word of an entry counts. */
function weighWords({ title, passages }: SearchEntry): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const word of listIndexedWords(text)) weights.set(word, Math.max(weight, weights.get(word) ?? 0));
  };
  add(title, TITLE_WEIGHT);
  for (const [place, passage] of passages.entries())
    add(passage, place === 0 ? FIRST_PASSAGE_WEIGHT : PASSAGE_WEIGHT);
  return weights;
}

/**
 * The words of the texts that may be meant by a word, with how well they fit; `vocabulary` is sorted. Mistakes are looked
 * for only when it is not there as written, nor any that begins with it, and in words of letters alone: another figure is
 * another year or another form.
 */
function findReadings(word: string, vocabulary: readonly string[]): ReadonlyMap<string, number> {
  const readings = new Map<string, number>();
  for (let place = findPlace(word, vocabulary); place < vocabulary.length; place++) {
    const known = vocabulary[place] ?? '';
    if (known === word) readings.set(known, 1);
    else if (word.length >= MIN_BEGINNING_LENGTH && known.startsWith(word))
      readings.set(known, BEGINNING_SHARE);
    else break;
  }
  const forgiven = countForgivenMistakes(word.length);
  if (readings.size > 0 || forgiven === 0 || !LETTERS_ALONE.test(word)) return readings;
  const letter = word.slice(0, 1);
  for (let place = findPlace(letter, vocabulary); vocabulary[place]?.startsWith(letter); place++) {
    const known = vocabulary[place] ?? '';
    if (isWithinMistakes(word, known, forgiven)) readings.set(known, MISTAKEN_SHARE);
  }
  return readings;
}

/** The place of the first word that does not sort before the given one. */
function findPlace(word: string, vocabulary: readonly string[]): number {
  let [start, end] = [0, vocabulary.length];
  while (start < end) {
    const middle = (start + end) >> 1;
    if ((vocabulary[middle] ?? '') < word) start = middle + 1;
    else end = middle;
  }
  return start;
}
