import { randomUUID } from 'node:crypto';
import type { PlanView } from '@porchlight/domain/plan/plan.contract.ts';
import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { joinPurchase, loadPurchase, signInHelper } from '@porchlight/testing/people/test-people.ts';
import { describe, expect, it } from 'vitest';
import { createAcceptedHome } from '../homes/sample-home.ts';

let app: TestApp;
let jordan: TestBuyer;
let priya: TestBuyer;
let stranger: TestBuyer;
useSharedApp(async (shared) => {
  app = shared;
  jordan = await createBuyer(app, 'Jordan Rivera');
  priya = await createBuyer(app, 'Priya Shah');
  stranger = await createBuyer(app, 'Stranger');
});

const set = (buyer: TestBuyer, fact: string, value: unknown, id: string = randomUUID()) =>
  buyer.call('PUT', `/api/plan/facts/${fact}`, { id, value });
const read = async (buyer: TestBuyer) =>
  new Map(
    ((await buyer.call('GET', '/api/plan')).body as unknown as PlanView).facts.map((each) => [
      each.fact,
      each,
    ]),
  );
const readHistory = async (buyer: TestBuyer, fact: string) => {
  const { body } = await buyer.call('GET', `/api/plan/history/${fact}`);
  return (body.versions as PlanView['facts']).map(({ value, by }) => [value, by?.name ?? null]);
};

describe('the plan of a purchase under contract', () => {
  it('has what was agreed as its contract’s, and gives back in one press what the buyer had', async () => {
    const buyer = await createBuyer(app, 'Casey Park');
    await set(buyer, 'price', 40_000_000);
    await set(buyer, 'savings', 9_000_000);
    const homeId = await createAcceptedHome(buyer);
    const plan = await read(buyer);
    expect(plan.get('price')).toMatchObject({
      ...{ value: 38_000_000, from: { source: 'contract', homeId }, by: null },
      other: { value: 40_000_000, by: { isYou: true } },
    });
    expect(plan.get('deposit')).toMatchObject({ value: 500_000, from: { source: 'contract' }, other: null });
    expect(plan.get('savings')).toMatchObject({ value: 9_000_000, from: { source: 'typed' } });
    await set(buyer, 'price', 40_000_000);
    expect((await read(buyer)).get('price')).toMatchObject({
      ...{ value: 40_000_000, from: { source: 'typed' } },
      other: { value: 38_000_000, from: { source: 'contract' } },
    });
    expect(await readHistory(buyer, 'price')).toEqual([
      [40_000_000, 'Casey Park'],
      [38_000_000, null],
      [40_000_000, 'Casey Park'],
    ]);
  });

  it('is read with it by a helper who was let see both, and without it by one who sees no homes', async () => {
    const buyer = await createBuyer(app, 'Robin Hale');
    await set(buyer, 'price', 40_000_000);
    await createAcceptedHome(buyer);
    const prices = [];
    for (const grants of [['figures', 'homes'], ['figures']] as const) {
      const helper = new TestBuyer(app);
      const personId = await signInHelper(app, buyer, helper, grants);
      const { body } = await helper.call('GET', `/api/shared/${personId}/plan`);
      prices.push(
        (body.facts as { fact: string; value: unknown }[]).find(({ fact }) => fact === 'price')?.value,
      );
    }
    expect(prices).toEqual([38_000_000, 40_000_000]);
  });
});

describe('the plan of one', () => {
  it('keeps what was entered, says who and when, and has every earlier value', async () => {
    await set(stranger, 'price', 28_990_000);
    await set(stranger, 'price', 30_000_000);
    await set(stranger, 'place', { state: 'OH', county: 'Franklin' });
    const plan = await read(stranger);
    expect(plan.get('price')).toMatchObject({
      value: 30_000_000,
      from: { source: 'typed' },
      by: { name: 'Stranger', isYou: true },
      other: null,
    });
    expect(plan.get('place')?.value).toEqual({ state: 'OH', county: 'Franklin' });
    expect(await readHistory(stranger, 'price')).toEqual([
      [30_000_000, 'Stranger'],
      [28_990_000, 'Stranger'],
    ]);
    await set(stranger, 'price', null);
    expect((await read(stranger)).has('price')).toBe(false);
    expect((await readHistory(stranger, 'price'))[0]).toEqual([null, 'Stranger']);
  });

  it('takes an id that another plan has as it takes a fresh one, also when the two plans become one', async () => {
    const [one, two] = [await createBuyer(app, 'One'), await createBuyer(app, 'Two')];
    const id = randomUUID();
    await set(one, 'lender', 'First Bank', id);
    expect((await set(two, 'price', 30_000_000, id)).status).toBe(200);
    expect((await read(one)).get('lender')?.value).toBe('First Bank');
    await joinPurchase(app, one, two);
    const plan = await read(one);
    expect([plan.get('lender')?.value, plan.get('price')?.value]).toEqual(['First Bank', 30_000_000]);
  });

  it('gives back what was entered, also what looks like a number', async () => {
    const buyer = await createBuyer(app);
    const entered = {
      ...{ ratePercent: '6.25', pointsPercent: '0.5', lender: '123', closingDay: '2099-03-01' },
      offers: [{ name: '12', ratePercent: '6.5' }],
      creditScore: { score: 742, model: 'fico', bureau: 'experian', on: null },
    };
    for (const [fact, value] of Object.entries(entered))
      expect((await set(buyer, fact, value)).status).toBe(200);
    const plan = await read(buyer);
    expect(Object.fromEntries([...plan].map(([fact, { value }]) => [fact, value]))).toEqual(entered);
  });

  it('stores what is sent twice once, and an id for one fact of one purchase', async () => {
    const id = randomUUID();
    await set(stranger, 'savings', 100, id);
    await set(stranger, 'savings', 200);
    expect((await set(stranger, 'savings', 100, id)).status).toBe(200);
    expect((await read(stranger)).get('savings')?.value).toBe(200);
    expect((await readHistory(stranger, 'savings')).length).toBe(2);
    expect((await set(stranger, 'price', 100, id)).status).toBe(404);
    expect((await set(jordan, 'savings', 100, id)).status).toBe(200);
    expect((await read(jordan)).get('savings')?.value).toBe(100);
    expect(await readHistory(stranger, 'savings')).toHaveLength(2);
    expect((await set(jordan, 'savings', null)).status).toBe(200);
  });

  it.each([
    ['place', { state: null, county: 'Franklin' }, /state/],
    ['place', { county: 'Franklin' }, /state/],
    ['closingDay', '2020-01-31', /today or later/],
    ['price', -1, /0 or more/],
    ['price', undefined, /./],
    ['ratePercent', '6,5', /percentage/],
  ])('refuses %s as %j', async (fact, value, words) => {
    const { status, body } = await set(stranger, fact, value);
    expect([status, body.code]).toEqual([400, 'BAD_INPUT']);
    expect((body.fields as Record<string, string>).value).toMatch(words);
  });

  it('requires a session, and knows no other facts', async () => {
    const nobody = new TestBuyer(app);
    expect((await nobody.call('GET', '/api/plan')).status).toBe(401);
    expect((await set(nobody, 'price', 1)).status).toBe(401);
    expect((await nobody.call('GET', '/api/plan/history/price')).status).toBe(401);
    expect((await nobody.call('POST', '/api/plan/price', {})).status).toBe(401);
    expect((await set(stranger, 'shoeSize', 1)).status).toBe(400);
  });

  it('prices a change and stores nothing of it', async () => {
    await set(stranger, 'price', 40_000_000);
    await set(stranger, 'savings', 12_000_000);
    const { body } = await stranger.call('POST', '/api/plan/price', { downPayment: 8_000_000 });
    const { before, after } = body as Record<'before' | 'after', Record<string, number>>;
    expect(after?.cashToClose).toBeGreaterThan(before?.cashToClose ?? 0);
    expect(after?.payment).toBeLessThan(before?.payment ?? 0);
    expect((await read(stranger)).has('downPayment')).toBe(false);
    expect((await stranger.call('POST', '/api/plan/price', { ratePercent: '200' })).status).toBe(400);
  });

  it('is on the purchase where dates and people read it, and follows it', async () => {
    await set(stranger, 'closingDay', '2090-03-01');
    expect(await loadPurchase(stranger)).toMatchObject({ closingDay: '2090-03-01', propertyState: 'OH' });
    await stranger.call('PATCH', '/api/purchase', { closingDay: '2090-04-01', county: 'Delaware' });
    const plan = await read(stranger);
    expect(plan.get('closingDay')?.value).toBe('2090-04-01');
    expect(plan.get('place')?.value).toEqual({ state: 'OH', county: 'Delaware' });
  });
});

describe('the plan of two', () => {
  it('unites what both had: the later holds, and both are in the history', async () => {
    await set(jordan, 'price', 28_000_000);
    await set(jordan, 'lender', 'First Bank');
    await set(priya, 'price', 31_000_000);
    await joinPurchase(app, jordan, priya);
    for (const buyer of [jordan, priya]) {
      expect(await readHistory(buyer, 'price')).toEqual([
        [31_000_000, 'Priya Shah'],
        [28_000_000, 'Jordan Rivera'],
      ]);
      expect((await read(buyer)).get('lender')?.value).toBe('First Bank');
    }
    const price = (await read(jordan)).get('price');
    expect(price).toMatchObject({ value: 31_000_000, by: { name: 'Priya Shah', isYou: false } });
    expect(price?.other).toMatchObject({ value: 28_000_000, by: { isYou: true } });
  });

  it('takes the other’s change back with one press', async () => {
    await set(jordan, 'price', 28_000_000);
    const price = (await read(priya)).get('price');
    expect([price?.value, price?.other?.value]).toEqual([28_000_000, 31_000_000]);
    await set(priya, 'price', price?.other?.value);
    expect((await read(jordan)).get('price')?.value).toBe(31_000_000);
  });

  it('is closed to a stranger', async () => {
    expect((await read(stranger)).get('lender')).toBeUndefined();
    expect(await readHistory(stranger, 'lender')).toEqual([]);
  });

  it('shows a helper the figures, the offers or both, as granted, and nothing without or once withdrawn', async () => {
    await set(jordan, 'savings', 9_000_000);
    await set(jordan, 'offers', [{ name: 'First Bank', ratePercent: '6.5' }, { name: 'Second Bank' }]);
    await set(jordan, 'ratePercent', '6.25');
    const [officer, agent, both, friend] = [0, 1, 2, 3].map(() => new TestBuyer(app)) as [
      TestBuyer,
      TestBuyer,
      TestBuyer,
      TestBuyer,
    ];
    const open = async (helper: TestBuyer, personId: string) => {
      const { status, body } = await helper.call('GET', `/api/shared/${personId}/plan`);
      return {
        status,
        facts: (body.facts as { fact: string }[] | undefined)?.map(({ fact }) => fact).sort(),
      };
    };
    const openWith = async (helper: TestBuyer, grants: ('figures' | 'offers')[]) =>
      open(helper, await signInHelper(app, jordan, helper, grants));
    const figures = ['lender', 'price', 'ratePercent', 'savings'];
    expect(await openWith(officer, ['figures'])).toEqual({ status: 200, facts: figures });
    const agentId = await signInHelper(app, jordan, agent, ['offers']);
    expect(await open(agent, agentId)).toEqual({ status: 200, facts: ['lender', 'offers', 'ratePercent'] });
    expect((await openWith(both, ['figures', 'offers'])).facts).toEqual([
      'lender',
      'offers',
      'price',
      'ratePercent',
      'savings',
    ]);
    expect((await openWith(friend, [])).status).toBe(404);
    expect((await open(new TestBuyer(app), agentId)).status).toBe(401);
    expect((await open(friend, agentId)).status).toBe(404);
    const { accesses, people } = await loadPurchase(priya);
    expect(accesses.map(({ what }) => what).sort()).toEqual(['figures', 'figures', 'offers', 'offers']);
    const given = people.find(({ id }) => id === agentId)?.grants.find(({ what }) => what === 'offers');
    expect((await priya.call('DELETE', `/api/purchase/grants/${given?.id}`)).status).toBe(200);
    expect((await open(agent, agentId)).status).toBe(404);
    for (const fact of ['offers', 'ratePercent']) await set(jordan, fact, null);
  });

  it('leaves both a copy when they part, and each goes on alone', async () => {
    await priya.call('POST', '/api/purchase/leave', {});
    for (const buyer of [jordan, priya]) expect((await read(buyer)).get('price')?.value).toBe(31_000_000);
    expect((await read(priya)).get('lender')).toMatchObject({ value: 'First Bank', by: null });
    expect((await read(jordan)).get('lender')).toMatchObject({ by: { isYou: true } });
    await set(priya, 'price', 20_000_000);
    expect((await read(jordan)).get('price')?.value).toBe(31_000_000);
  });

  it('leaves home and loan to the other when an account goes, and takes its household along', async () => {
    const [sam, robin] = [await createBuyer(app, 'Sam Lee'), await createBuyer(app, 'Robin Diaz')];
    await joinPurchase(app, sam, robin);
    await set(robin, 'lender', 'First Bank');
    await set(robin, 'savings', 5_000_000);
    await app.query('delete from users where email = $1', [robin.email]);
    const plan = await read(sam);
    expect(plan.get('lender')).toMatchObject({ value: 'First Bank', by: null });
    expect(plan.has('savings')).toBe(false);
  });
});
