import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/transaction-events.ts';

let app: TestApp;
let admin: TestBuyer;
let database: DatabaseConnection;
let ahead = 0;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(Date.now() + ahead) });
  ({ database } = app.readParts().documents);
  admin = await createStaff(app, 'admin');
});
afterAll(() => app.close());

type Page = {
  events: { id: string; type: string; data: Record<string, unknown> }[];
  next: string;
  hasMore: boolean;
};

async function getFeed(query: Record<string, string> = {}, as = admin, headers = {}): Promise<Page> {
  const reply = await as.call('GET', `/api/staff/events?${new URLSearchParams(query)}`, undefined, headers);
  expect([reply.status, reply.body]).toEqual([200, expect.anything()]);
  return reply.body as unknown as Page;
}
const readEnd = async () => (await getFeed({ after: 'end' })).next;
const happen = (transaction: Database, name: string) =>
  emit(transaction, 'beta.requested', { buyerId: name }, new Date());
const publish = (name: string) => database.transact((transaction) => happen(transaction, name));
const listNames = ({ events }: Page) => events.map(({ data }) => data.buyerId);

describe('the feed of events', () => {
  it('holds what webhooks are notified of, whether or not an endpoint wants it, and nothing twice', async () => {
    const end = await readEnd();
    expect(await getFeed({ after: end })).toEqual({ events: [], next: end, hasMore: false });
    for (const name of ['one', 'two', 'three']) await publish(name);
    const first = await getFeed({ after: end, limit: '2' });
    expect(first).toMatchObject({
      hasMore: true,
      events: [
        {
          id: expect.stringMatching(/^msg_[0-9a-f]{32}$/),
          type: 'beta.requested',
          timestamp: expect.stringMatching(/Z$/),
          data: { buyerId: 'one' },
        },
        { data: { buyerId: 'two' } },
      ],
    });
    const second = await getFeed({ after: first.next, limit: '2' });
    expect([listNames(second), second.hasMore]).toEqual([['three'], false]);
    expect(await getFeed({ after: second.next })).toMatchObject({ events: [], hasMore: false });
  });

  it('shows an event after those that were committed before it, and skips none that was written earlier', async () => {
    const end = await readEnd();
    let commitSlow = () => {};
    const isHeld = new Promise<void>((resolve) => {
      commitSlow = resolve;
    });
    let hasWritten = () => {};
    const written = new Promise<void>((resolve) => {
      hasWritten = resolve;
    });
    const slow = database.transact(async (transaction) => {
      await happen(transaction, 'slow');
      hasWritten();
      await isHeld;
    });
    await written;
    await publish('quick');
    const before = await getFeed({ after: end });
    expect(listNames(before)).toEqual(['quick']);
    commitSlow();
    await slow;
    expect(listNames(await getFeed({ after: before.next }))).toEqual(['slow']);
    // A later reader of the whole feed gets the same order.
    expect(listNames(await getFeed({ after: end }))).toEqual(['quick', 'slow']);
  });

  it('does not hold an event whose transaction was undone', async () => {
    const end = await readEnd();
    const undone = database.transact(async (transaction) => {
      await happen(transaction, 'undone');
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    await publish('done');
    expect(listNames(await getFeed({ after: end }))).toEqual(['done']);
  });

  it('shows each of several readers every event of many writers once, in one order, while they write', async () => {
    const end = await readEnd();
    const [WRITERS, EACH] = [8, 25];
    let isWriting = true;
    const follow = async () => {
      const seen: unknown[] = [];
      for (let after = end; ; ) {
        const wasWriting = isWriting;
        const page = await getFeed({ after, limit: '7' });
        seen.push(...listNames(page));
        after = page.next;
        if (!wasWriting && !page.hasMore) return seen;
      }
    };
    const readers = [follow(), follow(), follow()];
    const write = async (writer: number) => {
      for (let nth = 0; nth < EACH; nth++)
        await database.transact(async (transaction) => {
          await happen(transaction, `${writer} ${nth} a`);
          // Others write and commit between the two and before the end.
          await transaction.execute(`select pg_sleep(${((writer * 7 + nth * 3) % 10) / 1000})`);
          await happen(transaction, `${writer} ${nth} b`);
          if (nth % 5 === 4) await transaction.execute('select 1 from staff_members for update');
        });
    };
    await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
    isWriting = false;
    const [first = [], ...others] = await Promise.all(readers);
    for (const other of others) expect(other).toEqual(first);
    const wanted = Array.from({ length: WRITERS }, (_, writer) =>
      Array.from({ length: EACH }, (_each, nth) => [`${writer} ${nth} a`, `${writer} ${nth} b`]).flat(),
    );
    expect([...first].sort()).toEqual(wanted.flat().sort());
    for (const own of wanted) expect(first.filter((name) => own.includes(String(name)))).toEqual(own);
  });

  it('gives a token the types of its scopes', async () => {
    const end = await readEnd();
    const { body: lead } = await admin.call('POST', '/api/staff/leads', {
      name: 'Lea',
      email: `lea-${crypto.randomUUID()}@example.com`,
    });
    await publish('private');
    const read = async (...scopes: string[]) => {
      const { body } = await admin.call('POST', '/api/staff/tokens', { name: 'feed', scopes, days: 1 });
      return getFeed({ after: end }, new TestBuyer(app), { authorization: `Bearer ${body.token}` });
    };
    expect((await read('events:read')).events).toEqual([]);
    const leads = await read('events:read', 'leads:read');
    expect(leads.events).toMatchObject([{ type: 'lead.created', data: { leadId: lead.id } }]);
    // What was not for it lies behind it.
    expect(leads.next).toBe(await readEnd());
    expect(listNames(await read('events:read', 'home-buyers:read'))).toEqual(['private']);
    const { body } = await admin.call('POST', '/api/staff/tokens', {
      name: 'x',
      scopes: ['leads:read'],
      days: 1,
    });
    const reply = await new TestBuyer(app).call('GET', '/api/staff/events', undefined, {
      authorization: `Bearer ${body.token}`,
    });
    expect([reply.status, reply.body.message]).toEqual([403, expect.stringContaining('events:read')]);
  });

  it('is for staff and tokens alone, and refuses what is no place of it', async () => {
    expect((await new TestBuyer(app).call('GET', '/api/staff/events')).status).toBe(401);
    expect((await (await createBuyer(app)).call('GET', '/api/staff/events')).status).toBe(403);
    for (const query of ['after=made-up', 'limit=0', 'limit=1001'])
      expect((await admin.call('GET', `/api/staff/events?${query}`)).body.code).toBe('BAD_INPUT');
  });

  it('holds no test of an endpoint', async () => {
    const end = await readEnd();
    const { body } = await admin.call('POST', '/api/staff/webhooks', {
      url: 'https://8.8.8.8/tested',
      description: '',
      events: ['waitlist.joined'],
    });
    expect((await admin.call('POST', `/api/staff/webhooks/${body.id}/test`)).status).toBe(200);
    expect((await getFeed({ after: end })).events).toEqual([]);
  });
});

describe('events of long ago', () => {
  const DAY_MS = 24 * 3_600_000;

  it('are gone after thirty days, which a reader who would have missed some learns', async () => {
    const end = await readEnd();
    for (const name of ['missed', 'the last of them']) await publish(name);
    const { next: known } = await getFeed({ after: end, limit: '1' });
    const newest = await readEnd();
    ahead = 31 * DAY_MS;
    await app.removeOldRecords();
    expect((await getFeed()).events).toEqual([]);
    for (const after of [end, known]) {
      const reply = await admin.call('GET', `/api/staff/events?after=${after}`);
      expect([reply.status, reply.body.code]).toEqual([410, 'CURSOR_EXPIRED']);
    }
    // Who had read everything misses nothing.
    await publish('after it');
    expect(listNames(await getFeed({ after: newest }))).toEqual(['after it']);
    ahead = 0;
  });

  it('are missed also when no one had read the feed before they went', async () => {
    const end = await readEnd();
    await publish('never read');
    ahead = 31 * DAY_MS;
    await app.removeOldRecords();
    await publish('kept');
    expect((await admin.call('GET', `/api/staff/events?after=${end}`)).body.code).toBe('CURSOR_EXPIRED');
    ahead = 0;
  });

  it('are others once the records were restored from a backup', async () => {
    const before = await readEnd();
    for (const name of ['lost with the disk', 'this too']) await publish(name);
    const { next: between } = await getFeed({ after: before, limit: '1' });
    const after = await readEnd();
    // As an older backup has it.
    await app.query(
      "delete from webhook_events where payload like '%lost with the disk%' or payload like '%this too%'",
    );
    await app.query('update event_feed set last_position = last_position - 2');
    expect((await admin.call('GET', `/api/staff/events?after=${after}`)).body.code).toBe('CURSOR_EXPIRED');
    await publish('another history');
    expect((await admin.call('GET', `/api/staff/events?after=${between}`)).body.code).toBe('CURSOR_EXPIRED');
    expect(listNames(await getFeed({ after: before }))).toEqual(['another history']);
  });
});
