import { formatTypedCents, parseTypedCents } from '../../tools/plan/typed-cents.ts';

/**
 * One field of a record's form. `amount` is typed in dollars and kept in cents, `signed` too, and may be below zero; `percent` is kept as a
 * decimal string. What is `optional` is kept as null where nothing is typed; `none` is what its empty choice is called. `heading` is above
 * a field with which a part of the paper begins.
 */
export type RecordField = {
  name: string;
  label: string;
  hint?: string;
  heading?: string;
  optional?: boolean;
} & (
  | { as: 'amount' | 'signed' | 'percent' | 'count' | 'day' | 'line' | 'text' | 'yesNo' }
  | { as: 'choice'; options: Readonly<Record<string, string>>; none?: string }
);

export type RecordDraft = Readonly<Record<string, string>>;
type Content = Readonly<Record<string, unknown>>;

/** A record as its form holds it; a new one begins with what is known of it elsewhere. */
export function createRecordDraft(fields: readonly RecordField[], content: Content): RecordDraft {
  return Object.fromEntries(fields.map((field) => [field.name, openField(field, content[field.name])]));
}

function openField({ as }: RecordField, value: unknown): string {
  if (as === 'yesNo') return value === true ? 'yes' : value === false ? 'no' : '';
  if (value === null || value === undefined) return '';
  return as === 'amount' || as === 'signed' ? formatTypedCents(Number(value)) : String(value);
}

/** In the terms of the record's kind; what cannot be read is left for its check to refuse. */
export function getRecordDraft(fields: readonly RecordField[], draft: RecordDraft): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.name, parseField(field, draft[field.name] ?? '')]));
}

function parseField({ as, optional = false }: RecordField, typed: string): unknown {
  const text = typed.trim();
  if (text === '' && optional) return null;
  switch (as) {
    case 'amount':
      return parseTypedCents(text) ?? Number.NaN;
    case 'signed':
      return parseSigned(text) ?? Number.NaN;
    case 'count':
      return text === '' ? Number.NaN : Number(text.replaceAll(',', ''));
    case 'percent':
      return text.replace(/\s*%$/, '').replace(',', '.');
    case 'yesNo':
      return text === '' ? undefined : text === 'yes';
    default:
      return text;
  }
}

/** As parseAmount, and below zero with a minus or in parentheses: "-120.50", "−$120.50", "(120.50)". */
export function parseSigned(text: string): number | null {
  const [, amount] = /^(?:[-−–]|\()(.+?)\)?$/.exec(text.trim()) ?? [];
  if (amount === undefined) return parseTypedCents(text);
  const cents = parseTypedCents(amount);
  return cents === null || cents === 0 ? cents : -cents;
}
