import fc from 'fast-check';

/** An operation as the OpenAPI document describes it. */
export type Operation = {
  parameters?: { name: string; in: string; required?: boolean; schema?: JsonSchema }[];
  requestBody?: { content?: Record<string, { schema?: JsonSchema; example?: unknown }> };
};

/** The parts of JSON Schema that the OpenAPI document uses. */
export type JsonSchema = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
};

/** Values that a schema admits. `known` are ids of things that are there, so that more than NOT_FOUND comes back. */
export function generateValid(schema: JsonSchema, known: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => generateValid(each, known)));
  const { type } = schema;
  if (Array.isArray(type))
    return fc.oneof(...type.map((each) => generateValid({ ...schema, type: each }, known)));
  switch (type) {
    case 'string':
      return generateText(schema, known);
    case 'integer':
      return fc.integer(readBounds(schema, 10_000));
    case 'number':
      return fc.double({ ...readBounds(schema, 1e6), noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      if (schema.prefixItems)
        return fc.tuple(...schema.prefixItems.map((each) => generateValid(each, known)));
      const { minItems = 0, maxItems = 4 } = schema;
      const bounds = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 4)) };
      return fc.array(generateValid(schema.items ?? {}, known), bounds);
    }
    case 'object':
      return generateObject(schema, known);
    default:
      return fc.constantFrom(...hostileValues.slice(0, 8));
  }
}

function generateObject(schema: JsonSchema, known: readonly string[]): fc.Arbitrary<object> {
  const properties = Object.entries(schema.properties ?? {});
  const members = Object.fromEntries(properties.map(([name, each]) => [name, generateValid(each, known)]));
  const requiredKeys = (schema.required ?? []).filter((name) => name in members);
  const declared = fc.record(members, { requiredKeys });
  if (typeof schema.additionalProperties !== 'object' || properties.length > 0) return declared;
  const name = generateValid(schema.propertyNames ?? { type: 'string', maxLength: 9 }, known).map(String);
  return fc.dictionary(name, generateValid(schema.additionalProperties, known), { maxKeys: 4 });
}

const emails = fc.integer({ min: 0, max: 40 }).map((number) => `fuzz-${number}@example.com`);
const instants = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const words = fc.constantFrom(
  'Ada',
  'a',
  'Ask about the roof',
  'x'.repeat(80),
  'Zoë – “quoted” 👩‍👩‍👧',
  '=1+1',
  '<b>hi</b>',
);

function generateText(schema: JsonSchema, known: readonly string[]): fc.Arbitrary<string> {
  if (schema.format === 'uuid')
    return known.length === 0 ? fc.uuid() : fc.oneof(fc.uuid(), fc.constantFrom(...known));
  if (schema.format === 'date-time') return instants;
  if (schema.format === 'date') return instants.map((instant) => instant.slice(0, 10));
  if (schema.pattern !== undefined) return generateMatch(schema.pattern);
  const { minLength = 0, maxLength = 200 } = schema;
  const fitting = (text: string) => [...text].slice(0, maxLength).join('').padEnd(minLength, 'x');
  const any = fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, 40) });
  return fc.oneof(words, emails, any, ...(known.length > 0 ? [fc.constantFrom(...known)] : [])).map(fitting);
}

/** fast-check reads most expressions; what it does not is made of words. */
function generateMatch(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern.replace(/^\^\\P\{Cc\}\*\$$/, '^[ -~]*$')), { maxLength: 40 });
  } catch {
    return words;
  }
}

function readBounds({ minimum, exclusiveMinimum, maximum }: JsonSchema, usual: number) {
  const min = minimum ?? (exclusiveMinimum === undefined ? -usual : exclusiveMinimum + 1);
  // Numbers near their bound, where the bound is what JSON can hold.
  return { min: Math.max(min, -1e12), max: Math.min(maximum ?? usual, 1e12) };
}

const deep = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

/** What goes wrong elsewhere: types, bounds, Unicode, databases, file systems, templates, prototypes. */
export const hostileValues: readonly unknown[] = [
  null,
  '',
  0,
  -1,
  true,
  [],
  {},
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202Egnp.exe',
  '\ufeff',
  '￿',
  '👩‍👩‍👧‍👦'.repeat(50),
  'ﷺ'.repeat(300),
  "'; drop table users; --",
  '%27%20or%201=1',
  '%_\\',
  '../../etc/passwd',
  '..\\..\\boot.ini',
  '/dev/null',
  '{{7*7}}<%= 7*7 %>',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  'a\r\nset-cookie: x=1',
  '__proto__',
  'constructor',
  'toString',
  'NaN',
  'Infinity',
  '1e309',
  '-0',
  '0x10',
  '١٢٣',
  '9'.repeat(400),
  'x'.repeat(20_000),
  'a@'.repeat(2_000),
  ' '.repeat(3_000),
  1.5,
  -0,
  1e308,
  5e-324,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  -(2 ** 63),
  '2026-02-30',
  '9999-12-31',
  '-271821-04-20T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '0000-00-00T00:00:00Z',
  '2026-11-22T12:00:00.000+99:99',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  { __proto__: null, $ne: null },
  { length: 1e9 },
  { toString: 'x', valueOf: 1 },
  { toJSON: 1 },
  [[[[[[null]]]]]],
  deep(300),
  Array.from({ length: 2_000 }, () => 'x'),
];

export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: fc.constantFrom(...hostileValues), weight: 4 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 60 }), weight: 1 },
  { arbitrary: fc.jsonValue({ maxDepth: 3 }), weight: 1 },
);

type Place = { holder: Record<string, unknown>; name: string };

/** The same value with one thing wrong in it. */
export function spoil(
  value: unknown,
  where: number,
  how: 'replace' | 'leave out' | 'add',
  put: unknown,
): unknown {
  const spoiled: Record<string, unknown> = { value: structuredClone(value) };
  const places = listPlaces(spoiled);
  const { holder, name } = places[where % places.length] ?? { holder: spoiled, name: 'value' };
  if (how === 'leave out' && holder !== spoiled) delete holder[name];
  else if (how === 'add' && typeof holder[name] === 'object' && holder[name] !== null)
    Object.defineProperty(holder[name], typeof put === 'string' ? put.slice(0, 50) : 'more', {
      value: put,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  else holder[name] = put;
  return spoiled.value;
}

function listPlaces(holder: Record<string, unknown>): Place[] {
  return Object.entries(holder).flatMap(([name, value]) => [
    { holder, name },
    ...(typeof value === 'object' && value !== null ? listPlaces(value as Record<string, unknown>) : []),
  ]);
}

/** One in `oneIn` is a rare one. */
export function often<A, B>(
  usual: fc.Arbitrary<A>,
  rare: fc.Arbitrary<B>,
  oneIn: number,
): fc.Arbitrary<A | B> {
  return fc.oneof({ arbitrary: usual, weight: oneIn - 1 }, { arbitrary: rare, weight: 1 });
}
