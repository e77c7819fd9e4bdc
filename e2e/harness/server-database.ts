import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

let pool: pg.Pool | undefined;

/** Runs SQL on the server's own PostgreSQL, on one connection for each worker. */
export async function queryServer(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  pool ??= new pg.Pool({ connectionString: await loadAddress(), max: 1, allowExitOnIdle: true });
  const { rows } = await pool.query(text, values);
  return rows;
}

/** The address of the server's own PostgreSQL: it says in its lock file where it listens (PostgreSQL, "postmaster.pid", line 5). */
export async function loadAddress(): Promise<string> {
  const lockFile = join(process.env.E2E_DATA_DIR ?? '', 'postgres', 'cluster', 'postmaster.pid');
  const socketFolder = (await readFile(lockFile, 'utf8')).split('\n')[4] ?? '';
  return `postgresql:///porchlight?host=${encodeURIComponent(socketFolder)}&port=5432&user=porchlight`;
}
