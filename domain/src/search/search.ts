import { readQueryWords } from './query.ts';
import { countForgivenMistakes, isWithinMistakes, splitWords } from './words.ts';

/** Something that can be found: by its title first, by its passages after that. */
export type SearchEntry = { title: string; passages: readonly string[] };

/** `matched` are the words of the texts that stand for the query's words, folded. Best first. */
export type SearchHits<Entry> = { entries: Entry[]; matched: ReadonlySet<string> };

export type SearchIndex<Entry> = { search(query: string): SearchHits<Entry> };

const TITLE_WEIGHT = 8;
const FIRST_PASSAGE_WEIGHT = 3;
const PASSAGE_WEIGHT = 1;
/** How much a word counts that only begins like the one looked for, or is spelled a little differently. */
const BEGINNING_SHARE = 0.6;
const MISTAKEN_SHARE = 0.4;
const SHORTEST_BEGINNING = 2;
const LEAST_OF_A_QUESTION = 2;

/**
 * Prepares entries for searching. An entry is found by as many of the query's words as any entry has: when one has them
 * all, those with fewer are left out. Where three words or more are found together, one may be missing.
 */
export function createSearchIndex<Entry extends SearchEntry>(entries: readonly Entry[]): SearchIndex<Entry> {
  const weights = entries.map(weighWords);
  const vocabulary = new Set(weights.flatMap((words) => [...words.keys()]));

  return {
    search(query) {
      const readings = readQueryWords(query).map((word) => findReadings(word, vocabulary));
      const scored = entries.map((entry, place) => {
        const scores = readings.map((reading) => scoreWord(reading, weights[place]));
        return {
          entry,
          found: scores.filter((score) => score > 0).length,
          score: scores.reduce((total, score) => total + score, 0),
        };
      });
      const most = Math.max(0, ...scored.map(({ found }) => found));
      const enough = most > LEAST_OF_A_QUESTION ? most - 1 : Math.max(1, most);
      const hits = scored.filter(({ found }) => found >= enough);
      return {
        entries: hits.toSorted((one, other) => other.score - one.score).map(({ entry }) => entry),
        matched: new Set(readings.flatMap((reading) => [...reading.keys()])),
      };
    },
  };
}

/** The most that each word of an entry counts. */
function weighWords({ title, passages }: SearchEntry): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const word of splitWords(text)) weights.set(word, Math.max(weight, weights.get(word) ?? 0));
  };
  add(title, TITLE_WEIGHT);
  for (const [place, passage] of passages.entries())
    add(passage, place === 0 ? FIRST_PASSAGE_WEIGHT : PASSAGE_WEIGHT);
  return weights;
}

/** The words of the texts that may be meant by a word, with how well they fit. Mistakes are looked for only when it is not there as written. */
function findReadings(word: string, vocabulary: ReadonlySet<string>): ReadonlyMap<string, number> {
  const readings = new Map<string, number>();
  for (const known of vocabulary) {
    if (known === word) readings.set(known, 1);
    else if (word.length >= SHORTEST_BEGINNING && known.startsWith(word))
      readings.set(known, BEGINNING_SHARE);
  }
  if (readings.size > 0) return readings;
  const forgiven = countForgivenMistakes(word.length);
  if (forgiven === 0) return readings;
  for (const known of vocabulary) {
    if (known[0] === word[0] && isWithinMistakes(word, known, forgiven)) readings.set(known, MISTAKEN_SHARE);
  }
  return readings;
}

function scoreWord(
  reading: ReadonlyMap<string, number>,
  weights: ReadonlyMap<string, number> | undefined,
): number {
  let best = 0;
  for (const [word, share] of reading) best = Math.max(best, share * (weights?.get(word) ?? 0));
  return best;
}
