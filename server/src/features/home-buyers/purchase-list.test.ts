import { randomUUID } from 'node:crypto';
import type { PurchaseSummary } from '@porchlight/domain/home-buyers/staff-purchases.contract.ts';
import { purchaseSorts } from '@porchlight/domain/home-buyers/staff-purchases.ts';
import { addDays } from '@porchlight/domain/kernel/calendar-dates.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { joinPurchase } from '@porchlight/testing/people/test-people.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let app: TestApp;
let reader: TestBuyer;
let agent: TestBuyer;
let clock: Date | undefined;
beforeAll(async () => {
  app = await startTestApp({ now: () => clock ?? new Date() });
  [reader, agent] = [await createStaff(app, 'reader'), await createStaff(app, 'agent')];
});
afterAll(() => app.close());

const list = async (query = '') =>
  (await agent.call('GET', `/api/staff/purchases${query}`)).body.rows as PurchaseSummary[];
const find = async (search: string) => {
  const [found] = await list(`?search=${encodeURIComponent(search)}`);
  if (!found) throw new Error(`${search} is not in the list`);
  return found;
};
const today = () => new Date().toISOString().slice(0, 10);
const setClosingDay = (buyer: TestBuyer, date: string) =>
  buyer.call('PUT', '/api/plan/facts/closingDay', { id: randomUUID(), value: date });

describe('purchases in the console', () => {
  it('are one row for both buyers, with their place, closing day and what is owed', async () => {
    const [one, other] = [await createBuyer(app, 'Paula Pair'), await createBuyer(app, 'Peter Pair')];
    await joinPurchase(app, one, other);
    const closing = addDays(today(), 20);
    expect((await setClosingDay(one, closing)).status).toBe(200);
    expect(await list('?search=pair')).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        buyers: [
          { id: expect.any(String), name: 'Paula Pair', email: one.email },
          { id: expect.any(String), name: 'Peter Pair', email: other.email },
        ],
        milestone: 'interest',
        closingDay: closing,
        // Two are wanted in the second milestone and three in the third (specification 3).
        owes: 5,
        lastSignAt: expect.any(String),
        silentDays: 0,
        owner: null,
      },
    ]);
    await other.call(
      'POST',
      '/api/documents?name=stub.pdf&documentRequest=pre-app.pay-stubs',
      new TextEncoder().encode('%PDF-1.7\nx'),
    );
    expect((await find(one.email)).owes).toBe(4);
    expect((await find('peter pair')).id).toBe((await find('paula pair')).id);
    // The purchase that the other had alone is gone from the list.
    expect((await list()).filter(({ buyers }) => buyers.length === 0)).toEqual([]);
    const quiet = await createBuyer(app, 'Pia Parted');
    expect(await list('?search=parted')).toHaveLength(1);
    await app.query(
      `update purchase_people set role = 'co-buyer', purchase_id = porchlight_purchase_of((select id from users where email = $1))
         where user_id = (select id from users where email = $2)`,
      [one.email, quiet.email],
    );
    expect((await list()).filter(({ buyers }) => buyers.length === 0)).toEqual([]);
    await app.query('delete from users where email = $1', [quiet.email]);
  });

  it('are neither guests’ nor members’, and not there once the purchase has no buyer', async () => {
    const before = (await list()).length;
    const buyer = await createBuyer(app, 'Gus Gone');
    await app.query("update users set guest = 'empty' where email = $1", [buyer.email]);
    expect(await list('?search=gus%20gone')).toEqual([]);
    await app.query('update users set guest = null where email = $1', [buyer.email]);
    expect(await list('?search=gus%20gone')).toHaveLength(1);
    await app.query('delete from users where email = $1', [buyer.email]);
    expect(await list('?search=gus%20gone')).toEqual([]);
    expect(await list()).toHaveLength(before);
    expect(await list(`?search=${encodeURIComponent(agent.email)}`)).toEqual([]);
    const kept = await app.query(
      'select purchase_id from purchase_summaries where purchase_id not in (select id from purchases)',
    );
    expect(kept).toEqual([]);
  });

  it('move on with what buyers complete, and with the closing day as it passes', async () => {
    const buyer = await createBuyer(app, 'Mona Moves');
    const [row] = await app.query('select id from users where email = $1', [buyer.email]);
    for (const id of [1, 2])
      await app.query(
        'insert into completed_milestones (user_id, milestone_id, completed_at, purchase_id) values ($1, $2, now(), porchlight_purchase_of($1))',
        [row?.id, id],
      );
    expect(await find(buyer.email)).toMatchObject({ milestone: 'pre-approval', owes: 3 });
    const closing = addDays(today(), 3);
    const reply = await buyer.call('PUT', '/api/dates/closing-day', { day: closing });
    expect(reply.status).toBe(200);
    expect((await find(buyer.email)).milestone).toBe('loan-application');
    // A minute before the sixth day is over, whatever the hour.
    clock = new Date(Date.now() + 6 * 86_400_000 - 60_000);
    const later = await find(buyer.email).finally(() => (clock = undefined));
    expect(later).toMatchObject({ milestone: 'post-close', silentDays: 5 });
  });

  it('are narrowed by milestone, what they owe, silence and the closing day', async () => {
    const buyer = await createBuyer(app, 'Nora Narrow');
    await setClosingDay(buyer, addDays(today(), 10));
    const quiet = await createBuyer(app, 'Quentin Narrow');
    await list();
    await app.query(
      `update purchase_summaries set last_sign_at = now() - interval '40 days', owes = 0, milestone = 11
         where lead_id = (select id from users where email = $1)`,
      [quiet.email],
    );
    const names = async (query: string) =>
      (await list(`?search=narrow&${query}`)).map(({ buyers: [first] }) => first?.name);
    expect(await names('milestone=interest')).toEqual(['Nora Narrow']);
    expect(await names('milestone=done')).toEqual(['Quentin Narrow']);
    expect(await names('owes=yes')).toEqual(['Nora Narrow']);
    expect(await names('owes=no')).toEqual(['Quentin Narrow']);
    expect(await names('silent=30')).toEqual(['Quentin Narrow']);
    expect(await names('silent=41')).toEqual([]);
    expect(await names('closing=14')).toEqual(['Nora Narrow']);
    expect(await names('closing=7')).toEqual([]);
    for (const bad of ['milestone=nowhere', 'owes=maybe', 'silent=0', 'closing=x', 'sort=price', 'cursor=x'])
      expect([bad, (await agent.call('GET', `/api/staff/purchases?${bad}`)).status]).toEqual([bad, 400]);
  });

  it('are many enough to be paged', async () => {
    const names = ['Zoe Zander', 'Ann Zander', 'Åke Zander'];
    for (const name of names)
      await setClosingDay(await createBuyer(app, name), addDays(today(), names.length));
    expect(await list('?search=zander')).toHaveLength(3);
  });

  it.each(purchaseSorts)('are sorted by %s and paged there and back, each once', async (sort) => {
    const whole = await list(`?sort=${sort}&limit=100`);
    expect(whole.length).toBeGreaterThan(4);
    const walked: string[] = [];
    let page = (await agent.call('GET', `/api/staff/purchases?sort=${sort}&limit=2`)).body;
    for (;;) {
      walked.push(...(page.rows as PurchaseSummary[]).map(({ id }) => id));
      if (page.next === null) break;
      page = (await agent.call('GET', `/api/staff/purchases?sort=${sort}&limit=2&cursor=${page.next}`)).body;
    }
    expect(walked).toEqual(whole.map(({ id }) => id));
    const back = (
      await agent.call('GET', `/api/staff/purchases?sort=${sort}&limit=2&cursor=${page.previous}`)
    ).body;
    expect((back.rows as PurchaseSummary[]).map(({ id }) => id)).toEqual(
      walked.slice(0, -(page.rows as unknown[]).length).slice(-2),
    );
    if (sort.endsWith('closing')) {
      const days = whole.map(({ closingDay }) => closingDay);
      const known = days.filter((day) => day !== null);
      const ordered = known.toSorted();
      expect(days.slice(0, known.length)).toEqual(sort === 'closing' ? ordered : ordered.reverse());
    }
  });

  it('are exported by agents alone, and each list that was read is in the log', async () => {
    expect((await reader.call('GET', '/api/staff/purchases.csv')).status).toBe(403);
    const file = await (await agent.send('GET', '/api/staff/purchases.csv?search=pair')).text();
    expect(file.split('\r\n')).toEqual([
      'Names,E-mail,Milestone,Closing day,Documents owed,Days silent,Last activity,Id,Owner',
      expect.stringMatching(/^Paula Pair; Peter Pair,.+; .+,interest,\d{4}-\d\d-\d\d,4,0,/),
      '',
    ]);
    const [logged] = await app.query(
      "select detail from staff_actions where action = 'home-buyers.listed' order by id desc limit 1",
    );
    expect(logged?.detail).toMatchObject({ isSearched: expect.any(Boolean), rows: expect.any(Number) });
  });
});
