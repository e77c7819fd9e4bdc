import { randomUUID } from 'node:crypto';
import type { OfferLogView } from '@porchlight/domain/homes/homes.contract.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { joinPurchase } from '@porchlight/testing/people/test-people.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleHome, sampleOffer } from './sample-home.ts';

let app: TestApp;
let ada: TestBuyer;
let ben: TestBuyer;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-01-10T18:00:00.000Z') });
  ada = await createBuyer(app, 'Ada Buyer');
  ben = await createBuyer(app, 'Ben Buyer');
  await joinPurchase(app, ada, ben);
});
afterAll(() => app.close());

async function createHome(): Promise<string> {
  const id = randomUUID();
  await ada.call('PUT', `/api/homes/${id}`, sampleHome);
  return id;
}
const add = (who: TestBuyer, homeId: string, entry: object, id: string = randomUUID()) =>
  who.call('PUT', `/api/homes/${homeId}/offers/${id}`, { ...sampleOffer, ...entry });
const readLog = async (homeId: string) =>
  ((await ben.call('GET', `/api/homes/${homeId}/offers`)).body as unknown as OfferLogView).entries;
const answer = (kind: string, by: string, answers: string, at: string) => ({
  ...{ kind, by, answers, at, terms: null },
});

describe('the log of a home', () => {
  it('holds each step once, in its order, with who entered it, for both buyers', async () => {
    const home = await createHome();
    const [first, second] = [randomUUID(), randomUUID()];
    await add(ada, home, {}, first);
    await add(ada, home, {}, first);
    const counter = { kind: 'counter', by: 'seller', answers: first, at: '2026-01-06T18:00:00.000Z' };
    await add(
      ben,
      home,
      { ...counter, terms: { priceCents: 39_000_000, sellerCreditCents: 300_000 } },
      second,
    );
    const accepted = await add(ada, home, answer('acceptance', 'buyer', second, '2026-01-07T18:00:00.000Z'));
    expect(accepted.status).toBe(200);
    expect(await readLog(home)).toMatchObject([
      {
        id: first,
        kind: 'offer',
        terms: { priceCents: 38_000_000 },
        enteredBy: { name: 'Ada Buyer', isYou: false },
      },
      { id: second, kind: 'counter', answers: first, enteredBy: { name: 'Ben Buyer', isYou: true } },
      { kind: 'acceptance', answers: second, terms: null },
    ]);
  });

  it('takes one of two acceptances that come at once; the other is refused', async () => {
    const home = await createHome();
    const [offer, counter] = [randomUUID(), randomUUID()];
    await add(ada, home, {}, offer);
    const at = '2026-01-06T18:00:00.000Z';
    await add(ada, home, { kind: 'counter', by: 'seller', answers: offer, at }, counter);
    const accept = answer('acceptance', 'buyer', counter, '2026-01-07T18:00:00.000Z');
    const replies = await Promise.all([add(ada, home, accept), add(ben, home, accept)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      message: expect.stringMatching(/already accepted.*Nothing was added/),
    });
    expect(await readLog(home)).toHaveLength(3);
  });

  it.each<[string, object, number, RegExp]>([
    ['a price below zero', { terms: { priceCents: -1 } }, 400, /price/],
    ['no terms', { terms: null }, 400, /needs a price/],
    ['a time that has not come', { at: '2026-01-11T18:00:00.000Z' }, 400, /has not come yet/],
    [
      'an expiry in the past',
      { terms: { priceCents: 38_000_000, expires: { day: '2026-01-04', minute: 1_020 } } },
      400,
      /already be over/,
    ],
    [
      '400 days of contingency',
      { terms: { priceCents: 38_000_000, contingencies: [{ kind: 'inspection', days: 400 }] } },
      400,
      /./,
    ],
    [
      'a counteroffer where nothing is live',
      { kind: 'counter', by: 'seller' },
      409,
      /No offer is on the table/,
    ],
  ])('is as it was with %s', async (_, entry, status, message) => {
    const home = await createHome();
    const reply = await add(ada, home, entry);
    expect([reply.status, JSON.stringify(reply.body)]).toEqual([status, expect.stringMatching(message)]);
    expect(await readLog(home)).toEqual([]);
  });

  it('refuses a counteroffer to an offer that is over', async () => {
    const home = await createHome();
    const offer = randomUUID();
    const expires = { day: '2026-01-06', minute: 1_020 };
    await add(ada, home, { terms: { priceCents: 38_000_000, expires } }, offer);
    // 5 p.m. in Columbus is 22:00 in UTC: at that instant it is over.
    const late = { kind: 'counter', by: 'seller', answers: offer, at: '2026-01-06T22:00:00.000Z' };
    const reply = await add(ada, home, late);
    expect([reply.status, reply.body.message]).toEqual([409, expect.stringMatching(/its time ran out/)]);
    expect((await add(ada, home, { ...late, at: '2026-01-06T21:59:59.000Z' })).status).toBe(200);
  });

  it('keeps its home from being deleted', async () => {
    const home = await createHome();
    await add(ada, home, {});
    const reply = await ada.call('DELETE', `/api/homes/${home}`);
    expect([reply.status, reply.body.message]).toEqual([400, expect.stringMatching(/never deleted/)]);
    expect(await readLog(home)).toHaveLength(1);
  });

  it('is not there for others, nor for a home that is not there', async () => {
    const home = await createHome();
    const stranger = await createBuyer(app);
    expect((await add(stranger, home, {})).status).toBe(404);
    expect((await add(ada, randomUUID(), {})).status).toBe(404);
    expect(await readLog(home)).toEqual([]);
  });
});
