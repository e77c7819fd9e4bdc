import type { EstimateResult } from '../tools/estimate/estimate.contract.ts';
import type { EstimateInput } from '../tools/estimate/estimate-input.ts';
import { shippedWeek } from '../weekly-rates/weekly-rate.ts';
import { computeEstimate } from './computed-estimate.ts';

/**
 * An estimate as a file: what went in, which tables it was worked out with, and the answer. Keys are sorted and the day is part of
 * the input, so that the same input gives the same bytes wherever and whenever it is written.
 */
export function formatEstimateFile(input: EstimateInput, today: string, survey = shippedWeek): string {
  const { input: dated, answer } = computeDatedEstimate(input, today, survey);
  const { tables, ...figures } = answer;
  return formatCanonical({ format: 'estimate/1', input: dated, tables, answer: figures });
}

/** The estimate with the day of asking written into its input: from here on it does not depend on when it is asked. */
export function computeDatedEstimate(
  input: EstimateInput,
  today: string,
  survey = shippedWeek,
): { input: EstimateInput & { on: string }; answer: EstimateResult } {
  const dated = { ...input, on: input.on ?? today };
  return { input: dated, answer: computeEstimate(dated, dated.on, survey) };
}

/** JSON with the keys of every object in the order of their code units, two spaces deep, with a line feed at the end. */
export function formatCanonical(value: unknown): string {
  return `${JSON.stringify(sortKeys(value), null, 2)}\n`;
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(
    entries.sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, each]) => [key, sortKeys(each)]),
  );
}
