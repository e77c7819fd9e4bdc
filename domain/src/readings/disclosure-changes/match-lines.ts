import { distance } from 'fastest-levenshtein';
import type { ReadCostLine } from '../document-readings/form-reading.ts';

/** A line with its place: "B.0" is the first line of section B. */
export type PlacedLine = { place: string; section: string; line: ReadCostLine };

export type LinePair = {
  closing: PlacedLine | undefined;
  estimate: PlacedLine | undefined;
  match: 'same' | 'alike' | 'said' | 'only-estimate' | 'only-closing';
};

/** How alike the words of two lines must be, from 0 to 1, to be one charge; more where they are in other sections. */
const ALIKE = 0.6;
const ALIKE_ELSEWHERE = 0.72;

/**
 * Pairs the lines of a Loan Estimate with those of a Closing Disclosure: what the buyer said first, then the most alike, each line once. A
 * service may be in another section than before, by who chose its provider.
 */
export function matchLines(
  estimate: readonly PlacedLine[],
  closing: readonly PlacedLine[],
  said: Readonly<Record<string, string | null>> = {},
): LinePair[] {
  const pairs: LinePair[] = [];
  const left = { estimate: new Set(estimate), closing: new Set(closing) };
  const take = (one: PlacedLine, other: PlacedLine, match: LinePair['match']) => {
    pairs.push({ estimate: one, closing: other, match });
    left.estimate.delete(one);
    left.closing.delete(other);
  };
  const alone = new Set<PlacedLine>();
  for (const line of closing) {
    const place = said[`closing:${line.place}`];
    if (place === null) alone.add(line);
    const chosen = estimate.find((each) => each.place === place && left.estimate.has(each));
    if (chosen !== undefined) take(chosen, line, 'said');
  }
  const scored = [...left.estimate]
    .flatMap((one) =>
      [...left.closing]
        .filter((other) => !alone.has(other))
        .map((other) => ({ one, other, ...scoreLines(one, other) })),
    )
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
  for (const { one, other, isSame } of scored)
    if (left.estimate.has(one) && left.closing.has(other)) take(one, other, isSame ? 'same' : 'alike');
  return [
    ...pairs,
    ...[...left.closing].map((line) => ({
      ...{ closing: line, estimate: undefined, match: 'only-closing' as const },
    })),
    ...[...left.estimate].map((line) => ({
      ...{ closing: undefined, estimate: line, match: 'only-estimate' as const },
    })),
  ];
}

/**
 * Pairs of which it is not sure that they are two charges, or one: words that were recognized with doubt decide which line is which. A line
 * that is alone is unsure too where one of such words is alone on the other paper, in a section between which a service may move.
 */
export function listUnsurePairs(
  pairs: readonly LinePair[],
  mayMove: (one: string, other: string) => boolean,
): ReadonlySet<LinePair> {
  const isDoubtful = (placed: PlacedLine | undefined) => placed?.line.areWordsUncertain === true;
  const isUnsure = (pair: LinePair): boolean => {
    if (pair.match === 'same' || pair.match === 'said') return false;
    if (isDoubtful(pair.estimate) || isDoubtful(pair.closing)) return true;
    const own = pair.estimate ?? pair.closing;
    if (pair.match === 'alike' || own === undefined) return false;
    return pairs.some(({ match, estimate, closing }) => {
      const other = pair.match === 'only-closing' ? estimate : closing;
      const isOther = match === (pair.match === 'only-closing' ? 'only-estimate' : 'only-closing');
      return isOther && isDoubtful(other) && other !== undefined && mayMove(own.section, other.section);
    });
  };
  return new Set(pairs.filter(isUnsure));
}

/** Zero where they are not one charge. The same section counts for a little, so that of two alike the one beside it is taken. */
function scoreLines(one: PlacedLine, other: PlacedLine): { score: number; isSame: boolean } {
  const isSameSection = one.section === other.section;
  const likeness = compareWords(one.line.label, other.line.label);
  if (likeness < (isSameSection ? ALIKE : ALIKE_ELSEWHERE)) return { score: 0, isSame: false };
  return { score: isSameSection ? likeness + 0.05 : likeness - 0.01, isSame: likeness === 1 };
}

/** How alike the words of two charges are, from 0 to 1: the words they share, however they are spelled, ordered or punctuated. */
export function compareWords(one: string, other: string): number {
  const [first, second] = [listWords(one), listWords(other)];
  if (first.length === 0 || second.length === 0) return 0;
  if (first.join(' ') === second.join(' ')) return 1;
  const rest = [...second];
  let shared = 0;
  for (const word of first) {
    const at = rest.findIndex((each) => isAlike(word, each));
    if (at < 0) continue;
    shared += 1;
    rest.splice(at, 1);
  }
  const byWords = (2 * shared) / (first.length + second.length);
  return Math.min(0.99, Math.max(byWords, compareLetters(first, second)));
}

/** A recognized label has spaces where none are: its letters are held against those of the other, and have to be nearly all the same. */
function compareLetters(first: readonly string[], second: readonly string[]): number {
  const [one, other] = [first.join(''), second.join('')];
  const longer = Math.max(one.length, other.length);
  const isSplit = first.length !== second.length && longer >= 8;
  const likeness = isSplit ? 1 - distance(one, other) / longer : 0;
  return likeness >= 0.88 ? likeness : 0;
}

/** Words that forms of one lender leave out, add or exchange without meaning another charge. */
const FILLING = /^(the|a|of|for|to|and|fees?|charges?|costs?|optional|in|on|other)$/;
const SAME_WORDS: Readonly<Record<string, string>> = {
  ...{ policy: 'insurance', premium: 'insurance', ins: 'insurance', taxes: 'tax' },
  ...{ lenders: 'lender', owners: 'owner', homeowners: 'homeowner', services: 'service' },
  ...{ closing: 'settlement', escrow: 'settlement', exam: 'examination', cert: 'certification' },
  ...{ points: 'point', origination: 'originate', endorsements: 'endorsement' },
};

function listWords(label: string): string[] {
  const words = label
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’`´]/g, '')
    .replace(/\d{1,6}(\.\d{1,6})?\s?%|\.\d{1,6}\s?%/g, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .map((word) => SAME_WORDS[word] ?? word)
    .filter((word) => word !== '' && !FILLING.test(word));
  return [...new Set(words)];
}

const isAlike = (one: string, other: string) =>
  one === other || (Math.min(one.length, other.length) >= 5 && distance(one, other) <= 1);
