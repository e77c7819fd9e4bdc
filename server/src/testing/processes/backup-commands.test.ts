import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { uploadDocument } from '../outside-world/test-signer.ts';
import { createTestDatabase, startTestApp, type TestApp } from '../test-app.ts';
import { createBuyer, type TestBuyer } from '../test-buyer.ts';
import { killProcesses, startProgram } from './start-process.ts';

// What the commands of docs/backups.md print, and how they end.
let app: TestApp;
let buyer: TestBuyer;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-commands-'));
  app = await startTestApp();
  buyer = await createBuyer(app);
});
afterAll(async () => {
  killProcesses();
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

it('a backup is made once and kept where older ones cannot be removed, and the command says so', async () => {
  const into = join(folder, 'repository');
  const add = () =>
    // Whatever fails is done again without the replica.
    run('backup.ts', { DATABASE_REPLICA_URL: app.databaseUrl }, '--into', into, '--keep-days', '30');
  expect(await add()).toEqual([0, expect.stringContaining('is in')]);
  const [first = ''] = await readdir(join(into, 'backups'));
  await truncate(join(into, 'backups', first, 'files'), 20);
  const [code, said] = await add();
  expect(code).toBe(5);
  expect(said).toMatch(/is in .*: \d+ rows/);
  expect(said).toMatch(/The backup is there, but .* 30 days .*: No stored file was removed/);
  expect(said).not.toContain('Not made from the replica');
  expect(await readdir(join(into, 'backups'))).toHaveLength(2);
});

it('one person comes back by way of an empty database that is given, which is empty again then', async () => {
  const documentId = await uploadDocument(buyer);
  const file = join(folder, 'person.backup');
  expect(await run('backup.ts', {}, file)).toEqual([0, expect.stringContaining('is written')]);
  expect((await buyer.call('DELETE', `/api/documents/${documentId}`)).status).toBe(200);
  const scratchUrl = await createTestDatabase();
  const restore = (url: string, ...more: string[]) =>
    run('restore-person.ts', {}, file, '--address', buyer.email, '--scratch-database', url, ...more);
  expect(await restore('scratch')).toEqual([2, expect.stringContaining('--scratch-database URL')]);
  expect(await restore(app.databaseUrl)).toEqual([1, expect.stringContaining('is not empty')]);
  const before = await listObjects(scratchUrl);

  // Refused or done, it leaves nothing.
  expect(await restore(scratchUrl)).toEqual([1, expect.stringContaining('The account is there')]);
  expect(await listObjects(scratchUrl)).toEqual(before);
  const done = await restore(scratchUrl, '--add-missing');
  expect(done).toEqual([0, expect.stringContaining('documents: 1 came back')]);
  expect(await listObjects(scratchUrl)).toEqual(before);
  expect((await buyer.send('GET', `/api/documents/${documentId}/content`)).status).toBe(200);
});

/** Whatever is in a database besides what every database has, whoever made it. */
async function listObjects(url: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    `select nspname as name, obj_description(oid, 'pg_namespace') as said from pg_namespace where nspname !~ '^pg_(toast_)?temp_'
     union all select oid::regclass::text, null from pg_class where oid >= 16384 and relnamespace <> 'pg_toast'::regnamespace
     union all select oid::regprocedure::text, null from pg_proc where oid >= 16384
     union all select oid::regtype::text, null from pg_type where oid >= 16384
     union all select oid::text, null from pg_largeobject_metadata
     order by 1`,
  );
  await client.end();
  return rows;
}

async function run(
  program: Parameters<typeof startProgram>[0],
  more: Record<string, string>,
  ...parameters: string[]
): Promise<[code: number | null, said: string]> {
  const environment = {
    ...app.environment,
    BACKUP_PASSPHRASE: 'seven quiet herons at the weir',
    ...more,
  };
  const { exited, output } = startProgram(program, environment, ...parameters);
  return [await exited, output()];
}
