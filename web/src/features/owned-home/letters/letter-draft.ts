import {
  type HomeLetterField,
  type HomeLetterKind,
  listLetterFields,
} from '@porchlight/domain/owned-home/letters/home-letter-kinds.ts';
import type { HomeLetter } from '@porchlight/domain/owned-home/letters/home-letters.ts';
import { readAmount, writeAmount } from '../../tools/plan/typed-cents.ts';

/** A letter as its form holds it: what was typed, by field; lists one line each. */
export type HomeLetterDraft = {
  name: string;
  address: string;
  recipient: string;
  loanNumber: string;
  property: string;
  on: string;
  enclosures: string;
  facts: Readonly<Record<string, string>>;
};

export type LetterFacts = Readonly<Record<string, string | number | null>>;

export const openFacts = (kind: HomeLetterKind, begin: LetterFacts): Record<string, string> =>
  Object.fromEntries(listLetterFields(kind).map((field) => [field.name, openFact(field, begin[field.name])]));

function openFact({ as }: HomeLetterField, value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '';
  return as === 'amount' ? writeAmount(Number(value)) : String(value);
}

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The letter to be checked; an amount that cannot be read is left for the check to refuse. */
export function readLetterDraft(kind: HomeLetterKind, draft: HomeLetterDraft): HomeLetter {
  const readFact = ({ name, as }: HomeLetterField) => {
    const typed = (draft.facts[name] ?? '').trim();
    if (typed === '') return null;
    return as === 'amount' ? (readAmount(typed) ?? Number.NaN) : typed;
  };
  return {
    kind,
    sender: { name: draft.name.trim(), address: lines(draft.address) },
    on: draft.on,
    recipient: lines(draft.recipient),
    loanNumber: draft.loanNumber.trim() || null,
    property: draft.property,
    facts: Object.fromEntries(listLetterFields(kind).map((field) => [field.name, readFact(field)])),
    enclosures: lines(draft.enclosures),
  };
}
