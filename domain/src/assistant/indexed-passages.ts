import { findStem } from '../search/stems.ts';
import { splitAskedWords } from './asked-words.ts';
import type { Passage } from './passages.ts';
import { createSubjectReader, type SubjectReader, type Subjects } from './subjects.ts';

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

/** An index as questions are compared with it. */
export type PassageTexts = {
  /** Stem to the passages, lines and titles that have it. */
  stems: Map<string, { lines: Set<number>; titles: Set<number>; passages: Set<number> }>;
  words: readonly string[];
  /** The first line of each passage, and how long it is: 1 for the mean. */
  starts: readonly number[];
  lengths: readonly number[];
  readSubject: SubjectReader;
  /** Titles of several words, as questions have them, and their passages. */
  names: ReadonlyMap<string, number>;
};

export function prepareTexts({ passages, words, terms }: PassageIndex): PassageTexts {
  const starts: number[] = [];
  const ofLine: number[] = [];
  for (const [place, { lines }] of passages.entries()) {
    starts.push(ofLine.length);
    for (const _ of lines) ofLine.push(place);
  }
  const counts = passages.map(() => 0);
  const stems: PassageTexts['stems'] = new Map();
  for (const [word, steps] of Object.entries(words)) {
    const stem = findStem(word);
    const known = stems.get(stem) ?? { lines: new Set(), titles: new Set(), passages: new Set() };
    stems.set(stem, known);
    const { lines, titles } = getPlaces(steps);
    for (const line of lines) {
      const place = ofLine[line] ?? 0;
      counts[place] = (counts[place] ?? 0) + 1;
      known.lines.add(line);
      known.passages.add(place);
    }
    for (const title of titles) {
      counts[title] = (counts[title] ?? 0) + 1;
      known.titles.add(title);
      known.passages.add(title);
    }
  }
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return {
    stems,
    words: Object.keys(words),
    starts,
    lengths: counts.map((count) => count / mean),
    readSubject: createSubjectReader(terms.subjects, stems),
    names: new Map(
      passages.flatMap(({ title, place: { kind } }, place) =>
        kind === 'term'
          ? splitNames(title)
              .filter((name) => splitAskedWords(name).length > 1)
              .map((name) => [splitAskedWords(name).join(' '), place] as const)
          : [],
      ),
    ),
  };
}

/** The terms that a question names in full: "as is" has no telling word, and "deed of trust" means no other deed. */
export function findNamedTitles(question: string, { names }: PassageTexts): ReadonlySet<number> {
  const text = ` ${splitAskedWords(question).join(' ')} `;
  return new Set([...names].flatMap(([name, place]) => (text.includes(` ${name} `) ? [place] : [])));
}

/** "Annual percentage rate (APR)" is known by either name. */
function splitNames(title: string): string[] {
  const [, name, short] = /^([^(]+) \((.+)\)$/.exec(title) ?? [];
  return name === undefined || short === undefined ? [title] : [name, short];
}
