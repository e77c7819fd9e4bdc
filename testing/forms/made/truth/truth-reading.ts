import type { FieldValue, FormReading } from '@porchlight/domain/readings/document-readings/form-reading.ts';
import type { FormTruth } from './form-truth.ts';

/** A reading without a fault: what a form says, each figure proved. */
export function makeReading({ form, fields, lines }: FormTruth): FormReading {
  const place = { page: 1, box: { x: 0, y: 0, width: 1, height: 1 }, state: 'proved' as const };
  return {
    form,
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, { value: value as FieldValue, ...place }]),
    ),
    lines: Object.fromEntries(
      Object.entries(lines).map(([section, rows]) => [
        section,
        rows.map(([label, amount, detail, payee]) => ({
          ...{ label, amount, detail, ...place },
          ...(payee !== undefined && { payee }),
        })),
      ]),
    ),
    checks: {},
  };
}
