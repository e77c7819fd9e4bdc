import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../platform/database/database.ts';
import { createLoadGuard } from '../platform/operation/load-guard.ts';
import { startTestApp, type TestApp, waitFor } from './test-app.ts';
import { createBuyer, type TestBuyer } from './test-buyer.ts';

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

/** Keeps the event loop from everything else, as a computation that nobody bounded would. */
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
      // The look at the loop is overdue and comes first.
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

it('counts memory of the process', async () => {
  const database = openDatabase(app.databaseUrl, 2, () => undefined);
  const guard = createLoadGuard(database, 2, { resident: 1 });
  expect(guard.findOverload()).toEqual({ part: 'memory', retryAfterSeconds: 10 });
  guard.close();
  await database.close();
});
