import { randomUUID } from 'node:crypto';
import { GUEST_DAYS } from '@porchlight/domain/guests/guests.ts';
import { startTestApp, type TestApp, waitFor } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { createGuestBuyer } from '@porchlight/testing/people/test-guest.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleHome } from '../homes/sample-home.ts';
import { removeOldRecords } from '../personal-data/retention.service.ts';
import { guestLimits } from './guests.service.ts';

let app: TestApp;
let clock = new Date();
beforeAll(async () => {
  app = await startTestApp({ now: () => clock });
});
afterAll(() => app.close());

const GUESTS = 4;
const SEQUENCES = 20;
const ACTS = 100;
const IDS = Array.from({ length: 6 }, () => randomUUID());

/** What a guest does. Ids are of one small set, so that guests name each other's things all the time. */
type Act = {
  kind: 'fact' | 'home' | 'remove' | 'date' | 'opinion';
  who: number;
  id: number;
  amount: number;
};
type Entered = {
  price: number | undefined;
  homes: Map<string, number>;
  dates: Map<string, string>;
};

const act = fc.record<Act>({
  kind: fc.constantFrom('fact', 'home', 'remove', 'date', 'opinion'),
  who: fc.nat(GUESTS - 1),
  id: fc.nat(IDS.length - 1),
  amount: fc.integer({ min: 100_000, max: 900_000 }),
});

async function perform(guest: TestBuyer, entered: Entered, { kind, id, amount }: Act): Promise<void> {
  const uuid = IDS[id] ?? '';
  if (kind === 'fact') {
    await guest.call('PUT', '/api/plan/facts/price', { id: randomUUID(), value: amount * 100 });
    entered.price = amount * 100;
  }
  if (kind === 'home') {
    const { status } = await guest.call('PUT', `/api/homes/${uuid}`, { ...sampleHome, price: amount * 100 });
    // An id that is another purchase's alone is not found, and stores nothing.
    if (status === 200) entered.homes.set(uuid, amount * 100);
  }
  if (kind === 'remove') {
    expect((await guest.call('DELETE', `/api/homes/${uuid}`)).status).toBe(200);
    entered.homes.delete(uuid);
  }
  if (kind === 'date') {
    const date = { title: `Day of ${amount}`, day: '2027-03-01' };
    expect((await guest.call('PUT', `/api/dates/own-${uuid}`, date)).status).toBe(200);
    entered.dates.set(`own-${uuid}`, date.title);
  }
  if (kind === 'opinion') {
    const { status } = await guest.call('PUT', `/api/homes/${uuid}/opinion`, {
      ...{ score: 3, note: 'Mine', walkAway: null },
    });
    expect(status).toBe(entered.homes.has(uuid) ? 200 : 404);
  }
}

async function readEntered(guest: TestBuyer) {
  const [plan, homes, dates] = await Promise.all(
    ['/api/plan', '/api/homes', '/api/dates'].map(async (path) => (await guest.call('GET', path)).body),
  );
  const facts = plan?.facts as { fact: string; value: unknown }[];
  return {
    price: facts.find(({ fact }) => fact === 'price')?.value,
    homes: (homes?.homes as { id: string; price: number }[]).map(({ id, price }) => [id, price]).sort(),
    dates: (dates?.dates as { key: string; title: string }[])
      .filter(({ key }) => key.startsWith('own-'))
      .map(({ key, title }) => [key, title])
      .sort(),
  };
}

describe('guests', () => {
  it(`see and change nothing of each other in ${SEQUENCES * ACTS} acts of random sequences`, async () => {
    const guests = await Promise.all(Array.from({ length: GUESTS }, () => createGuestBuyer(app)));
    const entered = guests.map((): Entered => ({ price: undefined, homes: new Map(), dates: new Map() }));
    const property = fc.asyncProperty(fc.array(act, { minLength: ACTS, maxLength: ACTS }), async (acts) => {
      await Promise.all(
        guests.map(async (guest, who) => {
          for (const each of acts) if (each.who === who) await perform(guest, entered[who] as Entered, each);
        }),
      );
      for (const [who, guest] of guests.entries()) {
        const own = entered[who] as Entered;
        expect(await readEntered(guest)).toEqual({
          price: own.price,
          homes: [...own.homes].sort(),
          dates: [...own.dates].sort(),
        });
      }
    });
    await fc.assert(property, { numRuns: SEQUENCES, endOnFailure: true });
  }, 600_000);

  it('asked for 10,000 times by 50 networks within an hour stay within the limits, and are gone after 14 days', async () => {
    const { limits } = app.readParts();
    const networks = Array.from({ length: 50 }, (_, n) => `203.0.${n}.1`);
    const asked = networks.flatMap((network) => Array.from({ length: 200 }, () => network));
    const letIn = await Promise.all(
      asked.map((network) =>
        limits.consume('guest-network', network).then(
          () => 1,
          () => 0,
        ),
      ),
    );
    const count = letIn.filter((each) => each === 1).length;
    expect([asked.length, count]).toEqual([10_000, 50 * guestLimits['guest-network'].maxTries]);
    await app.query(
      `insert into users (id, name, email, guest, created_at)
       select 'guest-' || n, 'Guest', 'guest:' || n, 'own', $1 from generate_series(1, $2::int) n`,
      [clock, count],
    );
    const own = await createGuestBuyer(app);
    const sample = await createGuestBuyer(app, 'sample');
    const buyer = await createBuyer(app);
    await buyer.call('PUT', '/api/plan/facts/price', { id: randomUUID(), value: 38_000_000 });
    await own.call('PUT', '/api/plan/facts/price', { id: randomUUID(), value: 38_000_000 });
    const countGuests = async () =>
      Number((await app.query('select count(*) from users where guest is not null'))[0]?.count);
    const purchasesBefore = Number((await app.query('select count(*) from purchases'))[0]?.count);
    expect(await countGuests()).toBeGreaterThan(count);
    clock = new Date(clock.getTime() + GUEST_DAYS * 86_400_000 - 60_000);
    await removeOldRecords(app.readParts().personalData);
    expect(await countGuests()).toBeGreaterThan(count);
    const before = await countGuests();
    clock = new Date(clock.getTime() + 120_000);
    await waitFor('the guests to be gone', async () => {
      await removeOldRecords(app.readParts().personalData);
      return (await countGuests()) === 0 ? true : undefined;
    });
    const purchasesAfter = Number((await app.query('select count(*) from purchases'))[0]?.count);
    expect(purchasesBefore - purchasesAfter).toBe(before);
    for (const guest of [own, sample])
      expect((await guest.call('GET', '/api/accounts/current')).body).toBeNull();
    expect((await buyer.call('GET', '/api/plan')).body.facts).toHaveLength(1);
    const [left] = await app.query(
      `select (select count(*) from plan_facts) as facts, (select count(*) from homes) as homes`,
    );
    expect(left).toEqual({ facts: '1', homes: '0' });
  }, 120_000);
});
