import { randomUUID } from 'node:crypto';
import type { PurchaseDates } from '@porchlight/domain/dates/purchase-dates/purchase-dates.contract.ts';
import type { ReportsAndConditionsView } from '@porchlight/domain/reports-and-conditions/reports-and-conditions.contract.ts';
import {
  MAX_LOAN_CONDITIONS,
  MAX_ORDERS,
} from '@porchlight/domain/reports-and-conditions/reports-and-conditions.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { joinPurchase, signInHelper } from '@porchlight/testing/people/test-people.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleCondition, sampleOrder } from './sample-rows.ts';

let app: TestApp;
let ada: TestBuyer;
let ben: TestBuyer;
let stranger: TestBuyer;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-01-07T18:00:00.000Z') });
  ada = await createBuyer(app, 'Ada Buyer');
  ben = await createBuyer(app, 'Ben Buyer');
  stranger = await createBuyer(app);
  await joinPurchase(app, ada, ben);
});
afterAll(() => app.close());

const path = '/api/reports-and-conditions';
const putOrder = (who: TestBuyer, more: object = {}, id: string = randomUUID()) =>
  who.call('PUT', `${path}/orders/${id}`, { ...sampleOrder, ...more });
const putConditions = (who: TestBuyer, conditions: readonly object[]) =>
  who.call('PUT', `${path}/conditions`, { conditions });
const read = async (who: TestBuyer) =>
  (await who.call('GET', path)).body as unknown as ReportsAndConditionsView;
const findDate = async (who: TestBuyer, title: string) =>
  ((await who.call('GET', '/api/dates')).body as unknown as PurchaseDates).dates.find(
    (date) => date.title === title,
  );

describe('what was ordered', () => {
  it('comes back as it was typed for both buyers, is stored once, and can be deleted', async () => {
    const id = randomUUID();
    await putOrder(ada, {}, id);
    await putOrder(ada, {}, id);
    await putOrder(ben, { cost: 65_000 }, id);
    expect((await read(ada)).orders).toMatchObject([{ id, ...sampleOrder, cost: 65_000 }]);
    const remove = () => ben.call('DELETE', `${path}/orders/${id}`);
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 200]);
    expect((await read(ada)).orders).toEqual([]);
  });

  it('is due on a date of the purchase until it has come', async () => {
    const id = randomUUID();
    await putOrder(ada, {}, id);
    expect(await findDate(ben, 'Appraisal due')).toMatchObject({ day: '2099-01-16', state: 'ahead' });
    await putOrder(ada, { dueOn: '2099-01-20' }, id);
    expect(await findDate(ben, 'Appraisal due')).toMatchObject({
      day: '2099-01-20',
      note: 'Buckeye Appraisals',
    });
    await putOrder(ada, { receivedOn: '2026-01-07' }, id);
    expect(await findDate(ben, 'Appraisal due')).toMatchObject({ state: 'waived' });
    await putOrder(ada, { dueOn: null }, id);
    expect(await findDate(ben, 'Appraisal due')).toBeUndefined();
    await ada.call('DELETE', `${path}/orders/${id}`);
  });

  it('leaves its date as the buyers left it in the list where it says the same of it', async () => {
    const id = randomUUID();
    await putOrder(ada, {}, id);
    const key = (await findDate(ben, 'Appraisal due'))?.key;
    await ben.call('PUT', `/api/dates/${key}`, { waived: true });
    await putOrder(ada, { cost: 65_000 }, id);
    expect(await findDate(ben, 'Appraisal due')).toMatchObject({ day: '2099-01-16', state: 'waived' });
    await putOrder(ada, { dueOn: '2099-01-20' }, id);
    expect(await findDate(ben, 'Appraisal due')).toMatchObject({ day: '2099-01-20', state: 'ahead' });
    await ada.call('DELETE', `${path}/orders/${id}`);
  });

  it.each<[string, object]>([
    ['kind', { kind: 'magic' }],
    ['cost', { cost: -1 }],
    ['cost', { cost: 1.5 }],
    ['dueOn', { dueOn: '2026-02-30' }],
    ['dueOn', { dueOn: '2026-01-01' }],
    ['receivedOn', { receivedOn: '2026-01-01' }],
  ])('is refused without a proper %s', async (field, more) => {
    const reply = await putOrder(stranger, more);
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, [field]]);
    expect((await read(stranger)).orders).toEqual([]);
  });

  it(`is refused beyond ${MAX_ORDERS}`, async () => {
    const ids = Array.from({ length: MAX_ORDERS }, () => randomUUID());
    for (const id of ids) await putOrder(stranger, { dueOn: null }, id);
    expect((await putOrder(stranger)).body.message).toMatch(/up to 40/);
    expect((await putOrder(stranger, { cost: 1 }, ids[0])).status).toBe(200);
  });
});

describe('conditions', () => {
  it('keep the order and the words of a list, and are changed one by one', async () => {
    const list = ['First of all', 'Then this', 'At last'].map((text) => ({
      ...{ ...sampleCondition, text, dueOn: null, id: randomUUID() },
    }));
    await putConditions(ada, list);
    await putConditions(ben, list);
    expect((await read(ben)).conditions.map(({ text }) => text)).toEqual(list.map(({ text }) => text));
    await putConditions(ben, [{ ...list[1], state: 'sent' }]);
    expect((await read(ada)).conditions.map(({ state }) => state)).toEqual(['open', 'sent', 'open']);
    for (const { id } of list) await ada.call('DELETE', `${path}/conditions/${id}`);
    expect((await read(ada)).conditions).toEqual([]);
  });

  it('are due on a date of the purchase that says what about', async () => {
    const id = randomUUID();
    await putConditions(ada, [{ id, ...sampleCondition }]);
    const { dates } = (await ada.call('GET', '/api/dates')).body as unknown as PurchaseDates;
    const { key, title = '' } = dates.find(({ day }) => day === '2099-01-12') ?? {};
    expect(title).toMatch(/^Loan condition due: /);
    await ben.call('PUT', `/api/dates/${key}`, { waived: true });
    await putConditions(ada, [{ id, ...sampleCondition, note: 'Asked Dana' }]);
    expect((await findDate(ada, title))?.state).toBe('waived');
    await putConditions(ada, [{ id, ...sampleCondition, dueOn: '2099-01-13' }]);
    expect(await findDate(ada, title)).toMatchObject({ day: '2099-01-13', state: 'ahead' });
    await putConditions(ada, [{ id, ...sampleCondition, state: 'cleared' }]);
    expect((await findDate(ada, title))?.state).toBe('waived');
    await ada.call('DELETE', `${path}/conditions/${id}`);
    expect(await findDate(ada, title)).toBeUndefined();
  });

  it('are stored whole or not at all', async () => {
    const many = Array.from({ length: MAX_LOAN_CONDITIONS }, (_, place) => ({
      ...{ ...sampleCondition, id: randomUUID(), text: `Condition ${place}`, dueOn: null },
    }));
    expect((await putConditions(stranger, many)).status).toBe(200);
    const more = [{ ...sampleCondition, id: randomUUID(), dueOn: null }];
    expect((await putConditions(stranger, more)).body.message).toMatch(/up to 200/);
    expect((await putConditions(stranger, [{ ...many[0], text: ' ' }])).status).toBe(400);
    expect((await putConditions(stranger, [])).status).toBe(400);
    expect((await read(stranger)).conditions).toHaveLength(MAX_LOAN_CONDITIONS);
  });
});

describe('both lists', () => {
  it('are the purchase’s alone: not for visitors, others or a helper', async () => {
    const id = randomUUID();
    await putOrder(ada, {}, id);
    await putOrder(stranger, { dueOn: null, company: 'Other' }, (await read(stranger)).orders[0]?.id);
    await stranger.call('DELETE', `${path}/orders/${id}`);
    expect((await read(ada)).orders).toMatchObject([{ id, company: 'Buckeye Appraisals' }]);
    expect((await new TestBuyer(app).call('GET', path)).status).toBe(401);
    const helper = new TestBuyer(app);
    await signInHelper(app, ada, helper, ['homes', 'figures', 'offers', 'progress']);
    expect((await helper.call('GET', path)).status).toBe(401);
  });

  it('stay with each of two who part, and with the one who stays when an account goes', async () => {
    await putConditions(ben, [{ ...sampleCondition, id: randomUUID() }]);
    await ben.call('POST', '/api/purchase/leave', {});
    for (const who of [ada, ben]) {
      const { orders, conditions } = await read(who);
      expect([orders.length, conditions.length]).toEqual([1, 1]);
    }
    await joinPurchase(app, ben, ada);
    await app.query('delete from users where email = $1', [ben.email]);
    const { orders, conditions } = await read(ada);
    expect([orders.length, conditions.length]).toEqual([1, 1]);
  });
});
