import { randomUUID } from 'node:crypto';
import type { PurchaseDates } from '@porchlight/domain/dates/purchase-dates/purchase-dates.contract.ts';
import type { HomeContract } from '@porchlight/domain/homes/home-contract.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { joinPurchase, signInHelper } from '@porchlight/testing/people/test-people.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAcceptedHome, sampleContract, sampleHome, sampleOffer } from './sample-home.ts';

let app: TestApp;
let ada: TestBuyer;
let ben: TestBuyer;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-01-07T18:00:00.000Z') });
  ada = await createBuyer(app, 'Ada Buyer');
  ben = await createBuyer(app, 'Ben Buyer');
  await joinPurchase(app, ada, ben);
});
afterAll(() => app.close());

const set = (who: TestBuyer, homeId: string, contract: Partial<HomeContract> = {}) =>
  who.call('PUT', `/api/homes/${homeId}/contract`, { ...sampleContract, ...contract });
const listDates = async (who: TestBuyer) =>
  ((await who.call('GET', '/api/dates')).body as unknown as PurchaseDates).dates.filter(({ title }) =>
    /Inspection|Earnest/.test(title),
  );
const extension = {
  term: 'inspection',
  kind: 'extension' as const,
  to: '2026-01-20',
  agreedOn: '2026-01-07',
  document: 'Addendum 1',
};

describe('the terms of a contract', () => {
  it('become dates of the purchase for both buyers and for who was granted its dates', async () => {
    const home = await createAcceptedHome(ada);
    const reply = await set(ada, home);
    expect([reply.status, reply.body.contract]).toEqual([200, sampleContract]);
    expect((await ben.call('GET', '/api/homes')).body.offers).toEqual({
      [home]: expect.objectContaining({ state: 'contract', endsAt: null }),
    });
    const dates = await listDates(ben);
    // Accepted on Tuesday, January 6: three business days are Friday the 9th.
    expect(dates.map(({ title, day }) => [title, day])).toEqual([
      ['Earnest money due', '2026-01-09'],
      ['Inspection contingency ends', '2026-01-16'],
    ]);
    expect(dates[0]?.note).toMatch(/business days.*5:00.*Your contract/s);
    const agent = new TestBuyer(app);
    const personId = await signInHelper(app, ada, agent, ['dates']);
    const shared = await agent.call('GET', `/api/shared/${personId}/dates`);
    expect(JSON.stringify(shared.body)).toContain('Inspection contingency ends');
  });

  it('move with an extension, stay as they are after a waiver, and forget nothing', async () => {
    const home = await createAcceptedHome(ada);
    await set(ada, home);
    await set(ben, home, { changes: [extension] });
    expect((await listDates(ada)).filter(({ day }) => day === '2026-01-20')).toHaveLength(1);
    for (const [changes, status] of [
      [[], 409],
      [[{ ...extension, to: '2026-01-25' }], 409],
      [[extension, { ...extension, to: '2026-01-19' }], 400],
      [[extension, { ...extension, term: 'nothing' }], 400],
    ] as const)
      expect((await set(ada, home, { changes: [...changes] })).status).toBe(status);
    const waiver = { term: 'inspection', kind: 'waiver', agreedOn: '2026-01-07', document: null } as const;
    expect((await set(ada, home, { changes: [extension, waiver] })).status).toBe(200);
    expect((await listDates(ada)).find(({ day }) => day === '2026-01-20')?.state).toBe('waived');
    expect((await ada.call('GET', `/api/homes/${home}/offers`)).body.contract).toMatchObject({
      changes: [extension, waiver],
    });
  });

  it('are changed further where a change that is stored counts no longer', async () => {
    const home = await createAcceptedHome(ada);
    await set(ada, home);
    await set(ada, home, { changes: [extension] });
    const [inspection, deposit] = sampleContract.terms;
    // Twenty days are January 26: the extension to the 20th is not later.
    const terms = [{ ...inspection, days: 20 }, deposit] as HomeContract['terms'];
    expect((await set(ada, home, { terms, changes: [extension] })).status).toBe(200);
    expect((await listDates(ada)).filter(({ day }) => day === '2026-01-26')).toHaveLength(1);
    const later = { ...extension, to: '2026-01-27' };
    expect((await set(ada, home, { terms, changes: [extension, later] })).status).toBe(200);
    const refused = await set(ada, home, { terms, changes: [extension, later, extension] });
    expect(refused.status).toBe(400);
    expect((await listDates(ada)).filter(({ day }) => day === '2026-01-27')).toHaveLength(1);
  });

  it('leave dates as the buyers left them in the list, but for those of which they say otherwise', async () => {
    const buyer = await createBuyer(app);
    const home = await createAcceptedHome(buyer);
    await set(buyer, home);
    const [deposit, inspection] = await listDates(buyer);
    await buyer.call('PUT', `/api/dates/${deposit?.key}`, { waived: true });
    await buyer.call('PUT', `/api/dates/${inspection?.key}`, { day: '2026-01-15', title: 'Inspection' });
    await set(buyer, home);
    const [first, second] = sampleContract.terms;
    const roof = { ...first, key: 'roof', title: 'Inspection of the roof ends', days: 5 };
    await set(buyer, home, { terms: [first, second, roof] as HomeContract['terms'] });
    expect((await listDates(buyer)).map(({ day, state }) => [day, state])).toEqual([
      ['2026-01-09', 'waived'],
      ['2026-01-11', 'ahead'],
      ['2026-01-15', 'ahead'],
    ]);
    const terms = [
      { ...first, days: 12 },
      { ...second, days: 4 },
    ] as HomeContract['terms'];
    await set(buyer, home, { terms });
    expect((await listDates(buyer)).map(({ title, day, state }) => [title, day, state])).toEqual([
      ['Earnest money due', '2026-01-12', 'ahead'],
      ['Inspection contingency ends', '2026-01-18', 'ahead'],
    ]);
  });

  it('stay waived when closing, from which they are counted, moves', async () => {
    const buyer = await createBuyer(app);
    const home = await createAcceptedHome(buyer);
    const [inspection, deposit] = sampleContract.terms;
    const walk = {
      ...inspection,
      key: 'walk',
      title: 'Inspection before closing',
      from: 'closing',
      days: -2,
    };
    await set(buyer, home, { terms: [inspection, deposit, walk] as HomeContract['terms'] });
    await buyer.call('PUT', '/api/dates/closing-day', { day: '2026-02-20' });
    const listed = (await listDates(buyer)).at(-1);
    expect([listed?.day, listed?.state]).toEqual(['2026-02-18', 'ahead']);
    await buyer.call('PUT', `/api/dates/${listed?.key}`, { waived: true });
    for (const [closing, day] of [
      ['2026-02-20', '2026-02-18'],
      ['2026-02-25', '2026-02-23'],
    ]) {
      await buyer.call('PUT', '/api/dates/closing-day', { day: closing });
      expect((await listDates(buyer)).map(({ state, ...date }) => [date.day, state])).toContainEqual([
        day,
        'waived',
      ]);
    }
  });

  it('end with the contract', async () => {
    const before = (await listDates(ada)).length;
    const home = await createAcceptedHome(ada);
    await set(ada, home);
    await ada.call('PUT', `/api/homes/${home}/offers/${randomUUID()}`, {
      ...{ kind: 'cancellation', by: 'seller', at: '2026-01-07T17:00:00.000Z', answers: null, terms: null },
    });
    const dates = await listDates(ada);
    expect(dates).toHaveLength(before + 2);
    expect(dates.filter(({ state }) => state === 'waived').length).toBeGreaterThanOrEqual(2);
    expect((await set(ada, home)).body.message).toMatch(/No offer on this home was accepted/);
  });

  it('are not lost where the other buyer entered them meanwhile', async () => {
    const home = await createAcceptedHome(ada);
    const [inspection, deposit] = sampleContract.terms;
    const setSeen = (who: TestBuyer, terms: unknown[], seenTerms: unknown[]) =>
      who.call('PUT', `/api/homes/${home}/contract`, { terms, changes: [], seenTerms });
    expect((await setSeen(ada, [inspection], [])).status).toBe(200);
    const reply = await setSeen(ben, [deposit], []);
    expect([reply.status, reply.body.message]).toEqual([409, expect.stringMatching(/Nothing was saved/)]);
    const whole = await setSeen(ben, [inspection, deposit], [inspection]);
    expect(whole.body.contract).toEqual(sampleContract);
  });

  it('are not those of a contract that was canceled, whose dates go when they are entered', async () => {
    const buyer = await createBuyer(app);
    const home = await createAcceptedHome(buyer);
    const add = (entry: object, id: string = randomUUID()) =>
      buyer.call('PUT', `/api/homes/${home}/offers/${id}`, { answers: null, terms: null, ...entry });
    await set(buyer, home, { changes: [extension] });
    const ended = await add({ kind: 'cancellation', by: 'buyer', at: '2026-01-07T15:00:00.000Z' });
    expect(ended.body.contract).toBeNull();
    const offer = randomUUID();
    await add({ ...sampleOffer, at: '2026-01-07T16:00:00.000Z' }, offer);
    const accepted = { kind: 'acceptance', by: 'seller', answers: offer, at: '2026-01-07T17:00:00.000Z' };
    expect((await add(accepted)).body.contract).toBeNull();
    // A closing day counts nothing of it again.
    await buyer.call('PUT', '/api/dates/closing-day', { day: '2026-02-20' });
    expect((await listDates(buyer)).map(({ state }) => state)).toEqual(['waived', 'waived']);
    const [inspection] = sampleContract.terms;
    const reply = await set(buyer, home, { terms: [inspection] as HomeContract['terms'] });
    expect(reply.body.contract).toEqual({ terms: [inspection], changes: [] });
    expect((await listDates(buyer)).map(({ title, day, state }) => [title, day, state])).toEqual([
      ['Inspection contingency ends', '2026-01-17', 'ahead'],
    ]);
  });

  it.each<[string, object]>([
    ['400 days', { days: 400 }],
    ['half a day', { days: 1.5 }],
    ['a counting that there is not', { counting: 'lunar' }],
    ['no name', { title: '' }],
  ])('are refused with %s', async (_, more) => {
    const home = await createAcceptedHome(ada);
    const [term] = sampleContract.terms;
    expect((await set(ada, home, { terms: [{ ...term, ...more } as never] })).status).toBe(400);
    expect((await ada.call('GET', `/api/homes/${home}/offers`)).body.contract).toBeNull();
  });

  it('are not there for others, nor before an offer was accepted', async () => {
    const home = await createAcceptedHome(ada);
    expect((await set(await createBuyer(app), home)).status).toBe(404);
    expect((await set(new TestBuyer(app), home)).status).toBe(401);
    const open = randomUUID();
    await ada.call('PUT', `/api/homes/${open}`, sampleHome);
    expect((await set(ada, open)).status).toBe(400);
  });
});
