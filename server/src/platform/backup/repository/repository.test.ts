import { createHash } from 'node:crypto';
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uploadDocument } from '../../../testing/outside-world/test-signer.ts';
import { createTestDatabase, startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createBuyer, type TestBuyer } from '../../../testing/test-buyer.ts';
import { createDiskStorage } from '../../storage/disk-storage.ts';
import type { Storage } from '../../storage/storage.ts';
import { EntriesBroken } from '../backup-entries.ts';
import { WrongPassphrase } from '../backup-seal.ts';
import { type InstallationKeys, readInstallationKeys } from '../installation-keys.ts';
import { openAnyBackup } from '../open-any-backup.ts';
import { SILENT } from '../progress.ts';
import { restoreBackup } from '../restore-backup.ts';
import { listBackups, openRepository } from './backup-repository.ts';
import { pruneRepository } from './prune-repository.ts';
import { checkRepository } from './read-repository.ts';
import { writeToRepository } from './write-to-repository.ts';

const PASSPHRASE = 'seven quiet herons at the weir';
/** Quick, because what a passphrase costs is not what is tested. */
const COST = [10, 8, 1] as const;
const DAY_MS = 24 * 60 * 60 * 1000;
const never = new AbortController().signal;

let folder: string;
let app: TestApp;
let buyer: TestBuyer;
let keys: InstallationKeys;
let path: string;
let places = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-repository-'));
  app = await startTestApp();
  buyer = await createBuyer(app);
  for (const name of ['one', 'two', 'three']) await upload(name);
  keys = await readInstallationKeys({ dataDir: app.dataDir, ...app.secrets, signingKey: undefined });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  places += 1;
  path = join(folder, `repository-${places}`);
});

describe('a repository of backups', () => {
  it('has each file once, reads none twice, and gives back each of its backups', async () => {
    const { storage, read } = watchReads();
    const first = await add({ storage });
    expect(first.files).toMatchObject({ count: read.length, written: read.length });
    const files = { first: await readFiles(app.dataDir) };
    const gone = await upload('four');
    read.length = 0;
    const second = await add({ storage });
    expect(read).toHaveLength(1);
    expect(second.files).toMatchObject({ count: first.files.count + 1, written: 1 });
    expect((await buyer.call('DELETE', `/api/documents/${gone}`)).status).toBe(200);
    read.length = 0;
    const third = await add({ storage });
    expect(read).toEqual([]);
    expect(third.files).toMatchObject({ count: first.files.count, written: 0, writtenBytes: 0 });

    const whole = await checkRepository(path, PASSPHRASE, SILENT, never);
    expect(whole.map(({ index }) => index.files.count)).toEqual(
      [first, second, third].map((each) => each.files.count),
    );
    const earlier = await restore(join(path, 'backups', second.backup.name));
    expect(Object.keys(await readFiles(earlier.dataDir))).toHaveLength(second.files.count);
    const newest = await restore(path);
    expect(await readFiles(newest.dataDir)).toEqual(files.first);
    const documents = 'select id, user_id, storage_path, wrapped_key from documents order by id';
    expect(await query(newest.databaseUrl, documents)).toEqual(await app.query(documents));
    const other = await startTestApp({ installation: newest });
    expect(await other.query('select email from users')).toEqual([{ email: buyer.email }]);
    await other.close();
  }, 240_000);

  it('says nothing of what it holds in its names, and opens with the passphrase of the backup alone', async () => {
    const { backup } = await add();
    const names = await readdir(path, { recursive: true });
    const [owner] = await app.query('select user_id from documents limit 1');
    for (const digest of Object.values(await readFiles(app.dataDir)))
      expect(names.join('\n')).not.toContain(digest.slice(0, 16));
    expect(names.join('\n')).not.toContain(String(owner?.user_id));
    expect((await stat(backup.files)).mode & 0o777).toBe(0o600);
    await expect(openAnyBackup({ path, passphrase: `${PASSPHRASE}s` }, SILENT, never)).rejects.toBeInstanceOf(
      WrongPassphrase,
    );
  });

  it('holds no snapshot while files are read', async () => {
    const { storage } = watchReads(async () => {
      const held = await app.query(
        `select application_name from pg_stat_activity where datname = current_database()
          and application_name = 'porchlight backup' and (backend_xmin is not null or xact_start is not null)`,
      );
      expect(held).toEqual([]);
    });
    expect((await add({ storage })).files.written).toBeGreaterThan(0);
  });

  it('keeps each file of the moment whose rows it has, also one that is deleted meanwhile', async () => {
    const id = await upload('deleted meanwhile');
    let isFirst = true;
    const { storage } = watchReads(async () => {
      if (!isFirst) return;
      isFirst = false;
      expect((await buyer.call('DELETE', `/api/documents/${id}`)).status).toBe(200);
    });
    const added = await add({ storage });
    expect(added.missing).toEqual([]);
    const restored = await restore(path);
    expect(
      await query(restored.databaseUrl, `select 1 as one from documents where id = '${id}'`),
    ).toHaveLength(1);
    expect(Object.keys(await readFiles(restored.dataDir))).toHaveLength(added.files.count);
    await app.sweep();
  }, 120_000);

  it('takes from an earlier backup what the store has lost or cut, and says so', async () => {
    await add();
    const [lost = '', cut = ''] = Object.keys(await readFiles(app.dataDir));
    const storage = createDiskStorage(join(app.dataDir, 'files'));
    const broken: Storage = {
      ...storage,
      size: async (file) =>
        file === lost ? undefined : ((await storage.size(file)) ?? 0) - (file === cut ? 1 : 0),
    };
    const second = await add({ storage: broken });
    expect(second).toMatchObject({ missing: [], kept: [lost, cut].sort() });
    expect(second.files.written).toBe(0);
    await rm(join(path, 'objects'), { recursive: true });
    expect((await add({ storage: broken })).missing).toEqual([lost]);
  });

  it('is refused for another installation, in a folder with something else, and beside another backup', async () => {
    await add();
    const other = { ...keys, fileKey: new Uint8Array(32) };
    await expect(openRepository(path, other.fileKey)).rejects.toThrow('another installation');
    const full = join(folder, 'full');
    await mkdir(full);
    await writeFile(join(full, 'mine.txt'), 'mine');
    await expect(openRepository(full, keys.fileKey)).rejects.toThrow('neither empty nor');
    await writeFile(join(path, 'lock'), 'of somebody else');
    await expect(add()).rejects.toThrow('Another backup is being written');
    const longAgo = new Date(Date.now() - 16 * 60_000);
    await utimes(join(path, 'lock'), longAgo, longAgo);
    await add();
    expect(await readdir(path)).not.toContain('lock');
  });
});

describe('an object that is damaged', () => {
  it('is found by the check, set aside, and written again by the next backup', async () => {
    await add();
    const name = await findObject();
    const bytes = await readFile(name);
    bytes[bytes.length - 20] = (bytes[bytes.length - 20] ?? 0) ^ 1;
    await writeFile(name, bytes);
    // Of the same size, it is not noticed by a backup.
    expect((await add()).files.written).toBe(0);
    await expect(checkRepository(path, PASSPHRASE, SILENT, never)).rejects.toBeInstanceOf(EntriesBroken);
    expect((await add()).files.written).toBe(1);
    expect(await checkRepository(path, PASSPHRASE, SILENT, never)).toHaveLength(3);
  });

  it('is written again at once where it is gone or was cut', async () => {
    await add();
    const name = await findObject();
    await truncate(name, (await stat(name)).size - 1);
    expect((await add()).files.written).toBe(1);
    await rm(name);
    expect((await add()).files.written).toBe(1);
    expect(await checkRepository(path, PASSPHRASE, SILENT, never)).toHaveLength(3);
  });

  it('does not hide behind another: a list that was exchanged is refused', async () => {
    const first = await add();
    const second = await add();
    await rename(first.backup.files, second.backup.files);
    await expect(openAnyBackup({ path, passphrase: PASSPHRASE }, SILENT, never)).rejects.toThrow(
      'not the one of this backup',
    );
  });
});

describe('the removal of old backups', () => {
  it('takes their files along but for those that others name, and what crashed backups have left', async () => {
    const gone = await upload('gone soon');
    const old = await add();
    expect((await buyer.call('DELETE', `/api/documents/${gone}`)).status).toBe(200);
    await age(old.backup.name);
    await mkdir(join(path, 'backups', '2026-01-01T00-00-00-000Z.unfinished'));
    await writeFile(join(path, 'objects', 'x.unfinished'), 'x');
    const added = await add({ keepDays: 30 });
    expect(added.pruned).toEqual({ backups: 1, objects: 2 });
    expect(await readdir(join(path, 'backups'))).toEqual([added.backup.name]);
    expect(await checkRepository(path, PASSPHRASE, SILENT, never)).toHaveLength(1);
    expect((await add({ keepDays: 30 })).pruned).toEqual({ backups: 0, objects: 0 });
  });

  it('leaves each backup whole that stays, wherever it is broken off', async () => {
    const gone = [await upload('gone 1'), await upload('gone 2')];
    const old = await add();
    for (const id of gone) await buyer.call('DELETE', `/api/documents/${id}`);
    await age(old.backup.name);
    await add();
    const repository = await openRepository(path, keys.fileKey);
    for (let broken = 0; ; broken++) {
      let steps = 0;
      const fail = async () => {
        steps += 1;
        if (steps > broken) throw new Error('broken off');
      };
      const { remove } = repository.objects;
      const objects = {
        ...repository.objects,
        remove: async (name: string) => fail().then(() => remove(name)),
      };
      const result = await pruneRepository({ ...repository, objects }, Date.now(), 30, fail, never).catch(
        () => undefined,
      );
      const whole = await checkRepository(path, PASSPHRASE, SILENT, never);
      expect(whole.length).toBeGreaterThan(0);
      if (result) break;
    }
    expect(await checkRepository(path, PASSPHRASE, SILENT, never)).toHaveLength(1);
    const { count } = (await add()).files;
    expect(
      (await readdir(join(path, 'objects'), { recursive: true })).filter((name) => /\//.test(name)),
    ).toHaveLength(count);
  }, 120_000);

  it('removes nothing while the list of a backup cannot be read', async () => {
    const { backup } = await add();
    const before = await readdir(join(path, 'objects'), { recursive: true });
    await truncate(backup.files, 40);
    const repository = await openRepository(path, keys.fileKey);
    await expect(pruneRepository(repository, Date.now(), 30, async () => undefined, never)).rejects.toThrow(
      'cannot be read',
    );
    expect(await readdir(join(path, 'objects'), { recursive: true })).toEqual(before);
    expect(await listBackups(path)).toHaveLength(1);
    const added = await add({ keepDays: 30 });
    expect(added).toMatchObject({ pruned: undefined, notPruned: expect.any(Error) });
    expect((await listBackups(path)).at(-1)).toEqual(added.backup);
  });
});

async function upload(name: string): Promise<string> {
  return uploadDocument(buyer, Buffer.from(`%PDF-1.7\n${name}`), `${name}.pdf`);
}

function add({ storage, keepDays }: { storage?: Storage; keepDays?: number } = {}) {
  const source = {
    databaseUrl: app.databaseUrl,
    storage: storage ?? createDiskStorage(join(app.dataDir, 'files')),
    keys,
    release: 'test',
  };
  return writeToRepository(source, { path, passphrase: PASSPHRASE, cost: COST, keepDays }, SILENT, never);
}

/** The installation's store, with what was read of it; `before` runs before each file is. */
function watchReads(before: () => Promise<void> = async () => undefined) {
  const storage = createDiskStorage(join(app.dataDir, 'files'));
  const read: string[] = [];
  return {
    read,
    storage: {
      ...storage,
      async *read(file: string) {
        read.push(file);
        await before();
        yield* storage.read(file);
      },
    },
  };
}

/** As if it had been made 31 days ago. */
async function age(name: string): Promise<void> {
  const then = new Date(Date.now() - 31 * DAY_MS).toISOString().replace(/[:.]/g, '-');
  await rename(join(path, 'backups', name), join(path, 'backups', then));
}

async function findObject(): Promise<string> {
  const names = await readdir(join(path, 'objects'), { recursive: true });
  return join(path, 'objects', names.find((name) => name.includes('/')) ?? '');
}

async function restore(from: string) {
  const dataDir = join(folder, `restored-${Math.random()}`);
  const databaseUrl = await createTestDatabase();
  const target = {
    dataDir,
    openDatabase: async () => databaseUrl,
    storage: createDiskStorage(join(dataDir, 'files')),
    authSecret: undefined,
    fileKey: undefined,
    signingKey: undefined,
    settle: async () => undefined,
  };
  await restoreBackup(target, { path: from, passphrase: PASSPHRASE }, SILENT, never);
  return { dataDir, databaseUrl };
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

async function readFiles(dataDir: string): Promise<Record<string, string>> {
  const root = join(dataDir, 'files');
  const files: Record<string, string> = {};
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    files[file.slice(root.length + 1)] = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
  }
  return files;
}
