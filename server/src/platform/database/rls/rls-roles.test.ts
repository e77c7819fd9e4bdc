import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMigratedDatabase, startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { renameDatabase } from '@porchlight/testing/app/test-database.ts';
import { REFUSED, tell } from '@porchlight/testing/people/owned-rows.ts';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../../features/accounts/accounts.table.ts';
import { tableGrants } from '../../../registries/tables.ts';
import { type DatabaseConnection, openDatabase } from '../database.ts';
import { migrateDatabase } from '../migrations/migrations.ts';
import { grantSchema } from './rls-roles.ts';
import { runAsSystem, runAsUser } from './run-as.ts';

const somebody = { userId: 'somebody', email: 'somebody@example.com' };
let app: TestApp;
let database: DatabaseConnection;
beforeAll(async () => {
  app = await startTestApp();
  database = openDatabase(app.databaseUrl, 1, () => undefined);
});
afterAll(async () => {
  await database.close();
  await app.close();
});

describe('what opens an account', () => {
  it.each([
    'select password from accounts',
    'select token from sessions',
    'select sealed_key from second_factors',
    'select code_hash from recovery_codes',
    'select token_hash from calendar_feeds',
    'select token_hash from signing_invitations',
    'select sealed_secret from webhook_endpoints',
    'select wrapped_key from data_exports',
    'select answer from kept_answers',
    'select sealed from emails',
    'select token_hash from one_use_tokens',
    'select identifier from verifications',
    'select token_hash from api_tokens',
    'update webhook_endpoints set events = events returning id',
  ])('no request of a buyer reads or changes: %s', async (text) => {
    const refused = await runAsUser(somebody, () => tell(database.db.execute(sql.raw(text))));
    expect([[], REFUSED]).toContainEqual(refused);
    if (text.startsWith('select')) expect(refused).toBe(REFUSED);
  });
});

describe('what answers a request and does not say for whom', () => {
  it('reaches no row, by itself or in a transaction, until it says that it is for all', async () => {
    const { watch, database: served } = app.readParts();
    const server = createServer((incoming, outgoing) =>
      watch.answer(incoming, outgoing, 'added', async () => {
        const asked = await Promise.allSettled([
          (async () => served.db.$count(users))(),
          served.transact((transaction) => transaction.$count(users)),
          runAsSystem(async () => served.db.$count(users)),
        ]);
        outgoing.end(JSON.stringify(asked.map(({ status }) => status)));
      }),
    );
    await once(server.listen(0, '127.0.0.1'), 'listening');
    try {
      const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      expect(await answer.json()).toEqual(['rejected', 'rejected', 'fulfilled']);
    } finally {
      server.close();
    }
  });
});

describe('processes that start at one moment', () => {
  it('each grant what is missing, whatever the others grant meanwhile', { timeout: 240_000 }, async () => {
    const url = await createMigratedDatabase();
    const pool = new pg.Pool({ connectionString: url, max: 8 });
    try {
      const readGrants = async () => (await pool.query(GRANTED)).rows[0].granted;
      const whole = await readGrants();
      for (let round = 0; round < 30; round++) {
        await pool.query(REVOKED);
        expect(await readGrants()).not.toEqual(whole);
        await Promise.all(
          Array.from({ length: 8 }, () =>
            grantSchema((text, values) => pool.query(text, values), 'public', tableGrants),
          ),
        );
        expect(await readGrants()).toEqual(whole);
      }
    } finally {
      await pool.end();
    }
  });
});

/** All that the RLS roles may do with tables and with columns. */
const GRANTED = `
  select array_agg(t.line order by t.line) as granted from (
    select concat_ws(' ', grantee, table_name, privilege_type) as line from information_schema.role_table_grants
    where grantee like 'porchlight%' and table_schema = 'public'
    union
    select concat_ws(' ', grantee, table_name, column_name, privilege_type) from information_schema.column_privileges
    where grantee like 'porchlight%' and table_schema = 'public'
  ) t`;
/** As on a database whose tables were made a moment ago. */
const REVOKED =
  'revoke all on all tables in schema public from porchlight_buyer, porchlight_account, porchlight_helper';

describe('a user of the database who may make no roles', () => {
  it('learns what an administrator has to run, and serves once it was run', async () => {
    const name = `small_${randomBytes(4).toString('hex')}`;
    await app.query(`create role ${name} login`);
    await app.query(`create database ${name} owner ${name}`);
    const url = renameDatabase(app.databaseUrl, name).replace(/user=\w+/, `user=${name}`);
    const problem = await migrateDatabase(url, tableGrants).catch((error: Error) => error.message);
    const [, remedy] =
      /(grant porchlight_buyer, porchlight_account, porchlight_helper to \w+);/.exec(problem ?? '') ?? [];
    expect(remedy).toBe(`grant porchlight_buyer, porchlight_account, porchlight_helper to ${name}`);
    await app.query(remedy ?? '');
    await migrateDatabase(url, tableGrants);
    const small = openDatabase(url, 1, () => undefined);
    const seen = await runAsUser(somebody, () =>
      small.db.execute(sql`select current_user as role from users`),
    );
    expect(seen.rows).toEqual([]);
    await small.close();
    await app.query(`drop database ${name}`);
    await app.query(`drop role ${name}`);
  });
});
