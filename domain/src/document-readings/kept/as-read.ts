import type { DocumentReading } from '../document-readings.contract.ts';
import type { ShownReading } from './kept-reading.ts';

/** One's own reading as the tool that keeps nothing answers one: what was confirmed counts as proved. */
export function toDocumentReading({ form, fields, lines, checks, notes }: ShownReading): DocumentReading {
  return {
    form: form as DocumentReading['form'],
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, { value, page, box, state }]) => [
        name,
        { value, page, box, state: state === 'confirmed' ? 'proved' : state },
      ]),
    ),
    lines: Object.fromEntries(
      Object.entries(lines).map(([section, rows]) => [
        section,
        rows.map(({ label, amount, detail }) => [label, amount, ...(detail === null ? [] : [detail])]),
      ]),
    ),
    ...{ checks, notes },
  };
}
