import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type $ZodType, compile } from 'zod/v4/core';
import { describedContract } from '../../description/describe-contract.ts';
import { compileSchema } from './compiled-schemas.ts';

/** Made twice, for what is compiled stays so. */
const makers = {
  'required, optional and given keys': () =>
    z.object({ a: z.string(), b: z.optional(z.number()), c: z._default(z.string(), 'x') }),
  'objects within lists, choices and nothing': () =>
    z.object({
      list: z.array(z.object({ n: z.number().check(z.minimum(1)) })),
      choice: z.nullable(
        z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('a'), a: z.string() }),
          z.object({ kind: z.literal('b'), b: z.number() }),
        ]),
      ),
    }),
  'no other keys': () => z.strictObject({ a: z.string() }),
  'other keys of a kind': () => z.catchall(z.object({ a: z.string() }), z.number()),
  'what has to agree': () =>
    z
      .object({ a: z.number(), b: z.number() })
      .check(z.refine(({ a, b }) => a <= b, { path: ['b'], error: 'b is below a' })),
  'what is made of it': () =>
    z.pipe(
      z.object({ a: z.string() }),
      z.transform(({ a }) => a.length),
    ),
} as const;

const given: unknown[] = [
  {},
  { a: 'x' },
  { a: 'x', b: 1, c: 'y', more: true },
  { a: 'x', b: 'one' },
  { a: 1, b: 2 },
  { a: 3, b: 2 },
  { a: 'x', more: 3 },
  { list: [{ n: 1, more: 1 }], choice: null },
  { list: [{ n: 0 }, {}], choice: { kind: 'b', b: 'x' } },
  { list: [], choice: { kind: 'c' } },
  Object.create({ a: 'inherited' }),
  JSON.parse('{"__proto__": {"a": "x"}, "a": "y"}'),
  null,
  undefined,
  [],
  'text',
];

describe.each(Object.entries(makers))('a compiled schema of %s', (_, make) => {
  it.each(given.map((value) => [value]))('reads %j as the plain one does', (value) => {
    const plain: z.ZodMiniType = make();
    const compiled: z.ZodMiniType = make();
    compileSchema(compiled);
    const before = z.safeParse(plain, value);
    const after = z.safeParse(compiled, value);
    expect(after.success).toBe(before.success);
    expect(after.data).toEqual(before.data);
    expect(after.error?.issues).toEqual(before.error?.issues);
  });
});

it('is compiled once, and leaves its parts as they are', () => {
  const inner = z.object({ a: z.string() });
  const outer = z.object({ list: z.array(z.optional(inner)) });
  const plain = [inner._zod.run, outer._zod.run];
  compileSchema(outer);
  expect(inner._zod.run).toBe(plain[0]);
  expect(outer._zod.run).not.toBe(plain[1]);
  const compiled = outer._zod.run;
  compileSchema(outer);
  expect(outer._zod.run).toBe(compiled);
});

it.each(listSchemas(describedContract))('compiles the %s of %s', (_part, _endpoint, schema) => {
  expect(() => compile(schema, { strict: true })).not.toThrow();
});

/** Every schema of the contract, by what it is of. */
function listSchemas(node: object, path: string[] = []): [string, string, $ZodType][] {
  if ('~orpc' in node) {
    const { inputSchema, outputSchema } = node['~orpc'] as Record<string, $ZodType | undefined>;
    const name = path.join('.');
    return [
      ...(inputSchema ? [['input', name, inputSchema] as [string, string, $ZodType]] : []),
      ...(outputSchema ? [['output', name, outputSchema] as [string, string, $ZodType]] : []),
    ];
  }
  return Object.entries(node).flatMap(([key, below]) => listSchemas(below, [...path, key]));
}
