import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createTestDatabase, startTestApp, type TestApp, waitFor } from '@porchlight/testing/app/test-app.ts';
import { type S3TestServer, startS3TestServer } from '@porchlight/testing/outside-world/s3-test-server.ts';
import { readWall } from '@porchlight/testing/people/owned-rows.ts';
import { createBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { giveConsent, signDocument, uploadDocument } from '@porchlight/testing/people/test-signer.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableGrants } from '../../registries/tables.ts';
import { LOCK_KEYS } from '../database/lock-keys.ts';
import { migrateDatabase } from '../database/migrations/migrations.ts';
import { createDiskStorage } from '../storage/disk-storage.ts';
import { createS3Storage } from '../storage/s3-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { EntriesBroken } from './backup-entries.ts';
import { loadInstallationKeys } from './installation-keys.ts';
import { type MigrationSource, migrateInstallation } from './migrate-installation.ts';
import { SILENT } from './progress.ts';

let app: TestApp;
let source: MigrationSource;
let bucket: S3TestServer;
let storage: Storage;
let before: Record<string, string>;

beforeAll(async () => {
  app = await startTestApp();
  const buyer = await createBuyer(app);
  await giveConsent(buyer);
  await signDocument(buyer, await uploadDocument(buyer));
  // The second file, so that a move can be broken off between the two.
  await waitFor('the certificate page', async () => (await app.query('select from certificate_pages'))[0]);
  await app.stop();
  source = {
    databaseUrl: app.databaseUrl,
    storage: createDiskStorage(join(app.dataDir, 'files')),
    keys: await loadInstallationKeys({ dataDir: app.dataDir, ...app.secrets, signingKey: undefined }),
    release: 'test',
  };
  before = await digestTables(app.databaseUrl);
  bucket = await startS3TestServer();
  storage = createS3Storage(bucket.config);
});
afterAll(async () => {
  await app.close();
  await bucket.close();
});

const move = (databaseUrl: string, to = storage, from = source) =>
  migrateInstallation(from, { databaseUrl, storage: to }, SILENT, new AbortController().signal);

describe('a move to another database and a bucket', () => {
  it('begins with an empty place, breaks off without a trace in the tables, and goes on where it was', async () => {
    const url = await createTestDatabase();
    const files = (await bucket.listObjects()).length;
    expect(files).toBe(0);
    let written = 0;
    const failing: Storage = {
      ...storage,
      async write(path, chunks) {
        written += 1;
        if (written > 1) throw new Error('the store is gone');
        await storage.write(path, chunks);
      },
    };
    await expect(move(url, failing)).rejects.toThrow('the store is gone');
    expect(await digestTables(url)).toEqual({});
    await expect(migrateDatabase(url, tableGrants)).rejects.toThrow('has begun and not ended');
    const other = { ...source, keys: { ...source.keys, authSecret: 'of another installation' } };
    await expect(move(url, storage, other)).rejects.toThrow('The move of another installation');

    const moved = await move(url);
    expect(moved).toMatchObject({ missing: [], leftOut: [], wasDone: false, files: { kept: 1 } });
    expect(moved.rows).toBeGreaterThan(20);
    expect(await digestTables(url)).toEqual({ ...before, installation_marks: expect.any(String) });
    expect(await digestTables(app.databaseUrl)).toEqual(before);
    expect((await bucket.listObjects()).length).toBe(moved.files.count);
    await migrateDatabase(url, tableGrants);
    expect(await readWall(url)).toEqual(await readWall(app.databaseUrl));

    // Killed after its last step it may be run again; once someone works there, it may not.
    expect(await move(url)).toMatchObject({ wasDone: true, files: { kept: moved.files.count } });
    await query(url, "update users set name = 'Somebody works here'");
    await expect(move(url)).rejects.toThrow('has tables already, with other rows');
  }, 240_000);

  it('waits until PostgreSQL has ended the session of a move that was killed', async () => {
    const url = await createTestDatabase();
    const killed = new pg.Client({ connectionString: url });
    await killed.connect();
    await killed.query('select pg_advisory_lock($1)', [LOCK_KEYS.move]);
    const moving = move(url, source.storage);
    await waitFor('the next move', async () => {
      const { rows } = await killed.query("select from pg_locks where locktype = 'advisory' and not granted");
      return rows[0];
    });
    await killed.end();
    expect((await moving).wasDone).toBe(false);
  });

  it('lets no server make its tables between the check of the database and the mark', async () => {
    const url = await createTestDatabase();
    let starting: Promise<void> | undefined;
    const empty: Storage = {
      ...storage,
      async isEmpty() {
        starting = migrateDatabase(url, tableGrants);
        await Promise.race([starting.catch(() => undefined), pause(300)]);
        return true;
      },
    };
    expect((await move(url, empty)).wasDone).toBe(false);
    await expect(starting).rejects.toThrow('has begun and not ended');
  });

  it('refuses a bucket with files, and a store that gives back other bytes than it took', async () => {
    const url = await createTestDatabase();
    await expect(move(url)).rejects.toThrow('The bucket has files already');
    const empty = await startS3TestServer();
    const honest = createS3Storage(empty.config);
    const forgetful: Storage = {
      ...honest,
      async *read(path, range) {
        for await (const chunk of honest.read(path, range)) yield Uint8Array.from(chunk).fill(0, 0, 1);
      },
    };
    await expect(move(url, forgetful)).rejects.toBeInstanceOf(EntriesBroken);
    expect((await move(url, honest)).missing).toEqual([]);
    await empty.close();
  });
});

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

/** Each table's rows as PostgreSQL writes them, in no order of theirs. */
async function digestTables(url: string): Promise<Record<string, string>> {
  const tables = await query(
    url,
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const asked = tables.map(
    ({ name }) =>
      `select '${name}' as name, array_agg(t::text order by t::text) as rows from public."${name}" t`,
  );
  const found = await query(url, asked.join(' union all '));
  return Object.fromEntries(
    found.map(({ name, rows }) => [
      String(name),
      createHash('sha256')
        .update(JSON.stringify(rows ?? []))
        .digest('hex'),
    ]),
  );
}
