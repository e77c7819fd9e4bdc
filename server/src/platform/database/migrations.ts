import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg, { type ClientBase } from 'pg';
import { refuseHalfMoved } from './move-mark.ts';
import { prepareWall } from './wall-roles.ts';

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** Any fixed number: processes that start together migrate one after the other. */
const MIGRATION_LOCK = 7_311_905;

/** Brings the database to the newest schema, and the roles of the wall with it; safe to run from several processes at once. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseHalfMoved(client);
    await migrate(drizzle(client), { migrationsFolder });
    await prepareWall(client);
  } finally {
    await client.end();
  }
}

/** The migrations of this release, oldest first; `createdAt` is what the journal of a database has for each. */
export function listMigrations(): { hash: string; createdAt: number; statements: string[] }[] {
  return readMigrationFiles({ migrationsFolder }).map(({ hash, folderMillis, sql }) => ({
    hash,
    createdAt: folderMillis,
    statements: sql,
  }));
}

/**
 * Brings a database to a state of the schema in the caller's transaction, which servers that start meanwhile wait for: its first `count`
 * migrations, all without one. Those it has behind it already are left out.
 */
export async function migrateWithin(client: ClientBase, count?: number): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  await client.query(`create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
  const { rows } = await client.query('select count(*)::int as done from drizzle.__drizzle_migrations');
  for (const { hash, createdAt, statements } of listMigrations().slice(rows[0]?.done, count)) {
    for (const statement of statements) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      createdAt,
    ]);
  }
}
