import { Failure } from '../base/failure.ts';

/** What an endpoint's declaration says of its query. */
type Declared = { route: { method?: string; path?: string; inputStructure?: string }; inputSchema?: unknown };

const MAX_SHOWN_LENGTH = 100;

/**
 * Refuses a query that holds a name its endpoint does not know: if it were ignored, a misspelled filter would find everything. `search` is
 * the address from its question mark on.
 *
 * @throws BAD_INPUT with a sentence for each such name.
 */
export function refuseUnknownNames(declared: Declared, search: string): void {
  if (search.length < 2) return;
  const known = listQueryNames(declared);
  // `a[b]` and `a[]` are parts of `a` (bracket notation).
  const names = new Set([...new URLSearchParams(search).keys()].map((name) => name.replace(/\[.*$/s, '')));
  const unknown = [...names]
    .filter((name) => !known.has(name))
    .map((name) => name.slice(0, MAX_SHOWN_LENGTH));
  const [first] = unknown;
  if (first === undefined) return;
  const fields = Object.fromEntries(
    unknown.map((name) => [name, { reason: 'platform.unknown-name' } as const]),
  );
  throw new Failure('BAD_INPUT', {
    reason: 'platform.unknown-query',
    params: { name: first },
    fields,
  });
}

const listed = new WeakMap<Declared, ReadonlySet<string>>();

/** The names of a query: where they are declared apart, those; else every member of a GET's input that is not in its path. */
export function listQueryNames(declared: Declared): ReadonlySet<string> {
  const names = listed.get(declared) ?? readNames(declared);
  listed.set(declared, names);
  return names;
}

function readNames({ route, inputSchema }: Declared): ReadonlySet<string> {
  const members = readMembers(inputSchema);
  if (route.inputStructure === 'detailed') return new Set(Object.keys(readMembers(members.query)));
  if (route.method !== 'GET') return new Set();
  return new Set(Object.keys(members).filter((name) => !route.path?.includes(`{${name}}`)));
}

function readMembers(schema: unknown): Record<string, unknown> {
  const { _zod } = (schema ?? {}) as { _zod?: { def: { shape?: Record<string, unknown> } } };
  return _zod?.def.shape ?? {};
}
