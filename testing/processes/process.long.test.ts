import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts } from '../../server/src/features/demo/demo-accounts.ts';
import { joinEmbeddedPostgres } from '../../server/src/platform/database/embedded/embedded-postgres.ts';
import { migrateDatabase } from '../../server/src/platform/database/migrations/migrations.ts';
import { tableGrants } from '../../server/src/registries/tables.ts';
import { createTestDatabase } from '../app/test-app.ts';
import { startS3TestServer } from '../outside-world/s3-test-server.ts';
import { getToken, TestBuyer } from '../people/test-buyer.ts';
import { toEnvironment } from './several-processes.ts';
import {
  killProcesses,
  pickPort,
  requireExit,
  startProcess,
  startProgram,
  waitForAddress,
} from './start-process.ts';

let dataDir: string;
/** Where the backup of it is restored. */
let restoredDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'porchlight-process-'));
  await chmod(dataDir, 0o711);
  restoredDir = await mkdtemp(join(tmpdir(), 'porchlight-restored-'));
  await chmod(restoredDir, 0o711);
});
afterAll(async () => {
  killProcesses();
  // A database that outlived a killed server is taken over and stopped.
  for (const folder of [dataDir, join(dataDir, 'demo'), join(restoredDir, 'data')])
    await (await joinEmbeddedPostgres(folder))?.stop();
  for (const folder of [dataDir, restoredDir]) await rm(folder, { recursive: true, force: true });
});

const start = (env: Record<string, string>, ...parameters: string[]) =>
  startProcess({ DATA_DIR: dataDir, ...env }, ...parameters);

describe('an installation in its data folder', () => {
  it('is backed up and gets a member of staff and a list of counties while it serves, and goes on from the backup in another folder', async () => {
    const file = join(restoredDir, 'night.backup');
    const restored = {
      DATA_DIR: join(restoredDir, 'data'),
      BACKUP_PASSPHRASE: 'seven quiet herons at the weir',
    };
    const own = { ...restored, DATA_DIR: join(dataDir, 'demo') };
    const run = async (
      program: Parameters<typeof startProgram>[0],
      env: Record<string, string>,
      ...more: string[]
    ) => {
      const started = startProgram(program, env, ...more);
      return [await started.exited, started.output()];
    };
    const server = start({ PORT: pickPort() }, '--demo');
    const origin = await waitForAddress(server);
    const { email, password } = demoAccounts.buyer;
    const buyer = new TestBuyer({ origin }, email);
    await buyer.call('POST', '/api/accounts/sign-in', { email, password });
    const operator = { email: 'olive@example.com', password: 'seven quiet herons 28' };
    const [code, said] = await run(
      'staff-create.ts',
      own,
      operator.email,
      'Olive Operator',
      '--role',
      'agent',
    );
    expect([code, said]).toEqual([0, expect.stringContaining('is a staff member now; role: agent')]);
    const opening = { token: getToken(String(said)), password: operator.password };
    const browser = new TestBuyer({ origin });
    expect((await browser.call('POST', '/api/accounts/reset-password', opening)).body).toEqual({
      done: true,
    });
    expect((await browser.call('POST', '/api/accounts/sign-in', operator)).body.isStaff).toBe(true);
    const [again, refusal] = await run('staff-create.ts', own, operator.email, 'Olive Operator');
    expect([again, refusal]).toEqual([2, expect.stringContaining('already')]);
    const [back, way] = await run('staff-create.ts', own, '--recover', operator.email);
    expect([back, way]).toEqual([0, expect.stringContaining('role: agent')]);
    expect((await browser.call('GET', '/api/accounts/current')).body).toBeNull();
    expect(getToken(String(way))).toMatch(/^[\w-]{43}$/);
    const counties = join(restoredDir, 'counties.csv');
    await writeFile(
      counties,
      'state_fips,county_fips,county,state,cbsa,one_unit,two_unit,three_unit,four_unit\n' +
        '01,001,AUTAUGA COUNTY,AL,33860,832750,1066250,1288800,1601750\n',
    );
    expect(await run('import-loan-limits.ts', own, counties)).toEqual([
      0,
      expect.stringContaining('The limits of 1 counties'),
    ]);
    expect(await run('audit-verify.ts', own)).toEqual([0, expect.stringContaining('The event log holds')]);
    expect(await run('backup.ts', own, file)).toEqual([0, expect.stringContaining('is written')]);
    expect(await run('backup.ts', own, '--check', file)).toEqual([0, expect.stringContaining('is whole')]);
    const wrong = { ...restored, BACKUP_PASSPHRASE: 'another one' };
    expect(await run('restore.ts', wrong, file)).toEqual([4, expect.stringContaining('passphrase')]);
    expect(await run('restore.ts', { DATA_DIR: restored.DATA_DIR }, file)).toEqual([
      2,
      expect.stringContaining('BACKUP_PASSPHRASE'),
    ]);
    expect(await run('restore.ts', own, file)).toEqual([
      1,
      expect.stringContaining('Another Porchlight is using'),
    ]);
    expect(await run('restore.ts', restored, file)).toEqual([0, expect.stringContaining('Restored')]);
    server.child.kill('SIGINT');
    await server.exited;

    const next = start({ ...restored, PORT: pickPort() });
    const same = new TestBuyer({ origin: await waitForAddress(next) }, email, buyer.readCookies());
    expect((await same.call('GET', '/api/accounts/current')).body.email).toBe(email);
    const { documents } = (await same.call('GET', '/api/documents')).body as { documents: { id: string }[] };
    const kept = await same.send('GET', `/api/documents/${documents[0]?.id}/content`);
    expect(
      Buffer.from(await kept.arrayBuffer())
        .subarray(0, 4)
        .toString(),
    ).toBe('%PDF');
    next.child.kill('SIGINT');
    expect(await next.exited).toBe(0);
  }, 720_000);

  it('is moved to another database and a bucket, killed half-way and run again, and goes on there', async () => {
    const bucket = await startS3TestServer();
    const to = await createTestDatabase();
    const env = { DATA_DIR: join(dataDir, 'demo'), ...toEnvironment(bucket.config) };
    const move = () => startProgram('migrate-installation.ts', env, '--to', to);
    const server = start({ PORT: pickPort() }, '--demo');
    const origin = await waitForAddress(server);
    const { email, password } = demoAccounts.buyer;
    const buyer = new TestBuyer({ origin }, email);
    await buyer.call('POST', '/api/accounts/sign-in', { email, password });
    const refused = move();
    expect(await refused.exited).toBe(1);
    expect(refused.output()).toContain('Another Porchlight is using');
    server.child.kill('SIGINT');
    await server.exited;

    const secondWrite = bucket.freezeAfter(1);
    const killed = move();
    await Promise.race([secondWrite, killed.exited]);
    killed.child.kill('SIGKILL');
    await killed.exited;
    await expect(migrateDatabase(to, tableGrants)).rejects.toThrow('has begun and not ended');

    void bucket.freezeAfter(Number.POSITIVE_INFINITY);
    const moved = move();
    await requireExit(moved);
    expect(moved.output()).toContain('Moved and compared');
    expect(moved.output()).toContain('1 of them were there already');
    const given = Object.fromEntries(
      [...moved.output().matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
    );
    const next = start({ ...given, DATA_DIR: restoredDir, PORT: pickPort() });
    const same = new TestBuyer({ origin: await waitForAddress(next) }, email, buyer.readCookies());
    expect((await same.call('GET', '/api/accounts/current')).body.email).toBe(email);
    const { documents } = (await same.call('GET', '/api/documents')).body as { documents: { id: string }[] };
    const kept = await same.send('GET', `/api/documents/${documents[0]?.id}/content`);
    expect(
      Buffer.from(await kept.arrayBuffer())
        .subarray(0, 4)
        .toString(),
    ).toBe('%PDF');
    next.child.kill('SIGINT');
    expect(await next.exited).toBe(0);
    await bucket.close();
  }, 540_000);
});
