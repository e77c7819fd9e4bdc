import pg from 'pg';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { tableGrants } from '../../../registries/tables.ts';
import { createTestDatabase, waitFor } from '../../../testing/test-app.ts';
import { renameDatabase } from '../../../testing/test-database.ts';
import { listMigrations, lockMigrations, migrateDatabase, migrateWithin } from './migrations.ts';

const CHANGED = 'home_buyers';

test('a change of a table that is being read stops nobody else, and is made afterwards', {
  timeout: 240_000,
}, async () => {
  const url = await createTestDatabase();
  const [reader, other] = [await connect(url), await connect(url)];
  const before = listMigrations().findLastIndex(({ statements }) =>
    statements.some((statement) => statement.includes(`ALTER TABLE "${CHANGED}"`)),
  );
  await other.query('begin');
  await migrateWithin(other, before);
  await other.query('commit');
  // As a backup has it while it reads rows.
  await reader.query(`begin; lock table ${CHANGED} in access share mode`);

  await expect(migrateDatabase(url, tableGrants, 0)).rejects.toThrow('somebody reads them all the time');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const told: string[] = [];
  const migrating = migrateDatabase(url, tableGrants, undefined, (sentence) => told.push(sentence));
  await waitFor('the change to wait', () => findWaiting(other, 'relation'));
  await other.query(`set statement_timeout = '10s'`);
  await other.query(`select from ${CHANGED}`);
  await waitFor('the reason', async () => {
    vi.advanceTimersByTime(60_000);
    return told.at(-1)?.startsWith('The start waits: tables that have to change are being read') || undefined;
  });
  await reader.query('commit');
  await migrating;
  const { rows } = await other.query('select from drizzle.__drizzle_migrations');
  expect(rows).toHaveLength(listMigrations().length);
});

test('a start that waits for another process says so after five seconds, and once a minute from then on', async () => {
  const url = await createTestDatabase();
  const holder = await connect(url);
  await holder.query('begin');
  await lockMigrations(holder);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const told: string[] = [];
  const migrating = migrateDatabase(url, tableGrants, undefined, (sentence) => told.push(sentence));
  await waitFor('the start to wait', () => findWaiting(holder, 'advisory'));
  vi.advanceTimersByTime(4_999);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([expect.stringMatching(/^The start waits: another process .* So far 5 s\.$/)]);
  vi.advanceTimersByTime(59_999);
  expect(told).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([expect.anything(), expect.stringContaining('So far 65 s.')]);
  await holder.query('commit');
  await migrating;
  vi.advanceTimersByTime(600_000);
  expect(told).toHaveLength(2);
});

test.each(['SQL_ASCII', 'LATIN1'])(
  'a database of the encoding %s is refused before it has a table',
  async (encoding) => {
    const admin = await connect(inject('adminDatabaseUrl'));
    const name = `test_${encoding.toLowerCase()}_${process.pid}`;
    await admin.query(`create database ${name} encoding '${encoding}' locale 'C' template template0`);
    const url = renameDatabase(inject('adminDatabaseUrl'), name);
    await expect(migrateDatabase(url, tableGrants)).rejects.toThrow('made with the encoding UTF8');
    const client = await connect(url);
    await expect(migrateWithin(client)).rejects.toThrow('made with the encoding UTF8');
    const { rows } = await client.query("select from pg_namespace where nspname = 'drizzle'");
    expect(rows).toEqual([]);
  },
);

/** Locks of all databases of the server are listed together: those of other tests do not count. */
async function findWaiting(client: pg.Client, kind: 'relation' | 'advisory'): Promise<true | undefined> {
  const { rows } = await client.query(
    `select from pg_locks where not granted and locktype = $1
        and database = (select oid from pg_database where datname = current_database())`,
    [kind],
  );
  return rows.length > 0 || undefined;
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}
