import { changeTopics } from '@porchlight/domain/webhooks/events/change-topics.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { followEvents } from '@porchlight/testing/people/follow-events.ts';
import { createBuyer, TEST_PASSWORD, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_PER_ACCOUNT } from '../../../platform/events/live-connections.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const loseListenConnection = () =>
  app.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'porchlight standing' and datname = current_database()",
  );

describe('live events', () => {
  it('begin with a heartbeat and tell the buyer’s own changes once they are stored', async () => {
    const buyer = await createBuyer(app);
    const events = await followEvents(buyer);
    expect(events.response.headers.get('content-type')).toBe('text/event-stream');
    expect(await events.next()).toBe('heartbeat .');
    await buyer.call('POST', '/api/documents?name=a.pdf', new TextEncoder().encode('%PDF-1.7\n'));
    const told = [await events.next(), await events.next(), await events.next()];
    expect(told.sort()).toEqual(['changed documents', 'changed milestones', 'changed notifications']);
    await events.stop();
  });

  it('do not report changes of other users', async () => {
    const [listener, other] = [await createBuyer(app), await createBuyer(app)];
    const events = await followEvents(listener);
    await events.next();
    await other.call('POST', '/api/beta-access');
    await listener.call('POST', '/api/documents?name=a.pdf', new TextEncoder().encode('%PDF-1.7\n'));
    expect(await events.next()).toBe('changed documents');
    await events.stop();
  });

  it('are fifty of one account at most: a further one ends the oldest, and no other account’s', async () => {
    const [buyer, other] = [await createBuyer(app), await createBuyer(app)];
    const theirs = await followEvents(other);
    await theirs.next();
    const open = [];
    for (let count = 0; count < MAX_PER_ACCOUNT; count++) open.push(await followEvents(buyer));
    for (const events of open) expect(await events.next()).toBe('heartbeat .');
    const newest = await followEvents(buyer);
    expect(await newest.next()).toBe('heartbeat .');
    const [oldest, ...others] = open;
    expect(await oldest?.next()).toBeUndefined();
    await buyer.call('POST', '/api/beta-access');
    for (const events of [...others, newest]) expect(await events.next()).toMatch(/^changed /);
    await other.call('POST', '/api/beta-access');
    expect(await theirs.next()).toMatch(/^changed /);
    for (const events of [...others, newest, theirs]) await events.stop();
  });

  it('end when the buyer signs out', async () => {
    const buyer = await createBuyer(app);
    const events = await followEvents(buyer);
    await events.next();
    await buyer.call('POST', '/api/accounts/sign-out', { scope: 'global' });
    expect(await events.next()).toBeUndefined();
  });

  it('end for a session that ended unheard, while the database was out of reach, and for no other of the account', async () => {
    const buyer = await createBuyer(app);
    const [session] = await app.query(
      'select s.id from sessions s join users u on u.id = user_id where email = $1',
      [buyer.email],
    );
    const elsewhere = new TestBuyer(app, buyer.email);
    await elsewhere.call('POST', '/api/accounts/sign-in', { email: buyer.email, password: TEST_PASSWORD });
    const [ended, standing] = [await followEvents(buyer), await followEvents(elsewhere)];
    for (const events of [ended, standing]) await events.next();
    // No process is notified of it, as when a notification is sent without a listener.
    await app.query('delete from sessions where id = $1', [session?.id]);
    await loseListenConnection();
    expect(await standing.next()).toMatch(/^changed /);
    expect(await ended.next()).toBeUndefined();
    await standing.stop();
  });

  it('ask for everything to be read again after the database was out of reach', async () => {
    const buyer = await createBuyer(app);
    const events = await followEvents(buyer);
    await events.next();
    await loseListenConnection();
    const told = [];
    for (const _ of changeTopics) told.push(await events.next());
    expect(told.sort()).toEqual(changeTopics.map((topic) => `changed ${topic}`).sort());
    await buyer.call('POST', '/api/beta-access');
    expect([await events.next(), await events.next()].sort()).toEqual([
      'changed milestones',
      'changed profile',
    ]);
    await events.stop();
  });
});
