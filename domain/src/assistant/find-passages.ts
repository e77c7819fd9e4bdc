import type { PassageIndex } from './indexed-passages.ts';
import { findNamedTitles, prepareTexts, type Texts } from './passage-texts.ts';
import type { Passage } from './passages.ts';
import { type AskedWord, readQuestion } from './question-words.ts';
import type { Closeness } from './subjects.ts';

/** A passage that answers, and the lines of it that do: one, or two that stand together well. */
export type FoundPassage = { passage: Passage; quotes: readonly string[] };

export type PassageFinder = {
  /** The passages that answer a question, best first; none when the texts do not hold an answer. */
  find(question: string): FoundPassage[];
};

/** Passages shown for one question. */
const MOST_PASSAGES = 3;

const TITLE_WEIGHT = { term: 2.4, section: 1.3, stage: 0.6 } as const;
/** For a term that the question names in full. */
const NAMED_SCORE = 6;
const WITHIN_WEIGHT = 0.4;
const WITHIN_SHARE = 0.6;

/** The share of what a question asks that a passage has to hold, by how telling the words are, and how surely it is about buying a home. */
const LEAST_SHARE = { field: 0.4, near: 0.55 } as const;
/** The same, together in one line and the title, where nothing says that the question is about buying a home. */
const LEAST_SHARE_TOGETHER = 0.65;
/** A passage this much weaker than the best is left out. */
const LEAST_OF_BEST = 0.35;
/** A second line is quoted with the first when it is nearly as good. */
const SECOND_QUOTE_SHARE = 0.8;

/** Prepares an index for questions: a few milliseconds, once. */
export function createPassageFinder(index: PassageIndex): PassageFinder {
  const texts = prepareTexts(index);
  return {
    find(question) {
      const named = findNamedTitles(question, texts);
      const { words: asked, closeness } = readQuestion(question, named, index, texts);
      const stems = new Set(asked.flatMap(({ readings }) => readings.map(({ stem }) => stem)));
      const places = new Set([
        ...named,
        ...[...stems].flatMap((stem) => [...(texts.stems.get(stem)?.passages ?? [])]),
      ]);
      const scored = [...places]
        .flatMap((place) => {
          const passage = index.passages[place];
          if (passage === undefined) return [];
          const titleShare = measureTitle(texts.titles[place] ?? [], stems);
          return [scorePassage(passage, { place, titleShare, isNamed: named.has(place) }, asked, texts)];
        })
        .filter((passage) => holdsAnswer(passage, closeness))
        .toSorted((one, other) => other.score - one.score);
      const best = scored[0]?.score ?? 0;
      return scored
        .filter(({ score }) => score >= LEAST_OF_BEST * best)
        .slice(0, MOST_PASSAGES)
        .map(({ passage, quotes }) => ({ passage, quotes }));
    },
  };
}

/** A passage that the question names is what it is about, but not if it is about something else. */
function holdsAnswer(
  { share, together, isNamed }: { share: number; together: number; isNamed: boolean },
  closeness: Closeness,
): boolean {
  if (closeness === 'none') return together >= LEAST_SHARE_TOGETHER;
  if (isNamed) return closeness === 'field' || share >= LEAST_SHARE.field;
  return share >= LEAST_SHARE[closeness];
}

function scorePassage(
  passage: Passage,
  { place, titleShare, isNamed }: { place: number; titleShare: number; isNamed: boolean },
  asked: readonly AskedWord[],
  texts: Texts,
) {
  const titleWeight = TITLE_WEIGHT[passage.place.kind] * titleShare;
  const start = texts.starts[place] ?? 0;
  const inLines = passage.lines.map(() => 0);
  const together = passage.lines.map(() => 0);
  let total = 0;
  let held = 0;
  let score = 0;
  for (const { worth, readings } of asked) {
    let best = 0;
    let bestShare = 0;
    let titled = 0;
    for (const { stem, share } of readings) {
      const where = texts.stems.get(stem);
      if (!where?.passages.has(place)) continue;
      bestShare = Math.max(bestShare, share);
      if (!where.titles.has(place)) continue;
      best = Math.max(best, share * titleWeight);
      titled = Math.max(titled, share);
    }
    // What a passage stands within says what it is about, a little.
    for (const { stem, share } of readings) {
      if (texts.withins[place]?.has(stem)) {
        bestShare = Math.max(bestShare, WITHIN_SHARE * share);
        best = Math.max(best, WITHIN_WEIGHT * share);
      }
    }
    let bestLine = 0;
    for (const [offset] of passage.lines.entries()) {
      let inLine = 0;
      for (const { stem, share } of readings)
        if (texts.stems.get(stem)?.lines.has(start + offset)) inLine = Math.max(inLine, share);
      together[offset] = (together[offset] ?? 0) + worth * Math.max(titled, inLine);
      const weighed = inLine * worth * (texts.lengths[start + offset] ?? 1);
      inLines[offset] = (inLines[offset] ?? 0) + weighed;
      bestLine = Math.max(bestLine, weighed);
    }
    total += worth;
    held += worth * bestShare;
    score += worth * best + 0.5 * bestLine;
  }
  const share = total === 0 ? Number(isNamed) : held / total;
  const line = Math.max(...inLines);
  return {
    passage,
    share,
    isNamed,
    together: total === 0 ? Number(isNamed) : Math.max(...together) / total,
    score: (score + line + (isNamed ? NAMED_SCORE : 0)) * (isNamed ? 1 : share) ** 1.5,
    quotes: chooseQuotes(passage, inLines),
  };
}

/** How much of a title the question names, from a half to all of it. */
function measureTitle(titles: readonly ReadonlySet<string>[], stems: ReadonlySet<string>): number {
  const shares = titles.map((title) => [...title].filter((stem) => stems.has(stem)).length / title.size);
  return 0.5 + 0.5 * Math.max(0, ...shares);
}

/** The best line, and a second one that is nearly as good, in the order of the text. A term is always told by its definition. */
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
