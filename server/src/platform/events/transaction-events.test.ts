import { createTestDatabase } from '@porchlight/testing/app/test-app.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Database, type DatabaseConnection, openDatabase } from '../database/database.ts';
import { deliverEvents, emit, emitAll, on, onAll, type Subscription } from './transaction-events.ts';

const NOON = new Date('2026-11-20T12:00:00Z');

let database: DatabaseConnection;
beforeAll(async () => {
  database = openDatabase(await createTestDatabase(), 2, () => undefined);
  await database.db.execute('create table heard (id serial primary key, words text not null)');
});
afterAll(() => database.close());
beforeEach(() => database.db.execute('truncate heard'));

async function note(transaction: Database, words: string): Promise<void> {
  await transaction.execute(sql`insert into heard (words) values (${words})`);
}
const listHeard = async () =>
  (await database.db.execute<{ words: string }>('select words from heard order by id')).rows.map(
    ({ words }) => words,
  );
const emitIn = (subscriptions: readonly Subscription[]) =>
  deliverEvents(database, subscriptions).transact(async (transaction) => {
    await note(transaction, 'before');
    await emit(transaction, 'beta.requested', { buyerId: 'ada' }, NOON);
    await note(transaction, 'after');
  });

it('reaches those who asked for its type, one after the other in their order, before the emitter goes on', async () => {
  await emitIn([
    on('beta.requested', async (transaction, { buyerId }, at) => {
      await new Promise((resolve) => setImmediate(resolve));
      await note(transaction, `first ${buyerId} ${at.toISOString()}`);
    }),
    on('waitlist.joined', (transaction) => note(transaction, 'another type')),
    on('beta.requested', (transaction) => note(transaction, 'second')),
  ]);
  expect(await listHeard()).toEqual(['before', 'first ada 2026-11-20T12:00:00.000Z', 'second', 'after']);
});

it('reaches who hears what a subscription says in its turn', async () => {
  await emitIn([
    on('beta.requested', (transaction, _, at) =>
      emit(transaction, 'waitlist.joined', { feature: 'mortgage-news' }, at),
    ),
    on('waitlist.joined', (transaction, { feature }) => note(transaction, feature)),
  ]);
  expect(await listHeard()).toEqual(['before', 'mortgage-news', 'after']);
});

it('is undone as a whole where a subscription fails, and those after it are not asked', async () => {
  const failing = emitIn([
    on('beta.requested', (transaction) => note(transaction, 'first')),
    on('beta.requested', () => Promise.reject(new Error('no room'))),
    on('beta.requested', () => Promise.reject(new Error('not reached'))),
  ]);
  await expect(failing).rejects.toThrow('no room');
  expect(await listHeard()).toEqual([]);
});

it('is one of several, and several are heard one by one or together', async () => {
  const subscriptions = [
    on('beta.requested', (transaction, { buyerId }) => note(transaction, buyerId)),
    onAll('beta.requested', (transaction, happened) => note(transaction, `${happened.length} together`)),
  ];
  await deliverEvents(database, subscriptions).transact(async (transaction) => {
    await emitAll(transaction, 'beta.requested', [{ buyerId: 'ada' }, { buyerId: 'ben' }], NOON);
    await emitAll(transaction, 'beta.requested', [], NOON);
  });
  expect(await listHeard()).toEqual(['ada', 'ben', '2 together']);
});

it('fails where no subscription would receive it', async () => {
  const unheard = database.transact((transaction) =>
    emit(transaction, 'beta.requested', { buyerId: 'ada' }, NOON),
  );
  await expect(unheard).rejects.toThrow('beta.requested happened where events reach nobody');
});
