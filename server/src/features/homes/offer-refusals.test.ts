import { randomUUID } from 'node:crypto';
import type { PurchaseDates } from '@porchlight/domain/dates/purchase-dates/purchase-dates.contract.ts';
import type { HomeContract } from '@porchlight/domain/homes/home-contract.ts';
import type { OfferLogView } from '@porchlight/domain/homes/homes.contract.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { joinPurchase } from '@porchlight/testing/people/test-people.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleContract, sampleHome, sampleOffer } from './sample-home.ts';

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
const step = (kind: string, by: string, answers: string | null, day: string) => ({
  ...{ kind, by, answers, at: `2026-01-${day}T18:00:00.000Z`, terms: null },
});
const priced = { terms: { priceCents: 39_000_000 } };

describe('terms of an offer', () => {
  it.each<[string, object, RegExp]>([
    ['a price below zero', { priceCents: -1 }, /Enter a price above zero/],
    ['a price of nothing', { priceCents: 0 }, /Enter a price above zero/],
    ['half a cent', { priceCents: 0.5 }, /Enter a price/],
    ['earnest money below zero', { earnestMoneyCents: -1 }, /amount of zero or more/],
    ['a credit below zero', { sellerCreditCents: -1 }, /amount of zero or more/],
    ['a promise below zero', { gapPromiseCents: -1 }, /amount of zero or more/],
    ['earnest money above the price', { earnestMoneyCents: 38_000_001 }, /more than the price/],
    ['a contingency of 400 days', { contingencies: [{ kind: 'inspection', days: 400 }] }, /0 to 365/],
    ['an expiry in the past', { expires: { day: '2026-01-04', minute: 0 } }, /would already be over/],
    ['a closing in the past', { closingDay: '2026-01-04' }, /closing day has passed/],
    ['a text of 100,000 letters', { otherTerms: 'x'.repeat(100_000) }, /at most 4,000 characters/],
  ])('with %s are refused in a sentence', async (_, terms, sentence) => {
    const home = await createHome();
    const reply = await add(ada, home, { terms: { priceCents: 38_000_000, ...terms } });
    const { message, fields = {} } = reply.body as { message: string; fields?: object };
    expect([reply.status, [message, ...Object.values(fields)].join(' ')]).toEqual([
      400,
      expect.stringMatching(sentence),
    ]);
    expect(await readLog(home)).toEqual([]);
  });
});

describe('a counteroffer to an offer that is over', () => {
  it.each<[string, object, RegExp]>([
    ['rejected', step('rejection', 'seller', null, '06'), /it was rejected/],
    ['withdrawn', step('withdrawal', 'buyer', null, '06'), /it was withdrawn/],
    ['countered', { ...step('counter', 'seller', null, '06'), ...priced }, /a counteroffer answered it/],
    ['accepted', step('acceptance', 'seller', null, '06'), /already accepted/],
  ])('says that it was %s', async (_, end, sentence) => {
    const [home, offer] = [await createHome(), randomUUID()];
    await add(ada, home, {}, offer);
    expect((await add(ada, home, { ...end, answers: offer })).status).toBe(200);
    const reply = await add(ben, home, { ...step('counter', 'seller', offer, '07'), ...priced });
    expect([reply.status, reply.body]).toEqual([
      409,
      expect.objectContaining({
        code: 'CHANGED_MEANWHILE',
        message: expect.stringMatching(new RegExp(`${sentence.source}.*Nothing was added`)),
      }),
    ]);
    expect(await readLog(home)).toHaveLength(2);
  });
});

describe('two answers that come at once', () => {
  it.each<[string, string, string]>([
    ['two acceptances', 'acceptance', 'acceptance'],
    ['an acceptance and a rejection', 'acceptance', 'rejection'],
  ])('%s: one counts, the other says why it does not', async (_, one, other) => {
    const [home, offer] = [await createHome(), randomUUID()];
    await add(ada, home, {}, offer);
    const replies = await Promise.all([
      add(ada, home, step(one, 'seller', offer, '07')),
      add(ben, home, step(other, 'seller', offer, '07')),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.message).toMatch(
      /(already accepted|it was rejected).*Nothing was added/,
    );
    expect(await readLog(home)).toHaveLength(2);
  });
});

describe('day 0 on a holiday', () => {
  it('is said beside the date that is counted from it', async () => {
    const [home, offer] = [await createHome(), randomUUID()];
    await add(ada, home, { at: '2025-12-31T18:00:00.000Z' }, offer);
    // New Year's Day in Columbus.
    await add(ada, home, step('acceptance', 'seller', offer, '01'));
    await ada.call('PUT', `/api/homes/${home}/contract`, sampleContract satisfies HomeContract);
    const { dates } = (await ben.call('GET', '/api/dates')).body as unknown as PurchaseDates;
    // Friday, Monday and Tuesday.
    expect(dates.find(({ title }) => title === 'Earnest money due')).toMatchObject({
      day: '2026-01-06',
      note: expect.stringMatching(/Day 0 is New Year.s Day.*holiday of your state.*Your contract/s),
    });
  });
});
