import { rm } from 'node:fs/promises';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { giveConsent } from '@porchlight/testing/people/test-signer.ts';
import { runCommand } from '@porchlight/testing/processes/run-command.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkEventLog } from '../../audit-verify.ts';
import { loadSigningKey } from '../../platform/base/signing-key.ts';
import { type DatabaseConnection, openDatabase } from '../../platform/database/database.ts';
import type { NotedEntry } from '../../platform/event-log/checkpoints-check.ts';
import { getChainName } from '../../platform/event-log/event-chain.ts';
import { createEventLog, eraseEventDetails } from '../../platform/event-log/event-log.ts';

let app: TestApp;
let database: DatabaseConnection;
let [ada, ben] = [
  { id: '', chain: '' },
  { id: '', chain: '' },
];

/** Six entries of Ada's chain and three of Ben's, of which no checkpoint covers the last. */
beforeAll(async () => {
  app = await startTestApp();
  database = openDatabase(app.databaseUrl, 4, () => undefined);
  const buyers = [await createBuyer(app), await createBuyer(app)];
  const [first = ada, second = ben] = await Promise.all(buyers.map(findChain));
  [ada, ben] = [first, second];
  for (const [buyer, rounds] of [[buyers[0], 3] as const, [buyers[1], 1] as const])
    for (let round = 0; round < rounds; round++) {
      await giveConsent(buyer as TestBuyer);
      await buyer?.call('DELETE', '/api/signing/consent');
    }
  await app.runClockJobs();
  await giveConsent(buyers[1] as TestBuyer);
});
afterAll(async () => {
  await database.close();
  await app.close();
});

async function findChain({ email }: TestBuyer) {
  const [row] = await app.query('select id from users where email = $1', [email]);
  const id = String(row?.id);
  return { id, chain: getChainName(id) };
}

const TABLES = ['event_entries', 'event_entry_details', 'event_chain_heads', 'event_checkpoint_heads'];
const withChains = (text: string) => text.replaceAll('$ada', ada.chain).replaceAll('$ben', ben.chain);

/** The log as it is after `tampering`, by someone who may do anything in the database; all of it is undone afterwards. */
async function checkAfter(tampering: string, noted?: NotedEntry) {
  const { privateKey } = await loadSigningKey(app.dataDir);
  let state: Awaited<ReturnType<typeof checkEventLog>> | undefined;
  await database
    .transact(async (transaction) => {
      for (const table of TABLES)
        await transaction.$client.query(`alter table ${table} disable trigger user`);
      await transaction.$client.query(
        'alter table event_entry_details drop constraint event_entry_details_chain_number_event_entries_chain_number_fk',
      );
      if (tampering !== '') await transaction.$client.query(withChains(tampering));
      state = await checkEventLog(transaction, privateKey, noted);
      throw new Error('undone');
    })
    .catch(() => undefined);
  if (state === undefined) throw new Error('the tampering itself failed');
  return state;
}

const removeEntry = (chain: string, number: number) =>
  `delete from event_entry_details where chain = '${chain}' and number = ${number}; delete from event_entries where chain = '${chain}' and number = ${number}`;
const removeChain = (chain: string) =>
  `delete from event_entry_details where chain = '${chain}'; delete from event_entries where chain = '${chain}'; delete from event_chain_heads where chain = '${chain}'`;
const putBack = (chain: string, number: number) =>
  `update event_chain_heads set number = ${number}, hash = (select hash from event_entries where chain = '${chain}' and number = ${number}) where chain = '${chain}'`;

describe('the event log', () => {
  it('holds, and its end can be compared with what was noted down', async () => {
    const state = await checkAfter('');
    expect(state).toMatchObject({ entries: 11, chains: 3, head: { number: 2 } });
    const head = 'head' in state ? state.head : undefined;
    expect(await checkAfter('', head)).toEqual(state);
    expect((await checkAfter('', { number: 2, hash: 'f'.repeat(64) })).problem).toMatch(/^Entry 2: another/);
    expect((await checkAfter('', { number: 9, hash: 'f'.repeat(64) })).problem).toMatch(/entry 9 was noted/);
  });

  it.each([
    [
      "update event_entries set kind = 'nothing' where chain = '$ada' and number = 3",
      /^Chain \w+, entry 3: was changed/,
    ],
    [
      "update event_entries set at = at + interval '1 second' where chain = '$ada' and number = 5",
      /^Chain \w+, entry 5: was changed/,
    ],
    [
      "update event_entries set previous_hash = sha256('x') where chain = '$ada' and number = 2",
      /^Chain \w+, entry 2: does not follow/,
    ],
    [
      "update event_entry_details set detail = replace(detail, 'userId', 'userID') where chain = '$ada' and number = 2",
      /^Chain \w+, entry 2: what it is about/,
    ],
    [removeEntry('$ada', 4), /^Chain \w+, entry 5: stands where entry 4/],
    [removeEntry('$ada', 1), /^Chain \w+, entry 2: stands where entry 1/],
    [removeEntry('$ada', 6), /^Chain \w+: it ends with entry 5, and its head says 6/],
    [
      `${removeEntry('$ada', 6)}; ${putBack('$ada', 5)}`,
      /^Chain \w+: its head is not signed by this installation/,
    ],
    [
      "delete from event_entry_details where chain = '$ada'; delete from event_entries where chain = '$ada'",
      /^Chain \w+: it ends with entry 0, and its head says 6/,
    ],
    ["delete from event_chain_heads where chain = '$ada'", /^Chain \w+: its head is gone/],
    // A chain that is valid in itself but replaced another one, or was removed.
    [removeChain('$ada'), /^Chain \w+, entry 6: checkpoint 2 covers it, and it is gone/],
    [
      `${removeChain('$ada')}; delete from event_checkpoint_heads where chain = '$ada'`,
      /^Checkpoint 2: what it covers was changed/,
    ],
    [
      "update event_entries set chain = 'x' || chain where chain = '$ada'; update event_entry_details set chain = 'x' || chain where chain = '$ada'; update event_chain_heads set chain = 'x' || chain where chain = '$ada'",
      /^Chain x\w+, entry 1: was changed/,
    ],
    [
      "update event_entries set chain = case chain when '$ada' then '$ben' else '$ada' end, number = number + 10 where chain in ('$ada', '$ben') and number = 1; update event_entries set number = 1 where number = 11",
      /^Chain \w+, entry 1: was changed/,
    ],
    // Two entries of a chain change places.
    [
      "update event_entries set number = 5 - number + 100 where chain = '$ada' and number in (2, 3); update event_entries set number = number - 100 where number > 100",
      /^Chain \w+, entry 2: does not follow/,
    ],
    [removeEntry('$ben', 3), /^Chain \w+: it ends with entry 2, and its head says 3/],
    [
      "update event_chain_heads set signature = sha256('x') where chain = '$ben'",
      /^Chain \w+: its head is not signed/,
    ],
    [
      "update event_chain_heads set key_id = 'another', signature = sha256('x') where chain = '$ben'",
      /it names key another/,
    ],
    [
      "update event_checkpoint_heads set number = 5, hash = (select hash from event_entries where chain = '$ada' and number = 5) where chain = '$ada'",
      /^Chain \w+, entry 6: the checkpoint that covered it is gone/,
    ],
    [removeEntry('installation', 2), /^Chain installation: it ends with entry 1, and its head says 2/],
    [removeChain('installation'), /^Checkpoint 2 is gone/],
    [
      `${removeChain('installation')}; delete from event_checkpoint_heads`,
      /^Chain \w+, entry \d: the checkpoint that covered it is gone/,
    ],
  ])('reports a problem after %s', async (tampering, problem) => {
    expect((await checkAfter(tampering)).problem).toMatch(problem);
  });

  it('has no checkpoint cover a head that was forged', async () => {
    const forged =
      "update event_chain_heads set signature = sha256('x'), key_id = 'another' where chain = '$ben'";
    await app.query(`create table kept_head as select * from event_chain_heads where chain = '${ben.chain}'`);
    await app.query(withChains(forged));
    await app.runClockJobs();
    expect(await app.query('select covered from event_chain_heads where chain = $1', [ben.chain])).toEqual([
      { covered: '2' },
    ]);
    expect((await checkAfter('')).problem).toMatch(/^Chain \w+: its head is not signed/);
    await app.query(
      'update event_chain_heads head set key_id = kept.key_id, signature = kept.signature from kept_head kept where kept.chain = head.chain',
    );
    await app.query('drop table kept_head');
    expect(await checkAfter('')).toMatchObject({ entries: 11 });
  });

  it('holds when what it was about is erased, which then cannot be found out', async () => {
    await database.transact((transaction) => eraseEventDetails(transaction, ada.id));
    expect(await checkAfter('')).toMatchObject({ entries: 11, erased: 6 });
    const kept = await app.query('select * from event_entries where chain = $1', [ada.chain]);
    expect(kept).toHaveLength(6);
    expect(JSON.stringify(kept)).not.toContain(ada.id);
  });

  it.each([
    'update event_entries set kind = kind',
    "delete from event_entries where chain = 'installation'",
    'truncate event_entries cascade',
    "update event_entry_details set detail = '{}'",
    'delete from event_chain_heads',
    'delete from event_checkpoint_heads',
    'update event_checkpoint_heads set checkpoint = 1',
  ])('refuses %s', async (text) => {
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    await expect(client.query(text)).rejects.toThrow('append-only');
    await client.end();
  });

  it('lets accounts append without waiting for each other, and entries of one follow one another', async () => {
    const events = createEventLog(await loadSigningKey(app.dataDir));
    const append = (userId: string, held?: Promise<void>) =>
      database.transact(async (transaction) => {
        await events.append(transaction, { kind: 'opened', at: new Date(), userId, detail: {} });
        await held;
      });
    const { promise: held, resolve: end } = Promise.withResolvers<void>();
    const order: string[] = [];
    const holding = append(ada.id, held).then(() => order.push('held'));
    const waitForHeld = async () => {
      const [row] = await app.query(
        "select count(*)::int as count from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
      );
      return Number(row?.count) > 0;
    };
    while (!(await waitForHeld()));
    const next = append(ada.id).then(() => order.push('next of the account'));
    // Over while the first transaction is held: first entries of accounts as well as later ones.
    for (const userId of [ben.id, 'new one', 'new two']) await append(userId);
    // A checkpoint covers the others meanwhile.
    await app.runClockJobs();
    expect(order).toEqual([]);
    end();
    await Promise.all([holding, next]);
    expect(order).toEqual(['held', 'next of the account']);
    await Promise.all(Array.from({ length: 12 }, (_, place) => append(`busy ${place % 3}`)));
    expect(await checkAfter('')).toMatchObject({ chains: 8 });
  });

  it('goes on under a new key, also with heads that the old one signed, and the old certificate stays known', async () => {
    await app.stop();
    await rm(`${app.dataDir}/signing-key.pem`);
    expect((await checkAfter('')).problem).toMatch(/not signed by this installation/);
    await app.restart();
    await app.runClockJobs();
    expect(await checkAfter('')).toMatchObject({ chains: 8 });
    const { body } = await new TestBuyer(app).call('GET', '/api/signing/certificates');
    expect(body.certificates).toMatchObject([{ inUse: true }, { inUse: false }]);
  });

  it('is walked by npm run audit:verify', async () => {
    const verify = (...args: string[]) => runCommand(app, 'audit-verify.ts', ...args);
    const { stdout } = await verify();
    expect(stdout).toMatch(/\d+ entries in 8 chains/);
    const noted = /(\d+:[0-9a-f]{64})/.exec(stdout)?.[1] ?? '';
    expect((await verify(noted)).stdout).toContain('holds');
    await expect(verify(`1:${'0'.repeat(64)}`)).rejects.toMatchObject({ code: 1 });
  });
});
