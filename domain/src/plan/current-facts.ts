import type { Fact, Facts, FactValue } from './plan-facts.ts';
import type { Provenance } from './provenance.ts';

/** One row of the history. A value of null took the fact out of the plan. `by` is an account, `at` an instant in UTC. */
export type FactEntry = {
  id: string;
  fact: Fact;
  value: FactValue | null;
  from: Provenance;
  by: string | null;
  at: string;
};

/** What holds now. `other` is what another person had entered before, where that was another value. */
export type CurrentFact = { entry: FactEntry; other: FactEntry | null };

/** Of each fact what was stored last, in no order. Facts that were taken out are there with null. */
export function currentFacts(history: readonly FactEntry[]): Map<Fact, CurrentFact> {
  const current = new Map<Fact, CurrentFact>();
  for (const entry of sortHistory(history)) {
    const before = current.get(entry.fact);
    current.set(entry.fact, { entry, other: findOther(entry, before) });
  }
  return current;
}

/** Earliest first; of one moment a contract is the last, and others are ordered by id, so that every reader sees one order. */
export function sortHistory(history: readonly FactEntry[]): FactEntry[] {
  const isAgreed = ({ from }: FactEntry) => Number(from.source === 'contract');
  return history.toSorted(
    (one, two) => compare(one.at, two.at) || isAgreed(one) - isAgreed(two) || compare(one.id, two.id),
  );
}

/** The values alone, without what was taken out. */
export function listValues(current: Iterable<CurrentFact>): Facts {
  return Object.fromEntries(
    [...current].flatMap(({ entry: { fact, value } }) => (value === null ? [] : [[fact, value]])),
  );
}

export function isSameValue(one: FactValue | null, two: FactValue | null): boolean {
  return write(one) === write(two);
}

function findOther(entry: FactEntry, before: CurrentFact | undefined): FactEntry | null {
  if (before === undefined) return null;
  const other = before.entry.by === entry.by ? before.other : before.entry;
  return other === null || other.by === entry.by || isSameValue(other.value, entry.value) ? null : other;
}

/** A database may give the members of an object back in another order. */
const write = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [two]) => compare(one, two)))
      : part,
  );

const compare = (one: string, two: string) => (one < two ? -1 : one > two ? 1 : 0);
