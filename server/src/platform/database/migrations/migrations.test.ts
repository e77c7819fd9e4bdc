import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, waitFor } from '@porchlight/testing/app/test-app.ts';
import { renameDatabase } from '@porchlight/testing/app/test-database.ts';
import pg from 'pg';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { tableGrants } from '../../../registries/tables.ts';
import {
  listMigrations,
  loadJournal,
  lockMigrations,
  type Migration,
  migrateDatabase,
  migrateWithin,
} from './migrations.ts';

test('a change of a table that is being read does not delay others, and is made afterwards', {
  timeout: 240_000,
}, async () => {
  const url = await createTestDatabase();
  await migrateDatabase(url, tableGrants);
  const next = await addMigration('alter table home_buyers add column next_release integer;');
  const [reader, other] = [await connect(url), await connect(url)];
  // As a backup has it while it reads rows.
  await reader.query('begin; lock table home_buyers in access share mode');

  await expect(migrateDatabase(url, tableGrants, 0, undefined, next)).rejects.toThrow(
    'somebody reads them all the time',
  );
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const told: string[] = [];
  const migrating = migrateDatabase(url, tableGrants, undefined, (sentence) => told.push(sentence), next);
  await waitFor('the change to wait', () => findWaiting(other, 'relation'));
  await other.query(`set statement_timeout = '10s'`);
  await other.query('select from home_buyers');
  await waitFor('the reason', async () => {
    vi.advanceTimersByTime(60_000);
    return told.at(-1)?.startsWith('The start waits: tables that have to change are being read') || undefined;
  });
  await reader.query('commit');
  await migrating;
  expect(await listDone(other)).toEqual(next.map(({ hash }) => hash));
  await other.query('select next_release from home_buyers');
});

test('an index is made while others read and write, also after a start that was killed meanwhile', {
  timeout: 240_000,
}, async () => {
  const url = await createTestDatabase();
  await migrateDatabase(url, tableGrants);
  const next = await addMigration(`-- online
drop index concurrently if exists next_release;
--> statement-breakpoint
-- online
create index concurrently next_release on profiles (beta_access);
--> statement-breakpoint
create index if not exists next_release on profiles (beta_access);`);
  const [reader, other] = [await connect(url), await connect(url)];
  await reader.query('begin isolation level repeatable read; select from profiles limit 1');
  const killed = expect(migrateDatabase(url, tableGrants, undefined, undefined, next)).rejects.toThrow();
  const indexing = await waitFor('the index to wait', async () => {
    const { rows } = await other.query(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
          and query like '%create index concurrently%'`,
    );
    return rows[0]?.pid as number | undefined;
  });
  await other.query(`set statement_timeout = '10s'`);
  await other.query(`insert into users (id, name, email) values ('later', 'Later', 'later@example.com')`);
  await other.query(`insert into profiles (id) values ('later')`);
  await other.query('select pg_terminate_backend($1)', [indexing]);
  await killed;
  await reader.query('commit');
  const isValid = `select indisvalid from pg_index where indexrelid = 'next_release'::regclass`;
  expect((await other.query(isValid)).rows).toEqual([{ indisvalid: false }]);

  await migrateDatabase(url, tableGrants, undefined, undefined, next);
  expect((await other.query(isValid)).rows).toEqual([{ indisvalid: true }]);
  expect(await listDone(other)).toEqual(next.map(({ hash }) => hash));
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

/** The migrations of a next release: those of this one, and another. */
async function addMigration(text: string): Promise<Migration[]> {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(new URL('../../../../migrations', import.meta.url), folder, { recursive: true });
  const path = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8'));
  const last = journal.entries.at(-1);
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: 'next_release' });
  await writeFile(path, JSON.stringify(journal));
  await writeFile(join(folder, 'next_release.sql'), text);
  return listMigrations(folder);
}

async function listDone(client: pg.Client): Promise<string[]> {
  return (await loadJournal(client)).map(({ hash }) => hash);
}

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
