import { milestoneTexts } from '@porchlight/content/en/milestones.ts';
import type { Journey } from '@porchlight/domain/milestones/milestones.contract.ts';
import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { describe, expect, it } from 'vitest';

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

/** What the rules decide, without what the answer is about. */
const withoutPlace = ({ place: _, nextSteps: __, milestones, ...rest }: Journey) => ({
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
    ['exploring', []],
  ])('%s sets %j aside and changes nothing else', async (place, ids) => {
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

  it('is visible to that buyer alone', async () => {
    await setPlace(buyer, { place: 'with-lender' });
    expect((await readJourney(other)).place).toBeNull();
    await setPlace(other, { place: 'closing-soon' });
    await bringBack(other, 'pre-app');
    expect(listSetAside(await readJourney(buyer))).toEqual([1, 2]);
    expect(listSetAside(await readJourney(other))).toEqual([1, 3, 4, 5, 6, 7]);
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

describe('a milestone that is set aside', () => {
  it('can still be completed, and is not set aside any more then', async () => {
    await setPlace(buyer, { place: 'with-lender' });
    const [interest] = milestoneTexts;
    for (const { id } of interest?.tasks ?? [])
      await buyer.call('PUT', `/api/milestones/interest/tasks/${id}`, { status: 'done' });
    const journey = await readJourney(buyer);
    expect([journey.percent, listSetAside(journey)]).toEqual([10, [2]]);
    expect(journey.milestones[0]).toMatchObject({ isCompleted: true, isSetAside: false });
    const rows = await app.query('select set_aside from journey_places where place = $1', ['with-lender']);
    expect(rows).toEqual([{ set_aside: ['pre-app'] }]);
    expect(listSetAside(asJourney(await setPlace(buyer, { place: 'under-contract' })))).toEqual([2, 3, 4, 5]);
  });
});
