import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { findServerUser } from './embedded-user.ts';

const isRoot = process.getuid?.() === 0;
let parent = '';
let dataDir = '';

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'porchlight-embedded-'));
  if (isRoot) await chmod(parent, 0o755);
  dataDir = join(parent, 'data');
});

afterAll(() => rm(parent, { recursive: true, force: true }));

describe('the database that Porchlight brings', { timeout: 240_000 }, () => {
  test('the first start makes an empty database that no other user of the machine can reach', async () => {
    const database = await start(dataDir);
    await query(database.url, 'create table rows (id int primary key)');
    expect(await query(database.url, "select current_setting('listen_addresses') as value")).toEqual([
      { value: '' },
    ]);
    expect((await stat(readSocketFolder(database.url))).mode & 0o777).toBe(0o700);
    expect((await stat(join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700);
    await database.stop();
  });

  test('every commit is on the disk before it is acknowledged', async () => {
    const database = await start(dataDir);
    const [settings] = await query(
      database.url,
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
              current_setting('full_page_writes') as pages, current_setting('data_checksums') as checksums`,
    );
    expect(settings).toEqual({ fsync: 'on', commit: 'on', pages: 'on', checksums: 'on' });
  });

  test('a later start takes less than 5 s and finds what was saved', async () => {
    const first = await start(dataDir);
    await query(first.url, 'insert into rows values (1)');
    await first.stop();
    const began = performance.now();
    const second = await start(dataDir);
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(await query(second.url, 'select id from rows')).toEqual([{ id: 1 }]);
  });

  test('stopping leaves no process behind', async () => {
    const database = await start(dataDir);
    const server = await readServerNumber(dataDir);
    expect(isAlive(server)).toBe(true);
    await database.stop();
    await vi.waitFor(() => expect(isAlive(server)).toBe(false));
  });

  test('a server that is killed comes back by itself without losing an acknowledged row', async () => {
    const told: string[] = [];
    const database = await start(dataDir, told);
    await query(database.url, 'truncate rows');
    for (const round of [1, 2, 3]) {
      const acknowledged: number[] = [];
      const writer = new pg.Client(database.url);
      writer.on('error', () => undefined);
      await writer.connect();
      const killed = pause(150).then(async () => process.kill(await readServerNumber(dataDir), 'SIGKILL'));
      const write = async () => {
        for (let id = round * 1_000_000; ; id += 1) {
          await writer.query('insert into rows values ($1)', [id]);
          acknowledged.push(id);
        }
      };
      await expect(write()).rejects.toThrow();
      await killed;
      const found = await vi.waitFor(() => query(database.url, 'select id from rows'), { timeout: 20_000 });
      const ids = new Set(found.map(({ id }) => id));
      expect(acknowledged.length).toBeGreaterThan(0);
      expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
      await vi.waitFor(() => expect(told.filter((line) => /runs again/.test(line))).toHaveLength(round));
    }
  });

  test('one connection that is cut off does not end the care for the server', async () => {
    const database = await start(dataDir);
    await query(
      database.url,
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'porchlight owner'",
    );
    const ownerCount = "select from pg_stat_activity where application_name = 'porchlight owner'";
    await vi.waitFor(async () => expect(await query(database.url, ownerCount)).toHaveLength(1), 10_000);
  });

  test('a server that outlived a killed Porchlight is taken over, and is then ours to stop', async () => {
    const { child } = await startInOtherProcess(dataDir);
    const server = await readServerNumber(dataDir);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(isAlive(server)).toBe(true);
    const database = await start(dataDir);
    expect(await readServerNumber(dataDir)).toBe(server);
    await query(database.url, 'select 1');
    await database.stop();
    await expectStopped(database.url);
  });

  test('a Porchlight that ends without a word takes its server along', async () => {
    const { child, url } = await startInOtherProcess(dataDir);
    child.stdin?.end('exit');
    await once(child, 'exit');
    await vi.waitFor(() => expectStopped(url), 10_000);
  });

  test('a second Porchlight on the same data folder is refused and the first is not disturbed', async () => {
    const { child, url } = await startInOtherProcess(dataDir);
    await expect(start(dataDir)).rejects.toThrow(/Another Porchlight.*DATA_DIR/);
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    child.stdin?.end('exit');
    await once(child, 'exit');
  });

  test('a start while the last one is still stopping waits for it', async () => {
    const { child } = await startInOtherProcess(dataDir);
    child.stdin?.end('exit');
    const database = await start(dataDir);
    await query(database.url, 'select 1');
  });

  test('a lock file that names some other program by now does not stand in the way', async () => {
    await (await start(dataDir)).stop();
    const bystander = spawn('sleep', ['120'], { ...(await findServerUser()), cwd: '/' });
    onTestFinished(() => void bystander.kill());
    await once(bystander, 'spawn');
    const lockFile = join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
    await writeFile(lockFile, `${bystander.pid}\n${join(dataDir, 'postgres', 'cluster')}\n1\n5432\n\n\n\n`);
    const database = await start(dataDir);
    await query(database.url, 'select 1');
    expect(isAlive(Number(bystander.pid))).toBe(true);
  });

  test('files of another PostgreSQL are refused and not touched', async () => {
    const version = join(dataDir, 'postgres', 'cluster', 'PG_VERSION');
    const text = await readFile(version, 'utf8');
    await writeFile(version, '12\n');
    await expect(start(dataDir)).rejects.toThrow(/made by PostgreSQL 12.*nothing was changed/s);
    await writeFile(version, text);
  });

  test('a server that cannot start says why', async () => {
    const settings = join(dataDir, 'postgres', 'cluster', 'postgresql.conf');
    const text = await readFile(settings, 'utf8');
    await writeFile(settings, `${text}\nno_such_setting = on\n`);
    await expect(start(dataDir)).rejects.toThrow(/no_such_setting/);
    await writeFile(settings, text);
  });
});

test('what a crash left of a half-made database is cleared away', { timeout: 240_000 }, async () => {
  const folder = join(parent, 'leftovers');
  const gone = await endedProcessNumber();
  const leftover = join(folder, 'postgres', `unfinished-${gone}-00aa11bb`);
  await mkdir(leftover, { recursive: true });
  await writeFile(join(leftover, 'PG_VERSION'), '18\n');
  if (isRoot) await chmod(folder, 0o755);
  const database = await start(folder);
  await query(database.url, 'select 1');
  const names = await readdir(join(folder, 'postgres'));
  expect(names.filter((name) => name.startsWith('unfinished'))).toEqual([]);
});

test('a start that is killed while it makes the database is made good by the next', {
  timeout: 240_000,
}, async () => {
  const folder = join(parent, 'killed');
  const child = spawnStarter(folder);
  await vi.waitFor(async () => {
    const names = await readdir(join(folder, 'postgres'));
    expect(names.some((name) => name.startsWith('unfinished'))).toBe(true);
  }, 60_000);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const database = await start(folder);
  await query(database.url, 'select 1');
  const names = await readdir(join(folder, 'postgres'));
  expect(names.filter((name) => name.startsWith('unfinished'))).toEqual([]);
});

test('a data folder with a long and odd path works too', { timeout: 240_000 }, async () => {
  const folder = join(parent, `a "quoted", long and odd name ${'x'.repeat(120)}`);
  const first = await start(folder);
  expect(Buffer.byteLength(readSocketFolder(first.url))).toBeLessThan(90);
  await query(first.url, 'create table kept ()');
  await first.stop();
  await expect(stat(readSocketFolder(first.url))).rejects.toThrow('ENOENT');
  const second = await start(folder);
  expect(await query(second.url, 'select from kept')).toEqual([]);
});

async function start(folder: string, told: string[] = []): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({
    dataDir: folder,
    machineFolder: join(parent, 'machine'),
    tell: (sentence) => told.push(sentence),
  });
  let isStopped = false;
  const stop = async () => {
    if (!isStopped) await database.stop();
    isStopped = true;
  };
  onTestFinished(stop);
  return { url: database.url, stop };
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function startInOtherProcess(folder: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawnStarter(folder);
  onTestFinished(() => void child.kill('SIGKILL'));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (text) => resolve(String(text).trim()));
    child.on('exit', () => reject(new Error('the other Porchlight ended before its database answered')));
  });
  return { child, url };
}

/** Starts a database in a process of its own, prints its address, and ends without stopping it when asked to. */
function spawnStarter(folder: string): ChildProcess {
  const launcher = JSON.stringify(new URL('./embedded-postgres.ts', import.meta.url).href);
  const program = `
    const { startEmbeddedPostgres } = await import(${launcher});
    const [, dataDir, machineFolder] = process.argv;
    const { url } = await startEmbeddedPostgres({ dataDir, machineFolder });
    console.log(url);
    process.stdin.once('data', () => process.exit(1));`;
  return spawn(process.execPath, ['--input-type=module', '-e', program, folder, join(parent, 'machine')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}

function readSocketFolder(url: string): string {
  return new URL(url).searchParams.get('host') ?? '';
}

async function readServerNumber(folder: string): Promise<number> {
  const lockFile = await readFile(join(folder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8');
  return Number(lockFile.split('\n')[0]);
}

/** Not by process number: where orphans that have ended are not collected, the number stays taken. */
async function expectStopped(url: string): Promise<void> {
  await expect(query(url, 'select 1')).rejects.toThrow();
  await expect(stat(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'))).rejects.toThrow('ENOENT');
}

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch {
    return false;
  }
}

async function endedProcessNumber(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return Number(child.pid);
}
