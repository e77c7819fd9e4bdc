import { parseQueryWords } from './query.ts';
import { findStem } from './stems.ts';
import { listIndexedWords, splitWords } from './words.ts';

/** What a result is: the buyer's own by name, what else the buyer has, what is the same for all readers, and a line inside a document. */
export type FoundKind =
  | (typeof namedKinds)[number]
  | 'figure'
  | 'note'
  | 'task'
  | 'milestone'
  | 'stage'
  | 'tool'
  | 'term'
  | 'help'
  | 'line';

type OrderedResult = {
  kind: FoundKind;
  title: string;
  /** A second name, such as a person's role. */
  otherName?: string | undefined;
  /** The file that a figure or a line was found in. */
  documentId?: string | undefined;
  /** Done, not needed or locked: nothing to act on. */
  isBehind?: true;
};

/** A definition may carry this many words more than were asked for and still be what was asked. */
const WORDS_BESIDE = 1;

const MIN_BEGINNING_LENGTH = 2;

const namedKinds = ['home', 'person', 'date', 'document'] as const;
/** Where a result belongs, first to last. */
const places = [...namedKinds, 'page', 'definition', 'guide', 'own', 'rest', 'inside', 'behind'] as const;
type Place = (typeof places)[number];
const ownKinds: ReadonlySet<FoundKind> = new Set([...namedKinds, 'figure', 'note', 'task', 'milestone']);

/**
 * Puts results in order, best first: the buyer's own homes, people, dates and documents by name; the calculator or page that does the
 * thing; its definition and guide; what else is the buyer's own; what else has the words; lines inside documents; and last what is done,
 * not needed or locked. Equals stay in the order in which they were found. Of what is inside one document only the best is left.
 */
export function orderResults<Result extends OrderedResult>(
  results: readonly Result[],
  query: string,
): Result[] {
  const ordered = results
    .map((result) => ({ result, place: places.indexOf(findPlace(result, query)) }))
    .sort((one, other) => one.place - other.place)
    .map(({ result }) => result);
  const shown = new Set<string>();
  return ordered.filter(({ kind, documentId }) => {
    if ((kind !== 'figure' && kind !== 'line') || documentId === undefined) return true;
    if (shown.has(documentId)) return false;
    shown.add(documentId);
    return true;
  });
}

/** Whether a name has all words of a query, in any form of them or begun. A misspelled word names nothing. */
export function isFoundByName(name: string, query: string): boolean {
  const asked = parseQueryWords(query);
  const words = listIndexedWords(name);
  const stems = new Set(words.map(findStem));
  return (
    asked.length > 0 &&
    asked.every(
      (word) =>
        stems.has(findStem(word)) ||
        (word.length >= MIN_BEGINNING_LENGTH && words.some((known) => known.startsWith(word))),
    )
  );
}

function findPlace({ kind, title, otherName, isBehind }: OrderedResult, query: string): Place {
  if (isBehind === true) return 'behind';
  if (kind === 'line') return 'inside';
  if (isFoundByName(`${title} ${otherName ?? ''}`, query)) {
    if (isNamedKind(kind)) return kind;
    if (kind === 'tool' || kind === 'task' || kind === 'milestone') return 'page';
    if (kind === 'term' && isDefinition(title, query)) return 'definition';
    if (kind === 'stage') return 'guide';
  }
  return ownKinds.has(kind) ? 'own' : 'rest';
}

const isNamedKind = (kind: FoundKind): kind is (typeof namedKinds)[number] =>
  namedKinds.some((named) => named === kind);

function isDefinition(title: string, query: string): boolean {
  return splitWords(title).length <= parseQueryWords(query).length + WORDS_BESIDE;
}
