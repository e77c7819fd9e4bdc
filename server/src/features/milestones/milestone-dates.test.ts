import { milestoneTexts } from '@porchlight/content/en/milestones.ts';
import type { PurchaseDates } from '@porchlight/domain/dates/purchase-dates/purchase-dates.contract.ts';
import type { Journey, MilestoneWorkspace } from '@porchlight/domain/milestones/milestones.contract.ts';
import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { describe, expect, it } from 'vitest';
import { createAcceptedHome, sampleContract } from '../homes/sample-home.ts';

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

  it('are those of the contract where it has the same, and are changed there', async () => {
    const buyer = await createBuyer(app);
    await buyer.call('POST', '/api/beta-access');
    const home = await createAcceptedHome(buyer);
    await setDate(buyer, 'earnest-money-due', '2026-01-20', 'offer');
    await buyer.call('PUT', `/api/homes/${home}/contract`, sampleContract);
    // Three business days after January 6, and ten days.
    const due = { key: 'earnest-money-due', date: '2026-01-09', from: 'contract' };
    expect(await readDates(buyer, 'offer')).toContainEqual(due);
    const inspection = { key: 'inspection-contingency-ends', date: '2026-01-16', from: 'contract' };
    expect(await readDates(buyer, 'loan-application')).toContainEqual(inspection);

    const { body } = await setDate(buyer, 'inspection-contingency-ends', '2026-01-19', 'loan-application');
    expect((body as unknown as MilestoneWorkspace).dates).toContainEqual({
      ...inspection,
      date: '2026-01-19',
    });
    const list = async () =>
      ((await buyer.call('GET', '/api/dates')).body as unknown as PurchaseDates).dates.filter(({ title }) =>
        /Inspection contingency|Earnest money due/.test(title),
      );
    expect(await list()).toMatchObject([
      { title: 'Earnest money due', day: '2026-01-09' },
      { title: 'Inspection contingency ends', day: '2026-01-19' },
    ]);
    await setDate(buyer, 'inspection-contingency-ends', null, 'loan-application');
    expect((await list())[1]).toMatchObject({ day: '2026-01-19', state: 'waived' });
    expect(await readDates(buyer, 'loan-application')).toContainEqual({
      ...inspection,
      date: null,
      from: undefined,
    });
  });

  it('have one closing day in two milestones, which is that of the purchase', async () => {
    const buyer = await createBuyer(app);
    await buyer.call('POST', '/api/beta-access');
    await buyer.call('PUT', '/api/milestones/place', { place: 'under-contract' });
    await setDate(buyer, 'contract-closing-date', '2027-01-15', 'offer');
    expect(await readDates(buyer, 'offer')).toContainEqual({
      key: 'contract-closing-date',
      date: '2027-01-15',
    });
    await buyer.call('PUT', '/api/dates/closing-day', { day: '2027-01-22' });
    const closing = { key: 'contract-closing-date', date: '2027-01-22', from: 'dates' };
    expect(await readDates(buyer, 'offer')).toContainEqual(closing);
    await setDate(buyer, 'contract-closing-date', '2027-01-29', 'offer');
    expect(await readDates(buyer, 'offer')).toContainEqual({ ...closing, date: '2027-01-29' });
    const { dates } = (await buyer.call('GET', '/api/dates')).body as unknown as PurchaseDates;
    const days = dates.filter(({ key }) => key === 'closing-day' || key === 'contract-closing-date');
    expect(days.map(({ key, day }) => [key, day])).toEqual([['closing-day', '2027-01-29']]);
    await setDate(buyer, 'contract-closing-date', null, 'offer');
    expect(await readDates(buyer, 'offer')).toContainEqual({ key: 'contract-closing-date', date: null });
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
