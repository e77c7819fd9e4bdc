import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestApp, type TestApp, waitFor } from '@porchlight/testing/app/test-app.ts';
import { TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let app: TestApp;
let anybody: TestBuyer;

beforeAll(async () => {
  app = await startTestApp();
  anybody = new TestBuyer(app);
});
afterAll(() => app.close());

const ask = (path: string) => anybody.call('GET', `/api/health${path}`);
const waitUntilReady = () =>
  waitFor('the server to be ready', async () => ((await ask('/ready')).status === 200 ? true : undefined));

describe('health', () => {
  it('is live and ready while every part works', async () => {
    expect(await ask('/live')).toMatchObject({ status: 200, body: { live: true } });
    expect(await ask('/ready')).toMatchObject({ status: 200, body: { ready: true } });
    expect(await ask('')).toMatchObject({ status: 200, body: { ready: true } });
  });

  it('names the storage while files can be neither read nor stored', async () => {
    const files = join(app.dataDir, 'files');
    await rename(files, `${files}.away`);
    await writeFile(files, 'no folder');
    const reply = await waitFor('the storage to be missed', async () => {
      const asked = await ask('/ready');
      return asked.status === 503 ? asked : undefined;
    });
    expect(reply.body).toMatchObject({ code: 'UNAVAILABLE', fields: { storage: expect.any(String) } });
    expect(JSON.stringify(reply.body)).not.toContain(app.dataDir);
    expect((await ask('/live')).status).toBe(200);
    await rename(files, `${files}.file`);
    await rename(`${files}.away`, files);
    await waitUntilReady();
  });

  it('names the database and the live connection while the database is cut, and recovers by itself', async () => {
    const name = new URL(app.databaseUrl).pathname.slice(1);
    const admin = new pg.Client({ connectionString: inject('adminDatabaseUrl') });
    await admin.connect();
    try {
      await admin.query(`alter database ${name} allow_connections false`);
      await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
      const reply = await waitFor('both to be missed', async () => {
        const asked = await ask('/ready');
        return Object.keys(asked.body.fields ?? {}).length === 2 ? asked : undefined;
      });
      expect(reply.status).toBe(503);
      expect(reply.body.fields).toEqual({ database: expect.any(String), live: expect.any(String) });
      expect(JSON.stringify(reply.body)).not.toContain(name);
      expect((await ask('/live')).status).toBe(200);
      expect((await ask('')).status).not.toBe(200);
    } finally {
      await admin.query(`alter database ${name} allow_connections true`);
      await admin.end();
    }
    await waitUntilReady();
  });
});
