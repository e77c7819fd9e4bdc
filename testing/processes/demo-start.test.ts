import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoAccounts } from '../../server/src/features/demo/demo-accounts.ts';
import { demoAgent } from '../../server/src/features/demo/demo-people.ts';
import { createMigratedDatabase, waitFor } from '../app/test-app.ts';
import { TestBuyer } from '../people/test-buyer.ts';
import { killProcesses, pickPort, startProcess } from './start-process.ts';

/** As long as `waitForAddress` gives a start. */
const MAX_START_MS = 180_000;

let dataDir: string;
let databaseUrl: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'porchlight-demo-'));
  databaseUrl = await createMigratedDatabase();
});
afterAll(async () => {
  killProcesses();
  await rm(dataDir, { recursive: true, force: true });
});

it('the demonstration is ready once it is filled in, also where the database is lost in the midst of that', async () => {
  const PORT = pickPort();
  const BASE_URL = `http://127.0.0.1:${PORT}`;
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PORT, BASE_URL };
  const started = startProcess(env, '--demo');
  const origin = `http://localhost:${PORT}`;
  const isReady = () =>
    fetch(`${origin}/api/health/ready`).then(
      ({ status }) => status === 200,
      () => false,
    );
  const watcher = new pg.Client(databaseUrl);
  await watcher.connect();
  let cuts = 0;
  const deadline = Date.now() + MAX_START_MS;
  for (let isUp = false; !isUp; isUp = await isReady()) {
    if (started.child.exitCode !== null || Date.now() > deadline) throw new Error(started.output());
    const { rows } = await watcher.query('select count(*)::int as made from users');
    if (rows[0].made > 0 && cuts === 0) {
      cuts += 1;
      expect(await isReady()).toBe(false);
      await watcher.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await watcher.end();
  expect(cuts).toBe(1);
  const { email, password } = demoAccounts.staff;
  const staff = new TestBuyer({ origin }, email);
  expect((await staff.call('POST', '/api/accounts/sign-in', { email, password })).body).toEqual({
    secondFactor: true,
  });
  const helper = new TestBuyer({ origin });
  await helper.call('POST', '/api/shared/links', { email: demoAgent.email });
  const mail = await waitFor('the agent’s link', async () => {
    const page = await (await fetch(`${origin}/dev/mail?to=${demoAgent.email}`)).text();
    return page.includes('/shared') ? page : undefined;
  });
  expect(mail).toContain(`${BASE_URL}/shared`);
  expect(mail).not.toContain('localhost');
  expect(started.output()).toContain(`asks for a link at ${BASE_URL}/shared`);
  expect(started.output()).not.toMatch(/Failed query|insert into|select /i);
});
