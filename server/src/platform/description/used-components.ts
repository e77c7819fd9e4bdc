import type { Description } from './description.ts';

/** Without the schemas that nothing refers to. */
export function dropUnused(description: Description): Description {
  const { schemas = {}, ...components } = description.components;
  const used = new Set<string>();
  collect({ ...description, components }, schemas, used);
  const kept = Object.entries(schemas).filter(([name]) => used.has(name));
  return { ...description, components: { ...components, schemas: Object.fromEntries(kept) } };
}

const PREFIX = '#/components/schemas/';

function collect(value: unknown, schemas: Record<string, unknown>, used: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const part of Object.values(value)) collect(part, schemas, used);
  const { $ref } = value as { $ref?: unknown };
  const name = typeof $ref === 'string' && $ref.startsWith(PREFIX) ? $ref.slice(PREFIX.length) : undefined;
  if (name === undefined || used.has(name)) return;
  used.add(name);
  collect(schemas[name], schemas, used);
}
