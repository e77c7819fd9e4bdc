import { randomUUID } from 'node:crypto';
import { MAX_HOMES } from '@porchlight/domain/homes/home-fields.ts';
import type { HomesView, OfferLogView } from '@porchlight/domain/homes/homes.contract.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { joinPurchase, signInHelper } from '@porchlight/testing/people/test-people.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleHome, sampleOffer } from './sample-home.ts';

let app: TestApp;
let jordan: TestBuyer;
let priya: TestBuyer;
let stranger: TestBuyer;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-25T18:00:00.000Z') });
  jordan = await createBuyer(app, 'Jordan Rivera');
  priya = await createBuyer(app, 'Priya Shah');
  stranger = await createBuyer(app);
});
afterAll(() => app.close());

const put = (who: TestBuyer, more: object = {}, id: string = randomUUID()) =>
  who.call('PUT', `/api/homes/${id}`, { ...sampleHome, ...more });
const read = async (who: TestBuyer) => (await who.call('GET', '/api/homes')).body as unknown as HomesView;
const loadEntries = async (who: TestBuyer, home: string | undefined) =>
  ((await who.call('GET', `/api/homes/${home}/offers`)).body as unknown as OfferLogView).entries;
const remove = (who: TestBuyer, id: string) => who.call('DELETE', `/api/homes/${id}`);
const said = { score: 4, note: 'Quiet street', walkAway: 41_000_000 };
const say = (who: TestBuyer, id: string, more: object = {}) =>
  who.call('PUT', `/api/homes/${id}/opinion`, { ...said, ...more });

describe('homes', () => {
  it('come back as they were typed, can be changed and deleted, and are stored once', async () => {
    const id = randomUUID();
    expect((await put(jordan, {}, id)).body).toMatchObject({ id, ...sampleHome, opinions: [] });
    await put(jordan, { price: 37_900_000, stage: 'seen' }, id);
    expect(await read(jordan)).toMatchObject({
      homes: [{ id, ...sampleHome, price: 37_900_000, stage: 'seen' }],
      isShared: false,
    });
    expect([(await remove(jordan, id)).body, (await remove(jordan, id)).status]).toEqual([
      { done: true },
      200,
    ]);
    expect((await read(jordan)).homes).toEqual([]);
  });

  it('are the purchase’s alone: the same id of another purchase is another home', async () => {
    const id = randomUUID();
    await put(jordan, {}, id);
    expect((await say(stranger, id)).body.code).toBe('NOT_FOUND');
    expect((await stranger.call('GET', `/api/homes/${id}/offers`)).status).toBe(404);
    await put(stranger, { address: 'Elsewhere' }, id);
    await remove(stranger, id);
    expect((await read(jordan)).homes).toMatchObject([{ id, address: sampleHome.address }]);
    await remove(jordan, id);
    const visitor = new TestBuyer(app);
    for (const reply of [await visitor.call('GET', '/api/homes'), await put(visitor)])
      expect(reply.status).toBe(401);
  });

  it.each<[string, object]>([
    ['address', { address: '' }],
    ['price', { price: -1 }],
    ['price', { price: 0 }],
    ['price', { price: 1.5 }],
    ['propertyTaxYearly', { propertyTaxYearly: -1 }],
    ['state', { state: 'XX' }],
    ['timeZone', { timeZone: 'Mars/Olympus' }],
    ['bathrooms', { bathrooms: 'two' }],
    ['link', { link: 'javascript:alert(1)' }],
    ['stage', { stage: 'sold' }],
  ])('are refused without a proper %s', async (field, more) => {
    const reply = await put(stranger, more);
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, [field]]);
    expect((await read(stranger)).homes).toEqual([]);
  });

  it('keep their time zone once they were offered on', async () => {
    const id = randomUUID();
    await put(stranger, {}, id);
    expect((await put(stranger, { timeZone: 'America/Chicago' }, id)).status).toBe(200);
    const terms = { ...sampleOffer.terms, expires: { day: '2026-11-26', minute: 1_020 } };
    const at = '2026-11-25T17:00:00.000Z';
    const offer = await stranger.call('PUT', `/api/homes/${id}/offers/${randomUUID()}`, {
      ...{ ...sampleOffer, at, terms },
    });
    expect(offer.status).toBe(200);
    const reply = await put(stranger, { timeZone: 'America/New_York' }, id);
    expect([reply.status, reply.body.message]).toEqual([
      400,
      expect.stringMatching(/set the time zone back/),
    ]);
    const changed = await put(stranger, { timeZone: 'America/Chicago', state: 'IL' }, id);
    expect(changed.body).toMatchObject({ timeZone: 'America/Chicago', state: 'IL' });
    await app.query('delete from homes where id = $1', [id]);
  });

  it(`are refused beyond ${MAX_HOMES}; those that are there can still be changed`, async () => {
    const ids = Array.from({ length: MAX_HOMES }, () => randomUUID());
    for (const id of ids) await put(stranger, {}, id);
    const reply = await put(stranger);
    expect([reply.status, reply.body.message]).toEqual([400, expect.stringMatching(/up to 60 homes/)]);
    expect((await put(stranger, { price: null }, ids[0])).status).toBe(200);
    for (const id of ids) await remove(stranger, id);
  });
});

describe('of two buyers', () => {
  const id = randomUUID();

  it('each reads and changes the homes of both, and reads what the other says', async () => {
    await put(priya, { address: '7 Oak Lane' });
    await put(jordan, {}, id);
    await say(jordan, id);
    await joinPurchase(app, jordan, priya);
    const seen = await read(priya);
    expect(seen.isShared).toBe(true);
    expect(seen.homes.map(({ address }) => address).sort()).toEqual([sampleHome.address, '7 Oak Lane']);
    await say(priya, id, { score: 2, note: 'Busy road', walkAway: null });
    expect((await put(priya, { price: 38_000_000 }, id)).body).toMatchObject({
      price: 38_000_000,
      opinions: [
        { name: 'Priya Shah', isYou: true, score: 2 },
        { name: 'Jordan Rivera', isYou: false, ...said },
      ],
    });
  });

  it('show a helper the homes and their offers where that is granted, and never what they say', async () => {
    const [helper, lender] = [new TestBuyer(app), new TestBuyer(app)];
    const withoutHomes = await signInHelper(app, jordan, lender, ['figures', 'offers']);
    expect((await lender.call('GET', `/api/shared/${withoutHomes}/homes`)).status).toBe(404);
    const personId = await signInHelper(app, jordan, helper, ['homes', 'progress', 'dates', 'offers']);
    expect((await lender.call('GET', `/api/shared/${personId}/homes`)).status).toBe(404);
    expect((await helper.call('GET', '/api/homes')).status).toBe(401);
    const { body: seen } = await helper.call('GET', `/api/shared/${personId}/homes`);
    expect(seen.homes).toHaveLength(2);
    expect(seen.homes).toContainEqual(expect.objectContaining({ id, entries: [] }));
    expect(seen.homes).toContainEqual(expect.objectContaining({ address: '7 Oak Lane' }));
    for (const part of ['homes', 'plan', 'progress', 'dates']) {
      const { body } = await helper.call('GET', `/api/shared/${personId}/${part}`);
      expect(JSON.stringify(body)).not.toMatch(/Quiet street|Busy road/);
    }
  });

  it('each keeps the homes and the offers when they part, and what they said themselves', async () => {
    const offer = await jordan.call('PUT', `/api/homes/${id}/offers/${randomUUID()}`, sampleOffer);
    expect(offer.status).toBe(200);
    const { by, terms } = sampleOffer;
    expect((await read(priya)).offers).toMatchObject({
      [id]: { state: 'live', by, terms, endsAt: null },
    });
    await priya.call('POST', '/api/purchase/leave', {});
    for (const [who, name] of [
      [jordan, 'Jordan Rivera'],
      [priya, 'Priya Shah'],
    ] as const) {
      const { homes, isShared } = await read(who);
      expect([homes.length, isShared]).toEqual([2, false]);
      expect(homes.find((home) => home.id === id)?.opinions).toMatchObject([{ name, isYou: true }]);
      expect(await loadEntries(who, id)).toHaveLength(1);
    }
    const other = (await read(jordan)).homes.find((home) => home.id !== id)?.id;
    const enter = (who: TestBuyer, home: string | undefined, entry: object) =>
      who.call('PUT', `/api/homes/${home}/offers/${randomUUID()}`, entry);
    const [sent] = await loadEntries(jordan, id);
    const at = '2026-01-06T18:00:00.000Z';
    const rejection = { kind: 'rejection', by: 'seller', answers: sent?.id, at, terms: null };
    expect((await enter(jordan, id, rejection)).status).toBe(200);
    for (const who of [jordan, priya]) expect((await enter(who, other, sampleOffer)).status).toBe(200);
    const ofPriya = await loadEntries(priya, other);

    await joinPurchase(app, priya, jordan);
    const again = (await read(priya)).homes;
    expect(again).toHaveLength(2);
    expect(again.find((home) => home.id === id)?.opinions).toHaveLength(2);
    // Only one of them went on with the first home; both did with the second, where the log of the purchase joined stays.
    expect((await loadEntries(priya, id)).map(({ kind }) => kind)).toEqual(['offer', 'rejection']);
    expect((await loadEntries(jordan, other)).map((entry) => entry.id)).toEqual(
      ofPriya.map((entry) => entry.id),
    );
  });

  it('the one who stays keeps homes and offers when the other’s account goes', async () => {
    await app.query('delete from users where email = $1', [jordan.email]);
    expect((await read(priya)).homes.find((home) => home.id === id)?.opinions).toMatchObject([
      { isYou: true },
    ]);
    expect(await loadEntries(priya, id)).toHaveLength(2);
  });
});
