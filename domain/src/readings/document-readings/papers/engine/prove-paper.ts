import { Decimal } from '../../../../kernel/decimals.ts';
import type { FieldReading, ReadCostLine } from '../../form-reading.ts';

export type PaperValues = {
  /** A field as a number; undefined where it was not read. */
  amount(name: string): Decimal | undefined;
  /** A field as it was read. */
  text(name: string): string | undefined;
  lines: Readonly<Record<string, readonly ReadCostLine[]>>;
};

/**
 * What a paper says twice or adds up. `proves` where agreement leaves no doubt about its figures, as a sum to the cent does; that one day
 * lies before another does not.
 */
export type PaperCheck = {
  name: string;
  fields: readonly string[];
  /** Sections of lines that it proves, too. */
  sections?: readonly string[];
  proves: boolean;
  /** Undefined where something of it was not read; the names of what agrees where that is not all of it. */
  holds: (values: PaperValues) => boolean | undefined | readonly string[];
};

/** Compares what was read with the checks of the document: what they prove, and what a person has to check. */
export function provePaper(
  fields: Record<string, FieldReading>,
  lines: Record<string, ReadCostLine[]>,
  checks: readonly PaperCheck[],
): Record<string, boolean> {
  const text = (name: string) => {
    const value = fields[name]?.value;
    return typeof value === 'string' ? value : undefined;
  };
  const amount = (name: string) => {
    const value = text(name);
    return value !== undefined && /^-?\d+(\.\d+)?$/.test(value) ? new Decimal(value) : undefined;
  };
  const results: Record<string, boolean> = {};
  const failed = new Set<FieldReading | ReadCostLine>();
  for (const { name, fields: names, sections = [], proves, holds } of checks) {
    const outcome = holds({ amount, text, lines });
    if (outcome === undefined) continue;
    const agrees = outcome !== false;
    results[name] = agrees;
    const held = typeof outcome === 'boolean' ? [...names, ...sections] : outcome;
    const readings = held.flatMap((each) => [fields[each] ?? [], lines[each] ?? []].flat());
    for (const reading of readings) {
      if (!agrees) {
        reading.state = 'check';
        failed.add(reading);
      } else if (proves && !failed.has(reading)) reading.state = 'proved';
    }
  }
  return results;
}

/** Undefined unless each was read. */
export function sumOf(parts: readonly (Decimal | undefined)[]): Decimal | undefined {
  return parts.reduce<Decimal | undefined>(
    (sum, part) => (sum === undefined || part === undefined ? undefined : sum.plus(part)),
    new Decimal(0),
  );
}

/** Whether days follow each other; undefined where one was not read. */
export function areInOrder(...days: readonly (string | undefined)[]): boolean | undefined {
  if (days.some((day) => day === undefined)) return undefined;
  return days.every((day, index) => index === 0 || (day ?? '') >= (days[index - 1] ?? ''));
}

/** One of several ways in which papers of a kind come to their total, and what it is made of. */
export type SumWay = { sum: Decimal | undefined; of: readonly string[] };

/** What agrees where one of the ways does, with `total`; undefined where none of them was read. */
export function checkOneWay(
  total: Decimal | undefined,
  ways: readonly SumWay[],
  totals: readonly string[],
): false | undefined | readonly string[] {
  const read = ways.filter(({ sum }) => sum !== undefined);
  if (total === undefined || read.length === 0) return undefined;
  const way = read.find(({ sum }) => sum?.eq(total));
  return way === undefined ? false : [...totals, ...way.of];
}
