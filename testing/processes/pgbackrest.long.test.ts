import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import {
  appendFile,
  chmod,
  chown,
  mkdir,
  mkdtemp,
  open,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../app/test-app.ts';
import { waitUntil } from '../app/wait-for.ts';
import { createBuyer, TEST_PASSWORD, TestBuyer } from '../people/test-buyer.ts';
import { uploadDocument } from '../people/test-signer.ts';
import { pickPort, startProgram } from './start-process.ts';

// The commands of docs/backups.md, "A large installation", as written there, with folders and ports of this run.
const programs = dirname(globSync('/usr/lib/postgresql/*/bin/initdb').sort().at(-1) ?? '');
const isRoot = process.getuid?.() === 0;
const port = pickPort();
const oldPort = pickPort();
const urlOn = (where: string) => `postgresql://postgres@127.0.0.1:${where}/porchlight`;
let folder = '';
let app: TestApp | undefined;

afterAll(async () => {
  await app?.close();
  for (const name of ['main', 'before'])
    if (existsSync(join(folder, name, 'postmaster.pid')))
      await run(`pg_ctl -D ${folder}/${name} -m immediate stop`);
  await rm(folder, { recursive: true, force: true });
});

it('pgBackRest brings a database back, to its newest and to before an accident, and what the files lack is said', async ({
  skip,
}) => {
  skip(programs === '.' || !existsSync('/usr/bin/pgbackrest'), 'pgbackrest or PostgreSQL is not installed');
  const handbook = await readFile(new URL('../../docs/backups.md', import.meta.url), 'utf8');
  const find = (beginning: string) => adapt(findBlock(handbook, beginning));
  folder = await mkdtemp(join(tmpdir(), 'porchlight-pgbackrest-'));
  for (const name of ['repository', 'log', 'lock']) await mkdir(join(folder, name));
  await writeFile(
    join(folder, 'pgbackrest.conf'),
    `${find('[global]')}\npg1-port=${port}\npg1-socket-path=${folder}\n`,
  );
  await giveAway(folder, '.', 'repository', 'log', 'lock', 'pgbackrest.conf');
  await run(`initdb -D ${folder}/main -A trust --encoding=UTF8 --locale=C`);
  await appendFile(
    join(folder, 'main', 'postgresql.conf'),
    `port = ${port}\nunix_socket_directories = '${folder}'\nfsync = off\n${find('archive_mode')}\n`,
  );
  await run(`pg_ctl -D ${folder}/main -l ${folder}/log/first.log -w start`);
  await run(`createdb -h ${folder} -p ${port} porchlight`);
  await run(find('pgbackrest --stanza=porchlight stanza-create'));

  app = await startOn(port, await mkdtemp(join(tmpdir(), 'porchlight-restored-')));
  const buyer = await createBuyer(app);
  await run(find('pgbackrest --stanza=porchlight --type=full'));
  const kept = await uploadDocument(buyer, undefined, 'kept.pdf');
  const removed = await uploadDocument(buyer, undefined, 'removed.pdf');
  await run(find('pgbackrest --stanza=porchlight --type=incr'));
  const [moment] = await app.query('select clock_timestamp()::text as at');
  const pathOf = async (id: string) =>
    String((await app?.query('select storage_path from documents where id = $1', [id]))?.[0]?.storage_path);
  const removedPath = await pathOf(removed);
  expect((await buyer.call('DELETE', `/api/documents/${removed}`)).status).toBe(200);
  const laterPath = await pathOf(await uploadDocument(buyer, undefined, 'later.pdf'));
  // The accident.
  await app.query('delete from documents');
  await app.stop();

  const { dataDir, environment } = app;
  await run(find('pg_ctl -D').replace(/--target='[^']+'/, `--target='${moment?.at}'`));
  await waitForRecovery();
  const afterRecovery = (...parameters: string[]) =>
    startProgram('after-recovery.ts', { ...environment, DATABASE_URL: urlOn(port) }, ...parameters);
  const settled = afterRecovery('--old-database', urlOn(oldPort));
  expect([await settled.exited, settled.output()]).toEqual([3, expect.stringContaining(removedPath)]);
  expect(settled.output()).toMatch(
    new RegExp(`^1 files in the store are named by no row.*\n- ${laterPath}$`, 'm'),
  );
  await run(find('pgbackrest --stanza=porchlight --type=full'));
  app = await startOn(port, dataDir);
  expect((await (await signIn(buyer.email)).send('GET', `/api/documents/${kept}/content`)).status).toBe(200);
  await app.query("update documents set name = 'kept-2.pdf' where id = $1", [kept]);
  await app.stop();

  // The machine is lost, but for its archive.
  await run(`pg_ctl -D ${folder}/main -m fast -w stop`);
  await rename(join(folder, 'main'), join(folder, 'lost'));
  await run(`mkdir -m 700 ${folder}/main`);
  await run(find('pgbackrest --stanza=porchlight restore'));
  await waitForRecovery();
  const again = afterRecovery();
  expect([await again.exited, again.output()]).toEqual([3, expect.stringContaining(removedPath)]);
  app = await startOn(port, dataDir);
  const names = await app.query('select name from documents where id = $1', [kept]);
  expect(names).toEqual([{ name: 'kept-2.pdf' }]);
}, 300_000);

/** The first block of commands or settings of the handbook that begins so. */
function findBlock(handbook: string, beginning: string): string {
  const blocks = handbook.split(/^.*```.*$/m);
  const found = blocks.find((block) => block.trimStart().startsWith(beginning));
  if (found === undefined) throw new Error(`docs/backups.md has no block that begins with "${beginning}"`);
  return found;
}

function adapt(block: string): string {
  return block
    .replaceAll('/var/lib/postgresql/15', folder)
    .replaceAll('/var/lib/pgbackrest', `${folder}/repository`)
    .replaceAll('/var/log/postgresql', `${folder}/log`)
    .replaceAll('-p 5433', `-p ${oldPort}`);
}

/** As root PostgreSQL does not run, and what others do not own it does not read. */
async function giveAway(parent: string, ...names: string[]): Promise<void> {
  if (!isRoot) return;
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'])));
  for (const name of names) await chown(join(parent, name), uid ?? 0, gid ?? 0);
  await chmod(parent, 0o755);
}

/** Ends with the shell: a server that it has started goes on, with what it writes in a file. */
async function run(commands: string): Promise<void> {
  const path = join(tmpdir(), `porchlight-pgbackrest-${process.pid}.log`);
  const output = await open(path, 'w+');
  const environment = {
    PATH: `${programs}:${process.env.PATH}`,
    PGBACKREST_CONFIG: join(folder, 'pgbackrest.conf'),
    PGBACKREST_LOCK_PATH: join(folder, 'lock'),
    PGBACKREST_LOG_PATH: join(folder, 'log'),
  };
  const shell = ['bash', '-euc', commands];
  const [program = '', ...parameters] = isRoot ? ['runuser', '-u', 'postgres', '--', ...shell] : shell;
  const child = spawn(program, parameters, {
    cwd: '/',
    env: environment,
    stdio: ['ignore', output.fd, output.fd],
  });
  const [code] = await once(child, 'exit');
  await output.close();
  if (code !== 0) throw new Error(`"${commands}" ended with ${code}: ${await readFile(path, 'utf8')}`);
  await rm(path);
}

async function waitForRecovery(): Promise<void> {
  const client = new pg.Client({ connectionString: urlOn(port) });
  await client.connect();
  await waitUntil('the end of the recovery', async () => {
    const { rows } = await client.query('select not pg_is_in_recovery() as is_over');
    return rows[0]?.is_over === true;
  });
  await client.end();
}

const startOn = (where: string, dataDir: string) =>
  startTestApp({
    installation: { databaseUrl: urlOn(where), dataDir },
    adminDatabaseUrl: urlOn(where),
    environment: { DATABASE_URL: urlOn(where) },
  });

async function signIn(email: string): Promise<TestBuyer> {
  const person = new TestBuyer(app as TestApp, email);
  expect(
    (await person.call('POST', '/api/accounts/sign-in', { email, password: TEST_PASSWORD })).status,
  ).toBe(200);
  return person;
}
