import { createServer, type Server } from 'node:net';
import { createTestDatabase } from '@porchlight/testing/app/test-app.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requireDatabase, requireDirectUrl } from './required-database.ts';

let url: string;
let silent: Server;
beforeAll(async () => {
  url = await createTestDatabase();
  silent = createServer().listen(0, '127.0.0.1');
});
afterAll(() => silent.close());

/** The same database by another user or another name. */
function change(parts: { user?: string; database?: string }): string {
  const changed = new URL(url);
  if (parts.user) changed.searchParams.set('user', parts.user);
  if (parts.database) changed.pathname = parts.database;
  return changed.href;
}

describe('a database that the operator named', () => {
  it('that answers gives its address, and none gives none', async () => {
    expect(await requireDatabase('DATABASE_URL', url)).toBe(url);
    expect(await requireDirectUrl({ databaseUrl: undefined, databaseDirectUrl: undefined })).toBeUndefined();
  });

  it('that is not there is named by its variable and by itself', async () => {
    const database = new pg.Client(url);
    await expect(requireDatabase('DATABASE_URL', change({ database: 'none' }))).rejects.toThrow(
      `DATABASE_URL: there is no database none at ${database.host}`,
    );
  });

  it('that does not know the user says which user', async () => {
    await expect(requireDatabase('DATABASE_URL', change({ user: 'nobody_of_us' }))).rejects.toThrow(
      /^DATABASE_URL: the database at .* does not let nobody_of_us in \(28\w+\)/,
    );
  });

  it('on a host without an address says so', async () => {
    await expect(
      requireDatabase('DATABASE_REPLICA_URL', 'postgresql://me@nowhere.invalid/homes'),
    ).rejects.toThrow('DATABASE_REPLICA_URL: nowhere.invalid has no address');
  });

  it('that takes the connection and says nothing is given up', async () => {
    const { port } = silent.address() as { port: number };
    const silence = {
      databaseUrl: url,
      databaseDirectUrl: `postgresql://me:hunter2@127.0.0.1:${port}/homes`,
    };
    await expect(requireDirectUrl(silence)).rejects.toThrow(
      `DATABASE_DIRECT_URL: no database answers at 127.0.0.1:${port} (timeout expired). Start it, or correct the address.`,
    );
  });
});
