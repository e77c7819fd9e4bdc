import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { waitUntil } from '@porchlight/testing/app/wait-for.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import { pickPort, startProgram } from '@porchlight/testing/processes/start-process.ts';
import { startPair, type TestPair } from '@porchlight/testing/processes/start-standby.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../base/log.ts';
import { openDatabase } from '../database.ts';
import { runAsUser } from '../rls/run-as.ts';
import { openReplica } from './replica.ts';

let pair: TestPair;
let app: TestApp;
let staff: TestBuyer;
let buyer: TestBuyer;
const METRICS_PORT = pickPort();
beforeAll(async () => {
  pair = await startPair();
  app = await startTestApp({
    installation: {
      databaseUrl: pair.primaryUrl,
      dataDir: await mkdtemp(join(tmpdir(), 'porchlight-replica-')),
    },
    adminDatabaseUrl: pair.primaryUrl,
    environment: { DATABASE_URL: pair.primaryUrl, DATABASE_REPLICA_URL: pair.replicaUrl, METRICS_PORT },
  });
  [staff, buyer] = await Promise.all([createStaff(app, 'admin'), createBuyer(app)]);
}, 120_000);
afterAll(async () => {
  await app.close();
  await pair.close();
});

async function readMetrics() {
  const text = await (await fetch(`http://localhost:${METRICS_PORT}/metrics`)).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0);
  return {
    isUp: read('porchlight_replica_up'),
    behind: read('porchlight_replica_behind_seconds'),
    replica: read('porchlight_replica_reads_total\\{target="replica"\\}'),
    primary: read('porchlight_replica_reads_total\\{target="primary"\\}'),
    again: read('porchlight_replica_reads_total\\{target="again"\\}'),
  };
}

const addLead = async () => {
  const email = `${randomUUID()}@example.com`;
  const added = await staff.call(
    'POST',
    '/api/staff/leads',
    { name: 'Ada', email },
    { 'idempotency-key': randomUUID() },
  );
  return { email, status: added.status };
};
const countLooks = async () =>
  (await app.query("select 1 from staff_actions where action = 'leads.listed'")).length;
const listLeads = async () => JSON.stringify((await staff.call('GET', '/api/staff/leads')).body);

/** Lists of the console until one of them was read from the replica. */
const waitUntilReplicaIsRead = () =>
  waitUntil('a read from the replica', async () => {
    const before = await readMetrics();
    await listLeads();
    return (await readMetrics()).replica > before.replica;
  });

const SLOW = sql`select count(*)::int as count, max(case when pg_is_in_recovery() then pg_sleep(30)::text end), pg_is_in_recovery() as "isReplica" from read_slowly`;
const readSlowly = () =>
  app
    .readParts()
    .database.read(async (on) => (await on.execute<{ count: number; isReplica: boolean }>(SLOW)).rows[0]);
const waitUntilReplicaWorks = () =>
  waitUntil('the slow read on the replica', async () => {
    const [row] = await pair.onReplica(
      "select count(*)::int as n from pg_stat_activity where query like '%read_slowly%' and query not like '%pg_stat_activity%' and state = 'active'",
    );
    return row?.n === 1;
  });

describe('with a streaming standby', () => {
  it('lists are read there, see what was written just before, and are written down', async () => {
    await waitUntilReplicaIsRead();
    const [before, looks] = [await readMetrics(), await countLooks()];
    for (let round = 0; round < 10; round += 1) {
      const { email, status } = await addLead();
      expect(status).toBeLessThan(300);
      expect(await listLeads()).toContain(email);
    }
    const after = await readMetrics();
    const count = ({ replica, primary, again }: typeof after) => replica + primary + again;
    expect(count(after) - count(before)).toBe(10);
    expect(after.replica).toBeGreaterThan(before.replica);
    expect(await countLooks()).toBe(looks + 10);
  });

  it('row-level security holds there as on the primary', async () => {
    const [own] = await app.query('select id from users where email = $1', [buyer.email]);
    const actor = { userId: String(own?.id), email: buyer.email };
    const seen = await runAsUser(
      actor,
      () =>
        app.readParts().database.read(async (on) => {
          const { rows } = await on.execute(sql`select id, pg_is_in_recovery() as "isReplica" from users`);
          return rows;
        }),
      'account',
    );
    expect(seen).toEqual([{ id: actor.userId, isReplica: true }]);
  });

  it('nothing can be written in a read', async () => {
    const written = app.readParts().database.read((on) => on.execute(sql`delete from leads`));
    await expect(written).rejects.toMatchObject({ cause: { code: '25006' } });
  });

  it('one that is behind is not read: no own write is missed, and no erased person shown', async () => {
    const { email: erased } = await addLead();
    await waitUntilReplicaIsRead();
    await pair.onReplica('select pg_wal_replay_pause()');
    const { email } = await addLead();
    await app.query('delete from leads where email = $1', [erased]);
    const before = await readMetrics();
    const listed = await listLeads();
    expect(listed).toContain(email);
    expect(listed).not.toContain(erased);
    await waitUntil('a replica that is said to be behind', async () => {
      await listLeads();
      const now = await readMetrics();
      return now.primary > before.primary && now.behind > 1 && now.isUp === 1;
    });
    await pair.onReplica('select pg_wal_replay_resume()');
    await waitUntilReplicaIsRead();
    expect(await listLeads()).toContain(email);
  });

  it('an idle one is not behind', async () => {
    await pair.onPrimary('checkpoint');
    await waitUntil('a replica that has caught up', async () => (await readMetrics()).behind < 0.5);
  });

  it('a read that replay cancels is asked again on the primary', async () => {
    await pair.onPrimary('create table read_slowly as select 1 as one');
    await waitUntilReplicaIsRead();
    const before = await readMetrics();
    const slow = readSlowly();
    await waitUntilReplicaWorks();
    await pair.onPrimary('alter table read_slowly add column two integer');
    expect(await slow).toMatchObject({ count: 1, isReplica: false });
    expect((await readMetrics()).again).toBeGreaterThan(before.again);
  });

  it('one that goes in the midst of a read is done without, and is read again once it is back', async () => {
    await waitUntilReplicaIsRead();
    const slow = readSlowly();
    await waitUntilReplicaWorks();
    await pair.stopReplica();
    expect(await slow).toMatchObject({ isReplica: false });
    const { email } = await addLead();
    expect(await listLeads()).toContain(email);
    await waitUntil('a replica that is said to be gone', async () => (await readMetrics()).isUp === 0);
    await pair.startReplica();
    await waitUntilReplicaIsRead();
    expect(await listLeads()).toContain(email);
  });

  it('a backup has its rows from there, and is made from the primary where it is gone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'porchlight-replica-backup-'));
    const environment = {
      ...app.environment,
      DATABASE_URL: pair.primaryUrl,
      DATABASE_REPLICA_URL: pair.replicaUrl,
      BACKUP_PASSPHRASE: 'six calm otters 41',
    };
    const back = startProgram('backup.ts', environment, join(folder, 'there.backup'));
    expect([await back.exited, back.output()]).toEqual([0, expect.not.stringContaining('Not made from')]);
    const gone = { ...environment, DATABASE_REPLICA_URL: 'postgresql://nobody@localhost:1/porchlight' };
    const again = startProgram('backup.ts', gone, join(folder, 'here.backup'));
    expect(await again.exited).toBe(0);
    expect(again.output()).toMatch(/Not made from the replica: .*The database itself is read\./);
    await rm(folder, { recursive: true });
  }, 60_000);

  it('one that takes writes of its own is no longer read', async () => {
    await waitUntilReplicaIsRead();
    await pair.onReplica('select pg_promote()');
    const before = await readMetrics();
    await pair.onReplica('delete from leads');
    expect(await listLeads()).toContain('@example.com');
    await waitUntil('a replica that is said to be gone', async () => (await readMetrics()).isUp === 0);
    expect((await readMetrics()).replica).toBe(before.replica);
  });
});

describe('at the start', () => {
  const open = async (replicaUrl: string) => {
    const primary = openDatabase(pair.primaryUrl, 2, () => undefined);
    try {
      const replica = await openReplica(replicaUrl, primary, createLog('silent'));
      const state = { ...replica.state };
      await replica.close();
      return state;
    } finally {
      await primary.close();
    }
  };

  it.each<[string, () => string | Promise<string>, string]>([
    ['the primary itself', () => pair.primaryUrl, 'is no standby'],
    ['another PostgreSQL', createTestDatabase, 'their system identifiers differ'],
    ['another database', () => pair.primaryUrl.replace('/porchlight?', '/postgres?'), 'another database'],
  ])('%s is refused', async (_name, address, sentence) => {
    await expect(open(await address())).rejects.toThrow(sentence);
  });

  it('one that cannot be reached is waited for', async () => {
    expect(await open('postgresql://nobody@localhost:1/porchlight')).toMatchObject({
      isUp: false,
      problem: 'gone',
    });
  });
});
