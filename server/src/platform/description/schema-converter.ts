import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { contract } from '@porchlight/domain/contract.ts';
import type { $ZodEnumDef, $ZodType } from 'zod/v4/core';
import type { ContractWords } from './contract-words.ts';
import type { Schema } from './description.ts';
import { referToBase } from './extended-schemas.ts';

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
