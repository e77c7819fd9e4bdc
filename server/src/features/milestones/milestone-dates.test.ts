import { milestoneTexts } from '@porchlight/content/en/milestones.ts';
import type { Journey, MilestoneWorkspace } from '@porchlight/domain/milestones/milestones.contract.ts';
import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { describe, expect, it } from 'vitest';

let app: TestApp;
useSharedApp((shared) => {
  app = shared;
});

function setDate(buyer: TestBuyer, key: string, date: unknown, slug = 'interest') {
  return buyer.call('PUT', `/api/milestones/${slug}/dates/${key}`, { date });
}

async function readDates(buyer: TestBuyer, slug = 'interest') {
  const { body } = await buyer.call('GET', `/api/milestones/${slug}`);
  return (body as unknown as MilestoneWorkspace).dates;
}

async function readJourneyDates(buyer: TestBuyer) {
  return ((await buyer.call('GET', '/api/milestones')).body as unknown as Journey).dates;
}

describe('the dates of a milestone', () => {
  it('are those of the operator’s content, unset for a new buyer', async () => {
    const keys = milestoneTexts.find(({ slug }) => slug === 'interest')?.dates.map(({ key }) => key);
    expect(await readDates(await createBuyer(app))).toEqual(keys?.map((key) => ({ key, date: null })));
  });

  it('are set, moved and cleared as calendar days, and stand on the journey earliest first', async () => {
    const buyer = await createBuyer(app);
    expect((await setDate(buyer, 'move-in-goal', '2027-05-01')).status).toBe(200);
    expect((await setDate(buyer, 'move-in-goal', '2027-06-30')).status).toBe(200);
    expect((await setDate(buyer, 'photo-id-expires', '2027-01-31', 'pre-app')).status).toBe(200);
    expect(await readDates(buyer)).toContainEqual({ key: 'move-in-goal', date: '2027-06-30' });
    expect(await readJourneyDates(buyer)).toEqual([
      { slug: 'pre-app', key: 'photo-id-expires', date: '2027-01-31' },
      { slug: 'interest', key: 'move-in-goal', date: '2027-06-30' },
    ]);
    const { body } = await setDate(buyer, 'move-in-goal', null);
    expect((body as unknown as MilestoneWorkspace).dates).toContainEqual({ key: 'move-in-goal', date: null });
    expect(await readJourneyDates(buyer)).toHaveLength(1);
  });

  it('are visible to their buyer alone', async () => {
    const [mine, theirs] = [await createBuyer(app), await createBuyer(app)];
    await setDate(theirs, 'move-in-goal', '2027-05-01');
    await setDate(mine, 'move-in-goal', null);
    expect(await readJourneyDates(mine)).toEqual([]);
    expect(await readJourneyDates(theirs)).toHaveLength(1);
  });

  it.each([
    ['a day that does not exist', 'move-in-goal', '2027-02-29', 400, 'BAD_INPUT'],
    ['a year nobody means', 'move-in-goal', '0027-02-28', 400, 'BAD_INPUT'],
    ['an instant', 'move-in-goal', '2027-02-28T00:00:00Z', 400, 'BAD_INPUT'],
    ['a number', 'move-in-goal', 20270228, 400, 'BAD_INPUT'],
    ['nothing at all', 'move-in-goal', undefined, 400, 'BAD_INPUT'],
    ['a key that does not exist', 'no-such-date', '2027-02-28', 404, 'NOT_FOUND'],
    ['another milestone’s key', 'photo-id-expires', '2027-02-28', 404, 'NOT_FOUND'],
  ])('refuse %s', async (_, key, date, status, code) => {
    const buyer = await createBuyer(app);
    const reply = await setDate(buyer, key, date);
    expect([reply.status, reply.body.code]).toEqual([status, code]);
    expect(await readJourneyDates(buyer)).toEqual([]);
  });

  it('of a locked milestone cannot be set', async () => {
    const reply = await setDate(await createBuyer(app), 'offer-expires', '2027-02-28', 'offer');
    expect([reply.status, reply.body.code]).toEqual([403, 'MILESTONE_LOCKED']);
  });

  it('require a session', async () => {
    expect((await setDate(new TestBuyer(app), 'move-in-goal', '2027-02-28')).status).toBe(401);
  });

  it('that the content no longer knows are passed over', async () => {
    const buyer = await createBuyer(app);
    await setDate(buyer, 'move-in-goal', '2027-02-28');
    await app.query(
      "insert into milestone_dates select user_id, 99, 'gone', date, updated_at, purchase_id from milestone_dates where date_key = 'move-in-goal' and date = '2027-02-28'",
    );
    expect(await readJourneyDates(buyer)).toHaveLength(1);
  });
});
