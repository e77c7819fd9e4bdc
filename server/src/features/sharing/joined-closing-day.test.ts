import { randomUUID } from 'node:crypto';
import type { PurchaseDates } from '@porchlight/domain/dates/purchase-dates/purchase-dates.contract.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { joinPurchase, loadPurchase } from '@porchlight/testing/people/test-people.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let app: TestApp;
let clock = new Date();
beforeAll(async () => {
  app = await startTestApp({ now: () => clock });
});
afterAll(() => app.close());

const setDay = (buyer: TestBuyer, value: string) =>
  buyer.call('PUT', '/api/plan/facts/closingDay', { id: randomUUID(), value });

/** Jordan's closing day is in the milestone too; Priya enters another a moment later, and joins. */
async function join(jordansDay: string, priyasDay: string) {
  const [jordan, priya] = [await createBuyer(app, 'Jordan Rivera'), await createBuyer(app, 'Priya Shah')];
  expect((await setDay(jordan, jordansDay)).status).toBe(200);
  await app.query(
    `insert into milestone_dates (user_id, purchase_id, milestone_id, date_key, date, updated_at)
     select id, porchlight_purchase_of(id), 8, 'closing-day', $2, $3 from users where email = $1`,
    [jordan.email, jordansDay, clock],
  );
  clock = new Date(clock.getTime() + 1000);
  expect((await setDay(priya, priyasDay)).status).toBe(200);
  await joinPurchase(app, jordan, priya);
  return { jordan, priya };
}

/** The day as the purchase, its milestone and the list of dates have it. */
async function readDays(buyer: TestBuyer) {
  const { id, closingDay } = await loadPurchase(buyer);
  const ofMilestone = await app.query(
    "select date::text from milestone_dates where purchase_id = $1 and date_key = 'closing-day'",
    [id],
  );
  const { dates } = (await buyer.call('GET', '/api/dates')).body as unknown as PurchaseDates;
  return [
    closingDay,
    ofMilestone[0]?.date ?? null,
    dates.find(({ key }) => key === 'closing-day')?.day ?? null,
  ];
}

it('two who buy together have one closing day: the one that was said later', async () => {
  const { jordan, priya } = await join('2099-06-01', '2099-07-01');
  for (const buyer of [jordan, priya])
    expect(await readDays(buyer)).toEqual(['2099-07-01', '2099-07-01', '2099-07-01']);
});

it('may be set by both in the plan, the list of dates and the purchase at once', async () => {
  const { jordan, priya } = await join('2099-06-01', '2099-07-01');
  for (let day = 10; day < 20; day++) {
    const replies = await Promise.all([
      setDay(jordan, `2099-08-${day}`),
      priya.call('PUT', '/api/dates/closing-day', { day: `2099-09-${day}` }),
      jordan.call('PATCH', '/api/purchase', { closingDay: `2099-10-${day}` }),
      priya.call('DELETE', '/api/dates/closing-day'),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [ofPurchase, , ofDates] = await readDays(jordan);
    expect(ofDates).toBe(ofPurchase);
  }
});
