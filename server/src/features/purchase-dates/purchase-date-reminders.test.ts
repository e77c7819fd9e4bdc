import type { NotificationPage } from '@porchlight/domain/notifications/notifications.contract.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { joinPurchase } from '@porchlight/testing/people/test-people.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const SET_AT = '2026-11-02T17:00:00.000Z';
const OWN = 'own-00000000-0000-4000-8000-000000000001';
let clock = new Date(SET_AT);
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: () => clock });
});
afterAll(() => app.close());
beforeEach(() => {
  clock = new Date(SET_AT);
});

const set = (buyer: TestBuyer, key: string, body: object) => buyer.call('PUT', `/api/dates/${key}`, body);

/** What the buyer has been notified of at noon of this day in their time zone, newest first. */
async function tellOn(buyer: TestBuyer, day: string): Promise<string[]> {
  clock = new Date(`${day}T18:00:00.000Z`);
  await app.runClockJobs();
  const { body } = await buyer.call('GET', '/api/notifications');
  return (body as unknown as NotificationPage).notifications
    .filter(({ kind }) => kind === 'date-near')
    .map(({ subject, dateTitle, date }) => `${subject} ${dateTitle} ${date}`);
}

describe('a day of the list', () => {
  it('of their own is reported to both buyers, each once, and none of another purchase', async () => {
    const [jordan, priya] = [await createBuyer(app, 'Jordan Rivera'), await createBuyer(app, 'Priya Shah')];
    const alone = await createBuyer(app);
    await joinPurchase(app, jordan, priya);
    await set(jordan, OWN, { day: '2026-11-12', title: 'Movers' });
    const told = 'dates Movers 2026-11-12';
    expect(await tellOn(jordan, '2026-11-04')).toEqual([]);
    expect(await tellOn(jordan, '2026-11-05')).toEqual([told]);
    expect(await tellOn(priya, '2026-11-05')).toEqual([told]);
    expect(await tellOn(jordan, '2026-11-11')).toEqual([told, told]);
    expect(await tellOn(alone, '2026-11-11')).toEqual([]);
  });

  it('is not reported while it is waived', async () => {
    const buyer = await createBuyer(app);
    await set(buyer, OWN, { day: '2026-11-12', title: 'Movers', waived: true });
    expect(await tellOn(buyer, '2026-11-05')).toEqual([]);
  });

  it('that is counted is reported too: the last day to accept a Loan Estimate', async () => {
    const buyer = await createBuyer(app);
    await set(buyer, 'loan-estimate-provided', { day: '2026-11-02' });
    const told = 'dates Last day to accept the Loan Estimate 2026-11-17';
    expect(await tellOn(buyer, '2026-11-10')).toEqual([told]);
    await set(buyer, 'intent-to-proceed-given', { day: '2026-11-10' });
    expect(await tellOn(buyer, '2026-11-16')).toEqual([told]);
  });

  it('that its milestone has is reported by the milestone alone', async () => {
    const buyer = await createBuyer(app);
    await set(buyer, 'closing-day', { day: '2026-11-12' });
    await app.query(
      `insert into milestone_dates (user_id, purchase_id, milestone_id, date_key, date, updated_at)
       select id, porchlight_purchase_of(id), 8, 'closing-day', '2026-11-12', $2 from users where email = $1`,
      [buyer.email, SET_AT],
    );
    expect(await tellOn(buyer, '2026-11-05')).toEqual(['ctc Closing day 2026-11-12']);
  });
});
