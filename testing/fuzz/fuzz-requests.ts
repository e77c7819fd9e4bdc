import type { IncomingHttpHeaders } from 'node:http';
import fc from 'fast-check';
import { generateBody } from './fuzz-bodies.ts';
import { generateValid, hostile, type JsonSchema, type Operation, often } from './fuzz-values.ts';

export type FuzzRequest = { method: string; path: string; headers: Record<string, string>; body?: Buffer };
export type FuzzReply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Requests to one operation: as it describes them, nearly so, and nothing like it. */
export function generateRequests(
  operation: Operation,
  { method, path, known }: { method: string; path: string; known: readonly string[] },
): fc.Arbitrary<FuzzRequest> {
  const parameters = operation.parameters ?? [];
  const inPath = Object.fromEntries(
    parameters
      .filter((each) => each.in === 'path')
      .map((each) => [each.name, generateSegment(each.schema, known)]),
  );
  return fc
    .record({
      segments: fc.record(inPath),
      query: generateQuery(parameters, known),
      headers: often(fc.constant({}), generateHeaders, 8),
      content: generateBody(operation, known),
      otherMethod: often(fc.constant(method), fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE'), 40),
    })
    .map(({ segments, query, headers, content, otherMethod }) => ({
      method: otherMethod,
      path: `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => segments[name] ?? '')}${query}`,
      headers: { ...content?.headers, ...headers },
      ...(content && otherMethod !== 'GET' ? { body: content.body } : {}),
    }));
}

/** Mostly the one, once in so many times the other. */

const AWKWARD_SEGMENTS = [
  '%',
  '%zz',
  '%ff',
  '%00',
  '%2e%2e',
  '%2F',
  '%5C',
  '{id}',
  '*',
  "'",
  '%F0%9F%92%B0',
  'x'.repeat(4_000),
  '[',
  '%0d%0a',
  ';a=b',
  '-1',
  'null',
];

function generateSegment(schema: JsonSchema | undefined, known: readonly string[]): fc.Arbitrary<string> {
  const valid = generateValid(schema ?? { type: 'string' }, known).map((value) => encode(String(value)));
  const awkward = fc.oneof(fc.constantFrom(...AWKWARD_SEGMENTS), hostile.map(writeOnOneLine));
  return often(valid, awkward, 5).map((segment) => segment || '%20');
}

function generateQuery(
  parameters: NonNullable<Operation['parameters']>,
  known: readonly string[],
): fc.Arbitrary<string> {
  const ofQuery = parameters.filter((each) => each.in === 'query');
  const pairs = ofQuery.map(({ name, required, schema }) => {
    const valid = generateValid(schema ?? { type: 'string' }, known).map((value) => writeOnOneLine(value));
    const pair = often(valid, hostile.map(writeOnOneLine), 6).map((value) => [`${encode(name)}=${value}`]);
    return required ? often(pair, fc.constant([]), 8) : fc.oneof(pair, fc.constant([]));
  });
  const odd = [
    'a=',
    '=',
    '&&',
    '%=%',
    'x[y]=1',
    'x[__proto__][y]=1',
    '__proto__=1',
    'constructor[prototype]=1',
    '[]=1',
    'a[0]=1&a[x]=2',
    '%00=%00',
    `a${'[b]'.repeat(500)}=1`,
  ];
  return fc
    .tuple(
      fc.tuple(...pairs),
      often(
        fc.constant([]),
        fc.constantFrom(...odd).map((text) => [text]),
        6,
      ),
    )
    .map(([own, other]) => [...own.flat(), ...other])
    .map((all) => (all.length === 0 ? '' : `?${all.join('&')}`));
}

/** Of headers that mean something to someone on the way. */
const generateHeaders: fc.Arbitrary<Record<string, string>> = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        'accept',
        'accept-encoding',
        'accept-language',
        'authorization',
        'cache-control',
        'content-type',
        'content-encoding',
        'cookie',
        'idempotency-key',
        'if-none-match',
        'if-match',
        'if-range',
        'origin',
        'range',
        'referer',
        'sec-fetch-site',
        'user-agent',
        'x-forwarded-for',
        'x-forwarded-host',
        'x-forwarded-proto',
        'x-http-method-override',
        'x-request-id',
        'traceparent',
        'last-event-id',
        'prefer',
        'te',
      ),
      fc.oneof(
        fc.constantFrom(
          '',
          '*/*',
          'application/json',
          'text/html',
          'application/x-www-form-urlencoded',
          'multipart/form-data',
          'multipart/form-data; boundary=x',
          'text/plain; charset=utf-16',
          'gzip',
          'bytes=0-',
          'bytes=-1',
          'bytes=5-1,0-0',
          'bytes=999999999999999999999-',
          'Bearer pl_x',
          `Bearer pl_${'0'.repeat(49)}`,
          'Basic eDp5',
          'null',
          'same-origin',
          'none',
          '127.0.0.1, ::1',
          '"x"',
          'W/"x"',
          '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
          'x'.repeat(3_000),
          'porchlight.session_token=%',
          '__Host-x=; a; =b; c=%ff',
        ),
        fc.string({ maxLength: 40 }),
      ),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((pairs) => Object.fromEntries(pairs));

function writeOnOneLine(value: unknown): string {
  return encode(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 6_000);
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
