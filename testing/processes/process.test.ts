import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPlan } from '@porchlight/domain/plan/demo-plan.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts } from '../../server/src/features/demo/demo-accounts.ts';
import { joinEmbeddedPostgres } from '../../server/src/platform/database/embedded/embedded-postgres.ts';
import { createTestDatabase } from '../app/test-app.ts';
import { TestBuyer } from '../people/test-buyer.ts';
import { killProcesses, pickPort, startProcess, waitForAddress } from './start-process.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'porchlight-process-'));
  await chmod(dataDir, 0o711);
});
afterAll(async () => {
  killProcesses();
  // A database that outlived a killed server is taken over and stopped.
  for (const folder of [dataDir, join(dataDir, 'demo')]) await (await joinEmbeddedPostgres(folder))?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const start = (env: Record<string, string>, ...parameters: string[]) =>
  startProcess({ DATA_DIR: dataDir, ...env }, ...parameters);

describe('the server’s process', () => {
  it('prints every problem of its configuration at once and exits with 1', async () => {
    const started = start({ PORT: 'none', BASE_URL: 'nowhere', MAX_FILE_BYTES: '-1' });
    expect(await started.exited).toBe(1);
    for (const name of ['PORT', 'BASE_URL', 'MAX_FILE_BYTES'])
      expect(started.output()).toContain(`- ${name}`);
  });

  it('refuses the demonstration in production', async () => {
    const env = {
      NODE_ENV: 'production',
      SMTP_URL: 'smtp://localhost',
      BASE_URL: 'https://porchlight.example',
    };
    const started = start(env, '--demo');
    expect(await started.exited).toBe(1);
    expect(started.output()).toContain('refused when NODE_ENV=production');
  });

  it.each([
    ['development', []],
    ['test', ['--demo']],
  ])('serves this machine alone in %s, and says what to do', async (NODE_ENV, parameters) => {
    const started = start({ NODE_ENV, HOST: '0.0.0.0' }, ...parameters);
    expect(await started.exited).toBe(1);
    expect(started.output()).toContain('HOST: other machines are served with NODE_ENV=production alone');
  });

  it('says in one sentence, by its variable, what keeps it from starting', async () => {
    const [file, databaseUrl, taken] = [
      join(dataDir, 'file'),
      await createTestDatabase(),
      Number(pickPort()),
    ];
    await writeFile(file, '');
    const other = createServer().listen(taken, 'localhost');
    const closed = pickPort();
    const cases: [Record<string, string>, RegExp][] = [
      [{ DATA_DIR: join(file, 'data') }, /^DATA_DIR: .*a file is where a folder should be \(ENOTDIR\)/],
      [
        { DATABASE_URL: `postgresql://me:hunter2@localhost:${closed}/homes` },
        new RegExp(`^DATABASE_URL: no database answers at localhost:${closed} \\(ECONNREFUSED\\)`),
      ],
      [
        { DATABASE_URL: databaseUrl, METRICS_PORT: String(taken), PORT: closed },
        /^METRICS_PORT: something else listens on/,
      ],
    ];
    for (const [env, sentence] of cases) {
      const started = start(env);
      expect(await started.exited).toBe(1);
      expect(started.output().trim().split('\n').at(-1)).toMatch(sentence);
      // A stack trace, and what the address held.
      expect(started.output()).not.toMatch(/\n +at |hunter2/);
    }
    other.close();
  }, 120_000);

  it('starts on no database of a version before the first release, and says what to do', async () => {
    const databaseUrl = await createTestDatabase();
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    // As every such database begins.
    await client.query(`create table users (id text primary key); insert into users values ('ada');
      create schema drizzle; create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
      insert into drizzle.__drizzle_migrations (hash, created_at) values ('${'0'.repeat(64)}', 1795218920992)`);
    const started = start({ DATABASE_URL: databaseUrl, PORT: pickPort() });
    expect(await started.exited).toBe(1);
    expect(started.output()).toContain(
      'did not start and changed nothing: run that version to go on with its data, or begin with an empty database',
    );
    expect((await client.query('select * from users')).rows).toEqual([{ id: 'ada' }]);
    const { rows } = await client.query(
      `select tablename from pg_tables where schemaname in ('public', 'drizzle', 'pgboss') order by 1`,
    );
    expect(rows).toEqual([{ tablename: '__drizzle_migrations' }, { tablename: 'users' }]);
    await client.end();
  });

  it('keeps what it acknowledged through kill -9, starts again on its own database and stops on a signal', async () => {
    const env = { PORT: pickPort() };
    const first = start(env, '--demo');
    const origin = await waitForAddress(first);
    for (const { email, password } of Object.values(demoAccounts)) {
      expect(first.output()).toContain(email);
      expect(first.output()).toContain(password);
    }
    const signIn = async () => {
      const buyer = new TestBuyer({ origin }, demoAccounts.buyer.email);
      const { password } = demoAccounts.buyer;
      expect(
        (await buyer.call('POST', '/api/accounts/sign-in', { email: buyer.email, password })).status,
      ).toBe(200);
      return buyer;
    };
    const buyer = await signIn();
    const journey = (await buyer.call('GET', '/api/milestones')).body;
    expect(journey.percent).toBe(50);
    const { body: purchase } = await buyer.call('GET', '/api/purchase');
    expect(purchase.people).toMatchObject([
      { name: 'Jordan Ellis', role: 'buyer', state: 'active' },
      { name: 'Priya Shah', role: 'co-buyer', isYou: true },
      { name: 'Ana Gomez', role: 'agent', state: 'active', grants: [{}, {}, {}, { what: 'offers' }] },
      { name: 'Rosa Shah', role: 'helper', state: 'invited' },
    ]);
    const { facts } = (await buyer.call('GET', '/api/plan')).body as { facts: { fact: string }[] };
    expect(facts.map(({ fact }) => fact).sort()).toEqual([...Object.keys(demoPlan), 'closingDay'].sort());
    const pdf = new TextEncoder().encode('%PDF-1.7\nkept');
    const { body, status } = await buyer.call('POST', '/api/documents?name=kept.pdf', pdf);
    expect(status).toBe(201);
    first.child.kill('SIGKILL');
    await first.exited;

    const second = start(env, '--demo');
    await waitForAddress(second);
    const again = await signIn();
    const kept = await again.send('GET', `/api/documents/${body.id}/content`);
    expect(new Uint8Array(await kept.arrayBuffer())).toEqual(pdf);
    second.child.kill('SIGINT');
    expect(await second.exited).toBe(0);
  }, 720_000);
});
