import type { TestBuyer } from '../people/test-buyer.ts';
import type { JsonSchema } from './fuzz-values.ts';

/** The description of the interface as it is served. */
export type ServedDescription = {
  paths: Record<string, Record<string, ServedOperation>>;
  webhooks: Record<string, Record<string, ServedOperation>>;
  components: Record<string, Record<string, Record<string, unknown>>>;
};
export type ServedOperation = {
  parameters?: { name: string; in: string; description?: string; required?: boolean; schema?: JsonSchema }[];
  requestBody?: { content?: Record<string, { schema?: JsonSchema; example?: unknown }> };
  responses: Record<string, { description?: string; headers?: object; content?: object }>;
  description?: string;
  security?: object[];
};

/** The description with every reference resolved, for tools that read no references. */
export async function loadDescription(caller: Pick<TestBuyer, 'call'>): Promise<ServedDescription> {
  const { body } = await caller.call('GET', '/api/openapi.json');
  return resolve(body, body) as ServedDescription;
}

function resolve(part: unknown, whole: object): unknown {
  if (Array.isArray(part)) return part.map((each) => resolve(each, whole));
  if (typeof part !== 'object' || part === null) return part;
  const { $ref, ...own } = part as { $ref?: unknown };
  const resolved = Object.fromEntries(
    Object.entries(own).map(([name, each]) => [name, resolve(each, whole)]),
  );
  if (typeof $ref !== 'string')
    return $ref === undefined ? addInherited(resolved) : { ...resolved, $ref: resolve($ref, whole) };
  const target = $ref
    .split('/')
    .slice(1)
    .reduce((at: unknown, name) => (at as Record<string, unknown> | undefined)?.[name], whole);
  if (target === undefined) throw new Error(`${$ref} stands for nothing`);
  return { ...(resolve(target, whole) as object), ...resolved };
}

/** An object with the members of those that it extends. */
function addInherited(schema: JsonSchema & { allOf?: JsonSchema[] }): object {
  const { allOf, ...own } = schema;
  if (!allOf || own.type !== 'object') return schema;
  const all = [...allOf, own];
  return {
    ...own,
    properties: Object.assign({}, ...all.map(({ properties }) => properties)),
    required: [...new Set(all.flatMap(({ required }) => required ?? []))],
  };
}
