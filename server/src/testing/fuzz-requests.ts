import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import fc from 'fast-check';
import { generateValid, hostile, hostileValues, type JsonSchema, spoil } from './fuzz-values.ts';

/** An operation as the OpenAPI document describes it. */
export type Operation = {
  parameters?: { name: string; in: string; required?: boolean; schema?: JsonSchema }[];
  requestBody?: { content?: Record<string, { schema?: JsonSchema; example?: unknown }> };
};

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
function often<A, B>(usual: fc.Arbitrary<A>, rare: fc.Arbitrary<B>, oneIn: number): fc.Arbitrary<A | B> {
  return fc.oneof({ arbitrary: usual, weight: oneIn - 1 }, { arbitrary: rare, weight: 1 });
}

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

/** Of headers that mean something to somebody on the way. */
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

function generateBody(operation: Operation, known: readonly string[]): fc.Arbitrary<Content> {
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

const agent = new Agent({ keepAlive: true, maxSockets: 32 });
const LONGEST_WAIT_MS = 30_000;

/** Sends exactly this; fails when no answer comes within 30 s. Of a stream that does not end, the beginning is the answer. */
export function sendFuzz(origin: string, { method, path, headers, body }: FuzzRequest): Promise<FuzzReply> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const clean = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value.replace(/[^\t\x20-\x7e]/g, '?')]),
    );
    const sent = request({ hostname, port, method, path, agent, headers: clean }, (answer) => {
      const chunks: Buffer[] = [];
      const finish = () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) });
      answer
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', finish)
        .on('error', reject);
      if (answer.headers['content-type']?.startsWith('text/event-stream')) {
        finish();
        answer.destroy();
      }
    });
    sent.setTimeout(LONGEST_WAIT_MS, () => sent.destroy(new Error(`no answer to ${method} ${path}`)));
    sent.on('error', reject);
    // Without a length the body of some methods would be read as the next request.
    if (body) sent.setHeader('content-length', body.length);
    sent.end(body);
  });
}

function writeOnOneLine(value: unknown): string {
  return encode(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 6_000);
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
