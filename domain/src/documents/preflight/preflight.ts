import type { PaperFacts } from '../../readings/document-readings/kept/paper-facts.ts';
import { listLargeDeposits } from '../../readings/document-readings/papers/kinds/large-deposits.ts';
import { computeLastGoodDay, type DocumentValidity } from '../document-age.ts';
import type { Edge } from './picture-quality.ts';

/** Titles and suffixes, which papers have or leave out. */
const BESIDE_NAMES = ['mr', 'mrs', 'ms', 'miss', 'dr', 'jr', 'sr', 'ii', 'iii', 'iv'];

/** Dollars; `detail` is the day as it is printed. */
export type ListedDeposit = Parameters<typeof listLargeDeposits>[0][number];

/** What was found in a file before anybody else sees it: what its text says, and what only the file itself shows. */
export type PreflightFacts = Pick<
  PaperFacts,
  'names' | 'pageCount' | 'printed' | 'day' | 'isDayUnsure' | 'deposits'
> & {
  /** What kind of paper it is. */
  form?: string | null;
  /** The name of a document that is there already and has the same bytes. */
  sameAs?: string;
  picture?: { isBlurred: boolean; cutAt: readonly Edge[] };
  /** Pages with a place for a signature that holds none: a form field, or a line on which nothing is written. */
  unsigned: readonly { page: number; isField: boolean }[];
};

export type PreflightContext = {
  today: string;
  /** The day of closing, where it is known. */
  closing?: string;
  /** Dollars a month before taxes, of all buyers, where it is known. */
  monthlyIncome?: string;
  /** The names of the buyers. */
  buyers: readonly string[];
  /** Of the request that the file answers. */
  validFor?: DocumentValidity;
  /** Whether a line for a signature is one that has to be filled: forms that are only read have such lines, too. */
  needsSignature: boolean;
};

export type Finding =
  | { kind: 'duplicate'; name: string }
  | { kind: 'pages-missing'; missing: readonly number[]; count: number }
  | { kind: 'blurred' }
  | { kind: 'cut'; edges: readonly Edge[] }
  /** `isUnsure` where the day was recognized with doubt. */
  | { kind: 'too-old'; goodUntil: string; isUnsure: boolean }
  | { kind: 'too-old-at-closing'; goodUntil: string; closing: string; isUnsure: boolean }
  /** `isOfSeller` of papers that bear the seller's name until the day of closing. */
  | { kind: 'other-name'; name: string; isOfSeller: boolean }
  | { kind: 'large-deposits'; deposits: readonly ListedDeposit[] }
  | { kind: 'unsigned'; pages: readonly number[]; isField: boolean };

/** What a person may want to mend before a file goes to anybody; what matters most first. Nothing here refuses a file. */
export function listFindings(facts: PreflightFacts, context: PreflightContext): Finding[] {
  const { sameAs, picture } = facts;
  return [
    sameAs !== undefined && ({ kind: 'duplicate', name: sameAs } as const),
    findMissingPages(facts),
    picture?.isBlurred === true && ({ kind: 'blurred' } as const),
    picture !== undefined && picture.cutAt.length > 0 && ({ kind: 'cut', edges: picture.cutAt } as const),
    findAge(facts, context),
    findOtherName(facts, context),
    findUnsigned(facts, context),
    findLargeDeposits(facts, context),
  ].filter((finding) => finding !== false && finding !== undefined);
}

/** Pages whose number is printed nowhere. A page may bear none, so that a file of as many pages as the paper has is whole. */
function findMissingPages({ printed, pageCount }: PreflightFacts): Finding | undefined {
  if (printed === undefined || pageCount >= printed.count) return undefined;
  const all = Array.from({ length: printed.count }, (_, index) => index + 1);
  const missing = all.filter((number) => !printed.numbers.includes(number));
  return missing.length === 0 ? undefined : { kind: 'pages-missing', missing, count: printed.count };
}

/** Of papers that have served before closing the age at closing does not matter. */
function findAge(
  { day, isDayUnsure: isUnsure = false }: PreflightFacts,
  { validFor, today, closing }: PreflightContext,
): Finding | undefined {
  if (day === undefined || validFor === undefined) return undefined;
  const goodUntil = computeLastGoodDay(validFor, day);
  if (goodUntil < today) return { kind: 'too-old', goodUntil, isUnsure };
  return validFor.neededUntil === 'funding' && closing !== undefined && goodUntil < closing
    ? { kind: 'too-old-at-closing', goodUntil, closing, isUnsure }
    : undefined;
}

/** Of several names on a paper one of a buyer's is enough. */
function findOtherName({ names, form }: PreflightFacts, { buyers }: PreflightContext): Finding | undefined {
  const [name] = names;
  if (name === undefined || !names.every((each) => isOtherName(each, buyers))) return undefined;
  return { kind: 'other-name', name, isOfSeller: form === 'tax_bill' };
}

/** An empty field of a form is certain; a signature on a line may be drawn, so that this says only where one belongs. */
function findUnsigned(
  { unsigned }: PreflightFacts,
  { needsSignature }: PreflightContext,
): Finding | undefined {
  const fields = unsigned.filter(({ isField }) => isField);
  const counted = fields.length > 0 ? fields : needsSignature ? unsigned : [];
  if (counted.length === 0) return undefined;
  const pages = [...new Set(counted.map(({ page }) => page))];
  return { kind: 'unsigned', pages, isField: fields.length > 0 };
}

/** Without an income nothing is large: the largest of a statement is mostly a pay check. */
function findLargeDeposits(
  { deposits = [] }: PreflightFacts,
  { monthlyIncome }: PreflightContext,
): Finding | undefined {
  if (monthlyIncome === undefined) return undefined;
  const large = listLargeDeposits(deposits, monthlyIncome);
  return large.length === 0 ? undefined : { kind: 'large-deposits', deposits: large };
}

/**
 * Whether a paper bears a name that is none of these. First and last name count, in either order; middle names, initials, titles, accents
 * and case do not, and a name of two people counts as a buyer's where one of them is. Of a name of one word nothing is said.
 */
export function isOtherName(onPaper: string, buyers: readonly string[]): boolean {
  const words = listWords(onPaper);
  const known = buyers.map(listWords).filter((name) => name.length >= 2);
  if (words.length < 2 || known.length === 0) return false;
  return !known.some((name) => isIn(name[0], words) && isIn(name.at(-1), words));
}

/** "Jon" and "J" count as "Jonathan". */
function isIn(name: string | undefined, words: readonly string[]): boolean {
  if (name === undefined) return false;
  return words.some((word) => word === name || (word.length < name.length && name.startsWith(word)));
}

function listWords(name: string): string[] {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’.]/g, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !BESIDE_NAMES.includes(word));
}
