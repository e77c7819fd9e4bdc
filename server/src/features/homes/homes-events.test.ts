import { randomUUID } from 'node:crypto';
import type { NotificationPage } from '@porchlight/domain/notifications/notifications.contract.ts';
import { defaultKinds } from '@porchlight/domain/notifications/preferences.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { joinPurchase } from '@porchlight/testing/people/test-people.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAcceptedHome, sampleContract, sampleHome, sampleOffer } from './sample-home.ts';

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

type Published = { type: string; data: Record<string, string> };
const listPublished = async (homeId: string): Promise<Published[]> =>
  (await app.query('select payload from webhook_events order by occurred_at, id'))
    .map(({ payload }) => JSON.parse(String(payload)) as Published)
    .filter(({ data }) => data.homeId === homeId);
const listTold = async (buyer: TestBuyer) =>
  ((await buyer.call('GET', '/api/notifications')).body as unknown as NotificationPage).notifications
    .filter(({ kind }) => kind === 'offer-entered')
    .map(({ subject }) => subject);
const add = (who: TestBuyer, homeId: string, id: string, entry: object = {}) =>
  who.call('PUT', `/api/homes/${homeId}/offers/${id}`, { ...sampleOffer, ...entry });
const createHome = async () => {
  const id = randomUUID();
  await ada.call('PUT', `/api/homes/${id}`, sampleHome);
  return id;
};

describe('an entry in the log', () => {
  it('is published once with ids and kinds alone, and not where it was refused', async () => {
    const [home, offer] = [await createHome(), randomUUID()];
    await add(ada, home, offer);
    await add(ada, home, offer);
    expect((await add(ben, home, randomUUID())).status).toBe(409);
    const published = await listPublished(home);
    expect(published).toEqual([
      {
        type: 'offer.entered',
        timestamp: expect.any(String),
        data: { buyerId: expect.any(String), homeId: home, entryId: offer, kind: 'offer', by: 'buyer' },
      },
    ]);
    expect(JSON.stringify(published)).not.toMatch(/38000000|Elm|Ada/);
  });

  it('is notified to the other buyer, in order, and not to who entered it', async () => {
    const before = await listTold(ben);
    const home = await createAcceptedHome(ada);
    expect((await listTold(ben)).slice(0, -before.length || undefined)).toEqual([
      `seller acceptance ${home}`,
      `buyer offer ${home}`,
    ]);
    expect(await listTold(ada)).toEqual([]);
    const [email] = await app.query(
      `select email_form as form from notifications join users on users.id = user_id
       where email = $1 and kind = 'offer-entered' limit 1`,
      [ben.email],
    );
    expect(email?.form).toBe('own');
  });

  it('goes by what the other chose, and to no one outside of the purchase', async () => {
    await ben.call('PUT', '/api/notifications/preferences', {
      ...{ timeZone: 'America/New_York', quietHours: null, digestHour: 8 },
      kinds: { ...defaultKinds, 'offer-entered': { listed: false, email: 'off' } },
    });
    const before = await listTold(ben);
    const stranger = await createBuyer(app);
    await createAcceptedHome(ada);
    expect(await listTold(ben)).toEqual(before);
    await createAcceptedHome(stranger);
    expect([await listTold(ada), await listTold(stranger)]).toEqual([[], []]);
  });
});

describe('dates of a contract', () => {
  it('are published as they are set, extended and waived, without their days', async () => {
    const home = await createAcceptedHome(ada);
    const set = (changes: object[]) =>
      ada.call('PUT', `/api/homes/${home}/contract`, { ...sampleContract, changes });
    const agreed = { term: 'inspection', agreedOn: '2026-01-07', document: null };
    const extension = { ...agreed, kind: 'extension', to: '2026-01-20' };
    await set([]);
    await set([]);
    await set([extension]);
    await set([extension, { ...agreed, kind: 'waiver' }]);
    expect((await set([])).status).toBe(409);
    const changed = (await listPublished(home)).filter(({ type }) => type === 'contract_date.changed');
    expect(changed.map(({ data }) => `${data.term} ${data.change}`).sort()).toEqual([
      'deposit set',
      'inspection extended',
      'inspection set',
      'inspection waived',
    ]);
    expect(changed.map(({ data }) => Object.keys(data).sort())).toEqual(
      changed.map(() => ['buyerId', 'change', 'homeId', 'term']),
    );
  });
});
