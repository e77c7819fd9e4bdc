import type { DocumentReading } from '../document-readings.contract.ts';
import { type FieldState, listUncertainWords } from '../form-reading.ts';
import { isCertain, type ShownField, type ShownReading } from './kept-reading.ts';

/**
 * One's own reading as the tool that keeps nothing answers one: what was confirmed counts as proved, and what was recognized in a picture and
 * neither proved nor confirmed is to be checked. `readAs` stays, by which the same paper is known again.
 */
export function toDocumentReading({ form, fields, lines, checks, notes }: ShownReading): DocumentReading {
  return {
    form: form as DocumentReading['form'],
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, { value, page, box, state, method, readAs }]) => [
        name,
        { value, page, box, state: asRead({ state, method }), readAs },
      ]),
    ),
    lines: Object.fromEntries(
      Object.entries(lines).map(([section, rows]) => [
        section,
        rows.map(({ label, amount, detail }) => [label, amount, ...(detail === null ? [] : [detail])]),
      ]),
    ),
    ...{ ...listUncertainWords(lines), checks, notes },
  };
}

function asRead({ state, method }: Pick<ShownField, 'state' | 'method'>): FieldState {
  if (isCertain({ state })) return 'proved';
  if (state === 'unread') return 'unread';
  return state === 'read' && method === 'text' ? 'read' : 'check';
}
