import type { NotificationPage } from '@porchlight/domain/notifications/notifications.contract.ts';
import { defaultKinds } from '@porchlight/domain/notifications/preferences.ts';
import { startTestApp, type TestApp, waitFor } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { joinPurchase } from '@porchlight/testing/people/test-people.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../platform/database/database.ts';

const SET_AT = '2026-11-01T17:00:00.000Z';
let clock = new Date(SET_AT);
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: () => clock });
});
afterAll(() => app.close());
beforeEach(() => {
  clock = new Date(SET_AT);
});

async function createBuyerIn(timeZone: string): Promise<TestBuyer> {
  const buyer = await createBuyer(app);
  const preferences = {
    timeZone,
    quietHours: { from: '21:00', until: '08:00' },
    digestHour: 8,
    kinds: defaultKinds,
  };
  expect((await buyer.call('PUT', '/api/notifications/preferences', preferences)).status).toBe(200);
  return buyer;
}

async function setDate(buyer: TestBuyer, date: string | null): Promise<void> {
  const path = '/api/milestones/interest/dates/lease-notice-due';
  expect((await buyer.call('PUT', path, { date })).status).toBe(200);
}

/** What the buyer has been notified of at this instant, newest first. */
async function tellAt(buyer: TestBuyer, instant: string): Promise<string[]> {
  clock = new Date(instant);
  await app.runClockJobs();
  const { body } = await buyer.call('GET', '/api/notifications');
  const { notifications } = body as unknown as NotificationPage;
  return notifications.map(({ kind, subject, dateTitle, date }) => `${kind} ${subject} ${dateTitle} ${date}`);
}

const told = (date: string) => `date-near interest Lease notice due ${date}`;

describe('a date that comes near', () => {
  it('is not reported while it is waived', async () => {
    const buyer = await createBuyerIn('America/New_York');
    await setDate(buyer, '2026-11-28');
    const waive = (waived: boolean) => buyer.call('PUT', '/api/dates/lease-notice-due', { waived });
    await waive(true);
    expect(await tellAt(buyer, '2026-11-21T05:00:00.000Z')).toEqual([]);
    await waive(false);
    expect(await tellAt(buyer, '2026-11-21T06:00:00.000Z')).toEqual([told('2026-11-28')]);
  });

  it('is reported a week before, the day before and on the day, each once, on the buyer’s own clock', async () => {
    const east = await createBuyerIn('America/New_York');
    const west = await createBuyerIn('Pacific/Honolulu');
    for (const buyer of [east, west]) await setDate(buyer, '2026-11-28');
    const day = told('2026-11-28');
    expect(await tellAt(east, '2026-11-21T04:59:00.000Z')).toEqual([]);
    expect(await tellAt(east, '2026-11-21T05:00:00.000Z')).toEqual([day]);
    expect(await tellAt(west, '2026-11-21T09:59:00.000Z')).toEqual([]);
    expect(await tellAt(west, '2026-11-21T10:00:00.000Z')).toEqual([day]);
    expect(await tellAt(east, '2026-11-24T10:00:00.000Z')).toEqual([day]);
    expect(await tellAt(east, '2026-11-27T05:00:00.000Z')).toEqual([day, day]);
    expect(await tellAt(east, '2026-11-28T05:00:00.000Z')).toEqual([day, day, day]);
    expect(await tellAt(east, '2026-11-29T05:00:00.000Z')).toEqual([day, day, day, day]);
    expect(await tellAt(east, '2026-12-03T05:00:00.000Z')).toEqual([day, day, day, day]);
  });

  it('is reported once it has passed, but not in a milestone that is completed', async () => {
    const [open, done] = [await createBuyerIn('America/New_York'), await createBuyerIn('America/New_York')];
    for (const buyer of [open, done]) await setDate(buyer, '2026-11-28');
    await app.query(
      'insert into completed_milestones (user_id, purchase_id, milestone_id, completed_at) select id, porchlight_purchase_of(id), 1, now() from users where email = $1',
      [done.email],
    );
    clock = new Date('2026-11-29T14:00:00.000Z');
    await app.runClockJobs();
    // An email waits a quarter of an hour for others.
    clock = new Date('2026-11-29T14:15:00.000Z');
    await app.runClockJobs();
    expect(await app.readEmail(open.email, /^Lease notice due: Saturday/)).toContain('This date has passed.');
    expect((await done.call('GET', '/api/notifications')).body).toMatchObject({ notifications: [] });
  });

  it('is reported once, also when several processes look at the same moment', async () => {
    const buyer = await createBuyerIn('America/New_York');
    await setDate(buyer, '2026-11-28');
    clock = new Date('2026-11-21T15:00:00.000Z');
    await Promise.all([app.runClockJobs(), app.runClockJobs(), app.runClockJobs()]);
    expect(await tellAt(buyer, '2026-11-21T16:00:00.000Z')).toEqual([told('2026-11-28')]);
  });

  it('is not reported to an account that has become a member of staff’s', async () => {
    const [buyer, member] = [
      await createBuyerIn('America/New_York'),
      await createBuyerIn('America/New_York'),
    ];
    for (const each of [buyer, member]) await setDate(each, '2026-11-28');
    await app.query(
      "insert into staff_members (user_id, role) select id, 'agent' from users where email = $1",
      [member.email],
    );
    expect(await tellAt(buyer, '2026-11-28T05:00:00.000Z')).toHaveLength(1);
    const stored = `select kind from notifications where kind = 'date-near' and user_id = (select id from users where email = $1)`;
    expect(await app.query(stored, [member.email])).toEqual([]);
  });

  it('is made up for when no server ran on the day', async () => {
    const buyer = await createBuyerIn('America/New_York');
    await setDate(buyer, '2026-11-28');
    expect(await tellAt(buyer, '2026-11-25T15:00:00.000Z')).toEqual([told('2026-11-28')]);
  });

  it('is reported again for the day it moved to, and not at all once it is cleared', async () => {
    const buyer = await createBuyerIn('America/New_York');
    await setDate(buyer, '2026-11-28');
    await tellAt(buyer, '2026-11-21T15:00:00.000Z');
    await setDate(buyer, '2026-12-05');
    expect(await tellAt(buyer, '2026-11-28T15:00:00.000Z')).toEqual([told('2026-12-05'), told('2026-11-28')]);
    await setDate(buyer, null);
    expect(await tellAt(buyer, '2026-12-04T15:00:00.000Z')).toHaveLength(2);
  });

  it('is not reported to a buyer who has just typed it three days ahead', async () => {
    const buyer = await createBuyerIn('America/New_York');
    clock = new Date('2026-11-25T15:00:00.000Z');
    await setDate(buyer, '2026-11-28');
    expect(await tellAt(buyer, '2026-11-25T16:00:00.000Z')).toEqual([]);
    await setDate(buyer, '2026-11-28');
    expect(await tellAt(buyer, '2026-11-27T15:00:00.000Z')).toEqual([told('2026-11-28')]);
  });

  it('comes by mail in the morning, though its day began at midnight', async () => {
    const buyer = await createBuyerIn('America/New_York');
    await setDate(buyer, '2026-11-28');
    await tellAt(buyer, '2026-11-21T05:00:00.000Z');
    expect(await app.countEmails(buyer.email)).toBe(0);
    await tellAt(buyer, '2026-11-21T13:00:00.000Z');
    const text = await app.readEmail(buyer.email, /^Lease notice due: Saturday, Nov 28, 2026/);
    expect(text).toContain(`${app.origin}/portal/milestones/interest`);
  });

  it.each([
    ['moved to another day', '2026-12-20'],
    ['cleared', null],
  ])('does not come by mail in the morning where the date was %s in the night', async (_, date) => {
    const buyer = await createBuyerIn('America/New_York');
    await setDate(buyer, '2026-11-28');
    await tellAt(buyer, '2026-11-21T05:00:00.000Z');
    clock = new Date('2026-11-21T06:00:00.000Z');
    await setDate(buyer, date);
    await tellAt(buyer, '2026-11-21T13:00:00.000Z');
    expect(await readEmailTimes(buyer)).toEqual([{ due: null, sent: null }]);
  });

  it.each([
    ['of its milestone', 'lease-notice-due', {}],
    ['that the list sets too, with its day', 'rate-lock-ends', { day: '2026-11-28' }],
  ])('does not come by mail in the morning where a date %s was waived in the night', async (_, key, day) => {
    const [buyer, partner] = [
      await createBuyerIn('America/New_York'),
      await createBuyerIn('America/New_York'),
    ];
    await joinPurchase(app, buyer, partner);
    const setListed = async (body: object) =>
      expect((await buyer.call('PUT', `/api/dates/${key}`, body)).status).toBe(200);
    if (key === 'lease-notice-due') await setDate(buyer, '2026-11-28');
    else await setListed(day);
    expect(await tellAt(partner, '2026-11-21T05:00:00.000Z')).toHaveLength(1);
    clock = new Date('2026-11-21T06:00:00.000Z');
    await setListed({ ...day, waived: true });
    expect(await tellAt(partner, '2026-11-21T13:00:00.000Z')).toHaveLength(1);
    for (const each of [buyer, partner])
      expect(await readEmailTimes(each)).toEqual([{ due: null, sent: null }]);
  });

  it('is not reported to a buyer who moved the date while others were notified of theirs', async () => {
    const buyers = [await createBuyerIn('America/New_York'), await createBuyerIn('America/New_York')];
    for (const buyer of buyers) await setDate(buyer, '2026-11-28');
    const emails = buyers.map(({ email }) => email);
    // In the order in which they are notified.
    const owners = await app.query('select id, email from users where email = any($1) order by id', [emails]);
    const [first, second] = owners.map(({ email }) => buyers.find((buyer) => buyer.email === email));
    if (!first || !second) throw new Error('a buyer is not there');
    clock = new Date('2026-11-21T05:00:00.000Z');
    const database = openDatabase(app.databaseUrl, 1, () => undefined);
    let telling: Promise<void> | undefined;
    await database.transact(async (transaction) => {
      await transaction.execute(sql`select 1 from users where id = ${owners[0]?.id} for update`);
      telling = app.runClockJobs();
      await waitFor('the first one to be told', async () => {
        const waiting = await app.query(
          `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        );
        return waiting.length > 0 ? true : undefined;
      });
      await setDate(second, '2026-12-20');
    });
    await database.close();
    await telling;
    expect(await tellAt(first, '2026-11-21T05:00:01.000Z')).toEqual([told('2026-11-28')]);
    expect(await tellAt(second, '2026-11-21T05:00:02.000Z')).toEqual([]);
  });

  it('comes by mail also where the same day was sent once more in the night', async () => {
    const buyer = await createBuyerIn('America/New_York');
    await setDate(buyer, '2026-11-28');
    await tellAt(buyer, '2026-11-21T05:00:00.000Z');
    await setDate(buyer, '2026-11-28');
    await tellAt(buyer, '2026-11-21T13:00:00.000Z');
    expect(await readEmailTimes(buyer)).toEqual([{ due: null, sent: clock }]);
  });
});

const readEmailTimes = (buyer: TestBuyer) =>
  app.query(
    `select email_due_at as due, emailed_at as sent from notifications
     where user_id = (select id from users where email = $1)`,
    [buyer.email],
  );
