import { setImmediate as turn } from 'node:timers/promises';
import { createTestDatabase } from '@porchlight/testing/app/test-app.ts';
import { waitFor } from '@porchlight/testing/app/wait-for.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SessionClient } from '../database/session-client.ts';
import { CHANGES_CHANNEL, channelOf } from './changes.ts';
import { createShardListening } from './shard-listening.ts';

let url: string;
let elsewhere: pg.Client;
beforeAll(async () => {
  url = await createTestDatabase();
  elsewhere = new pg.Client({ connectionString: url });
  await elsewhere.connect();
});
afterAll(() => elsewhere.end());

async function createSession() {
  const client = new SessionClient({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const heard: string[] = [];
  client.on('notification', ({ payload }) => heard.push(payload ?? ''));
  const listChannels = async () =>
    (await client.query('select pg_listening_channels() as channel')).rows.map((row) => row.channel).sort();
  return { client, heard, listChannels };
}

const notify = (userId: string, text: string) =>
  elsewhere.query('select pg_notify($1, $2)', [channelOf(userId), text]);

describe('listening by shard', () => {
  it('hears the accounts that were joined, and no other channel', async () => {
    const { client, heard, listChannels } = await createSession();
    const listening = createShardListening();
    await listening.connect(client);
    expect(await listChannels()).toEqual([CHANGES_CHANNEL]);
    expect(await listening.join('ada')).toBe(true);
    expect(await listening.join('ada')).toBe(false);
    await notify('ada', 'one');
    await notify('ben', 'not for here');
    listening.leave('ada');
    await notify('ada', 'two');
    listening.leave('ada');
    await waitFor('the channel to be left', async () =>
      (await listChannels()).length === 1 ? true : undefined,
    );
    await notify('ada', 'three');
    await listChannels();
    expect(heard).toEqual(['one', 'two']);
    await client.end();
  });

  it('misses nothing that is stored once joining is over, however many come and go at once', async () => {
    const { client, heard, listChannels } = await createSession();
    const listening = createShardListening();
    await listening.connect(client);
    const held = new Map<string, number>();
    let number = 0;
    const expected: string[] = [];
    async function visit(): Promise<void> {
      const userId = `account ${Math.floor(Math.random() * 8)}`;
      held.set(userId, (held.get(userId) ?? 0) + 1);
      await listening.join(userId);
      const text = String(number++);
      await notify(userId, text);
      expected.push(text);
      if (Math.random() < 0.2) return;
      // What was announced while the page was open arrives, as it would before the page is left.
      await waitFor(`notification ${text}`, async () => heard.includes(text) || undefined);
      held.set(userId, (held.get(userId) ?? 0) - 1);
      listening.leave(userId);
      if (Math.random() < 0.5) await turn();
    }
    await Promise.all(
      Array.from({ length: 12 }, async () => {
        for (let round = 0; round < 25; round++) await visit();
      }),
    );
    await waitFor('all to be heard', async () => expected.every((text) => heard.includes(text)) || undefined);
    const standing = [...held].filter(([, count]) => count > 0).map(([userId]) => channelOf(userId));
    const wanted = [...new Set(standing), CHANGES_CHANNEL].sort();
    await waitFor(
      'exactly the channels of those who stayed',
      async () => JSON.stringify(await listChannels()) === JSON.stringify(wanted) || undefined,
    );
    await client.end();
  }, 120_000);

  it('listens again to all of them on the next connection, also to those that came while there was none', async () => {
    const first = await createSession();
    const listening = createShardListening();
    await listening.connect(first.client);
    await listening.join('ada');
    await first.client.end();
    // Not waited for longer than it takes to see that this connection is over: what it misses is read after the next one.
    await listening.join('ben');
    listening.leave('nobody that joined');
    const second = await createSession();
    await listening.connect(second.client);
    expect(await second.listChannels()).toEqual([CHANGES_CHANNEL, channelOf('ada'), channelOf('ben')].sort());
    await notify('ben', 'heard');
    await waitFor('it', async () => second.heard.includes('heard') || undefined);
    await second.client.end();
  });

  it('gives up a connection that does not take a statement', async () => {
    const { client } = await createSession();
    const listening = createShardListening();
    await listening.connect(client);
    const ended = new Promise((resolve) => client.once('end', resolve));
    await client.query('begin; savepoint one');
    await client.query('select broken').catch(() => undefined);
    await listening.join('ada');
    await ended;
  });
});
