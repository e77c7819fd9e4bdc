import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** Makes it eleven minutes since somebody last showed, on any device, that it is them. */
export async function ageProof(email: string): Promise<void> {
  const client = new pg.Client(await readAddress());
  await client.connect();
  await client.query(
    `update sessions set proved_at = now() - interval '11 minutes'
     where user_id = (select id from users where email = $1)`,
    [email],
  );
  await client.end();
}

/** The server's own PostgreSQL says in its lock file where it listens (PostgreSQL, "postmaster.pid", line 5). */
async function readAddress(): Promise<string> {
  const lockFile = join(process.env.E2E_DATA_DIR ?? '', 'postgres', 'cluster', 'postmaster.pid');
  const socketFolder = (await readFile(lockFile, 'utf8')).split('\n')[4] ?? '';
  return `postgresql:///porchlight?host=${encodeURIComponent(socketFolder)}&port=5432&user=porchlight`;
}
