import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded/embedded-postgres.ts';
import { migrateDatabase } from '../../server/src/platform/database/migrations/migrations.ts';
import { startJobs } from '../../server/src/platform/jobs/jobs.ts';
import { tableGrants } from '../../server/src/registries/tables.ts';
import { renameDatabase, TEMPLATE_DATABASE } from '../app/test-database.ts';

/** One PostgreSQL for the whole run; each test file makes a database of its own in it, as a copy of one with all tables. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'porchlight-tests-'));
  // PostgreSQL runs as another user when this is root, and has to pass through.
  await chmod(dataDir, 0o711);
  const { url, stop } = await startEmbeddedPostgres({ dataDir });
  await prepare(url);
  project.provide('adminDatabaseUrl', url);
  return async () => {
    await waitForWorkers(url);
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** The runner ends its workers and this at the same time; each worker closes its shared app first, for which it needs the database. */
async function waitForWorkers(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const deadline = Date.now() + MAX_WAIT_MS; Date.now() < deadline; await setTimeout(50)) {
    const { rows } = await client.query(
      "select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1",
    );
    if (rows.length === 0) break;
  }
  await client.end();
}

/** Less than the runner gives its teardown, which is 10 s. */
const MAX_WAIT_MS = 5_000;

/** Nothing of a test run has to survive the machine's end, so nothing waits for its disk. */
async function prepare(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await client.query(`alter system set ${setting} = off`);
  await client.query('select pg_reload_conf()');
  await client.query(`create database ${TEMPLATE_DATABASE}`);
  await client.end();
  const template = renameDatabase(url, TEMPLATE_DATABASE);
  await migrateDatabase(template, tableGrants);
  const fail = (error: unknown) => {
    throw error;
  };
  const jobs = await startJobs(template, [], { onError: fail, onFailed: (_, error) => fail(error) });
  await jobs.stop();
}
