import type { ContractTerm, ContractTermChange } from '../offers/contract-deadlines/contract-term.ts';

/** What can happen to a date of a contract. */
export const contractDateChanges = ['set', 'extended', 'waived'] as const;
export type ContractDateChange = { term: string; change: (typeof contractDateChanges)[number] };

type Contract = { terms: readonly ContractTerm[]; changes: readonly ContractTermChange[] };

/**
 * What the contract as it is now has over the one before: terms that are new or written otherwise, then the extensions and waivers that
 * were added. Changes are only ever added (`continuesChanges`).
 */
export function listContractDateChanges(
  before: Contract | undefined,
  { terms, changes }: Contract,
): ContractDateChange[] {
  const known = new Map(before?.terms.map((term) => [term.key, describe(term)]));
  return [
    ...terms
      .filter((term) => known.get(term.key) !== describe(term))
      .map(({ key }) => ({ term: key, change: 'set' as const })),
    ...changes.slice(before?.changes.length ?? 0).map(({ term, kind }) => ({
      term,
      change: kind === 'extension' ? ('extended' as const) : ('waived' as const),
    })),
  ];
}

/** What the day is counted by; what the term is called is not part of it. */
const describe = ({ days, counting, roll, from, minute }: ContractTerm): string =>
  JSON.stringify([days, counting, roll, from, minute]);
