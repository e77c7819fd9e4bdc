import { createHash } from 'node:crypto';
import dns from 'node:dns';
import { appendFile, copyFile, mkdtemp, open, readdir, readFile, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createMigratedDatabase,
  createTestDatabase,
  startTestApp,
  type TestApp,
  waitFor,
} from '@porchlight/testing/app/test-app.ts';
import { startDatabaseProxy } from '@porchlight/testing/faults/database-proxy.ts';
import { beginCheckpoint, restartDuringCheckpoint } from '@porchlight/testing/faults/held-checkpoint.ts';
import { startS3TestServer } from '@porchlight/testing/outside-world/s3-test-server.ts';
import { readWall } from '@porchlight/testing/people/owned-rows.ts';
import { createBuyer, TEST_PASSWORD, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import {
  giveConsent,
  SIGNABLE_PDF,
  signDocument,
  uploadDocument,
} from '@porchlight/testing/people/test-signer.ts';
import pg, { type ClientBase } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { delayEmails } from '../../recovery/restored-emails.ts';
import { switchOffWebhooks } from '../../recovery/restored-webhooks.ts';
import { tableGrants } from '../../registries/tables.ts';
import { listMigrations, migrateDatabase, migrateWithin } from '../database/migrations/migrations.ts';
import { createDiskStorage } from '../storage/disk-storage.ts';
import { createS3Storage } from '../storage/s3-storage.ts';
import { SealBroken } from '../storage/sealed-file.ts';
import type { Storage } from '../storage/storage.ts';
import { NotABackup, WrongPassphrase } from './backup-seal.ts';
import { checkBackup } from './check-backup.ts';
import { loadInstallationKeys } from './installation-keys.ts';
import { SILENT } from './progress.ts';
import {
  loadRestoreMark,
  type RestoreTarget,
  refuseHalfRestored,
  restoreBackup,
  setRestoreMark,
} from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const PASSPHRASE = 'seven quiet herons at the weir';
/** Quick, because what a passphrase costs is not what is tested. */
const COST = [10, 8, 1] as const;
const never = new AbortController().signal;

let folder: string;
let app: TestApp;
let buyer: TestBuyer;
let signed: string;
/** Of the installation at rest, as it was when the tests began. */
let file: string;
let atRest: { rows: Record<string, string[]>; files: Record<string, string> };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-backup-'));
  app = await startTestApp();
  buyer = await createBuyer(app, 'Ada Buyer');
  await giveConsent(buyer);
  signed = await uploadDocument(buyer);
  await signDocument(buyer, signed);
  await uploadDocument(await createBuyer(app, 'Ben Buyer'), Buffer.from('%PDF-1.7\nBen’s own'), 'ben.pdf');
  // No process uses it while it is backed up.
  await app.stop();
  file = join(folder, 'rest.backup');
  await writeBackup(
    await describeSource(app),
    { path: file, passphrase: PASSPHRASE, cost: COST },
    SILENT,
    never,
  );
  atRest = { rows: await readRows(app.databaseUrl), files: await readFiles(app.dataDir) };
  await app.restart();
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a backup of an installation', () => {
  it('taken during writes holds one moment, and each file of that moment', async () => {
    const path = join(folder, 'busy.backup');
    const writer = await createBuyer(app, 'Cleo Writer');
    const first = await uploadDocument(writer, SIGNABLE_PDF, 'first.pdf');
    let isOver = false;
    let written = 0;
    const writing = (async () => {
      for (; !isOver; written++) {
        const id = await uploadDocument(
          writer,
          Buffer.from(`%PDF-1.7\n${'x'.repeat(100_000)}${written}`),
          'x.pdf',
        );
        if (written % 2 === 0) expect((await writer.call('DELETE', `/api/documents/${id}`)).status).toBe(200);
        // As often as a person may: what is written without a pause takes the processor that the backup needs.
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
    })();
    const slow = slowDown(createDiskStorage(join(app.dataDir, 'files')), async () => {
      // After the snapshot: the buyer's removal does not wait, and the backup has the file nevertheless.
      const { status } = await writer.call('DELETE', `/api/documents/${first}`);
      if (status === 200) expect((await listDocuments(writer)).map(({ id }) => id)).not.toContain(first);
      // Nor does a checkpoint of the event log, which comes each minute.
      await (await beginCheckpoint(app)).finish();
    });
    const result = await writeBackup(
      await describeSource(app, slow),
      { path, passphrase: PASSPHRASE, cost: COST },
      SILENT,
      never,
    );
    isOver = true;
    await writing;
    expect(result.missing).toEqual([]);
    expect(written).toBeGreaterThan(0);

    const restored = await restore(path);
    const other = await startTestApp({ installation: restored });
    const again = await signIn(other, writer.email);
    const kept = await listDocuments(again);
    expect(kept.map(({ id }) => id)).toContain(first);
    for (const { id, size } of kept) {
      const content = await again.send('GET', `/api/documents/${id}/content`);
      expect((await content.arrayBuffer()).byteLength).toBe(size);
    }
    await other.close();
    // What was held goes with the next sweep, and the file of the document that was deleted meanwhile with it.
    await restartDuringCheckpoint(app);
    const named = await app.query(STORED_PATHS);
    expect(await listFiles(app.dataDir)).toEqual(named.map(({ path: each }) => each).sort());
  }, 300_000);

  it('comes back row by row and byte by byte, with its keys, sessions and signatures', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const restored = await restore(file, { databaseUrl: await createTestDatabase() });
    expect(await readRows(restored.databaseUrl)).toEqual(atRest.rows);
    expect(atRest.rows).toMatchObject({
      users: [expect.anything(), expect.anything()],
      signatures: [expect.anything()],
    });
    expect(await readFiles(restored.dataDir)).toEqual(atRest.files);
    expect(Object.keys(atRest.files).length).toBeGreaterThanOrEqual(2);
    expect(await readConstraints(restored.databaseUrl)).toEqual(await readConstraints(app.databaseUrl));

    const other = await startTestApp({ installation: restored });
    const same = new TestBuyer(other, buyer.email, buyer.readCookies());
    expect((await same.call('GET', '/api/accounts/current')).body).toMatchObject({ email: buyer.email });
    const again = await signIn(other, buyer.email);
    const content = await again.send('GET', `/api/documents/${signed}/content`);
    const original = await buyer.send('GET', `/api/documents/${signed}/content`);
    const bytes = Buffer.from(await content.arrayBuffer());
    expect(bytes.equals(Buffer.from(await original.arrayBuffer()))).toBe(true);
    expect(bytes.includes('/ByteRange')).toBe(true);
    expect(await readWall(restored.databaseUrl)).toEqual(await readWall(app.databaseUrl));
    // It goes on: another signature, on the log behind the ones before.
    await signDocument(again, await uploadDocument(again));
    await other.close();
  }, 300_000);

  it('counts the rows of each table where the database says late how many there were', async () => {
    const proxy = await startDatabaseProxy();
    proxy.completeLate(5);
    const path = join(folder, 'late.backup');
    const source = { ...(await describeSource(app)), databaseUrl: proxy.lead(app.databaseUrl) };
    const index = await writeBackup(source, { path, passphrase: PASSPHRASE, cost: COST }, SILENT, never);
    const there = await readRows(app.databaseUrl);
    for (const { name, rows } of index.tables) expect([name, rows]).toEqual([name, there[name]?.length]);
    const copied = await createMigratedDatabase();
    await restore(path, { databaseUrl: proxy.lead(copied), isEmpty: hasNoUser });
    expect(await readRows(copied)).toEqual(there);
    await proxy.close();
  }, 240_000);

  it('goes from a disk to a bucket and back, and says which files the store has lost', async () => {
    const s3 = await startS3TestServer();
    const bucket = createS3Storage(s3.config);
    const toBucket = await restore(file, { storage: bucket });
    const source = { ...(await describeSource(app, bucket)), databaseUrl: toBucket.databaseUrl };
    const target = { path: join(folder, 'bucket.backup'), passphrase: PASSPHRASE, cost: COST };
    expect((await writeBackup(source, target, SILENT, never)).missing).toEqual([]);
    await expect(restore(target.path, { storage: bucket })).rejects.toThrow('its store has files');
    const toDisk = await restore(target.path);
    expect(await readRows(toDisk.databaseUrl)).toEqual(atRest.rows);
    expect(await readFiles(toDisk.dataDir)).toEqual(atRest.files);

    const [lost = '', ...others] = Object.keys(atRest.files);
    await bucket.remove(lost);
    const lossy = await writeBackup(source, { ...target, path: join(folder, 'lossy.backup') }, SILENT, never);
    expect(lossy.missing).toEqual([lost]);
    expect(lossy.files.count).toBe(others.length);
    await s3.close();
  }, 240_000);

  it('holds no snapshot while files are read', async () => {
    const source = await describeSource(app);
    const held: unknown[] = [];
    const slow = slowDown(source.storage, async () => {
      held.push(
        await app.query(
          `select application_name from pg_stat_activity where datname = current_database()
            and application_name = 'porchlight backup' and (backend_xmin is not null or xact_start is not null)`,
        ),
      );
    });
    const target = { path: join(folder, 'snapshot.backup'), passphrase: PASSPHRASE, cost: COST };
    await writeBackup({ ...source, storage: slow }, target, SILENT, never);
    expect(held).toEqual([[]]);
  });

  it('is refused under keys that open nothing, over a file that is there, and beside another', async () => {
    const source = await describeSource(app);
    const target = { path: join(folder, 'refused.backup'), passphrase: PASSPHRASE, cost: COST };
    const otherKeys = { ...source.keys, fileKey: new Uint8Array(32) };
    await expect(writeBackup({ ...source, keys: otherKeys }, target, SILENT, never)).rejects.toThrow(
      /The FILE_KEY given does not open documents [\da-f-]{36} /,
    );
    await expect(writeBackup(source, { ...target, path: file }, SILENT, never)).rejects.toThrow(
      'is there already',
    );
    const { promise: inside, resolve: arrive } = Promise.withResolvers<void>();
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const slow = slowDown(source.storage, () => {
      arrive();
      return held;
    });
    const first = writeBackup({ ...source, storage: slow }, target, SILENT, never);
    await inside;
    const second = { ...target, path: join(folder, 'second.backup') };
    await expect(writeBackup(source, second, SILENT, never)).rejects.toThrow('Another backup');
    letGo();
    await first;
    expect((await readdir(folder)).filter((name) => name.includes('unfinished'))).toEqual([]);
  });

  it('leaves nothing when it is stopped', async () => {
    const stopping = new AbortController();
    const source = await describeSource(app);
    const slow = slowDown(source.storage, async () => stopping.abort());
    const path = join(folder, 'stopped.backup');
    const writing = writeBackup(
      { ...source, storage: slow },
      { path, passphrase: PASSPHRASE, cost: COST },
      SILENT,
      stopping.signal,
    );
    await expect(writing).rejects.toThrow('aborted');
    expect((await readdir(folder)).filter((name) => name.startsWith('stopped'))).toEqual([]);
  });
});

describe('a backup that cannot reach its database', () => {
  it('says so where the name has several addresses, too', async () => {
    const addresses = ['127.0.0.1', '127.0.0.2'].map((address) => ({ address, family: 4 }));
    const lookup = (_name: string, _options: object, done: (error: null, found: object[]) => void) =>
      done(null, addresses);
    vi.spyOn(dns, 'lookup').mockImplementation(lookup as never);
    onTestFinished(() => void vi.restoreAllMocks());
    // Nothing listens on port 1.
    const source = { ...(await describeSource(app)), databaseUrl: 'postgresql://porchlight@db.example:1/x' };
    const target = { path: join(folder, 'unreached.backup'), passphrase: PASSPHRASE, cost: COST };
    await expect(writeBackup(source, target, SILENT, never)).rejects.toThrow(
      'The database cannot be reached: connect ECONNREFUSED 127.0.0.1:1; connect ECONNREFUSED 127.0.0.2:1.',
    );
  });
});

describe('a backup that loses its connection', () => {
  it('while it reads files fails, because they may be removed from then on', async () => {
    const source = await describeSource(app);
    const slow = slowDown(source.storage, async () => {
      await app.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'porchlight backup' and datname = current_database()`,
      );
    });
    const path = join(folder, 'lost.backup');
    const target = { path, passphrase: PASSPHRASE, cost: COST };
    await expect(writeBackup({ ...source, storage: slow }, target, SILENT, never)).rejects.toThrow(
      'The connection to the database was lost',
    );
    expect((await readdir(folder)).filter((name) => name.startsWith('lost'))).toEqual([]);
  });

  it('without a word of it asks for an answer all the while, and fails too', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const proxy = await startDatabaseProxy();
    onTestFinished(() => proxy.close());
    const source = { ...(await describeSource(app)), databaseUrl: proxy.lead(app.databaseUrl) };
    let isFirst = true;
    async function* read(file: string) {
      if (isFirst) {
        isFirst = false;
        for (const _ of [1, 2]) {
          vi.advanceTimersByTime(20_000);
          await waitFor('an answer to the question', async () => {
            const [found] = await app.query(
              `select query, state from pg_stat_activity
                where application_name = 'porchlight backup' and datname = current_database()`,
            );
            return found?.query === 'select 1' && found.state === 'idle' ? true : undefined;
          });
        }
        proxy.set('silent');
        vi.advanceTimersByTime(40_000);
      }
      yield* source.storage.read(file);
    }
    const path = join(folder, 'silent.backup');
    const target = { path, passphrase: PASSPHRASE, cost: COST };
    const storage = { size: source.storage.size, read };
    await expect(writeBackup({ ...source, storage }, target, SILENT, never)).rejects.toThrow(
      'The connection to the database was lost',
    );
    expect((await readdir(folder)).filter((name) => name.startsWith('silent'))).toEqual([]);
  }, 120_000);
});

describe('a backup that is checked', () => {
  const check = (path: string, passphrase = PASSPHRASE) => checkBackup(path, passphrase, SILENT, never);
  const change = async (name: string, how: (path: string) => Promise<void>) => {
    const path = join(folder, name);
    await copyFile(file, path);
    await how(path);
    return path;
  };

  it('says what it holds', async () => {
    const { manifest, index, size } = await check(file);
    expect(manifest.journal.map(({ hash }) => hash)).toEqual(listMigrations().map(({ hash }) => hash));
    expect(index.tables.find(({ name }) => name === 'users')?.rows).toBe(2);
    expect(size).toBe((await stat(file)).size);
  });

  it('opens with its passphrase alone', async () => {
    await expect(check(file, `${PASSPHRASE}s`)).rejects.toBeInstanceOf(WrongPassphrase);
  });

  it.each([0, 9, 20, 60])('is refused when byte %d of its header was changed', async (offset) => {
    const path = await change(`header-${offset}`, (each) => flipBit(each, offset));
    await expect(check(path)).rejects.toThrow();
  });

  it('is refused wherever a bit was flipped', async () => {
    const { size } = await stat(file);
    for (const offset of [75, 1_000, Math.floor(size / 2), size - 1]) {
      const path = await change('flipped', (each) => flipBit(each, offset));
      await expect(check(path)).rejects.toBeInstanceOf(SealBroken);
    }
  });

  it('is refused when it was cut, also between two segments, or has something behind it', async () => {
    const { size } = await stat(file);
    const segment = 256 * 1024 + 16;
    for (const length of [size - 1, size - 20, 74 + segment, 100]) {
      const path = await change('cut', (each) => truncate(each, length));
      await expect(check(path)).rejects.toBeInstanceOf(SealBroken);
    }
    await expect(check(await change('short', (each) => truncate(each, 40)))).rejects.toBeInstanceOf(
      NotABackup,
    );
    await expect(check(await change('long', (each) => appendFile(each, 'x')))).rejects.toBeInstanceOf(
      SealBroken,
    );
  });
});

describe('a restore', () => {
  it('touches nothing where something is, and nothing when the file is damaged', async () => {
    const again = restore(file, { dataDir: app.dataDir, databaseUrl: app.databaseUrl });
    await expect(again).rejects.toThrow('its database has tables, its store has files');
    const broken = join(folder, 'broken');
    await copyFile(file, broken);
    await flipBit(broken, (await stat(file)).size - 5);
    const dataDir = join(folder, 'untouched');
    const databaseUrl = await createTestDatabase();
    await expect(restore(broken, { dataDir, databaseUrl })).rejects.toBeInstanceOf(SealBroken);
    await expect(stat(dataDir)).rejects.toThrow('ENOENT');
    expect(await readTableNames(databaseUrl)).toEqual([]);
  });

  it('that is broken off leaves an empty database and a mark, no server starts, and it can be run again', async () => {
    const place = { dataDir: join(folder, 'broken-off'), databaseUrl: await createTestDatabase() };
    const storage = createDiskStorage(join(place.dataDir, 'files'));
    let files = 0;
    const failing: Storage = {
      ...storage,
      async write(path, chunks) {
        files += 1;
        if (files === 2) throw new Error('no room');
        await storage.write(path, chunks);
      },
    };
    await expect(restore(file, { ...place, storage: failing })).rejects.toThrow('no room');
    expect(await readTableNames(place.databaseUrl)).toEqual([]);
    await expect(refuseHalfRestored(place.dataDir)).rejects.toThrow('was broken off');
    await restore(file, place);
    expect(await loadRestoreMark(place.dataDir)).toBeUndefined();
    expect(await readRows(place.databaseUrl)).toEqual(atRest.rows);
    expect(await readFiles(place.dataDir)).toEqual(atRest.files);
  }, 240_000);

  it('leaves what a server stores that starts once it has found the database empty', async () => {
    const databaseUrl = await createTestDatabase();
    const dataDir = join(folder, 'overtaken');
    const storage: Storage = {
      ...createDiskStorage(join(dataDir, 'files')),
      async isEmpty() {
        await startServing(databaseUrl);
        return true;
      },
    };
    await expect(restore(file, { dataDir, databaseUrl, storage })).rejects.toThrow('A server has started');
    expect(await query(databaseUrl, 'select id from users')).toEqual([{ id: 'new' }]);
  });

  it('that is run again says what is in its way where another server has taken the database meanwhile', async () => {
    const place = { dataDir: join(folder, 'taken'), databaseUrl: await createTestDatabase() };
    const storage = createDiskStorage(join(place.dataDir, 'files'));
    const failing: Storage = {
      ...storage,
      async write() {
        throw new Error('no room');
      },
    };
    await expect(restore(file, { ...place, storage: failing })).rejects.toThrow('no room');
    await startServing(place.databaseUrl);
    await expect(restore(file, place)).rejects.toThrow('its database has tables');
    await expect(refuseHalfRestored(place.dataDir)).rejects.toThrow('was broken off');
  });

  it('that was killed right before its mark was taken away is over when it is run again', async () => {
    const place = await restore(file);
    const { manifest } = await checkBackup(file, PASSPHRASE, SILENT, never);
    await setRestoreMark(place.dataDir, manifest.id);
    await restore(file, place);
    expect(await loadRestoreMark(place.dataDir)).toBeUndefined();
    expect(await readRows(place.databaseUrl)).toEqual(atRest.rows);
  });

  it('holds back the emails that waited, and sends none twice', async () => {
    await buyer.call('POST', '/api/accounts/request-password-reset', { email: buyer.email });
    await app.readEmail(buyer.email, /password/i);
    await app.stop();
    await app.query(
      "update emails set state = 'queued', settled_at = null, sealed = '\\x00' where template = 'reset-password'",
    );
    const path = join(folder, 'emails.backup');
    await writeBackup(await describeSource(app), { path, passphrase: PASSPHRASE, cost: COST }, SILENT, never);
    await app.restart();
    let held = 0;
    const place = await restore(path, {
      async settle(db) {
        held = await delayEmails(db);
      },
    });
    const states = await query(
      place.databaseUrl,
      'select state, cause, sealed is not null as kept from emails',
    );
    expect(held).toBeGreaterThan(0);
    expect(states.filter(({ state }) => state === 'queued')).toEqual([]);
    expect(states.filter(({ kept }) => kept)).toContainEqual({
      state: 'dead',
      cause: 'given-up',
      kept: true,
    });
  });

  it('switches webhooks off until an admin switches them on, and leaves what waited to be sent by hand', async () => {
    await app.query(
      `insert into webhook_endpoints (id, url, description, events, sealed_secret, created_at)
        values (gen_random_uuid(), 'https://crm.example/hook', '', '{lead.created}', '\\x00', now())`,
    );
    const path = join(folder, 'webhooks.backup');
    await writeBackup(await describeSource(app), { path, passphrase: PASSPHRASE, cost: COST }, SILENT, never);
    let switchedOff = 0;
    const place = await restore(path, {
      async settle(db) {
        switchedOff = await switchOffWebhooks(db);
      },
    });
    expect(switchedOff).toBe(1);
    const endpoints = 'select switched_off from webhook_endpoints';
    expect(await query(place.databaseUrl, endpoints)).toEqual([{ switched_off: 'restored' }]);
    expect(await app.query(endpoints)).toEqual([{ switched_off: null }]);
  });

  it('is refused where the environment names other keys', async () => {
    await expect(restore(file, { fileKey: new Uint8Array(32) })).rejects.toThrow(
      'FILE_KEY of the environment',
    );
  });

  it('brings the backup of an older release to this one, and refuses those of a newer one and of tables that it does not know', async () => {
    const older = await createTestDatabase();
    const client = new pg.Client(older);
    await client.connect();
    await client.query('begin');
    await migrateWithin(client, listMigrations().slice(0, 1));
    await client.query(
      `insert into users (id, name, email, email_verified, created_at, updated_at)
       values ('old', 'Olga Older', 'olga@example.com', true, now(), now())`,
    );
    await client.query('commit');
    const source = { ...(await describeSource(app)), databaseUrl: older };
    const path = join(folder, 'older.backup');
    await writeBackup(source, { path, passphrase: PASSPHRASE, cost: COST }, SILENT, never);
    const restored = await restore(path, { databaseUrl: await createTestDatabase() });
    expect(await readTableNames(restored.databaseUrl)).toEqual(await readTableNames(app.databaseUrl));
    const other = await startTestApp({ installation: restored });
    expect(await other.query('select name from users')).toEqual([{ name: 'Olga Older' }]);
    await other.close();

    await migrateWithin(client);
    await client.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9999999999999)",
    );
    const newer = join(folder, 'newer.backup');
    await writeBackup(source, { path: newer, passphrase: PASSPHRASE, cost: COST }, SILENT, never);
    await expect(restore(newer)).rejects.toThrow('by a newer release');
    await client.query(
      "update drizzle.__drizzle_migrations set hash = 'of before the first release' where id = 1",
    );
    const unknown = join(folder, 'unknown.backup');
    await writeBackup(source, { path: unknown, passphrase: PASSPHRASE, cost: COST }, SILENT, never);
    await client.end();
    await expect(restore(unknown)).rejects.toThrow('whose tables this one does not know');
  }, 240_000);
});

/** What the start of a server does to an empty database, and someone who signs up there. */
async function startServing(databaseUrl: string): Promise<void> {
  await migrateDatabase(databaseUrl, tableGrants);
  await query(
    databaseUrl,
    `insert into users (id, name, email, email_verified, created_at, updated_at)
     values ('new', 'Nora New', 'nora@example.com', true, now(), now())`,
  );
}

async function describeSource(of: TestApp, storage?: Pick<Storage, 'read' | 'size'>) {
  const keys = await loadInstallationKeys({ dataDir: of.dataDir, ...of.secrets, signingKey: undefined });
  return {
    databaseUrl: of.databaseUrl,
    storage: storage ?? createDiskStorage(join(of.dataDir, 'files')),
    keys,
    release: 'test',
  };
}

let places = 0;

/** Into the place given, or an empty one whose tables are a copy of the template. */
async function restore(path: string, given: Partial<RestoreTarget> & { databaseUrl?: string } = {}) {
  places += 1;
  const dataDir = given.dataDir ?? join(folder, `place-${places}`);
  const databaseUrl = given.databaseUrl ?? (await createMigratedDatabase());
  const target: RestoreTarget = {
    dataDir,
    openDatabase: async () => databaseUrl,
    isEmpty: given.databaseUrl === undefined ? hasNoUser : undefined,
    storage: createDiskStorage(join(dataDir, 'files')),
    authSecret: undefined,
    fileKey: undefined,
    signingKey: undefined,
    settle: async () => undefined,
    ...given,
  };
  await restoreBackup(target, { path, passphrase: PASSPHRASE }, SILENT, never);
  return { dataDir, databaseUrl };
}

/** What an empty database is where its tables are a copy already. */
async function hasNoUser(client: ClientBase): Promise<boolean> {
  return (await client.query('select from users limit 1')).rowCount === 0;
}

/** Does something before the first file is read. */
function slowDown(storage: Pick<Storage, 'read' | 'size'>, first: () => Promise<void>) {
  let isFirst = true;
  return {
    read: storage.read,
    async size(path: string) {
      if (isFirst) {
        isFirst = false;
        await first();
      }
      return storage.size(path);
    },
  };
}

async function signIn(other: TestApp, email: string): Promise<TestBuyer> {
  const person = new TestBuyer(other, email);
  const { status } = await person.call('POST', '/api/accounts/sign-in', { email, password: TEST_PASSWORD });
  expect(status).toBe(200);
  return person;
}

async function listDocuments(person: TestBuyer): Promise<{ id: string; size: number }[]> {
  const { body } = await person.call('GET', '/api/documents');
  return body.documents as { id: string; size: number }[];
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

async function readTableNames(url: string): Promise<string[]> {
  const rows = await query(url, "select tablename as name from pg_tables where schemaname = 'public'");
  return rows.map(({ name }) => String(name)).sort();
}

/** Every row of every table, of the journal and of what waits in the queue, as text. */
async function readRows(url: string): Promise<Record<string, string[]>> {
  const names = await readTableNames(url);
  const asked = names.map((name) => `select '${name}' as name, t::text as row from public."${name}" t`);
  const rows: Record<string, string[]> = Object.fromEntries(names.map((name) => [name, []]));
  for (const { name, row } of await query(url, asked.join(' union all ')))
    rows[String(name)]?.push(String(row));
  for (const each of Object.values(rows)) each.sort();
  const journal = await query(url, 'select hash from drizzle.__drizzle_migrations order by id');
  rows.journal = journal.map(({ hash }) => String(hash));
  const sequences = await query(
    url,
    "select sequencename || last_value as s from pg_sequences where schemaname = 'public' and last_value is not null order by 1",
  );
  rows.sequences = sequences.map(({ s }) => String(s));
  const jobs = await query(
    url,
    `select name || id || data::text as job from pgboss.job j where state in ('created', 'retry', 'active')
        and name not like '\\_\\_pgboss%' and not exists (select from pgboss.schedule s where s.name = j.name) order by 1`,
  );
  rows.jobs = jobs.map(({ job }) => String(job));
  return rows;
}

function readConstraints(url: string) {
  return query(
    url,
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition, convalidated as valid
       from pg_constraint where connamespace = 'public'::regnamespace
      union all select tgrelid::regclass::text, tgname, pg_get_triggerdef(oid), tgenabled = 'O' from pg_trigger where not tgisinternal
      order by 1, 2`,
  );
}

const STORED_PATHS = `select storage_path as path from documents
  union select storage_path from document_originals union select storage_path from certificate_pages
  union select storage_path from signings where storage_path is not null`;

async function listFiles(dataDir: string): Promise<string[]> {
  const root = join(dataDir, 'files');
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath.slice(root.length + 1)}/${entry.name}`)
    .sort();
}

async function readFiles(dataDir: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const name of await listFiles(dataDir))
    files[name] = createHash('sha256')
      .update(await readFile(join(dataDir, 'files', name)))
      .digest('hex');
  return files;
}

async function flipBit(path: string, offset: number): Promise<void> {
  const handle = await open(path, 'r+');
  const byte = Buffer.alloc(1);
  await handle.read(byte, 0, 1, offset);
  byte[0] = (byte[0] ?? 0) ^ 1;
  await handle.write(byte, 0, 1, offset);
  await handle.close();
}
