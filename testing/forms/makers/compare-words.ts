import type { FormReading } from '@porchlight/domain/readings/document-readings/form-reading.ts';
import { compareTruth, type Outcome } from '../made/truth/compare-truth.ts';
import type { FormTruth } from '../made/truth/form-truth.ts';

/**
 * Holds a reading against what a paper says. Differences of apostrophes, dashes and spaces, of whole dollars with or without their cents,
 * and of the commas where an address breaks are none.
 */
export function compareWords(
  truth: FormTruth,
  reading: Pick<FormReading, 'fields' | 'lines'>,
  isPicture: boolean,
): Outcome[] {
  return compareTruth(
    tidy(truth) as FormTruth,
    tidy({ fields: reading.fields, lines: reading.lines }) as typeof reading,
    isPicture,
  );
}

function tidy(value: unknown): unknown {
  if (typeof value === 'string') return tidyText(value);
  if (Array.isArray(value)) return value.map(tidy);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, own]) => [tidyText(name), tidy(own)]));
}

const tidyText = (text: string) =>
  text
    .replace(/[‘’]/g, "'")
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .replaceAll(', ', ' ')
    .replace(/^(-?\d{1,9})\.00$/, '$1')
    .trim();
