import type * as z from 'zod/mini';
import { centsField, dayField, priceField, signedCentsField } from '../record-fields.ts';

type Schema = z.core.$ZodType;

/** How a value of a field is written: an amount in cents, a calendar day, a list of rows, or as it is. */
export type FieldLook = {
  name: string;
  as: 'amount' | 'day' | 'rows' | 'other';
  /** The fields of each row; none where it is no list of rows. */
  fields: readonly FieldLook[];
};

/** The fields of a kind in the order of its file. */
export const listFieldLooks = (schema: Schema): readonly FieldLook[] =>
  listFields(schema).map(([name, field]) => {
    const inner = unwrap(field);
    const { element } = getDefinition(inner);
    return { name, as: findLook(inner), fields: element === undefined ? [] : listFieldLooks(element) };
  });

export const listFields = (schema: Schema): readonly [string, Schema][] =>
  Object.entries((schema._zod.def as unknown as { shape?: Record<string, Schema> }).shape ?? {});

type Def = { type: string; innerType?: Schema; element?: Schema };
export const getDefinition = (schema: Schema) => schema._zod.def as unknown as Def;

/** Of a field that may be null what it is otherwise. */
export function unwrap(schema: Schema): Schema {
  const { type, innerType } = getDefinition(schema);
  return type === 'nullable' && innerType !== undefined ? innerType : schema;
}

function findLook(schema: Schema): FieldLook['as'] {
  if (schema === centsField || schema === signedCentsField || schema === priceField) return 'amount';
  if (schema === dayField) return 'day';
  return getDefinition(schema).type === 'array' ? 'rows' : 'other';
}

/** A name of the interface as words: "firstPaymentOn" and "home-paper" are "First payment on" and "Home paper". */
export function formatFieldName(name: string): string {
  const words = name
    .replace(/([A-Z])/g, ' $1')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
