import fc from 'fast-check';
import { generateValid, hostile, hostileValues, type Operation, often, spoil } from './fuzz-values.ts';

type Content = { body: Buffer; headers: Record<string, string> } | undefined;

const AWKWARD_BODIES = [
  '',
  ' ',
  '{',
  '}',
  '[',
  'null',
  'true',
  '"x"',
  '0',
  '1e999',
  'NaN',
  '{"a":1,"a":2}',
  '\ufeff{}',
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '['.repeat(50_000),
  '{"a":'.repeat(20_000),
  `"${'x'.repeat(1_100_000)}"`,
].map((text) => Buffer.from(text));

/** What its description asks for, nearly that, or anything else under any name. */
export function generateBody(operation: Operation, known: readonly string[]): fc.Arbitrary<Content> {
  const [[type, described] = []] = Object.entries(operation.requestBody?.content ?? {});
  if (type === undefined || described === undefined) return often(fc.constant(undefined), anyBody, 6);
  if (!type.startsWith('application/json')) return often(generateFile(), anyBody, 10);
  const valid = generateValid(described.schema ?? {}, known);
  const asDescribed =
    described.example === undefined ? valid : fc.oneof(fc.constant(described.example), valid);
  const spoiled = fc
    .tuple(asDescribed, fc.nat(), fc.constantFrom('replace', 'leave out', 'add'), hostile)
    .map(([value, where, how, put]) => spoil(value, where, how as 'replace', put));
  const json = fc.oneof(
    { arbitrary: asDescribed, weight: 3 },
    { arbitrary: spoiled, weight: 5 },
    { arbitrary: hostile, weight: 1 },
  );
  return often(
    json.map((value) => ({
      body: Buffer.from(JSON.stringify(value) ?? 'null'),
      headers: { 'content-type': 'application/json' },
    })),
    anyBody,
    12,
  );
}

const anyBody: fc.Arbitrary<Content> = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(...AWKWARD_BODIES),
      fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
      fc.constantFrom(...hostileValues).map((value) => Buffer.from(JSON.stringify(value))),
    ),
    fc.constantFrom(
      'application/json',
      'application/json; charset=utf-16',
      'application/x-www-form-urlencoded',
      'text/plain',
      'text/csv',
      'multipart/form-data; boundary=x',
      'multipart/form-data',
      'application/octet-stream',
      'application/pdf',
      'text/event-stream',
      '',
    ),
  )
  .map(([body, type]) => ({ body, headers: { 'content-type': type } }));

function generateFile(): fc.Arbitrary<Content> {
  const heads = [
    '%PDF-1.7\n',
    '\x89PNG\r\n\x1a\n',
    '\xff\xd8\xff\xe0',
    'name,email\nAda,ada@example.com\n',
    '\0\0\0\x18ftypheic',
    'PK\x03\x04',
  ];
  return fc
    .tuple(
      fc.constantFrom(...heads),
      fc.uint8Array({ maxLength: 400 }),
      fc.constantFrom('application/pdf', 'text/csv', 'image/png', 'application/octet-stream'),
    )
    .map(([head, rest, type]) => ({
      body: Buffer.concat([Buffer.from(head, 'latin1'), rest]),
      headers: { 'content-type': type },
    }));
}
