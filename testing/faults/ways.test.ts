import { codeSentences } from '@porchlight/content/en/failures/codes.ts';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, waitFor } from '../app/test-app.ts';
import { createBuyer, type Reply, type TestBuyer } from '../people/test-buyer.ts';
import { type DatabaseProxy, startDatabaseProxy } from './database-proxy.ts';
import { isWholeRun } from './fault-rounds.ts';

const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3_000, 'page ')]);
const TASK = '/api/milestones/interest/tasks/list-must-haves';

let proxy: DatabaseProxy;
let app: TestApp;
let buyer: TestBuyer;
beforeAll(async () => {
  proxy = await startDatabaseProxy();
  app = await startTestApp({ leadToDatabase: proxy.lead });
  buyer = await createBuyer(app);
});
afterAll(async () => {
  await app.close();
  await proxy.close();
});

const tick = (status: 'done' | 'open') => buyer.call('PUT', TASK, { status });
const upload = () => buyer.call('POST', '/api/documents?name=a.pdf', PDF);
const countDocuments = async () =>
  ((await buyer.call('GET', '/api/documents')).body.documents as unknown[]).length;
/** What someone reads while the database cannot be reached, word for word. */
function expectUnavailable({ status, body, headers }: Reply): void {
  expect([status, body.code, body.message]).toEqual([503, 'UNAVAILABLE', codeSentences.UNAVAILABLE]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
}
const recover = () =>
  waitFor('the server to answer again', async () =>
    (await buyer.call('GET', '/api/milestones')).status === 200 ? true : undefined,
  );

describe('the way to the database', () => {
  it('cut and refusing is reported as such, recovers by itself, and open pages are notified to read again', async () => {
    expect((await tick('done')).status).toBe(200);
    const documents = await countDocuments();
    const events = await buyer.send('GET', '/api/events');
    proxy.set('refusing');
    for (const reply of [
      await tick('open'),
      await upload(),
      await buyer.call('GET', '/api/milestones'),
      await buyer.call('GET', '/api/accounts/current'),
      await buyer.call('POST', '/api/accounts/sign-in', { email: buyer.email, password: 'anything at all' }),
    ])
      expectUnavailable(reply);
    const ready = await buyer.call('GET', '/api/health/ready');
    expect([ready.status, ready.body.code]).toEqual([503, 'UNAVAILABLE']);

    proxy.set('open');
    await recover();
    expect(await countDocuments()).toBe(documents);
    expect((await upload()).status).toBe(201);
    const reader = events.body?.getReader();
    const told = await waitFor('the open page to be told', async () => {
      const text = new TextDecoder().decode((await reader?.read())?.value);
      return text.includes('changed') ? true : undefined;
    });
    expect(told).toBe(true);
    await reader?.cancel();
  });

  it('cut while a connection is held and nothing is asked on it ends no process', async () => {
    const { $client: pool } = app.readParts().database.db;
    const held = await (pool as pg.Pool).connect();
    const { rows } = await held.query('select pg_backend_pid() as id');
    const ended = new Promise((resolve) => held.once('end', resolve));
    await app.query('select pg_terminate_backend($1)', [rows[0].id]);
    await ended;
    held.release();
    await recover();
  });

  it.runIf(isWholeRun)(
    'silent is given up after a minute at the latest, and everything comes back',
    async () => {
      const events = await buyer.send('GET', '/api/events');
      proxy.set('silent');
      for (const reply of await Promise.all([
        tick('done'),
        upload(),
        tick('open'),
        upload(),
        tick('done'),
        upload(),
      ]))
        expectUnavailable(reply);
      // Long enough for the LISTEN connection to have been asked for a sign of life.
      await new Promise((resolve) => setTimeout(resolve, 35_000));
      proxy.set('open');
      await recover();
      const reader = events.body?.getReader();
      for (let text = ''; !text.includes('changed'); )
        text = new TextDecoder().decode((await reader?.read())?.value);
      await reader?.cancel();
    },
    180_000,
  );

  it('slow is tolerated: an answered change is stored, and an unanswered one gets an error', async () => {
    proxy.slowBy(40);
    const before = await countDocuments();
    const replies = await Promise.all(Array.from({ length: 12 }, upload));
    proxy.slowBy(0);
    const stored = replies.filter(({ status }) => status === 201);
    for (const reply of replies) if (reply.status !== 201) expectUnavailable(reply);
    expect(stored.length).toBeGreaterThan(0);
    expect(await countDocuments()).toBe(before + stored.length);
  });
});
