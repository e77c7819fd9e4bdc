import type {
  DatePreview,
  PurchaseDates,
} from '@porchlight/domain/dates/purchase-dates/purchase-dates.contract.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { joinPurchase, loadPurchase, signInHelper } from '@porchlight/testing/people/test-people.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const NOW = new Date('2026-11-18T17:00:00.000Z');
const OWN = 'own-00000000-0000-4000-8000-000000000001';
let app: TestApp;
let jordan: TestBuyer;
let priya: TestBuyer;
let alone: TestBuyer;
beforeAll(async () => {
  app = await startTestApp({ now: () => NOW });
  [jordan, priya, alone] = [
    await createBuyer(app, 'Jordan Rivera'),
    await createBuyer(app, 'Priya Shah'),
    await createBuyer(app, 'Ana Alone'),
  ];
});
afterAll(() => app.close());

const set = (buyer: TestBuyer, key: string, body: object) => buyer.call('PUT', `/api/dates/${key}`, body);
const remove = (buyer: TestBuyer, key: string) => buyer.call('DELETE', `/api/dates/${key}`);
const preview = async (buyer: TestBuyer, body: object) =>
  (await buyer.call('POST', '/api/dates/preview', body)) as unknown as { status: number; body: DatePreview };
const list = async (buyer: TestBuyer) =>
  (await buyer.call('GET', '/api/dates')).body as unknown as PurchaseDates;
const find = async (buyer: TestBuyer, key: string) =>
  (await list(buyer)).dates.find((date) => date.key === key);

describe('the list of dates', () => {
  it('has what follows from a day, why, who owes it, and what is not set yet', async () => {
    expect(await list(alone)).toMatchObject({ today: '2026-11-18', dates: [] });
    await set(alone, 'application-complete', { day: '2026-11-24' });
    expect(await find(alone, 'loan-estimate-due')).toMatchObject({
      day: '2026-11-30',
      source: 'computed',
      owner: 'lender',
      rule: { title: expect.stringContaining('1026.19(e)(1)(iii)(A)') },
      inputs: [{ key: 'application-complete', day: '2026-11-24' }],
      state: 'ahead',
    });
    expect((await list(alone)).unset.map(({ key }) => key)).toContain('closing-day');
    await remove(alone, 'application-complete');
    expect((await list(alone)).dates).toEqual([]);
    expect((await remove(alone, 'application-complete')).status).toBe(200);
  });

  it('has one closing day, wherever it was typed', async () => {
    await set(alone, 'closing-day', { day: '2026-12-15', note: 'At ten' });
    expect(await loadPurchase(alone)).toMatchObject({ closingDay: '2026-12-15' });
    await alone.call('PATCH', '/api/purchase', { closingDay: '2026-12-16' });
    expect(await find(alone, 'closing-day')).toMatchObject({ day: '2026-12-16', note: 'At ten' });
    expect(await find(alone, 'closing-disclosure-due')).toMatchObject({ day: '2026-12-12' });
    await remove(alone, 'closing-day');
    expect((await loadPurchase(alone)).closingDay).toBeNull();
  });

  it('has the dates of milestones, whose contingencies can be waived', async () => {
    await alone.call('PUT', '/api/milestones/interest/dates/lease-notice-due', { date: '2026-11-20' });
    const date = { day: '2026-11-20', milestone: 'interest', setAt: 'milestone', owner: 'buyer' };
    expect(await find(alone, 'lease-notice-due')).toMatchObject({ ...date, state: 'ahead' });
    await set(alone, 'lease-notice-due', { waived: true, note: 'We own it' });
    expect(await find(alone, 'lease-notice-due')).toMatchObject({
      ...date,
      state: 'waived',
      note: 'We own it',
    });
    await remove(alone, 'lease-notice-due');
    expect(await find(alone, 'lease-notice-due')).toMatchObject({ ...date, state: 'ahead', note: null });
    // Done with the day on which it was; on no later day than today, and not on one that does not exist.
    expect((await set(alone, 'lease-notice-due', { doneOn: '2026-11-31' })).status).toBe(400);
    expect((await set(alone, 'lease-notice-due', { doneOn: '2099-01-01' })).status).toBe(400);
    await set(alone, 'lease-notice-due', { doneOn: '2026-01-05' });
    expect(await find(alone, 'lease-notice-due')).toMatchObject({ state: 'done', doneOn: '2026-01-05' });
    await set(alone, 'lease-notice-due', { doneOn: null });
    expect(await find(alone, 'lease-notice-due')).toMatchObject({ state: 'ahead', doneOn: null });
    await alone.call('PUT', '/api/milestones/interest/dates/lease-notice-due', { date: null });
    expect(await find(alone, 'lease-notice-due')).toBeUndefined();
  });

  it('takes the Closing Disclosure’s receipt and the rate lock while their milestones are locked', async () => {
    const locked = await alone.call('PUT', '/api/milestones/ctc/dates/closing-disclosure-received', {
      date: '2026-12-10',
    });
    expect(locked.body.code).toBe('MILESTONE_LOCKED');
    expect((await list(alone)).unset.map(({ key }) => key)).toContain('rate-lock-ends');
    await set(alone, 'closing-day', { day: '2026-12-15' });
    const moved = await preview(alone, { key: 'closing-disclosure-received', day: '2026-12-12' });
    expect(moved.body.others.map(({ key }) => key)).toContain('earliest-closing');
    await set(alone, 'closing-disclosure-received', { day: '2026-12-12', note: 'By email' });
    expect(await find(alone, 'closing-disclosure-received')).toMatchObject({
      ...{ day: '2026-12-12', note: 'By email', milestone: 'ctc', owner: 'lender' },
    });
    expect(await find(alone, 'earliest-closing')).toMatchObject({ day: '2026-12-16' });
    expect((await find(alone, 'closing-day'))?.problem).toContain('before');
    await set(alone, 'rate-lock-ends', { day: '2026-12-14' });
    expect((await find(alone, 'rate-lock-ends'))?.problem).toContain('before closing');
    await set(alone, 'rate-lock-ends', { day: '2026-12-16' });
    expect(await find(alone, 'rate-lock-ends')).toMatchObject({ day: '2026-12-16', problem: null });
    expect((await set(alone, 'rate-lock-ends', { day: '2026-12-16', title: 'Mine' })).status).toBe(400);
    for (const key of ['closing-disclosure-received', 'rate-lock-ends', 'closing-day']) {
      expect((await remove(alone, key)).status).toBe(200);
      expect(await find(alone, key)).toBeUndefined();
    }
    expect((await alone.call('GET', '/api/milestones/ctc')).body.code).toBe('MILESTONE_LOCKED');
  });

  it('has dates of one’s own', async () => {
    await set(alone, OWN, { day: '2026-11-18', title: 'Movers' });
    expect(await find(alone, OWN)).toMatchObject({
      title: 'Movers',
      state: 'due',
      source: 'typed',
      changedBy: null,
    });
    await set(alone, OWN, { day: '2026-11-19' });
    expect(await find(alone, OWN)).toMatchObject({ title: 'Movers', day: '2026-11-19' });
    await remove(alone, OWN);
    expect(await find(alone, OWN)).toBeUndefined();
  });

  it('has how long the reader’s own accepted documents are good, and whether they last until closing', async () => {
    const query = new URLSearchParams({ name: 'bank.pdf', documentRequest: 'pre-approval.bank-statements' });
    const { body } = await alone.call('POST', `/api/documents?${query}`, Buffer.from('%PDF-1.7\nfile'));
    await app.query(
      "update documents set review_state = 'accepted', expires_on = '2026-12-10', reviewed_at = now() where id = $1",
      [body.id],
    );
    await set(alone, 'closing-day', { day: '2026-12-10' });
    const key = 'document:pre-approval.bank-statements';
    expect(await find(alone, key)).toMatchObject({ day: '2026-12-10', problem: null });
    const moved = await preview(alone, { key: 'closing-day', day: '2026-12-11' });
    expect(moved.body.others.find((each) => each.key === key)?.after?.problem).toContain('too old');
    await remove(alone, 'closing-day');
  });
});

describe('a preview', () => {
  it('shows what moves with a date, and stores nothing', async () => {
    await set(alone, 'closing-day', { day: '2026-12-15' });
    const before = await list(alone);
    const { status, body } = await preview(alone, { key: 'closing-day', day: '2026-12-22' });
    expect([status, body.moved?.after?.day]).toEqual([200, '2026-12-22']);
    expect(body.others).toContainEqual(
      expect.objectContaining({
        key: 'closing-disclosure-due',
        before: { day: '2026-12-11', problem: null },
        after: { day: '2026-12-18', problem: null },
      }),
    );
    expect(await list(alone)).toEqual(before);
    await remove(alone, 'closing-day');
  });
});

describe('two who buy together, and who helps them', () => {
  it('see one list, and who changed it', async () => {
    await set(jordan, 'closing-day', { day: '2026-12-15' });
    await set(priya, OWN, { day: '2026-12-01', title: 'Movers' });
    await joinPurchase(app, jordan, priya);
    expect(await find(priya, 'closing-day')).toMatchObject({ day: '2026-12-15', changedBy: 'Jordan Rivera' });
    expect(await find(jordan, OWN)).toMatchObject({ title: 'Movers', changedBy: 'Priya Shah' });
    await set(jordan, OWN, { note: 'Both trucks' });
    expect(await find(priya, OWN)).toMatchObject({ note: 'Both trucks', changedBy: 'Jordan Rivera' });
    expect(await find(alone, OWN)).toBeUndefined();
  });

  it('a helper with the grant reads the same dates without notes, and nothing once it is withdrawn', async () => {
    const helper = new TestBuyer(app);
    const personId = await signInHelper(app, jordan, helper);
    const read = () => helper.call('GET', `/api/shared/${personId}/dates`);
    const { body } = (await read()) as unknown as { body: PurchaseDates };
    const own = (await list(jordan)).dates.map(({ key, day }) => [key, day]);
    expect(body.dates.map(({ key, day }) => [key, day])).toEqual(own);
    expect(body.dates.find(({ key }) => key === OWN)).toMatchObject({ title: 'Movers', note: null });
    expect((await helper.call('GET', '/api/dates')).status).toBe(401);
    const grant = (await loadPurchase(jordan)).people
      .flatMap(({ grants }) => grants)
      .find(({ what }) => what === 'dates');
    await jordan.call('DELETE', `/api/purchase/grants/${grant?.id}`);
    expect((await read()).status).toBe(404);
  });

  it('both keep it when they part, and each changes their own', async () => {
    expect((await priya.call('POST', '/api/purchase/leave', {})).status).toBe(200);
    for (const buyer of [jordan, priya]) expect(await find(buyer, OWN)).toMatchObject({ day: '2026-12-01' });
    await set(jordan, OWN, { day: '2026-12-02' });
    expect(await find(priya, OWN)).toMatchObject({ day: '2026-12-01' });
    expect(await find(priya, 'closing-day')).toMatchObject({ day: '2026-12-15' });
  });
});

describe('refused', () => {
  it.each<[string, string, object, number]>([
    ['a day that does not exist', 'closing-day', { day: '2027-02-29' }, 400],
    ['an input without a day', 'closing-day', { note: 'Soon' }, 400],
    ['an input that is done', 'closing-day', { day: '2027-02-28', doneOn: '2026-01-05' }, 400],
    ['an input with a title', 'closing-day', { day: '2027-02-28', title: 'Mine' }, 400],
    ['an own date without a title', OWN.replace('01', '02'), { day: '2027-02-28' }, 400],
    ['a blank title', OWN.replace('01', '02'), { day: '2027-02-28', title: ' ' }, 400],
    ['a counted date', 'closing-disclosure-due', { waived: true }, 404],
    ['a date of a milestone that is not set', 'offer-expires', { waived: true }, 404],
    ['a key that does not exist', 'nowhere', { day: '2027-02-28' }, 404],
  ])('is %s', async (_, key, body, status) => {
    expect((await set(alone, key, body)).status).toBe(status);
  });

  it('is the day of a milestone’s date, which its milestone takes', async () => {
    await alone.call('PUT', '/api/milestones/interest/dates/move-in-goal', { date: '2027-03-01' });
    expect((await set(alone, 'move-in-goal', { day: '2027-03-02' })).status).toBe(400);
  });

  it('is a preview of a date that cannot be set, and of no day', async () => {
    expect((await preview(alone, { key: 'closing-disclosure-due', day: '2027-03-02' })).status).toBe(404);
    expect((await preview(alone, { key: 'closing-day' })).status).toBe(400);
  });

  it('is a request without a session', async () => {
    const nobody = new TestBuyer(app);
    const replies = [
      await nobody.call('GET', '/api/dates'),
      await set(nobody, 'closing-day', { day: '2027-03-02' }),
      await remove(nobody, 'closing-day'),
      await nobody.call('POST', '/api/dates/preview', { key: 'closing-day', day: '2027-03-02' }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  });
});
