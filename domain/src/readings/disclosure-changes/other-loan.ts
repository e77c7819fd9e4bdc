import type { FieldReading } from '../document-readings/form-reading.ts';
import { compareWords } from './match-lines.ts';

/** A paper with its form and the fields that name its parties. */
export type NamedPaper = { form: string | null; fields: Readonly<Record<string, FieldReading>> };

/** What two papers of one loan have in common and these have not, as each of them says it. */
export type OtherLoan = { what: 'lender' | 'borrower' | 'property'; estimate: string; closing: string };

/** How alike names have to be, from 0 to 1: one borrower may be added, a middle name left out, an address shortened. */
const ALIKE = 0.5;
const COMPANY_WORDS = /\b(llc|inc|incorporated|corp|corporation|co|company|na|fsb|lp|ltd|the|nmls.*)\b/gi;

/**
 * Where an estimate and a later paper name different lenders, borrowers or homes, which are then not of one loan. What only one of them
 * says proves nothing.
 */
export function findOtherLoan(estimate: NamedPaper, closing: NamedPaper): OtherLoan[] {
  const closingForm = closing.form === 'loan_estimate' ? 'applicants' : 'borrower';
  const pairs = [
    ['lender', readText(estimate, 'lender'), readText(closing, 'lender'), areAlikeLenders],
    ['borrower', readText(estimate, 'applicants'), readText(closing, closingForm), areAlikeNames],
    ['property', readText(estimate, 'property'), readText(closing, 'property'), areAlikeHomes],
  ] as const;
  return pairs.flatMap(([what, one, other, areAlike]) =>
    one === undefined || other === undefined || areAlike(one, other)
      ? []
      : [{ what, estimate: one, closing: other }],
  );
}

function readText({ fields }: NamedPaper, name: string): string | undefined {
  const field = fields[name];
  const isSaid = typeof field?.value === 'string' && field.state !== 'check' && !NOT_KNOWN.test(field.value);
  return isSaid ? String(field.value) : undefined;
}

/** What a lender prints as long as no home is found. */
const NOT_KNOWN = /^(tbd|to be determined)\b/i;

const listWords = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9 ]+/g, ' ')
    .split(' ')
    .filter((word) => word.length > 1 && word !== 'and');

function areAlikeLenders(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => text.replace(COMPANY_WORDS, ' '));
  return contains(first ?? '', second ?? '') || compareWords(first ?? '', second ?? '') >= 0.6;
}

/** Of the shorter list of names at least half are on the other one. */
const areAlikeNames = (one: string, other: string) =>
  contains(one, other) || shareWords(listWords(one), listWords(other)) >= ALIKE;

/** The house number and the ZIP code distinguish homes; without either, the words of the address do. */
function areAlikeHomes(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => ({
    house: /^\D{0,20}?(\d{1,6})/.exec(text)?.[1],
    zip: /(\d{5})(?:-\d{4})?\D{0,10}$/.exec(text)?.[1],
    words: listWords(text),
  }));
  const isOther = (name: 'house' | 'zip') =>
    first?.[name] !== undefined && second?.[name] !== undefined && first[name] !== second[name];
  if (isOther('house') || isOther('zip')) return false;
  return shareWords(first?.words ?? [], second?.words ?? []) >= ALIKE;
}

const contains = (one: string, other: string) => {
  const [first, second] = [one, other].map((text) => listWords(text).join(' '));
  return (first ?? '').includes(second ?? '') || (second ?? '').includes(first ?? '');
};

function shareWords(one: readonly string[], other: readonly string[]): number {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  if (shorter.length === 0) return 1;
  return shorter.filter((word) => longer.includes(word)).length / shorter.length;
}
