import { addMonths } from '@porchlight/domain/kernel/calendar-dates.ts';
import { tools } from '@porchlight/domain/tool-registry.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { TestVisitor } from '@porchlight/testing/people/test-visitor.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let app: TestApp;
/** Five hours into a new year by UTC, and still the old one where the tables come out. */
const clock = { at: Date.parse('2027-01-01T04:59:59.000Z') };
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(clock.at) });
});
afterAll(() => app.close());

const ask = (tool: string, body: unknown) => new TestVisitor(app).call('POST', `/api/tools/${tool}`, body);

describe('every tool', () => {
  it.each(tools)(
    '$name answers its worked example as the reference says',
    async ({ name, example: { input, answer } }) => {
      const reply = await ask(name, input);
      expect([reply.status, reply.body]).toEqual([200, expect.anything()]);
      expect(reply.body).toMatchObject(answer as object);
      expect(reply.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('is in the reference with its example, ready to be tried', async () => {
    const { body } = await new TestVisitor(app).call('GET', '/api/openapi.json');
    for (const { name, example } of tools) {
      const operation = (body.paths as Record<string, { post: Operation }>)[`/tools/${name}`]?.post;
      expect(operation?.requestBody.content['application/json']?.example).toEqual(example.input);
      expect(operation?.description).toContain(JSON.stringify(example.answer));
    }
  });
});

const payment = { principal: '162000', ratePercent: '3.875', termMonths: 360 };

describe('what is no question', () => {
  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', '5'],
    ['a list', []],
    ['an empty object', {}],
    ['a field that is none', { ...payment, principal: 'much' }],
    ['names of every object', { constructor: { prototype: payment }, __proto__: payment }],
  ])('%s is answered with a sentence for each field', async (_what, body) => {
    const reply = await ask('payment', body);
    expect([reply.status, reply.body.code]).toEqual([400, 'BAD_INPUT']);
    expect(Object.keys(reply.body.fields ?? {}).length).toBeGreaterThan(0);
  });

  it('without an answer is answered with a sentence for the field to correct', async () => {
    const reply = await ask('utilization', { cards: [{ balance: '0', limit: '0' }], targetPercent: '30' });
    expect(reply.body).toMatchObject({ code: 'BAD_INPUT', fields: { cards: expect.any(String) } });
    expect(reply.status).toBe(400);
  });

  it('is no JSON', async () => {
    const body = new TextEncoder().encode('{"principal":');
    const type = { 'content-type': 'application/json' };
    const reply = await new TestVisitor(app).call('POST', '/api/tools/payment', body, type);
    expect([reply.status, reply.body.code]).toEqual([400, 'BAD_INPUT']);
  });

  it.each(['unknown', 'constructor', '__proto__', 'Payment', 'payment%00'])(
    'is of no tool: %s',
    async (tool) => {
      const reply = await ask(tool, payment);
      expect([reply.status, reply.body.code]).toEqual([404, 'NOT_FOUND']);
    },
  );

  it('has a name in its address that nothing knows', async () => {
    const reply = await ask('payment?principal=1', payment);
    expect([reply.status, reply.body.code]).toEqual([400, 'BAD_INPUT']);
  });
});

it('names that a tool does not know are passed over', async () => {
  const reply = await ask('payment', { ...payment, tool: 'apr', params: {}, unknown: [1] });
  expect([reply.status, reply.body.payment]).toEqual([200, '761.78']);
});

it('a tool that needs nothing answers nothing', async () => {
  expect((await ask('loan-limits', undefined)).status).toBe(200);
});

describe('the tools together', () => {
  it('use the tables of the day it is in Washington', async () => {
    const warn = async () => {
      const { body } = await ask('loan-limits', {});
      return (body.tables as { warning: string | null }[]).map(({ warning }) => warning);
    };
    expect(await warn()).toEqual([null, null]);
    clock.at += 1_000;
    expect(await warn()).toEqual(Array(2).fill(expect.stringMatching(/ended on Dec 31, 2026/)));
    clock.at -= 1_000;
  });

  it('are refused to a network that asked too often, and to no other', async () => {
    const small = await startTestApp({
      limitFactor: 3 / 600,
      environment: { TRUSTED_PROXIES: '127.0.0.1,::1' },
    });
    try {
      const visit = (address: string) =>
        new TestVisitor(small, address).call('POST', '/api/tools/payment', payment);
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
    const reply = await ask('apr', writeLoan(2_001));
    expect([reply.status, reply.body.code]).toEqual([400, 'BAD_INPUT']);
    expect((await ask('apr', writeLoan(2_000))).status).toBe(200);
  });

  it('refuse more than anybody could mean, with a sentence', async () => {
    const reply = await ask('payment', { principal: '9'.repeat(2 * 1024 * 1024) });
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
