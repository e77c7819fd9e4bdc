import { randomUUID } from 'node:crypto';
import type { DuePurchase } from '@porchlight/domain/home-buyers/staff-purchases.contract.ts';
import { MAX_DUE_PURCHASES } from '@porchlight/domain/home-buyers/staff-purchases.ts';
import { addDays } from '@porchlight/domain/kernel/calendar-dates.ts';
import { getWallClock, LAST_TIME_ZONE } from '@porchlight/domain/kernel/time-zones.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { joinPurchase, loadPurchase } from '@porchlight/testing/people/test-people.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAcceptedHome, sampleContract } from '../homes/sample-home.ts';

let app: TestApp;
let reader: TestBuyer;
let agent: TestBuyer;
beforeAll(async () => {
  app = await startTestApp();
  [reader, agent] = [await createStaff(app, 'reader'), await createStaff(app, 'agent', 'Abe Agent')];
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.query('update purchases set closing_day = null');
  await app.query('delete from document_requests');
});

const inDays = (days: number) => addDays(getWallClock(new Date(), LAST_TIME_ZONE).day, days);
const list = async () =>
  (await agent.call('GET', '/api/staff/purchases/due')).body as unknown as DuePurchase[];
const idOf = async (buyer: TestBuyer) => (await loadPurchase(buyer)).id;
const setClosing = async (buyer: TestBuyer, days: number) =>
  app.query('update purchases set closing_day = $2 where id = $1', [await idOf(buyer), inDays(days)]);
const ask = async (buyer: TestBuyer, request: object) => {
  const why = 'The lender asks for it.';
  const reply = await agent.call('POST', `/api/staff/purchases/${await idOf(buyer)}/document-requests`, {
    requests: [{ why, ...request }],
  });
  expect([reply.status, reply.body.message]).toEqual([200, undefined]);
  return (reply.body.requests as { id: string; key: string }[])[0];
};
const upload = (buyer: TestBuyer, key: string) =>
  buyer.call(
    'POST',
    `/api/documents?name=scan.pdf&documentRequest=${encodeURIComponent(key)}`,
    new TextEncoder().encode('%PDF-1.7\nx'),
  );

describe('what is due soon or late, on the overview', () => {
  it('is each purchase once with what it has due first, the oldest first, and names no address', async () => {
    const [one, other] = [await createBuyer(app, 'Carla Contract'), await createBuyer(app, 'Carl Contract')];
    await joinPurchase(app, one, other);
    const home = await createAcceptedHome(one);
    expect((await one.call('PUT', `/api/homes/${home}/contract`, sampleContract)).status).toBe(200);
    const isOfOne = 'purchase_id = porchlight_purchase_of((select id from users where email = $1))';
    const move = (title: string, days: number) =>
      app.query(`update purchase_dates set day = $3 where ${isOfOne} and title = $2`, [
        one.email,
        title,
        inDays(days),
      ]);
    await move('Earnest money due', -2);
    await move('Inspection contingency ends', 6);
    await setClosing(one, 20);
    const closing = await createBuyer(app, 'Clara Closing');
    await setClosing(closing, 1);
    await ask(closing, { title: 'Gift letter', dueDay: inDays(3) });
    const wanted = await createBuyer(app, 'Wanda Wanted');
    await ask(wanted, { kind: 'pre-approval.w2s', dueDay: inDays(7) });
    const owner = { version: 0, ownerId: await memberId() };
    expect((await agent.call('PUT', `/api/staff/purchases/${await idOf(wanted)}/owner`, owner)).status).toBe(
      200,
    );

    expect((await reader.call('GET', '/api/staff/purchases/due')).status).toBe(403);
    const due = await list();
    expect(due.map(({ buyers, ...rest }) => [buyers.map(({ name }) => name).join(', '), rest])).toEqual([
      [
        'Carla Contract, Carl Contract',
        {
          ...{ id: await idOf(one), what: 'contract', title: 'Earnest money due', day: inDays(-2) },
          ...{ more: 1, owner: null },
        },
      ],
      [
        'Clara Closing',
        {
          ...{ id: await idOf(closing), what: 'closing', title: null },
          day: inDays(1),
          more: 1,
          owner: null,
        },
      ],
      [
        'Wanda Wanted',
        {
          ...{ id: await idOf(wanted), what: 'document', title: expect.stringContaining('W-2') },
          ...{ day: inDays(7), more: 0, owner: { id: await memberId(), name: 'Abe Agent' } },
        },
      ],
    ]);
    expect(JSON.stringify(due)).not.toMatch(/@|Elm Street/);
    const [logged] = await app.query(
      "select detail from staff_actions where action = 'home-buyers.listed' order by id desc limit 1",
    );
    expect(logged?.detail).toEqual({ isDue: true, rows: 3 });
    await app.query(`update purchase_dates set waived = true where ${isOfOne} and title = $2`, [
      one.email,
      'Earnest money due',
    ]);
    expect((await list()).find(({ id }) => id !== due[1]?.id && id !== due[2]?.id)).toMatchObject({
      ...{ title: 'Inspection contingency ends', more: 0 },
    });
    await app.query(`update purchase_dates set done_on = current_date where ${isOfOne}`, [one.email]);
    expect((await list()).map(({ what }) => what)).toEqual(['closing', 'document']);
  });

  it('is not what is later, long past, over, or a buyer’s own', async () => {
    const buyer = await createBuyer(app, 'Nora Notyet');
    for (const [days, isDue] of [
      [8, false],
      [7, true],
      [0, true],
      [-30, true],
      [-31, false],
    ] as const) {
      await setClosing(buyer, days);
      expect([days, (await list()).length]).toEqual([days, isDue ? 1 : 0]);
    }
    await setClosing(buyer, 100);
    const own = `own-${randomUUID()}`;
    const date = { title: 'Movers come', day: inDays(2) };
    expect((await buyer.call('PUT', `/api/dates/${own}`, date)).status).toBe(200);
    expect(await list()).toEqual([]);
  });

  it('is no document that a buyer has sent, until it is sent back, and none that was waived', async () => {
    const buyer = await createBuyer(app, 'Sent Early');
    const made = await ask(buyer, { title: 'Divorce decree', dueDay: inDays(2) });
    expect(await list()).toMatchObject([{ what: 'document', title: 'Divorce decree' }]);
    const sent = await upload(buyer, String(made?.key));
    expect(sent.status).toBe(201);
    expect(await list()).toEqual([]);
    await app.query("update documents set review_state = 'needs-attention' where id = $1", [sent.body.id]);
    expect(await list()).toHaveLength(1);
    await app.query("update document_requests set ended_as = 'waived', ended_at = now(), ended_reason = 'x'");
    expect(await list()).toEqual([]);
  });

  it('is of ten purchases at most', async () => {
    for (let count = 0; count <= MAX_DUE_PURCHASES; count++)
      await setClosing(await createBuyer(app, `Buyer ${count}`), count % 7);
    const due = await list();
    expect(due).toHaveLength(MAX_DUE_PURCHASES);
    expect(due.map(({ day }) => day)).toEqual(due.map(({ day }) => day).sort());
  });

  it('is for staff alone', async () => {
    const buyer = await createBuyer(app);
    expect((await buyer.call('GET', '/api/staff/purchases/due')).status).toBe(403);
    expect((await new TestBuyer(app).call('GET', '/api/staff/purchases/due')).status).toBe(401);
  });
});

async function memberId(): Promise<string> {
  return String((await app.query('select id from users where email = $1', [agent.email]))[0]?.id);
}
