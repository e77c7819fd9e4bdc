import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { contract } from '@porchlight/domain/contract.ts';
import type { $ZodEnumDef, $ZodType } from 'zod/v4/core';
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
function referToBase(
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

/** The library's converter, which adds what the sources say and leaves out bounds that say nothing. */
export function createSchemaConverter(words: ContractWords): ZodToJsonSchemaConverter {
  return new ZodToJsonSchemaConverter({
    interceptors: [
      ({ schema, options, next }) => {
        const name = words.enums.get(schema);
        if (name !== undefined) return [true, { $ref: `#/components/schemas/${name}` }];
        const [isRequired, json] = next();
        if (isId(json as Schema)) return [isRequired, { $ref: '#/components/schemas/Id' }];
        const described = describe(schema, json as Schema, words);
        return [isRequired, referToBase(schema, described, words, options)];
      },
    ],
  });
}

/** Records are named by UUIDs, whichever schema says so. */
export const idSchema = {
  type: 'string',
  format: 'uuid',
  description: 'The id of a record (RFC 9562).',
};

function isId(json: Schema): boolean {
  return json.format === 'uuid' && Object.keys(json).length === 2;
}

function describe(schema: $ZodType, json: Schema, { docs, members }: ContractWords): Schema {
  if (json.$ref !== undefined) return json;
  const own = members.get(schema);
  const properties = json.properties as Record<string, Schema> | undefined;
  if (own && properties)
    for (const [name, doc] of own)
      if (properties[name] !== undefined) properties[name] = { ...properties[name], description: doc };
  const { minimum, maximum } = json;
  // Every whole number of JSON's lies between these.
  if (minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  if (schema._zod.def.type === 'nullable') json = writeNullable(json);
  const doc = docs.get(schema);
  return doc === undefined ? json : { ...json, description: doc };
}

/** The lists that members are chosen from, by their names. */
export function describeEnums({ enums }: ContractWords): Record<string, Schema> {
  const described: Record<string, Schema> = {};
  for (const [schema, name] of enums) {
    const values = { type: 'string', enum: Object.values((schema._zod.def as $ZodEnumDef).entries) };
    if (described[name] && JSON.stringify(described[name]) !== JSON.stringify(values))
      throw new Error(`Two lists are called ${name} in the description: give one of them another name.`);
    described[name] = values;
  }
  return described;
}

/** `type: [string, null]` is shorter to read than a choice of two schemas. */
function writeNullable(json: Schema): Schema {
  const [inner] = (json.anyOf ?? []) as Schema[];
  if (typeof inner?.type !== 'string' || 'enum' in inner || 'const' in inner) return json;
  return { ...inner, type: [inner.type, 'null'] };
}

/** Each named schema as it is answered where some answer holds it, else as it is sent. */
export function listCommonSchemas({ named }: ContractWords) {
  const answered = new Set<$ZodType>();
  for (const endpoint of Object.values(contract).flatMap((group) => Object.values(group))) {
    const { outputSchema } = endpoint['~orpc'] as { outputSchema?: $ZodType };
    if (outputSchema) addReached(outputSchema, answered);
  }
  return Object.fromEntries(
    [...named].map(([name, schema]) => {
      const strategy = answered.has(schema) ? ('output' as const) : ('input' as const);
      return [name, { schema, strategy }];
    }),
  );
}

/** Every schema that a schema is made of. */
function addReached(value: unknown, reached: Set<unknown>): void {
  if (typeof value !== 'object' || value === null || reached.has(value)) return;
  reached.add(value);
  const parts = '_zod' in value ? (value as $ZodType)._zod.def : value;
  for (const part of Object.values(parts)) addReached(part, reached);
}
