import { findStem } from '../search/stems.ts';
import { splitAskedWords } from './asked-words.ts';
import { getPlaces, type PassageIndex } from './indexed-passages.ts';
import { createSubjectReader, type SubjectReader } from './subjects.ts';

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
