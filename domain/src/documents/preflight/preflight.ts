import { listLargeDeposits } from '../../document-readings/papers/kinds/bank-statement/large-deposits.ts';
import type { DocumentValidity } from '../document-age.ts';
import { computeLastGoodDay } from '../document-age.ts';
import { isOtherName } from './other-name.ts';
import type { Edge } from './picture-quality.ts';

/** Which of the pages that a paper says it has are there, by the numbers printed on them. */
export type PrintedPages = { numbers: readonly number[]; count: number };

/** Dollars; `detail` is the day as it is printed. */
export type ListedDeposit = Parameters<typeof listLargeDeposits>[0][number];

/** What was found in a file before anybody else sees it. */
export type PreflightFacts = {
  /** The name of a document that is there already and has the same bytes. */
  sameAs?: string;
  /** How many pages the file has. */
  pageCount: number;
  printed?: PrintedPages;
  picture?: { isBlurred: boolean; cutAt: readonly Edge[] };
  /** The day by which lenders count the paper's age. */
  day?: string;
  /** What came into the account, as a bank statement lists it. */
  deposits?: readonly ListedDeposit[];
  /** Whose paper it says it is. */
  holder?: string;
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
  | { kind: 'too-old'; goodUntil: string }
  | { kind: 'too-old-at-closing'; goodUntil: string; closing: string }
  | { kind: 'other-name'; name: string }
  | { kind: 'large-deposits'; deposits: readonly ListedDeposit[] }
  | { kind: 'unsigned'; pages: readonly number[]; isField: boolean };

/** What a person may want to mend before a file goes to anybody; what matters most first. Nothing here refuses a file. */
export function listFindings(facts: PreflightFacts, context: PreflightContext): Finding[] {
  const { sameAs, picture, holder } = facts;
  return [
    sameAs !== undefined && ({ kind: 'duplicate', name: sameAs } as const),
    findMissingPages(facts),
    picture?.isBlurred === true && ({ kind: 'blurred' } as const),
    picture !== undefined && picture.cutAt.length > 0 && ({ kind: 'cut', edges: picture.cutAt } as const),
    findAge(facts, context),
    holder !== undefined &&
      isOtherName(holder, context.buyers) &&
      ({ kind: 'other-name', name: holder } as const),
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
  { day }: PreflightFacts,
  { validFor, today, closing }: PreflightContext,
): Finding | undefined {
  if (day === undefined || validFor === undefined) return undefined;
  const goodUntil = computeLastGoodDay(validFor, day);
  if (goodUntil < today) return { kind: 'too-old', goodUntil };
  return validFor.neededUntil === 'funding' && closing !== undefined && goodUntil < closing
    ? { kind: 'too-old-at-closing', goodUntil, closing }
    : undefined;
}

/** An empty field of a form is certain; what stands on a line may be drawn, so that it is said where a signature belongs alone. */
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
