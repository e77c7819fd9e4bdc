import { randomUUID } from 'node:crypto';
import type { ClosingMove } from '@porchlight/domain/dates/contract-clock/closing-move.contract.ts';
import type { PurchaseDates } from '@porchlight/domain/dates/purchase-dates/purchase-dates.contract.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { joinPurchase } from '@porchlight/testing/people/test-people.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAcceptedHome, sampleContract } from '../homes/sample-home.ts';

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

const preview = (who: TestBuyer, day: string) => who.call('POST', '/api/dates/closing-preview', { day });
const readMove = async (who: TestBuyer, day: string) =>
  (await preview(who, day)).body as unknown as ClosingMove;
const enter = (fact: string, value: unknown) =>
  ada.call('PUT', `/api/plan/facts/${fact}`, { id: randomUUID(), value });
const possession = {
  ...{ key: 'possession', title: 'Seller moves out', days: 2, counting: 'calendar' },
  ...{ roll: 'none', from: 'closing', minute: null, source: { title: 'Your contract' } },
} as const;
const findDay = async (title: string) =>
  ((await ben.call('GET', '/api/dates')).body as unknown as PurchaseDates).dates.find(
    (date) => date.title === title,
  )?.day;

describe('moving the closing', () => {
  it('shows either buyer the terms, the lock of the plan and its cost, and stores nothing', async () => {
    const home = await createAcceptedHome(ada);
    await ada.call('PUT', '/api/dates/closing-day', { day: '2026-02-20' });
    await ada.call('PUT', `/api/homes/${home}/contract`, {
      ...{ terms: [...sampleContract.terms, possession], changes: [] },
    });
    expect(await findDay('Seller moves out')).toBe('2026-02-22');
    expect((await readMove(ada, '2026-03-02')).lock).toBeNull();

    await enter('price', 40_000_000);
    await enter('downPayment', 4_000_000);
    await enter('lockUntil', '2026-02-25');
    expect((await readMove(ben, '2026-03-02')).lock).toMatchObject({ daysShort: 5, costCents: null });
    const terms = { stepDays: 5, stepPercent: '0.125', stepFee: null, freeDays: 0, mostDays: 30 };
    expect((await enter('lockTerms', terms)).status).toBe(200);
    expect((await readMove(ben, '2026-03-02')).lock).toEqual({
      ...{ until: '2026-02-25', daysShort: 5, costCents: 45_000, holdsUntil: '2026-03-02' },
      isPossible: true,
    });
    const moved = (await readMove(ben, '2026-03-02')).others.find(({ key }) => key === 'possession');
    expect(moved).toMatchObject({ before: { day: '2026-02-22' }, after: { day: '2026-03-04' } });
    expect(await findDay('Seller moves out')).toBe('2026-02-22');
  });

  it('moves the terms counted from closing and leaves the others, who set them included', async () => {
    await ben.call('PUT', '/api/dates/closing-day', { day: '2026-03-02' });
    expect(await findDay('Seller moves out')).toBe('2026-03-04');
    expect(await findDay('Inspection contingency ends')).toBe('2026-01-16');
    const { dates } = (await ben.call('GET', '/api/dates')).body as unknown as PurchaseDates;
    expect(dates.find(({ title }) => title === 'Inspection contingency ends')?.changedBy).toBe('Ada Buyer');
  });

  it('takes one price of a step and no day that is none, and requires an account', async () => {
    const both = { stepDays: 1, stepPercent: '0.02', stepFee: 5_000, freeDays: 0, mostDays: null };
    expect((await enter('lockTerms', both)).body).toMatchObject({ code: 'BAD_INPUT' });
    expect((await enter('lockTerms', { ...both, stepPercent: null, stepDays: 0 })).status).toBe(400);
    expect((await preview(ada, '2026-02-30')).status).toBe(400);
    expect(
      (await new TestBuyer(app).call('POST', '/api/dates/closing-preview', { day: '2026-03-02' })).status,
    ).toBe(401);
  });
});
