import { splitAskedWords } from './asked-words.ts';
import type { Passage } from './passages.ts';
import type { Subjects } from './subjects.ts';

/** `words`: a word as buyers say it, and the matching words of the texts. `phrases`: what takes several words, and one word for it. */
export type AskedTerms = {
  words: Readonly<Record<string, string>>;
  phrases: Readonly<Record<string, string>>;
  subjects: Subjects;
};

/** Words that lead to a passage and are not in it, by its key: for all of it, or for each of its lines in order. */
export type AskedWords = Readonly<Record<string, string | readonly string[]>>;

/** A title that more passages share names none of them. */
const MAX_SHARED_TITLE = 2;

/**
 * The search index for the browser, built together with the pages. `words` gives for each word of the texts its places: the lines (counted
 * through all passages) and, after a -1, the passages whose title has it; both as steps from the one before.
 */
export type PassageIndex = {
  passages: readonly Passage[];
  words: Readonly<Record<string, readonly number[]>>;
  terms: AskedTerms;
};

/** Parts the lines from the titles in a word's places. */
export const TITLES_FOLLOW = -1;

export function buildPassageIndex(
  passages: readonly Passage[],
  terms: AskedTerms,
  asks: AskedWords,
): PassageIndex {
  const inLines = new Map<string, number[]>();
  const inTitles = new Map<string, number[]>();
  let line = 0;
  for (const [place, passage] of passages.entries()) {
    const asked = asks[passage.key] ?? '';
    const isShared = passages.filter(({ title }) => title === passage.title).length > MAX_SHARED_TITLE;
    note(inTitles, `${isShared ? '' : passage.title} ${typeof asked === 'string' ? asked : ''}`, place);
    for (const [offset, text] of passage.lines.entries())
      note(inLines, `${text} ${typeof asked === 'string' ? '' : (asked[offset] ?? '')}`, line++);
  }
  const words = [...new Set([...inLines.keys(), ...inTitles.keys()])].toSorted();
  return {
    passages,
    words: Object.fromEntries(
      words.map((word) => {
        const titles = inTitles.get(word);
        return [
          word,
          [...toSteps(inLines.get(word) ?? []), ...(titles ? [TITLES_FOLLOW, ...toSteps(titles)] : [])],
        ];
      }),
    ),
    terms,
  };
}

/** The places of a word, as they were before they became steps. */
export function getPlaces(steps: readonly number[]): { lines: number[]; titles: number[] } {
  const end = steps.indexOf(TITLES_FOLLOW);
  return end === -1
    ? { lines: fromSteps(steps), titles: [] }
    : { lines: fromSteps(steps.slice(0, end)), titles: fromSteps(steps.slice(end + 1)) };
}

function note(places: Map<string, number[]>, text: string, place: number): void {
  for (const word of new Set(splitAskedWords(text))) {
    const known = places.get(word);
    if (known) known.push(place);
    else places.set(word, [place]);
  }
}

function toSteps(places: readonly number[]): number[] {
  return places.map((place, index) => place - (places[index - 1] ?? 0));
}

function fromSteps(steps: readonly number[]): number[] {
  let place = 0;
  return steps.map((step) => {
    place += step;
    return place;
  });
}
