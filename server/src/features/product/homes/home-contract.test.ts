import { randomUUID } from 'node:crypto';
import type { HomeContract } from '@porchlight/domain/homes/home-contract.ts';
import type { PurchaseDates } from '@porchlight/domain/purchase-dates/purchase-dates.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createBuyer, TestBuyer } from '../../../testing/test-buyer.ts';
import { joinPurchase, signInHelper } from '../../../testing/test-people.ts';
import { createAcceptedHome, sampleContract, sampleHome } from './sample-home.ts';

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
