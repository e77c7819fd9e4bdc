import { ORPCError, ValidationError } from '@orpc/server';
import { type $ZodArray, type $ZodObject, type $ZodType, safeParse } from 'zod/v4/core';
import { noteLeftOut } from '../operation/current-request.ts';

/**
 * What a list answers when some of its rows are of no form that its contract knows: the others, and how many are left out. Nothing where
 * the error is another, the contract has no `leftOut`, or something else is wrong as well.
 */
export function leaveOutUnreadable(error: unknown, schema: unknown): object | undefined {
  if (!(error instanceof ORPCError) || !(error.cause instanceof ValidationError)) return undefined;
  const { data } = error.cause;
  if (!isObjectSchema(schema) || !('leftOut' in schema._zod.def.shape)) return undefined;
  if (typeof data !== 'object' || data === null) return undefined;
  let leftOut = 0;
  const lists = Object.entries(schema._zod.def.shape).flatMap(([name, field]) => {
    const rows: unknown = Reflect.get(data, name);
    if (!isArraySchema(field) || !Array.isArray(rows)) return [];
    const { element } = field._zod.def;
    const known = rows.filter((row) => safeParse(element, row).success);
    leftOut += rows.length - known.length;
    return [[name, known] as const];
  });
  const answer = safeParse(schema, { ...data, ...Object.fromEntries(lists), leftOut });
  if (!answer.success) return undefined;
  noteLeftOut(leftOut);
  return answer.data as object;
}

function isSchema(value: unknown): value is $ZodType {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

function isObjectSchema(value: unknown): value is $ZodObject {
  return isSchema(value) && value._zod.def.type === 'object';
}

function isArraySchema(value: unknown): value is $ZodArray {
  return isSchema(value) && value._zod.def.type === 'array';
}
