import { randomUUID } from 'node:crypto';
import type { NotificationPage } from '@porchlight/domain/notifications/notifications.contract.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { joinPurchase } from '@porchlight/testing/people/test-people.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleHomeRecord, sampleLoanRecord } from './sample-records.ts';

let clock = new Date('2026-01-07T18:00:00.000Z');
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: () => clock });
});
afterAll(() => app.close());

const put = async (who: TestBuyer, ...records: object[]) => {
  const { status } = await who.call('PUT', '/api/owned-home/records', { records });
  expect(status).toBe(200);
};
const loan = (more: object) => ({ ...sampleLoanRecord, content: { ...sampleLoanRecord.content, ...more } });
const balance = (amount: number, balanceOn: string) => loan({ balance: amount, balanceOn });
const watch = (ratePercent: string, seenOn: string) => ({
  ...{ id: '00000000-0000-4000-8000-0000000000b0', kind: 'refinance-watch' },
  content: { ratePercent, seenOn, termMonths: 360, costs: 400_000, yearsKept: 7 },
});

/** What a buyer was notified of once the clock has run, oldest first. */
async function notifiedOf(who: TestBuyer, at = clock.toISOString()): Promise<string[]> {
  clock = new Date(at);
  await app.runClockJobs();
  const { body } = await who.call('GET', '/api/notifications');
  return (body as unknown as NotificationPage).notifications
    .filter(({ kind }) => kind.startsWith('home-'))
    .map(({ kind, subject }) => `${kind} ${subject}`)
    .reverse();
}

describe('a line of an owned home', () => {
  it('is notified to both buyers once, and again once it was crossed back', async () => {
    const [ada, ben, stranger] = [await createBuyer(app), await createBuyer(app), await createBuyer(app)];
    await joinPurchase(app, ada, ben);
    await put(ada, sampleHomeRecord, balance(33_000_000, '2026-01-05'));
    expect(await notifiedOf(ada)).toEqual([]);
    await put(ben, balance(32_000_000, '2026-01-06'));
    const first = 'home-pmi-by-payments 80.00%';
    expect(await notifiedOf(ada)).toEqual([first]);
    expect(await notifiedOf(ben)).toEqual([first]);
    expect(await notifiedOf(stranger)).toEqual([]);
    // Checked again each month, and after other changes: nothing new.
    await put(ada, balance(31_900_000, '2026-01-06'));
    expect(await notifiedOf(ada, '2026-02-03T18:00:00.000Z')).toEqual([first]);
    await put(ada, balance(33_000_000, '2026-02-03'));
    expect(await notifiedOf(ada)).toEqual([first]);
    await put(ada, balance(31_000_000, '2026-02-03'));
    expect(await notifiedOf(ada, '2026-02-04T18:00:00.000Z')).toEqual([first, 'home-pmi-by-payments 77.50%']);
    expect(
      await app.query('select is_past, crossed_on::text from home_alerts where kind = $1', [
        'pmi-by-payments',
      ]),
    ).toEqual([{ is_past: true, crossed_on: expect.stringMatching(/^2026-02-0[34]$/) }]);
  });

  it('by value waits for a value: the owner’s own, or an index that is imported', async () => {
    clock = new Date('2026-01-07T18:00:00.000Z');
    const buyer = await createBuyer(app);
    await put(buyer, sampleHomeRecord, balance(35_000_000, '2026-01-05'));
    expect(await notifiedOf(buyer)).toEqual([]);
    const figures = JSON.stringify([
      ['2023Q2', '100', null],
      ['2025Q3', '112', null],
    ]);
    await app.query(
      `insert into house_price_areas values ('OH', 'state', 'Ohio', '{OH}', '2025Q3', $1, true, null, $2)`,
      [figures, '2026-01-08T00:00:00.000Z'],
    );
    // $350,000 of $448,000.
    expect(await notifiedOf(buyer, '2026-01-08T01:00:00.000Z')).toEqual(['home-pmi-by-value 78.13%']);
    const own = { id: randomUUID(), kind: 'owner-value' };
    await put(buyer, { ...own, content: { day: '2026-01-08', amount: 40_000_000, source: 'appraisal' } });
    await notifiedOf(buyer, '2026-01-09T01:00:00.000Z');
    await put(buyer, { ...own, content: { day: '2026-01-08', amount: 50_000_000, source: 'appraisal' } });
    expect(await notifiedOf(buyer, '2026-01-09T02:00:00.000Z')).toEqual([
      'home-pmi-by-value 78.13%',
      'home-pmi-by-value 70.00%',
    ]);
    await app.query('delete from house_price_areas');
  });

  it('of a refinance is crossed by the rate that the owner enters', async () => {
    clock = new Date('2026-01-07T18:00:00.000Z');
    const buyer = await createBuyer(app);
    await put(buyer, sampleHomeRecord, sampleLoanRecord, watch('6.375', '2026-01-06'));
    expect(await notifiedOf(buyer)).toEqual([]);
    await put(buyer, watch('5.5', '2026-01-07'));
    expect(await notifiedOf(buyer)).toEqual(['home-refinance-pays 5.5%']);
    const [row] = await app.query(
      "select email_form from notifications where kind = 'home-refinance-pays' and user_id = (select id from users where email = $1)",
      [buyer.email],
    );
    expect(row?.email_form).toBe('own');
  });

  it('of a refinance is crossed by a week of the survey that is newer than the owner’s rate', async () => {
    clock = new Date('2026-11-06T18:00:00.000Z');
    const buyer = await createBuyer(app);
    await put(buyer, sampleHomeRecord, sampleLoanRecord, watch('6.375', '2026-11-04'));
    expect(await notifiedOf(buyer)).toEqual([]);
    await app.query(
      "insert into weekly_rates values ('2026-11-12', '5.4', null, '2026-11-13T00:00:00.000Z')",
    );
    expect(await notifiedOf(buyer, '2026-12-03T18:00:00.000Z')).toEqual(['home-refinance-pays 5.4%']);
    await app.query('delete from weekly_rates');
    clock = new Date('2026-01-07T18:00:00.000Z');
  });

  it('is checked soon after a change, before the clock', async () => {
    const buyer = await createBuyer(app);
    await put(buyer, sampleHomeRecord, balance(30_000_000, '2026-01-05'));
    await expect
      .poll(
        () =>
          app.query(
            "select 1 from home_alerts where is_past and kind = 'pmi-by-payments' and user_id = (select id from users where email = $1)",
            [buyer.email],
          ),
        { timeout: 20_000 },
      )
      .toHaveLength(1);
  });

  it('is checked when it is new, as a month begins, after a change and once an index came, and not between', async () => {
    clock = new Date('2026-01-07T18:00:00.000Z');
    const buyer = await createBuyer(app);
    const read = async () => {
      const [row] = await app.query(
        `select home_alerts_at as due, (select max(checked_at) from home_alerts where user_id = times.user_id) as checked
           from reminder_times times join users on id = user_id where email = $1`,
        [buyer.email],
      );
      return row;
    };
    const runAt = async (instant: string) => {
      clock = new Date(instant);
      await Promise.all([app.runClockJobs(), app.runClockJobs()]);
      return read();
    };
    const looked = (checked: string, due: string) => ({ checked: new Date(checked), due: new Date(due) });
    await put(buyer, sampleHomeRecord, balance(33_000_000, '2026-01-05'));
    const first = looked('2026-01-07T18:00:00.000Z', '2026-02-01T00:00:00.000Z');
    expect(await runAt('2026-01-07T18:00:00.000Z')).toEqual(first);
    expect(await runAt('2026-01-31T23:00:00.000Z')).toEqual(first);
    // No process ran for three months.
    const missed = looked('2026-05-10T09:00:00.000Z', '2026-06-01T00:00:00.000Z');
    expect(await runAt('2026-05-10T09:00:00.000Z')).toEqual(missed);
    await app.query(`update home_records set content = content || '{"balance": 31000000}' where kind = 'loan'
      and user_id = (select id from users where email = '${buyer.email}')`);
    const changed = looked('2026-05-10T10:00:00.000Z', '2026-06-01T00:00:00.000Z');
    expect(await runAt('2026-05-10T10:00:00.000Z')).toEqual(changed);
    expect(await notifiedOf(buyer)).toEqual(['home-pmi-by-payments 76.90%']);
    await app.query(
      `insert into house_price_areas values ('OH', 'state', 'Ohio', '{OH}', '2025Q3', '[]', true, null, now())`,
    );
    const imported = looked('2026-05-11T10:00:00.000Z', '2026-06-01T00:00:00.000Z');
    expect(await runAt('2026-05-11T10:00:00.000Z')).toEqual(imported);
    await app.query('delete from house_price_areas');
  });

  it('goes with the account', async () => {
    const buyer = await createBuyer(app);
    await put(buyer, sampleHomeRecord, sampleLoanRecord);
    await notifiedOf(buyer);
    await app.query('delete from users where email = $1', [buyer.email]);
    expect(await app.query('select 1 from home_alerts where user_id not in (select id from users)')).toEqual(
      [],
    );
  });
});
