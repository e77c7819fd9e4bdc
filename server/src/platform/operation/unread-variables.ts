import type { Environment } from '../../config-types.ts';

/**
 * One sentence for each variable that is set, that nothing reads, and whose name is shaped like ours: a slip away from a known name, or
 * in a family of them (`SMTP_...`). Others' variables share the environment, so no other name is spoken of.
 */
export function describeUnread(env: Environment, known: ReadonlySet<string>): string[] {
  const families = findFamilies(known);
  return Object.entries(env)
    .filter(([name, value]) => value?.trim() && !known.has(name) && !isOfKubernetes(name, value))
    .flatMap(([name]) => {
      const nearest = findNearest(name, known);
      if (nearest !== undefined) return [`${name}: nothing reads this variable. Is ${nearest} meant?`];
      if (!families.has(getFamily(name))) return [];
      return [`${name}: nothing reads this variable. .env.example lists those that are read.`];
    });
}

const getFamily = (name: string): string => name.slice(0, name.indexOf('_') + 1);

/** What at least two of our names begin with, up to the first underscore. */
function findFamilies(known: ReadonlySet<string>): Set<string> {
  const firsts = [...known].map(getFamily).filter((first) => first !== '');
  return new Set(firsts.filter((first, place) => firsts.indexOf(first) !== place));
}

/** Short names allow one slip, or HOME would be one of HOST. */
function findNearest(name: string, known: ReadonlySet<string>): string | undefined {
  const upper = name.toUpperCase();
  const [nearest] = [...known]
    .map((each) => ({ each, slips: countSlips(upper, each) }))
    .filter(({ each, slips }) => slips <= (each.length < 8 ? 1 : 2))
    .toSorted((a, b) => a.slips - b.slips);
  return nearest?.each;
}

/** How many characters have to be added, dropped, replaced or exchanged with the next (Damerau and Levenshtein). */
function countSlips(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isExchanged = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isExchanged ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, next];
  }
  return last[other.length] ?? 0;
}

/** Kubernetes gives each container the addresses of all services: one called database makes DATABASE_PORT and others. */
function isOfKubernetes(name: string, value = ''): boolean {
  return /_SERVICE_(HOST|PORT)(_|$)|_PORT_\d+_(TCP|UDP)/.test(name) || /^(tcp|udp):/.test(value);
}
