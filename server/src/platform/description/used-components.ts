import type { Description } from './description.ts';

/** Without the schemas that nothing refers to. */
export function dropUnused(description: Description): Description {
  const { schemas = {}, ...components } = description.components;
  const used = new Set<string>();
  collect({ ...description, components }, schemas, used);
  const kept = Object.entries(schemas).filter(([name]) => used.has(name));
  return { ...description, components: { ...components, schemas: Object.fromEntries(kept) } };
}

/** With a schema in place of the one reference to it, where that lies within another schema: what is taken or answered keeps its name. */
export function inlineUsedOnce(description: Description): Description {
  const { schemas = {} } = description.components;
  const uses = new Map<string, number>();
  countUses(description, uses);
  const inlined = new Set<string>();
  const replace = (value: unknown, isContent: boolean): unknown => {
    if (Array.isArray(value)) return value.map((part) => replace(part, false));
    if (typeof value !== 'object' || value === null) return value;
    const { $ref, ...own } = value as { $ref?: unknown };
    const name = findName($ref);
    if (!isContent && name !== undefined && uses.get(name) === 1) {
      inlined.add(name);
      return replace({ ...schemas[name], ...own }, false);
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, replace(part, key === 'schema')]),
    );
  };
  const whole = replace(description, false) as Description;
  const kept = Object.entries(whole.components.schemas ?? {}).filter(([name]) => !inlined.has(name));
  return { ...whole, components: { ...whole.components, schemas: Object.fromEntries(kept) } };
}

function countUses(value: unknown, uses: Map<string, number>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const part of Object.values(value)) countUses(part, uses);
  const name = findName((value as { $ref?: unknown }).$ref);
  if (name !== undefined) uses.set(name, (uses.get(name) ?? 0) + 1);
}

function findName(reference: unknown): string | undefined {
  return typeof reference === 'string' && reference.startsWith(PREFIX)
    ? reference.slice(PREFIX.length)
    : undefined;
}

const PREFIX = '#/components/schemas/';

function collect(value: unknown, schemas: Record<string, unknown>, used: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const part of Object.values(value)) collect(part, schemas, used);
  const name = findName((value as { $ref?: unknown }).$ref);
  if (name === undefined || used.has(name)) return;
  used.add(name);
  collect(schemas[name], schemas, used);
}
