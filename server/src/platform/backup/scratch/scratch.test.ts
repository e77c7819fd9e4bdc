import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableGrants } from '../../../registries/tables.ts';
import { createTestDatabase } from '../../../testing/test-app.ts';
import { migrateDatabase } from '../../database/migrations/migrations.ts';
import { openGivenScratch } from './given-scratch.ts';
import { startOwnScratch } from './own-scratch.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-scratch-'));
  await chmod(folder, 0o711);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a PostgreSQL of its own', () => {
  it('starts in a data folder that is not there yet, also as root, and leaves nothing in it', async () => {
    const dataDir = join(folder, 'none', 'data');
    const { url, close } = await startOwnScratch(dataDir);
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    const [made = ''] = await readdir(dataDir);
    expect(await readdir(join(dataDir, made))).toEqual(['postgres']);
    await close();
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('that cannot be started says what to do', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    await expect(startOwnScratch(join(file, 'data'))).rejects.toThrow(/^Give --scratch-database .*ENOTDIR/);
  });
});

describe('a database that was given', () => {
  it('is refused where something is in it', async () => {
    const url = await createTestDatabase();
    await ask(url, "create type mood as enum ('calm')");
    await expect(openGivenScratch(url)).rejects.toThrow('is not empty');
  });

  it('keeps what somebody else has put there since it was found empty', async () => {
    const url = await createTestDatabase();
    const { close } = await openGivenScratch(url);
    await migrateDatabase(url, tableGrants);
    await close();
    expect(await ask(url, 'select count(*)::int as users from users')).toEqual([{ users: 0 }]);
  });
});

async function ask(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}
