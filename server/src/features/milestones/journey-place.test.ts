import { randomUUID } from 'node:crypto';
import { milestoneTexts } from '@porchlight/content/en/milestones.ts';
import type { Journey } from '@porchlight/domain/milestones/milestones.contract.ts';
import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { joinPurchase } from '@porchlight/testing/people/test-people.ts';
import { describe, expect, it } from 'vitest';
import { createAcceptedHome } from '../homes/sample-home.ts';

let app: TestApp;
let buyer: TestBuyer;
let other: TestBuyer;
useSharedApp(async (shared) => {
  app = shared;
  [buyer, other] = [await createBuyer(app), await createBuyer(app)];
});

const asJourney = ({ body }: { body: unknown }) => body as Journey;
const setPlace = (who: TestBuyer, body: unknown) => who.call('PUT', '/api/milestones/place', body);
const bringBack = (who: TestBuyer, slug: string) => who.call('DELETE', `/api/milestones/${slug}/set-aside`);
const readJourney = async (who: TestBuyer) => asJourney(await who.call('GET', '/api/milestones'));
const listSetAside = ({ milestones }: Journey) =>
  milestones.filter(({ isSetAside }) => isSetAside).map(({ id }) => id);

const listOpen = ({ milestones }: Journey) =>
  milestones.filter(({ isAvailable }) => isAvailable).map(({ id }) => id);

/** What the rules decide, without what the answer is about. */
const withoutPlace = ({ place: _, placeSource: __, nextSteps: ___, milestones, ...rest }: Journey) => ({
  ...rest,
  milestones: milestones.map(({ isSetAside: _, ...card }) => card),
});

describe('where a buyer is', () => {
  it('is unknown at first', async () => {
    const journey = await readJourney(buyer);
    expect([journey.place, listSetAside(journey)]).toEqual([null, []]);
  });

  it.each([
    ['with-lender', [1, 2]],
    ['under-contract', [1, 2, 3, 4, 5]],
    ['closing-soon', [1, 2, 3, 4, 5, 6, 7]],
    ['closed', [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ['exploring', []],
  ])('%s sets %j aside and, without beta access, changes nothing else', async (place, ids) => {
    const before = await readJourney(buyer);
    const answer = asJourney(await setPlace(buyer, { place }));
    expect([answer.place, listSetAside(answer)]).toEqual([place, ids]);
    expect(withoutPlace(answer)).toEqual(withoutPlace(before));
    expect(await readJourney(buyer)).toEqual(answer);
  });

  it('decides whose steps come next: the first open milestone that is not set aside', async () => {
    const [, , preApproval] = milestoneTexts;
    const { nextSteps } = asJourney(await setPlace(buyer, { place: 'with-lender' }));
    expect(nextSteps[0]?.id).toBe(preApproval?.tasks[0]?.id);
    expect(asJourney(await setPlace(buyer, { place: 'under-contract' })).nextSteps).toEqual([]);
  });

  it('is undone exactly: with the milestones that had been brought back, or with no answer', async () => {
    await setPlace(buyer, { place: 'with-lender' });
    expect(listSetAside(asJourney(await bringBack(buyer, 'interest')))).toEqual([2]);
    expect(listSetAside(asJourney(await bringBack(buyer, 'interest')))).toEqual([2]);
    await setPlace(buyer, { place: 'closing-soon' });
    const undone = asJourney(await setPlace(buyer, { place: 'with-lender', setAside: ['pre-app'] }));
    expect([undone.place, listSetAside(undone)]).toEqual(['with-lender', [2]]);
    const none = asJourney(await setPlace(buyer, { place: null }));
    expect([none.place, listSetAside(none)]).toEqual([null, []]);
    expect((await bringBack(buyer, 'interest')).status).toBe(200);
  });

  it('is visible to the buyers of that purchase alone', async () => {
    await setPlace(buyer, { place: 'with-lender' });
    expect((await readJourney(other)).place).toBeNull();
    await setPlace(other, { place: 'closing-soon' });
    await bringBack(other, 'pre-app');
    expect(listSetAside(await readJourney(buyer))).toEqual([1, 2]);
    expect(listSetAside(await readJourney(other))).toEqual([1, 3, 4, 5, 6, 7]);
  });

  it('is one answer of both buyers, of which the last counts, and stays with each who goes on alone', async () => {
    const [ada, ben] = [await createBuyer(app), await createBuyer(app)];
    await setPlace(ben, { place: 'exploring' });
    await setPlace(ada, { place: 'with-lender' });
    await joinPurchase(app, ada, ben);
    expect((await readJourney(ben)).place).toBe('with-lender');
    await setPlace(ben, { place: 'under-contract' });
    expect(listSetAside(await readJourney(ada))).toEqual([1, 2, 3, 4, 5]);
    await bringBack(ada, 'offer');
    expect(listSetAside(await readJourney(ben))).toEqual([1, 2, 3, 4]);
    expect((await ben.call('POST', '/api/purchase/leave', {})).status).toBe(200);
    await setPlace(ben, { place: null });
    expect((await readJourney(ben)).place).toBeNull();
    expect(listSetAside(await readJourney(ada))).toEqual([1, 2, 3, 4]);
  });

  it('comes with the buyer who had answered, where the purchase joined has no answer', async () => {
    const [ada, ben] = [await createBuyer(app), await createBuyer(app)];
    await setPlace(ben, { place: 'with-lender' });
    await joinPurchase(app, ada, ben);
    expect((await readJourney(ada)).place).toBe('with-lender');
  });

  it('is answered by a signed-in buyer alone', async () => {
    const visitor = new TestBuyer(app);
    expect((await setPlace(visitor, { place: 'with-lender' })).status).toBe(401);
    expect((await bringBack(visitor, 'interest')).status).toBe(401);
  });

  it.each([
    [{ place: 'moved-in' }],
    [{}],
    [{ place: 'with-lender', setAside: ['no-such-milestone'] }],
    [{ place: 'with-lender', setAside: ['pre-approval'] }],
  ])('refuses %j and stores nothing', async (body) => {
    const before = await readJourney(buyer);
    expect(await setPlace(buyer, body)).toMatchObject({ status: 400, body: { code: 'BAD_INPUT' } });
    expect(await readJourney(buyer)).toEqual(before);
  });

  it('knows no eleventh milestone', async () => {
    expect((await bringBack(buyer, 'inspection')).body.code).toBe('BAD_INPUT');
  });
});

describe('what follows the place', () => {
  it('is open with beta access, its tasks come next, and its tasks can be ticked', async () => {
    const buyer = await createBuyer(app);
    await setPlace(buyer, { place: 'under-contract' });
    const granted = await buyer.call('POST', '/api/beta-access');
    expect(granted.body).toMatchObject({ betaAccess: true, opened: 'Loan Application' });
    const journey = await readJourney(buyer);
    expect(listOpen(journey)).toEqual([1, 2, 3, 4, 5, 6]);
    const [task] = milestoneTexts.find(({ slug }) => slug === 'loan-application')?.tasks ?? [];
    expect(journey.nextSteps[0]).toMatchObject({ kind: 'task', id: task?.id });
    const path = `/api/milestones/loan-application/tasks/${task?.id}`;
    expect((await buyer.call('PUT', path, { status: 'done' })).status).toBe(200);
    expect(listOpen(asJourney(await bringBack(buyer, 'offer')))).toEqual([1, 2, 3, 4, 5, 6]);
    expect((await buyer.call('PUT', path, { status: 'to-do' })).status).toBe(200);
    const none = asJourney(await setPlace(buyer, { place: null }));
    expect(listOpen(none)).toEqual([1, 2, 3]);
    expect((await buyer.call('PUT', path, { status: 'done' })).body.code).toBe('MILESTONE_LOCKED');
  });

  it('is said once in a notification, without what is set aside', async () => {
    const buyer = await createBuyer(app);
    await setPlace(buyer, { place: 'under-contract' });
    await buyer.call('POST', '/api/beta-access');
    const rows = await app.query(
      `select subject from notifications where kind = 'milestone-unlocked' and user_id = (select id from users where email = $1)`,
      [buyer.email],
    );
    expect(rows).toEqual([{ subject: 'loan-application' }]);
  });
});

describe('a place that facts say', () => {
  it('is under contract once an offer is accepted, for both buyers, and not any more once it is canceled', async () => {
    const [buyer, other] = [await createBuyer(app), await createBuyer(app)];
    await joinPurchase(app, buyer, other);
    const home = await createAcceptedHome(buyer);
    for (const who of [buyer, other]) {
      const journey = await readJourney(who);
      expect([journey.place, journey.placeSource]).toEqual(['under-contract', 'offer']);
      expect(listSetAside(journey)).toEqual([1, 2, 3, 4, 5]);
    }
    const canceled = await buyer.call('PUT', `/api/homes/${home}/offers/${randomUUID()}`, {
      ...{ kind: 'cancellation', by: 'buyer', at: '2026-01-07T18:00:00.000Z', answers: null, terms: null },
    });
    expect(canceled.status).toBe(200);
    expect((await readJourney(other)).place).toBeNull();
  });

  it('is under contract by a closing day ahead, and closed by one that has passed', async () => {
    const buyer = await createBuyer(app);
    const path = '/api/dates/closing-day';
    await buyer.call('PUT', path, { day: '2099-01-15' });
    const ahead = await readJourney(buyer);
    expect([ahead.place, ahead.placeSource]).toEqual(['under-contract', 'closing-day']);
    await app.query(
      `update purchases set closing_day = '2020-01-15' where id = porchlight_purchase_of((select id from users where email = $1))`,
      [buyer.email],
    );
    const passed = await readJourney(buyer);
    expect([passed.place, listSetAside(passed)]).toEqual(['closed', [1, 2, 3, 4, 5, 6, 7, 8, 9]]);
    const own = asJourney(await setPlace(buyer, { place: 'closed' }));
    expect([own.place, own.placeSource]).toEqual(['closed', 'answer']);
    expect(asJourney(await setPlace(buyer, { place: null })).placeSource).toBe('closing-day');
    expect((await buyer.call('DELETE', path)).status).toBe(200);
    expect((await readJourney(buyer)).place).toBeNull();
  });

  it('holds against an earlier answer, and leaves what is brought back', async () => {
    const buyer = await createBuyer(app);
    await setPlace(buyer, { place: 'with-lender' });
    await createAcceptedHome(buyer);
    expect(listSetAside(asJourney(await bringBack(buyer, 'interest')))).toEqual([2, 3, 4, 5]);
    const journey = asJourney(await bringBack(buyer, 'offer'));
    expect([journey.place, journey.placeSource, listSetAside(journey)]).toEqual([
      ...['under-contract', 'offer'],
      [2, 3, 4],
    ]);
    expect(await readJourney(buyer)).toEqual(journey);
    const later = asJourney(await setPlace(buyer, { place: 'closing-soon' }));
    expect([later.place, later.placeSource]).toEqual(['closing-soon', 'answer']);
  });
});

describe('a milestone that is set aside', () => {
  it('can still be completed, and is not set aside any more then', async () => {
    await setPlace(buyer, { place: 'with-lender' });
    const [interest] = milestoneTexts;
    for (const { id } of interest?.tasks ?? [])
      await buyer.call('PUT', `/api/milestones/interest/tasks/${id}`, { status: 'done' });
    const journey = await readJourney(buyer);
    expect([journey.percent, listSetAside(journey)]).toEqual([10, [2]]);
    expect(journey.milestones[0]).toMatchObject({ isCompleted: true, isSetAside: false });
    const rows = await app.query(
      'select set_aside from journey_places where user_id = (select id from users where email = $1)',
      [buyer.email],
    );
    expect(rows).toEqual([{ set_aside: ['pre-app'] }]);
    expect(listSetAside(asJourney(await setPlace(buyer, { place: 'under-contract' })))).toEqual([2, 3, 4, 5]);
  });
});
