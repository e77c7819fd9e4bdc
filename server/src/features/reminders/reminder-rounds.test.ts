import { startTestApp, type TestApp, waitFor } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadBacklog } from '../../platform/operation/backlog.ts';
import { type ReminderKind, remindBy } from './reminder-rounds.ts';
import { remindersFeature } from './reminders.feature.ts';

const BEGIN = '2026-11-02T17:00:00.000Z';
let clock = new Date(BEGIN);
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: () => clock });
});
afterAll(() => app.close());
beforeEach(() => {
  clock = new Date(BEGIN);
});

const DATE = '/api/milestones/interest/dates/lease-notice-due';
const setDate = (buyer: TestBuyer, date: string) => buyer.call('PUT', DATE, { date });
const at = (instant: string) => {
  clock = new Date(instant);
};

async function readTimes({ email }: TestBuyer) {
  const [row] = await app.query(
    'select times.* from reminder_times times join users on id = user_id where email = $1',
    [email],
  );
  return row;
}

const countMarks = async () =>
  (await app.query('select count(*)::int as count from reminder_marks'))[0]?.count;

/** A round of one kind that only counts whom it looks at. */
async function lookAt(remind: ReminderKind['remind']): Promise<void> {
  const parts = app.readParts();
  const [round] = remindBy({ name: 'milestone-dates', remind }).clock(parts);
  await round?.run();
}

describe('who is checked', () => {
  it('no buyer, where nothing is due and nothing changed', async () => {
    const buyer = await createBuyer(app);
    await setDate(buyer, '2026-12-24');
    await app.runClockJobs();
    expect(await countMarks()).toBe(0);
    // A week before, at the earliest midnight of the earth: closer is found out where the buyer is looked at.
    expect((await readTimes(buyer))?.milestone_dates_at).toEqual(new Date('2026-12-16T10:00:00.000Z'));
    const seen: string[] = [];
    await lookAt(async (_, userId) => {
      seen.push(userId);
      return null;
    });
    expect(seen).toEqual([]);
  });

  it('after the first check on the buyer’s own clock', async () => {
    const buyer = await createBuyer(app);
    await setDate(buyer, '2026-12-24');
    at('2026-12-16T10:00:00.000Z');
    await app.runClockJobs();
    expect((await readTimes(buyer))?.milestone_dates_at).toEqual(new Date('2026-12-17T06:00:00.000Z'));
  });

  it.each<[string, (buyer: TestBuyer) => Promise<unknown>, string]>([
    [
      'whose zone is another',
      (buyer) => buyer.call('POST', '/api/notifications/time-zone', { timeZone: 'Pacific/Honolulu' }),
      'milestone_dates_at',
    ],
    [
      'whose closing day moved',
      (buyer) => buyer.call('PUT', '/api/dates/closing-day', { day: '2026-11-10' }),
      'listed_dates_at',
    ],
  ])('a buyer %s', async (_name, change, column) => {
    const buyer = await createBuyer(app);
    await setDate(buyer, '2026-11-24');
    await app.runClockJobs();
    await change(buyer);
    expect(await countMarks()).toBeGreaterThan(0);
    at('2026-11-02T18:00:00.000Z');
    await app.runClockJobs();
    expect((await readTimes(buyer))?.[column]).toBeInstanceOf(Date);
    expect(await countMarks()).toBe(0);
  });
});

it('who became a member of the staff is not counted as late', async () => {
  const buyer = await createBuyer(app);
  await setDate(buyer, '2026-11-04');
  await app.runClockJobs();
  await app.query(
    `update reminder_times set milestone_dates_at = '2020-01-01' from users where id = user_id and email = $1`,
    [buyer.email],
  );
  const { db } = app.readParts().database;
  const countLate = async () => (await loadBacklog(db, remindersFeature.backlog))['late-reminders'] as number;
  const before = await countLate();
  await app.query(
    `insert into staff_members (user_id, role) select id, 'reviewer' from users where email = $1`,
    [buyer.email],
  );
  expect(await countLate()).toBe(before - 1);
});

describe('a round', () => {
  it('checks buyers again for whom something changed while they were checked', async () => {
    const buyer = await createBuyer(app);
    await setDate(buyer, '2026-11-04');
    const seen: string[] = [];
    await lookAt(async (_, userId) => {
      seen.push(userId);
      if (seen.length === 1)
        await app.query('update reminder_times set milestone_dates_at = $2 where user_id = $1', [
          userId,
          clock,
        ]);
      return null;
    });
    expect(seen.length).toBe(2);
    expect(new Set(seen).size).toBe(1);
  });

  it('takes up, ten minutes later, whom a process took that died', async () => {
    const buyer = await createBuyer(app);
    await setDate(buyer, '2026-11-04');
    let die = (): void => undefined;
    const dies = lookAt(() => new Promise((_, reject) => (die = () => reject(new Error('killed'))))).catch(
      () => undefined,
    );
    await expect
      .poll(async () => (await readTimes(buyer))?.milestone_dates_at)
      .toEqual(new Date('2026-11-02T17:10:00.000Z'));
    const userId = (await readTimes(buyer))?.user_id;
    const seen: string[] = [];
    const see: ReminderKind['remind'] = async (_, id) => {
      if (id === userId) seen.push(id);
      return null;
    };
    await lookAt(see);
    expect(seen).toEqual([]);
    at('2026-11-02T17:10:00.001Z');
    await lookAt(see);
    expect(seen).toEqual([userId]);
    die();
    await dies;
  });

  it('of many is shared, and each is reminded once', async () => {
    await app.query(
      `insert into users (id, name, email, email_verified, created_at, updated_at)
         select 'many-' || i, 'Buyer', 'many-' || i || '@example.com', true, $1, $1 from generate_series(1, 450) i`,
      [BEGIN],
    );
    await app.query(
      `insert into milestone_dates (user_id, purchase_id, milestone_id, date_key, date, updated_at)
         select id, porchlight_purchase_of(id), 1, 'lease-notice-due', '2026-11-05', '2026-10-20' from users where id like 'many-%'`,
    );
    await Promise.all([app.runClockJobs(), app.runClockJobs()]);
    const [reminded] = await waitFor('all of them to be reminded', async () => {
      const rows = await app.query(
        `select count(*)::int as told, count(distinct user_id)::int as buyers from notifications
          where user_id like 'many-%' and kind = 'date-near'`,
      );
      return Number(rows[0]?.buyers) >= 450 ? rows : undefined;
    });
    expect(reminded).toEqual({ told: 450, buyers: 450 });
  });
});
