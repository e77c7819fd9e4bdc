import pg from 'pg';
import { joinEmbeddedPostgres } from '../../server/src/platform/database/embedded/embedded-postgres.ts';

/** Nothing of a test run has to survive the machine's end, so the server's database waits for no disk. */
export default async function quickenDatabase(): Promise<void> {
  const database = await joinEmbeddedPostgres(process.env.E2E_DATA_DIR ?? '');
  if (database === undefined) throw new Error('the server of the browser tests has no database of its own');
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await client.query(`alter system set ${setting} = off`);
  await client.query('select pg_reload_conf()');
  await client.end();
  await database.stop();
}
