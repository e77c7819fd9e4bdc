import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../../platform/database/database.ts';
import { eraseEventDetails } from '../../../platform/event-log/event-log.ts';
import { checkEventLog, type NotedEntry } from '../../../platform/event-log/event-log-check.ts';
import { loadSigningKey } from '../../../platform/signing-key.ts';
import { giveConsent } from '../../../testing/outside-world/test-signer.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createBuyer, TestBuyer } from '../../../testing/test-buyer.ts';

vi.setConfig({ testTimeout: 240_000 });

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const buyer = await createBuyer(app);
  for (let round = 0; round < 3; round++) {
    await giveConsent(buyer);
    await buyer.call('DELETE', '/api/signing/consent');
  }
});
afterAll(() => app.close());

/** The log as it is after `tampering`, by someone who may do anything in the database; all of it is undone afterwards. */
async function checkAfter(tampering: string[], noted?: NotedEntry) {
  const database = openDatabase(app.databaseUrl, 2, () => undefined);
  const { privateKey } = await loadSigningKey(app.dataDir);
  let state: Awaited<ReturnType<typeof checkEventLog>> | undefined;
  await database
    .transact(async (transaction) => {
      for (const table of ['event_log', 'event_details', 'event_log_head'])
        await transaction.$client.query(`alter table ${table} disable trigger user`);
      for (const text of tampering) await transaction.$client.query(text);
      state = await checkEventLog(transaction, privateKey, noted);
      throw new Error('undone');
    })
    .catch(() => undefined);
  await database.close();
  if (state === undefined) throw new Error('the tampering itself failed');
  return state;
}

describe('the event log', () => {
  it('holds, and its head can be compared with what was noted down', async () => {
    const state = await checkAfter([]);
    expect(state).toMatchObject({ entries: 7, erased: 0, head: { number: 7 } });
    const head = 'head' in state ? state.head : undefined;
    expect(await checkAfter([], head)).toEqual(state);
    expect((await checkAfter([], { number: 7, hash: 'f'.repeat(64) })).problem).toMatch(/^Entry 7: another/);
    expect((await checkAfter([], { number: 9, hash: 'f'.repeat(64) })).problem).toMatch(/entry 9 was noted/);
  });

  it.each([
    ['update event_log set kind = $$nothing$$ where number = 3', /^Entry 3: was changed/],
    ["update event_log set at = at + interval '1 second' where number = 5", /^Entry 5: was changed/],
    ["update event_log set hash = sha256('x') where number = 4", /^Entry 4: was changed/],
    ["update event_log set previous_hash = sha256('x') where number = 2", /^Entry 2: does not follow/],
    [
      'delete from event_details where number = 4; delete from event_log where number = 4',
      /^Entry 5: stands where entry 4/,
    ],
    [
      'delete from event_details where number = 1; delete from event_log where number = 1',
      /^Entry 2: stands where entry 1/,
    ],
    [
      'delete from event_details where number = 7; delete from event_log where number = 7',
      /ends with entry 6, and its head says 7/,
    ],
    ['delete from event_details; delete from event_log', /ends with entry 0, and its head says 7/],
    [
      "update event_details set detail = replace(detail, 'userId', 'userID') where number = 2",
      /^Entry 2: what it is about/,
    ],
    ['delete from event_log_head', /head of the log is gone/],
    ['update event_log_head set number = 6', /not signed by this installation/],
    [
      'delete from event_details where number = 7; delete from event_log where number = 7; update event_log_head set number = 6, hash = (select hash from event_log where number = 6)',
      /not signed by this installation/,
    ],
  ])('tells after %s', async (tampering, problem) => {
    expect((await checkAfter(tampering.split('; '))).problem).toMatch(problem);
  });

  it('holds when what it was about is erased, which then nobody can find out', async () => {
    const [row] = await app.query('select id from users');
    const database = openDatabase(app.databaseUrl, 2, () => undefined);
    await database.transact((transaction) => eraseEventDetails(transaction, String(row?.id)));
    await database.close();
    expect(await checkAfter([])).toMatchObject({ entries: 7, erased: 6 });
  });

  it.each([
    'update event_log set kind = kind',
    'delete from event_log where number = 7',
    'truncate event_log cascade',
    "update event_details set detail = '{}'",
    'delete from event_log_head',
  ])('refuses %s', async (text) => {
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    await expect(client.query(text)).rejects.toThrow('append-only');
    await client.end();
  });

  it('is written one entry after the other, whoever writes at once', async () => {
    const buyers = await Promise.all(Array.from({ length: 4 }, () => createBuyer(app)));
    await Promise.all(buyers.map(giveConsent));
    expect(await checkAfter([])).toMatchObject({ entries: 11 });
  });

  it('goes on under a new key, and the certificate of the old one stays known', async () => {
    await rm(join(app.dataDir, 'signing-key.pem'));
    expect((await checkAfter([])).problem).toMatch(/not signed by this installation/);
    await app.restart();
    expect(await checkAfter([])).toMatchObject({ entries: 12 });
    const { body } = await new TestBuyer(app).call('GET', '/api/signing/certificates');
    expect(body.certificates).toMatchObject([{ inUse: true }, { inUse: false }]);
  });

  it('is walked by npm run audit:verify', async () => {
    const program = fileURLToPath(new URL('../../../audit-verify.ts', import.meta.url));
    const verify = (...args: string[]) =>
      promisify(execFile)(process.execPath, [program, ...args], {
        env: { NODE_ENV: 'test', DATABASE_URL: app.databaseUrl, DATA_DIR: join(app.dataDir) },
      });
    const { stdout } = await verify();
    expect(stdout).toContain('12 entries');
    expect(stdout).toMatch(/12:[0-9a-f]{64}/);
    await expect(verify(`12:${'0'.repeat(64)}`)).rejects.toMatchObject({ code: 1 });
  });
});
