import { findStem } from '../search/stems.ts';
import { isFiller, splitAskedWords } from './asked-words.ts';
import { type PassageIndex, readPlaces } from './indexed-passages.ts';
import { createSubjectReader, type SubjectReader } from './subjects.ts';

/** An index as questions are compared with it. */
export type Texts = {
  /** Stem to the passages, lines and titles that have it. */
  stems: Map<string, { lines: Set<number>; titles: Set<number>; passages: Set<number> }>;
  words: readonly string[];
  /** The first line of each passage, and the factor of each line's length. */
  starts: readonly number[];
  lengths: readonly number[];
  titles: readonly ReadonlySet<string>[][];
  readSubject: SubjectReader;
  withins: readonly ReadonlySet<string>[];
  /** Titles of several words, as they stand in a question, and their passages. */
  names: ReadonlyMap<string, number>;
};

/** How much the length of a line takes from its words, between none and all. */
const LENGTH_SHARE = 0.55;

export function prepareTexts({ passages, words, terms }: PassageIndex): Texts {
  const starts: number[] = [];
  const ofLine: number[] = [];
  for (const [place, { lines }] of passages.entries()) {
    starts.push(ofLine.length);
    for (const _ of lines) ofLine.push(place);
  }
  const counts = ofLine.map(() => 0);
  const stems: Texts['stems'] = new Map();
  for (const [word, steps] of Object.entries(words)) {
    const stem = findStem(word);
    const known = stems.get(stem) ?? { lines: new Set(), titles: new Set(), passages: new Set() };
    stems.set(stem, known);
    const { lines, titles } = readPlaces(steps);
    for (const line of lines) {
      counts[line] = (counts[line] ?? 0) + 1;
      known.lines.add(line);
      known.passages.add(ofLine[line] ?? 0);
    }
    for (const title of titles) {
      known.titles.add(title);
      known.passages.add(title);
    }
  }
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return {
    stems,
    words: Object.keys(words),
    starts,
    lengths: counts.map((count) => 1 / (1 - LENGTH_SHARE + (LENGTH_SHARE * count) / mean)),
    titles: passages.map(({ title }) => listTitles(title)),
    readSubject: createSubjectReader(terms.subjects, stems),
    withins: passages.map(({ within }) => new Set(splitAskedWords(within).map(findStem))),
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
export function findNamedTitles(question: string, { names }: Texts): ReadonlySet<number> {
  const text = ` ${splitAskedWords(question).join(' ')} `;
  return new Set([...names].flatMap(([name, place]) => (text.includes(` ${name} `) ? [place] : [])));
}

function listTitles(title: string): ReadonlySet<string>[] {
  return splitNames(title).map((name) => {
    const words = splitAskedWords(name);
    const telling = words.filter((word) => !isFiller(word));
    return new Set((telling.length > 0 ? telling : words).map(findStem));
  });
}

/** "Annual percentage rate (APR)" is known by either name. */
function splitNames(title: string): string[] {
  const [, name, short] = /^(.+) \((.+)\)$/.exec(title) ?? [];
  return name === undefined || short === undefined ? [title] : [name, short];
}
