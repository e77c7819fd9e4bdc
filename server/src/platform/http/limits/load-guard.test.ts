import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { siteTexts as site } from '@porchlight/content/site-texts.ts';
import { startTestApp, type TestApp, waitFor } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { html } from 'hono/html';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../database/database.ts';
import { createLoadGuard } from '../../operation/load-guard.ts';
import { createNoJsForms } from '../no-js-forms/no-js-forms.ts';

/** Few enough that a handful of requests is too much, and a loop that waits more than a slow machine makes it. */
const WAITING = 3;
const POOL = 4;
let app: TestApp;
let buyer: TestBuyer;

beforeAll(async () => {
  app = await startTestApp({ loadLimits: { waitingForDatabase: WAITING, loopWait: 900 } });
  buyer = await createBuyer(app);
});
afterAll(() => app.close());

/** Keeps the event loop from everything else, as an unbounded computation would. */
function block(milliseconds: number) {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

const waitUntilServed = () =>
  waitFor('requests to be served again', async () =>
    (await buyer.call('GET', '/api/milestones')).status === 200 ? true : undefined,
  );

describe('a process with more to do than it can', () => {
  it('refuses new work at once while its event loop is blocked, still says that it is alive, and recovers', async () => {
    const refused = await waitFor('a refusal', async () => {
      block(3_000);
      // The check of the event loop is overdue and comes first.
      await pause(1);
      const reply = await buyer.call('GET', '/api/milestones');
      return reply.status === 503 ? reply : undefined;
    });
    expect(refused.body).toMatchObject({ code: 'UNAVAILABLE', message: expect.stringContaining('is safe') });
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
    block(3_000);
    expect((await buyer.call('GET', '/api/health/live')).status).toBe(200);
    await waitUntilServed();
  });

  it('refuses at once what would wait behind too many others for the database, and serves those that wait', async () => {
    await waitUntilServed();
    const holder = new pg.Client({ connectionString: app.databaseUrl });
    await holder.connect();
    await holder.query('begin; lock table documents in access exclusive mode');
    const waiting = Array.from({ length: POOL + WAITING }, () => buyer.call('GET', '/api/documents'));
    const refused = await waitFor('a refusal', async () => {
      const reply = await buyer.call('GET', '/api/health/live');
      expect(reply.status).toBe(200);
      // Answered without the database, so it says nothing of the wait; the next one needs it.
      const next = await Promise.race([buyer.call('GET', '/api/milestones'), pause(300, undefined)]);
      return next?.status === 503 ? next : undefined;
    });
    expect(refused.headers.get('retry-after')).toBe('2');
    await holder.query('commit');
    await holder.end();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toContain(200);
    await waitUntilServed();
  });

  it('refuses an upload before it is read', async () => {
    await waitUntilServed();
    const reply = await waitFor('a refusal', async () => {
      block(3_000);
      await pause(1);
      const asked = await buyer.call(
        'POST',
        '/api/documents?name=a.pdf',
        Buffer.alloc(300_000, '%PDF-1.7\n'),
      );
      return asked.status === 503 ? asked : undefined;
    });
    expect(reply.headers.get('retry-after')).toBe('2');
    await waitUntilServed();
    expect((await buyer.call('GET', '/api/documents')).body.documents).toEqual(expect.any(Array));
  });
});

describe('a plain form', () => {
  it('is given back with what was typed while there is too much to do, and nothing is stored', async () => {
    await waitUntilServed();
    const { refused, typed } = await waitFor('a refusal', async () => {
      const typed = {
        name: 'Ada Buyer',
        email: `ada-${randomUUID()}@example.com`,
        message: 'How long is it?',
      };
      const body = new URLSearchParams(typed);
      block(3_000);
      await pause(1);
      const headers = { origin: app.origin };
      const refused = await fetch(`${app.origin}/forms/contact`, { method: 'POST', body, headers });
      return refused.status === 503 ? { refused, typed } : undefined;
    });
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(refused.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const page = await refused.text();
    expect(page).toContain('send it again in a moment');
    for (const text of Object.values(typed)) expect(page).toContain(text);
    expect(await app.query('select 1 from leads where email = $1', [typed.email])).toEqual([]);
    await waitUntilServed();
  });

  it('is not kept where memory is short', async () => {
    const forms = createNoJsForms(
      [
        {
          path: '/forms/try',
          render: () => ({ title: 'Try', body: html`` }),
          submit: () => Promise.reject(),
        },
      ],
      {
        site,
        headers: {},
        readFacts: () => {
          throw new Error('not asked for');
        },
        isAllowed: () => true,
        onFailure: () => undefined,
        findOverload: () => ({ part: 'memory', retryAfterSeconds: 10 }),
      },
    );
    const reply = await forms.request('/forms/try', { method: 'POST', body: 'a=b' });
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '10']);
    expect(await reply.text()).toContain('your browser still has what you typed');
  });
});

it('counts memory of the process', async () => {
  const database = openDatabase(app.databaseUrl, 2, () => undefined);
  const guard = createLoadGuard(database, 2, { resident: 1 });
  expect(guard.findOverload()).toEqual({ part: 'memory', retryAfterSeconds: 10 });
  guard.close();
  await database.close();
});
