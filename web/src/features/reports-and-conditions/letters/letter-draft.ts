import { parseDollars, toCents } from '@porchlight/domain/kernel/money.ts';
import type { ExplanationLetter } from '@porchlight/domain/underwriting-conditions/explanation-letters/letter-input.ts';
import {
  getLetterKind,
  type LetterKind,
} from '@porchlight/domain/underwriting-conditions/explanation-letters/letter-kinds.ts';

/** The content of a letter's fields, as typed. A set of facts has an id of its own, so that removing one leaves the others. */
export type FactSet = { id: string; typed: Readonly<Record<string, string>> };
export type LetterDraft = {
  kind: LetterKind;
  name: string;
  address: string;
  on: string;
  lender: string;
  loanNumber: string;
  facts: readonly FactSet[];
  answers: Readonly<Record<string, string>>;
  enclosures: string;
};

export const splitLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The letter as it is asked for. An amount that cannot be read goes on as its words, for the check to refuse. */
export function getLetterDraft(draft: LetterDraft): ExplanationLetter {
  const { kind, name, address, on, lender, loanNumber, facts, answers, enclosures } = draft;
  const asked = getLetterKind(kind);
  const readFact = (type: string, text: string): string | number => {
    const dollars = type === 'dollars' ? parseDollars(text) : undefined;
    return dollars === undefined ? text : toCents(dollars);
  };
  return {
    ...{ kind, on, sender: { name: name.trim(), address: splitLines(address) } },
    lender: lender.trim() || null,
    loanNumber: loanNumber.trim() || null,
    facts: (asked.facts.length > 0 ? facts : []).map(({ typed }) =>
      Object.fromEntries(
        asked.facts.flatMap(({ key, type }) => {
          const text = (typed[key] ?? '').trim();
          return text === '' ? [] : [[key, readFact(type, text)]];
        }),
      ),
    ),
    answers: Object.fromEntries(
      asked.questions.flatMap((question) => {
        const text = (answers[question] ?? '').trim();
        return text === '' ? [] : [[question, text]];
      }),
    ),
    enclosures: splitLines(enclosures),
  };
}
