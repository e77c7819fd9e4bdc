import type { $ZodType } from 'zod/v4/core';
import type { ContractWords } from './contract-words.ts';
import type { Schema } from './description.ts';

/** Fewer members in common are no kinship. */
const MIN_MEMBERS = 3;

/** The components that may be referred to where a schema is converted. */
type Components = readonly { schema: unknown; ref: string; allowedStrategies: readonly string[] }[];

/**
 * An object that has all members of a named one, and more, refers to it and lists only what it adds (`HomeBuyerDetail` is a
 * `HomeBuyerRow` and more).
 */
export function referToBase(
  schema: $ZodType,
  json: Schema,
  words: ContractWords,
  { strategy, components = [] }: { strategy: string; components?: Components },
): Schema {
  const shape = readShape(schema);
  if (!shape || json.type !== 'object') return json;
  const bases = components.filter(
    (component) =>
      component.allowedStrategies.includes(strategy) && isBase(component.schema as $ZodType, schema, words),
  );
  const [base] = bases.sort((one, other) => countMembers(other.schema) - countMembers(one.schema));
  if (!base) return json;
  const inherited = readShape(base.schema as $ZodType) ?? {};
  const isOwn = (name: string) => inherited[name] !== shape[name];
  const { type, properties = {}, required = [], ...more } = json;
  const own = (required as string[]).filter(isOwn);
  return {
    type,
    allOf: [{ $ref: base.ref }],
    properties: Object.fromEntries(Object.entries(properties as object).filter(([name]) => isOwn(name))),
    ...(own.length > 0 ? { required: own } : {}),
    ...more,
  };
}

/** Whether all of its members are the other's too, under the same words; one that may be left out there may be needed here. */
function isBase(base: $ZodType, schema: $ZodType, { members }: ContractWords): boolean {
  const [inherited, shape] = [readShape(base), readShape(schema)];
  if (!inherited || !shape) return false;
  const names = Object.keys(inherited);
  return (
    names.length >= MIN_MEMBERS &&
    names.some((name) => shape[name] === inherited[name]) &&
    Object.keys(shape).some((name) => shape[name] !== inherited[name]) &&
    names.every(
      (name) =>
        shape[name] !== undefined &&
        (shape[name] === inherited[name] || shape[name] === readOptional(inherited[name])) &&
        members.get(schema)?.get(name) === members.get(base)?.get(name),
    )
  );
}

/** What a member is where it is not left out. */
function readOptional(member: unknown): unknown {
  const { type, innerType } = (member as $ZodType)._zod.def as { type: string; innerType?: unknown };
  return type === 'optional' ? innerType : undefined;
}

function countMembers(schema: unknown): number {
  return Object.keys(readShape(schema as $ZodType) ?? {}).length;
}

function readShape(schema: $ZodType): Record<string, unknown> | undefined {
  return (schema._zod.def as { shape?: Record<string, unknown> }).shape;
}
