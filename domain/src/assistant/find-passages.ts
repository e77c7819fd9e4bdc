import { findStem } from '../search/stems.ts';
import { isWithinMistakes } from '../search/words.ts';
import { isFiller, splitAskedWords } from './asked-words.ts';
import { findAlike, listQuestionWords } from './classifier/question-features.ts';
import type { Passage } from './passages.ts';

/** A passage that answers, and the sentences of it that do, word for word. */
export type FoundPassage = {
  passage: Passage;
  quotes: readonly string[];
  /** Of what is asked, how much the passage holds. */
  share: number;
  /** The question asks for the term itself. */
  isNamed: boolean;
};

type PassageFinder = {
  /** The passages that answer a question, best first; none where the texts do not hold what it asks for. */
  find(question: string): FoundPassage[];
};

/** Passages shown for one question. */
const MAX_PASSAGES = 3;

/** Okapi BM25: how soon a word said again counts no more, and how much a passage's length takes from its words. */
const K1 = 1.2;
const B = 0.75;
/** A word of the title counts as if it were in the lines this many times. */
const TITLE_TIMES = 3;
/** The share of what a question asks, by how telling its words are, that a passage has to hold. */
const MIN_SHARE = 0.5;
/** The same where it has but one of the words. */
const MIN_SHARE_OF_ONE = 0.7;
/** A passage this much weaker than the best is omitted. */
const MIN_SHARE_OF_BEST = 0.35;
/** A shorter word has to be written right. */
const MIN_MISTAKEN_LENGTH = 5;
const MIN_TWICE_MISTAKEN_LENGTH = 10;
const MISTAKEN_SHARE = 0.75;
/** A second sentence is quoted with the first where it is nearly as good. */
const SECOND_QUOTE_SHARE = 0.8;

const ASKS_FOR_TERM =
  /^\s*(what(['’]?s| is| are| does)|wh?at is|define|explain|meaning of|que es)\b|\bmean(s|ing)?\b/i;

const ARTICLE = /^(a|an|the|to|of|in|el|la)$/;
/** Who asks for their own asks for no definition. */
const OWN = /^(my|our|mine|ours|mi|mis|nuestro|nuestra)$/;

type Indexed = { passage: Passage; counts: Map<string, number>; title: Set<string>; length: number };

/** Prepares the passages for questions: once, and a few tens of milliseconds. */
export function createPassageFinder(passages: readonly Passage[]): PassageFinder {
  const indexed = passages.map(indexPassage);
  const mean = indexed.reduce((sum, { length }) => sum + length, 0) / indexed.length;
  const holders = new Map<string, number[]>();
  for (const [place, { counts }] of indexed.entries())
    for (const stem of counts.keys()) holders.set(stem, [...(holders.get(stem) ?? []), place]);
  const known = [...holders.keys()];
  const weigh = (stem: string) =>
    Math.log(1 + (indexed.length + 0.5) / ((holders.get(stem)?.length ?? 0) + 0.5));

  function findReading(word: string): { stem: string; share: number } | undefined {
    const stem = findStem(findAlike(word));
    if (holders.has(stem)) return { stem, share: 1 };
    if (word.length < MIN_MISTAKEN_LENGTH) return undefined;
    const forgiven = word.length < MIN_TWICE_MISTAKEN_LENGTH ? 1 : 2;
    const near = known.find((each) => each[0] === stem[0] && isWithinMistakes(stem, each, forgiven));
    return near === undefined ? undefined : { stem: near, share: MISTAKEN_SHARE };
  }

  return {
    find(question) {
      const words = [...new Set(listQuestionWords(question))].filter(
        (word) => !isFiller(word) && !/^z/.test(word),
      );
      const readings = words.map((word) => findReading(word) ?? { stem: '', share: 0 });
      const total = readings.reduce((sum, { stem }) => sum + weigh(stem), 0);
      const places = new Set(readings.flatMap(({ stem }) => holders.get(stem) ?? []));
      const scored = [...places].flatMap((place) => {
        const one = indexed[place];
        if (one === undefined) return [];
        const dampening = K1 * (1 - B + (B * one.length) / mean);
        let [score, held, matched] = [0, 0, 0];
        for (const { stem, share } of readings) {
          const times = one.counts.get(stem);
          if (times === undefined) continue;
          const worth = share * weigh(stem);
          held += worth;
          matched += 1;
          score += (worth * times * (K1 + 1)) / (times + dampening);
        }
        const share = held / total;
        return [{ one, score: score * share ** 1.5, share, matched }];
      });
      const named = findNamed(question, scored);
      const told = scored
        .filter(
          ({ share, matched, one }) => share >= (matched > 1 ? MIN_SHARE : MIN_SHARE_OF_ONE) || one === named,
        )
        .toSorted((a, b) => Number(b.one === named) - Number(a.one === named) || b.score - a.score);
      const best = told[0]?.score ?? 0;
      return told
        .filter(({ score }) => score >= MIN_SHARE_OF_BEST * best)
        .slice(0, MAX_PASSAGES)
        .map(({ one, share }) => ({
          passage: one.passage,
          share,
          isNamed: one === named,
          quotes: chooseQuotes(
            one,
            readings.map(({ stem }) => stem),
            weigh,
          ),
        }));
    },
  };
}

function indexPassage(passage: Passage): Indexed {
  const counts = new Map<string, number>();
  const add = (text: string, times: number) => {
    for (const word of listQuestionWords(text, Number.POSITIVE_INFINITY)) {
      if (isFiller(word)) continue;
      const stem = findStem(findAlike(word));
      counts.set(stem, (counts.get(stem) ?? 0) + times);
    }
  };
  add(passage.title, TITLE_TIMES);
  for (const line of passage.lines) add(line, 1);
  add(passage.phrases ?? '', 1);
  const title = new Set(listStems(passage.title));
  return { passage, counts, title, length: [...counts.values()].reduce((sum, times) => sum + times, 0) };
}

function listStems(text: string): string[] {
  return listQuestionWords(text, Number.POSITIVE_INFINITY)
    .filter((word) => !isFiller(word))
    .map((word) => findStem(findAlike(word)));
}

/** "What is PMI", like "PMI" alone, asks for the term itself: the entry whose whole name, or short name, is all that is asked. */
function findNamed(question: string, scored: readonly { one: Indexed }[]): Indexed | undefined {
  const words = splitAskedWords(question);
  const isBare = words.every((word) => !isFiller(word) || ARTICLE.test(word));
  if ((!isBare && !ASKS_FOR_TERM.test(question)) || words.some((word) => OWN.test(word))) return undefined;
  const stems = new Set(listStems(question.replace(/\bmean(s|ing)?\b/i, ' ')));
  return scored.find(
    ({ one }) =>
      one.passage.place.kind === 'term' &&
      listNames(one.passage.title).some((name) => {
        const named = new Set(listStems(name));
        return named.size > 0 && named.size === stems.size && [...named].every((stem) => stems.has(stem));
      }),
  )?.one;
}

/** "Annual percentage rate (APR)" is known by either name. */
function listNames(title: string): string[] {
  const [, name, short] = /^([^(]+) \((.+)\)$/.exec(title) ?? [];
  return name === undefined || short === undefined ? [title] : [name, short];
}

/** The sentence that has most of what is asked, and a second one that is nearly as good; of a term, its definition first. */
function chooseQuotes(
  { passage }: Indexed,
  asked: readonly string[],
  weigh: (stem: string) => number,
): string[] {
  const sentences =
    passage.place.kind === 'term'
      ? passage.lines
      : passage.lines.flatMap((line) => line.split(/(?<=[.!?]) (?=[A-Z“"])/));
  const scores = sentences.map((sentence) => {
    const stems = new Set(listStems(sentence));
    return asked.reduce((sum, stem) => sum + (stems.has(stem) ? weigh(stem) : 0), 0);
  });
  const best = Math.max(...scores);
  const ranked = [...scores.keys()].toSorted(
    (one, other) => (scores[other] ?? 0) - (scores[one] ?? 0) || one - other,
  );
  const chosen = ranked
    .slice(0, 2)
    .filter(
      (at, rank) => rank === 0 || ((scores[at] ?? 0) > 0 && (scores[at] ?? 0) >= SECOND_QUOTE_SHARE * best),
    );
  const first = passage.place.kind === 'term' ? [0] : [];
  return [...new Set([...first, ...chosen])].map((at) => sentences[at] ?? '');
}
