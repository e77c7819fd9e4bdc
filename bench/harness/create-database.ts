import pg from 'pg';

/** A database of its own beside the one at `databaseUrl`, so that no other server takes its jobs; gives its address. */
export async function createDatabase(databaseUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return databaseUrl.replace(/^(\w+:\/\/[^/]*\/)[^?]*/, `$1${name}`);
}
