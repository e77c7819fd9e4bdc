import { rename } from 'node:fs/promises';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { giveConsent } from '@porchlight/testing/people/test-signer.ts';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkEventLog } from '../../audit-verify.ts';
import { loadSigningKey } from '../../platform/base/signing-key.ts';
import { type DatabaseConnection, openDatabase } from '../../platform/database/database.ts';

const HOUR_MS = 3_600_000;

let app: TestApp;
let database: DatabaseConnection;
let clock = new Date();
beforeEach(async () => {
  clock = new Date();
  app = await startTestApp({ now: () => clock });
  database = openDatabase(app.databaseUrl, 2, () => undefined);
});
afterEach(async () => {
  await database.close();
  await app.close();
});

const pass = (hours: number) => {
  clock = new Date(clock.getTime() + hours * HOUR_MS);
};
const check = async () => checkEventLog(database.db, (await loadSigningKey(app.dataDir)).privateKey);

/** By someone who may do anything in the database and has not the key. */
async function tamper(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  await client.query("set session_replication_role = 'replica'");
  await client.query(text);
  await client.end();
}

const REMOVED = `
  delete from event_entry_details where chain = 'installation';
  delete from event_entries where chain = 'installation';
  delete from event_chain_heads where chain = 'installation';
  delete from event_checkpoint_heads;
  update event_chain_heads set covered = 0`;

it('ends under the key in use, also when that is an earlier one again', async () => {
  const path = `${app.dataDir}/signing-key.pem`;
  const kept = `${app.dataDir}/kept.pem`;
  await app.stop();
  await rename(path, kept);
  await app.restart();
  expect(await check()).toMatchObject({ entries: 2, head: { number: 2 } });
  await app.stop();
  await rename(kept, path);
  await app.restart();
  expect(await check()).toMatchObject({ entries: 3, head: { number: 3 } });
  await app.restart();
  expect(await check()).toMatchObject({ entries: 3, head: { number: 3 } });
});

it('is missed when it is removed with one of the chains that it covered, also once it has begun again', async () => {
  await giveConsent(await createBuyer(app));
  await giveConsent(await createBuyer(app));
  await app.runClockJobs();
  expect(await check()).toMatchObject({ chains: 3 });
  await tamper(`
    create table removed as select min(chain) as chain from event_chain_heads where chain <> 'installation';
    delete from event_entry_details where chain = (select chain from removed);
    delete from event_entries where chain = (select chain from removed);
    delete from event_chain_heads where chain = (select chain from removed);
    drop table removed;
    ${REMOVED}`);
  const problem = /^Chain \w+, entry 1: it is older than the installation's chain, whose beginning is gone/;
  expect((await check()).problem).toMatch(problem);
  pass(2);
  await app.runClockJobs();
  expect(await app.query("select number, kind from event_entries where chain = 'installation'")).toEqual([
    { number: '1', kind: 'checkpoint' },
  ]);
  expect((await check()).problem).toMatch(problem);
});

it('begins at the start, before any other chain', async () => {
  expect(
    await app.query("select kind from event_entries where chain = 'installation' and number = 1"),
  ).toEqual([{ kind: 'certificate-in-use' }]);
  // Stopped before a checkpoint covers what happened, and started a day later.
  await giveConsent(await createBuyer(app));
  await app.stop();
  pass(24);
  await app.restart();
  await app.runClockJobs();
  expect(await check()).toMatchObject({ chains: 2 });
});
