import { addMonths } from '@porchlight/domain/kernel/calendar-dates.ts';
import { toolsContract } from '@porchlight/domain/tools/tools.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { TestVisitor } from '../../../testing/test-visitor.ts';

let app: TestApp;
/** Five hours into a new year by UTC, and still the old one where the tables come out. */
const clock = { at: Date.parse('2027-01-01T04:59:59.000Z') };
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(clock.at) });
});
afterAll(() => app.close());

const tools = Object.entries(toolsContract).map(([name, endpoint]) => {
  const { route, meta, inputSchema } = endpoint['~orpc'];
  const example = meta.example as { input: Record<string, unknown>; answer: object };
  const needsNothing = inputSchema?.safeParse({}).success ?? false;
  return { name, path: `/api${route.path}`, needsNothing, ...example };
});

const ask = (path: string, body: unknown) => new TestVisitor(app).call('POST', path, body);

/** A copy of a body with each of its texts and numbers, one at a time, in turn put in the place of `value`. */
function* replaceEach(body: unknown, value: unknown): Generator<unknown> {
  if (typeof body !== 'object' || body === null) {
    yield value;
    return;
  }
  for (const key of Object.keys(body)) {
    for (const part of replaceEach(body[key as never], value)) {
      const copy = structuredClone(body);
      Object.defineProperty(copy, key, { value: part, enumerable: true });
      yield copy;
    }
  }
}

describe('every tool', () => {
  it.each(tools)(
    '$name answers its worked example as the reference says',
    async ({ path, input, answer }) => {
      const reply = await ask(path, input);
      expect([reply.status, reply.body]).toEqual([200, expect.anything()]);
      expect(reply.body).toMatchObject(answer);
      expect(reply.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('stands in the reference with its example, ready to be tried', async () => {
    const { body } = await new TestVisitor(app).call('GET', '/api/openapi.json');
    for (const { path, input, answer } of tools) {
      const operation = (body.paths as Record<string, { post: Operation }>)[path.replace('/api', '')]?.post;
      expect(operation?.requestBody.content['application/json']?.example).toEqual(input);
      expect(operation?.description).toContain(JSON.stringify(answer));
    }
  });
});

/** Conditions are given back in the words in which they were sent. */
const withoutText = (key: string, value: unknown) => (key === 'text' ? null : value);

describe.each(tools)('$name', ({ path, input, needsNothing }) => {
  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', '5'],
    ['a list', []],
    ['an empty object', {}],
    ['another tool’s words', { constructor: { prototype: { principal: '1' } }, hasOwnProperty: 1 }],
  ])('answers %s with a sentence for each field', async (_what, body) => {
    const reply = await ask(path, body);
    if (needsNothing) return expect([200, 400]).toContain(reply.status);
    expect([reply.status, reply.body.code]).toEqual([400, 'BAD_INPUT']);
    expect(Object.keys(reply.body.fields ?? {}).length).toBeGreaterThan(0);
  });

  it('answers each odd value in each place with figures or a refusal, and never with what is no number', async () => {
    const isOdd = /NaN|Infinity|undefined|\[object/;
    for (const value of ODD_VALUES) {
      for (const body of replaceEach(input, value)) {
        const reply = await ask(path, body);
        const told = `${JSON.stringify(body)} was answered ${JSON.stringify(reply.body)?.slice(0, 300)}`;
        expect([200, 400], told).toContain(reply.status);
        expect(JSON.stringify(reply.body, withoutText), told).not.toMatch(isOdd);
        if (reply.status === 400) expect(reply.body.code, told).toBe('BAD_INPUT');
      }
    }
  }, 240_000);

  it('passes over names it does not know, whatever they are', async () => {
    const strange = '{"__proto__":{"principal":"1"},"toString":5,"unknown":[1],';
    const body = new TextEncoder().encode(JSON.stringify(input).replace('{', strange));
    const reply = await new TestVisitor(app).call('POST', path, body, { 'content-type': 'application/json' });
    expect([reply.status, reply.body]).toEqual([200, (await ask(path, input)).body]);
  });
});

describe('the tools together', () => {
  it('use the tables of the day it is in Washington', async () => {
    const warn = async () => {
      const { body } = await ask('/api/tools/loan-limits', {});
      return (body.tables as { warning: string | null }[]).map(({ warning }) => warning);
    };
    expect(await warn()).toEqual([null, null]);
    clock.at += 1_000;
    expect(await warn()).toEqual(Array(2).fill(expect.stringMatching(/ended on Dec 31, 2026/)));
    clock.at -= 1_000;
  });

  const [first] = tools;

  it('are refused to a network that asked too often, and to no other', async () => {
    const small = await startTestApp({
      limitFactor: 3 / 600,
      environment: { TRUSTED_PROXIES: '127.0.0.1,::1' },
    });
    try {
      const visit = (address: string) =>
        new TestVisitor(small, address).call('POST', first?.path ?? '', first?.input);
      const addresses = ['1', '2', '3', '4'].map((last) => `2001:db8:7:7::${last}`);
      const replies = [];
      for (const address of addresses) replies.push(await visit(address));
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
      expect(replies[3]?.body).toMatchObject({
        code: 'RATE_LIMITED',
        message: expect.stringMatching(/wait 1 minute/),
      });
      expect((await visit('2001:db8:7:8::1')).status).toBe(200);
      // A long question counts as several.
      const visitor = new TestVisitor(small, '2001:db8:7:9::1');
      const long = [];
      for (let round = 0; round < 2; round++)
        long.push((await visitor.call('POST', '/api/tools/apr', writeLoan(300))).status);
      expect(long).toEqual([200, 429]);
    } finally {
      await small.close();
    }
  });

  it('refuse more payments than any loan has', async () => {
    const reply = await ask('/api/tools/apr', writeLoan(2_001));
    expect([reply.status, reply.body.code]).toEqual([400, 'BAD_INPUT']);
    expect((await ask('/api/tools/apr', writeLoan(2_000))).status).toBe(200);
  });

  it('refuse more than anybody could mean, with a sentence', async () => {
    const reply = await ask(first?.path ?? '', { principal: '9'.repeat(2 * 1024 * 1024) });
    expect([reply.status, reply.body.code]).toEqual([413, 'BAD_INPUT']);
  });
});

/** A loan of $100,000 with so many payments of $1,000, a month after the other. */
function writeLoan(payments: number) {
  return {
    advances: [{ date: '2000-01-01', amount: '100000' }],
    payments: Array.from({ length: payments }, (_, month) => ({
      date: addMonths('2000-01-01', month + 1),
      amount: '1000',
    })),
    unitPeriod: { base: 'month', multiple: 1 },
  };
}

type Operation = {
  description: string;
  requestBody: { content: Record<string, { example?: unknown }> };
};

/** 1e9 as what JSON makes of it, as a text, and as money; letters; signs; what other languages call a number. */
const ODD_VALUES = [
  null,
  '',
  'abc',
  '-1',
  -1,
  '0',
  0,
  1e9,
  '1e9',
  '1000000000',
  '99999999999',
  'NaN',
  'Infinity',
  '-Infinity',
  '０',
  '1,000',
  ' 5 ',
  '__proto__',
  'constructor',
  true,
  [],
  {},
  '9999-99-99',
  '2026-02-30',
  '\u0000',
];
