import type { Program } from './program.ts';

/** The day on which the document of a program was read that was read last. */
export function findNewestReading({ document, rules }: Program): string {
  return rules.reduce(
    (day, rule) => (rule.document.readOn > day ? rule.document.readOn : day),
    document.readOn,
  );
}

/**
 * Our programs with those that the operator stored: one with an id of ours replaces it, unless ours was read on a later day, as in a newer
 * release; the others follow in their order. No two of `stored` have one id.
 */
export function mergePrograms(ours: readonly Program[], stored: readonly Program[]): Program[] {
  const byId = new Map(stored.map((program) => [program.id, program]));
  const known = new Set(ours.map(({ id }) => id));
  const merged = ours.map((program) => {
    const own = byId.get(program.id);
    return own === undefined || findNewestReading(own) < findNewestReading(program) ? program : own;
  });
  return [...merged, ...stored.filter(({ id }) => !known.has(id))];
}
