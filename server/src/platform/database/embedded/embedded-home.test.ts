import { spawnSync } from 'node:child_process';
import { chmod, chown, cp, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { locateBinaries, placeBinaries } from './embedded-binaries.ts';
import { prepareEmbeddedHome } from './embedded-home.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { findBarrier, findServerUser } from './embedded-user.ts';

let parent = '';
let closed = '';
let dataDir = '';
let machineFolder = '';
let told: string[] = [];
const tell = (sentence: string) => void told.push(sentence);

beforeEach(async ({ skip }) => {
  skip(process.getuid?.() !== 0, 'only root can close a folder to others and run PostgreSQL as one of them');
  parent = await mkdtemp(join(tmpdir(), 'porchlight-home-'));
  await chmod(parent, 0o755);
  closed = join(parent, 'closed');
  await mkdir(closed, { mode: 0o700 });
  dataDir = join(closed, 'project', 'data');
  machineFolder = join(parent, 'machine');
  told = [];
});

afterEach(async () => {
  if (parent !== '') await rm(parent, { recursive: true, force: true });
});

test('the way is barred where permission bits say so, for this user and no other', async () => {
  const user = { uid: 12_345, gid: 12_345 };
  expect(await findBarrier(parent, user)).toBeUndefined();
  expect(await findBarrier(closed, user)).toBe(closed);
  await chown(closed, 12_345, 0);
  expect(await findBarrier(closed, user)).toBeUndefined();
  await chmod(closed, 0o710);
  await chown(closed, 0, 12_345);
  expect(await findBarrier(closed, user)).toBeUndefined();
  await chmod(closed, 0o701);
  expect(await findBarrier(closed, user)).toBe(closed);
});

describe('root, in a folder closed to other users', { timeout: 240_000 }, () => {
  test('the database goes where PostgreSQL can reach it, says where, and is found again', async () => {
    const first = await start();
    expect(told[0]).toMatch(/cannot enter .*closed.*is kept in .*machine\/database-/);
    await query(first.url, 'create table kept ()');
    await first.stop();

    told = [];
    const second = await start();
    expect(told[0]).toMatch(/is kept in .*machine\/database-/);
    expect(await query(second.url, 'select from kept')).toEqual([]);
    await second.stop();

    await chmod(closed, 0o755);
    const afterOpening = await start();
    expect(await query(afterOpening.url, 'select from kept')).toEqual([]);
    await afterOpening.stop();
    const names = await readdir(machineFolder);
    expect(names.filter((name) => name.startsWith('database-'))).toHaveLength(1);
  });

  test('no other user can look into the database kept elsewhere', async () => {
    const { folder, user } = await prepareEmbeddedHome(await makeDataDir(), machineFolder, tell);
    const { mode, uid } = await stat(folder);
    expect(mode & 0o777).toBe(0o700);
    expect(uid).toBe(user?.uid);
  });

  test('a database that is not where it was kept stops the start, and none is made in its stead', async () => {
    const { folder } = await prepareEmbeddedHome(await makeDataDir(), machineFolder, tell);
    await rm(folder, { recursive: true });
    await expect(start()).rejects.toThrow(/not there any more.*backup/);
    await expect(stat(folder)).rejects.toThrow('ENOENT');
  });

  test('a database that was within reach and is not any more stops the start with the remedy', async () => {
    await chmod(closed, 0o755);
    await (await start()).stop();
    await chmod(closed, 0o700);
    await expect(start()).rejects.toThrow(`chmod o+x ${closed}`);
    await chmod(closed, 0o711);
    await (await start()).stop();
  });

  test('with no place to turn to it names what to do', async () => {
    machineFolder = join(closed, 'machine');
    await expect(start()).rejects.toThrow(/start it as a user other than root, or set DATABASE_URL/);
  });

  test('programs out of reach are copied once to where they can be run', async () => {
    const installed = await locateBinaries();
    const hidden = { folder: join(closed, 'native'), version: installed.version };
    await cp(installed.folder, hidden.folder, { recursive: true, verbatimSymlinks: true });
    const user = await findServerUser();
    const placed = await placeBinaries(hidden, user, machineFolder, tell);
    expect(placed.folder.startsWith(machineFolder)).toBe(true);
    expect(told).toEqual([expect.stringContaining(placed.folder)]);
    const run = spawnSync(join(placed.folder, 'bin', 'postgres'), ['--version'], { ...user, cwd: '/' });
    expect(run.stdout.toString()).toMatch(/^postgres \(PostgreSQL\) \d+/);

    expect(await placeBinaries(hidden, user, machineFolder, tell)).toEqual(placed);
    expect(told).toHaveLength(1);
    expect(await readdir(machineFolder)).toHaveLength(1);
  });

  test('programs that a strict umask closed to others are copied too', async () => {
    const installed = await locateBinaries();
    const strict = { folder: join(parent, 'native'), version: installed.version };
    await cp(installed.folder, strict.folder, { recursive: true, verbatimSymlinks: true });
    await chmod(join(strict.folder, 'share', 'postgresql'), 0o700);
    const placed = await placeBinaries(strict, await findServerUser(), machineFolder, tell);
    expect(placed.folder.startsWith(machineFolder)).toBe(true);
  });

  test('a backup that root put back belongs to the database again', async () => {
    await chmod(closed, 0o755);
    const first = await start();
    await query(first.url, 'create table kept ()');
    await first.stop();
    const copy = join(closed, 'restored');
    await cp(dataDir, copy, { recursive: true });
    spawnSync('chown', ['-R', '0:0', copy]);
    await chmod(copy, 0o711);
    expect((await stat(join(copy, 'postgres', 'cluster', 'PG_VERSION'))).uid).toBe(0);
    dataDir = copy;
    const restored = await start();
    expect(await query(restored.url, 'select from kept')).toEqual([]);
    await restored.stop();
  });
});

test('without root the database stays in the data folder, closed or not, unless it belongs to another user', async ({
  skip,
}) => {
  const program = `
    const { prepareEmbeddedHome } = await import(${JSON.stringify(new URL('./embedded-home.ts', import.meta.url).href)});
    const { folder, user } = await prepareEmbeddedHome(process.argv[1], '/nowhere', console.error);
    console.log(JSON.stringify({ folder, user: user ?? null }));`;
  const user = await findServerUser();
  if (user === undefined) throw new Error('root found no other user');
  const barrier =
    (await findBarrier(process.execPath, user)) ?? (await findBarrier(import.meta.dirname, user));
  skip(barrier !== undefined, `another user cannot run this project, which lies in ${barrier}`);
  await mkdir(dataDir, { recursive: true });
  await chown(closed, user.uid, user.gid);
  await chown(dataDir, user.uid, user.gid);
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', program, dataDir], {
    ...user,
    cwd: closed,
  });
  expect(JSON.parse(run.stdout.toString())).toEqual({ folder: join(dataDir, 'postgres'), user: null });

  await chown(join(dataDir, 'postgres'), 12_345, 12_345);
  const refused = spawnSync(process.execPath, ['--input-type=module', '-e', program, dataDir], {
    ...user,
    cwd: closed,
  });
  expect(refused.stderr.toString()).toMatch(/belongs to another user of this machine \(number 12345\)/);
});

async function makeDataDir(): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  return dataDir;
}

function start() {
  return startEmbeddedPostgres({ dataDir, machineFolder, tell });
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
