import { governmentLoans, ohioFirstLoans, utahFirstLoans } from './en.ts';
import type { RuleDocument } from './program.ts';
import { listKnownPrograms } from './program-list.ts';

/** Two programs that a document says go together. */
export type Combination = {
  programs: readonly [string, string];
  says: string;
  document: RuleDocument;
};

/** By the help’s id: the first loans that its own document names. Where no document names any, nothing is said. */
export const combinations: readonly { help: string; loans: readonly string[]; says: string }[] = [
  {
    help: 'state-oh',
    loans: ['fha-203b', 'va-guaranty', 'usda-guaranteed'],
    says: `${ohioFirstLoans} ${governmentLoans}`,
  },
  { help: 'state-ut', loans: ['fha-203b', 'va-guaranty'], says: utahFirstLoans },
];

/** What a document says of two programs together; nothing where we read none that does. Calendar day `on`. */
export function findCombination(one: string, other: string, on: string): Combination | undefined {
  for (const { help, loans, says } of combinations) {
    const loan = help === one ? other : help === other ? one : undefined;
    if (loan === undefined || !loans.includes(loan)) continue;
    const known = listKnownPrograms(on).find(({ id }) => id === help);
    if (known !== undefined) return { programs: [help, loan], says, document: known.document };
  }
  return undefined;
}

/** The pairs of `ids` that a document says go together. */
export function listCombinations(ids: readonly string[], on: string): Combination[] {
  return ids.flatMap((one, place) =>
    ids.slice(place + 1).flatMap((other) => findCombination(one, other, on) ?? []),
  );
}
