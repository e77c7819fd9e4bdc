import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';
import { killProcesses, startProgram } from './start-process.ts';

// What the commands of docs/backups.md print, and how they end.
let app: TestApp;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-commands-'));
  app = await startTestApp();
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
