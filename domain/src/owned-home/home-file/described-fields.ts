import * as z from 'zod/mini';
import {
  centsField,
  dayField,
  homeStateField,
  priceField,
  rateField,
  signedCentsField,
} from '../record-fields.ts';
import { getDefinition, listFields, unwrap } from './field-looks.ts';

type Schema = z.core.$ZodType;

/** The fields of a kind, each with what it is in a few words: for docs/home-file-kinds.json. */
export const describeFields = (schema: Schema): readonly { name: string; words: string }[] =>
  listFields(schema).map(([name, field]) => {
    const inner = unwrap(field);
    return { name, words: inner === field ? describe(inner) : `${describe(inner)}; or null` };
  });

const known = new Map<Schema, string>([
  [centsField, 'whole cents'],
  [signedCentsField, 'whole cents, below 0 too'],
  [priceField, 'whole cents above 0'],
  [dayField, 'day, YYYY-MM-DD'],
  [homeStateField, 'state, two letters'],
  [rateField, 'percent a year as text, such as "6.375"'],
]);

function describe(schema: Schema): string {
  const said = known.get(schema);
  if (said !== undefined) return said;
  const { element } = getDefinition(schema);
  if (element !== undefined) {
    const fields = describeFields(element).map(({ name, words }) => `\`${name}\` (${words})`);
    return `list of rows: ${fields.join(', ')}`;
  }
  const json = z.toJSONSchema(schema, { unrepresentable: 'any' }) as Record<string, unknown>;
  if (Array.isArray(json.enum)) return `one of ${json.enum.map((value) => `\`${value}\``).join(', ')}`;
  if (json.type === 'boolean') return 'true or false';
  if (json.type === 'integer') return `whole number from ${json.minimum} to ${json.maximum}`;
  if (json.type === 'number') return 'number';
  if (json.format === 'uuid') return 'id of a document of this file';
  return json.maxLength === undefined ? 'text' : `text of 1 to ${json.maxLength} characters`;
}
