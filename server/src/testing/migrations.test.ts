import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { listMigrations, migrateDatabase, migrateWithin } from '../platform/database/migrations.ts';
import { createTestDatabase, waitFor } from './test-app.ts';

const CHANGED = 'home_buyers';

test('a change of a table that is being read stops nobody else, and is made afterwards', {
  timeout: 60_000,
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

  await expect(migrateDatabase(url, 0)).rejects.toThrow('somebody reads them all the time');
  const migrating = migrateDatabase(url);
  await waitFor('the change to wait', async () => {
    const { rows } = await other.query(
      "select from pg_locks where not granted and mode = 'AccessExclusiveLock'",
    );
    return rows.length > 0 ? true : undefined;
  });
  await other.query(`set statement_timeout = '10s'`);
  await other.query(`select from ${CHANGED}`);
  await reader.query('commit');
  await migrating;
  const { rows } = await other.query('select from drizzle.__drizzle_migrations');
  expect(rows).toHaveLength(listMigrations().length);
});

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}
