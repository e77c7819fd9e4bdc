import { randomUUID } from 'node:crypto';
import type { OwnedHome } from '@porchlight/domain/owned-home/owned-home.contract.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { joinPurchase, signInHelper } from '@porchlight/testing/people/test-people.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleHomeRecord, sampleLoanRecord, samplePayment } from './sample-records.ts';

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

const path = '/api/owned-home';
const put = (who: TestBuyer, ...records: object[]) => who.call('PUT', `${path}/records`, { records });
const read = async (who: TestBuyer) => (await who.call('GET', path)).body as unknown as OwnedHome;
const payment = (more: object = {}, id: string = randomUUID()) => ({
  ...{ id, kind: 'payment', content: { ...samplePayment, ...more } },
});

describe('records of an owned home', () => {
  it('come back as they were entered for both buyers, once each, and can be deleted', async () => {
    const paid = payment();
    await put(ada, sampleHomeRecord, sampleLoanRecord);
    await put(ben, paid);
    await put(ben, paid);
    expect((await read(ada)).records).toMatchObject([sampleHomeRecord, sampleLoanRecord, paid]);
    const remove = () => ada.call('DELETE', `${path}/records/${paid.id}`);
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 200]);
    expect((await read(ben)).records).toHaveLength(2);
  });

  it('are stored all or none, and the refused one is named', async () => {
    const { status, body } = await put(ada, payment(), payment({ total: -1 }), payment());
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('Record 2 of the list');
    expect((await read(ada)).records).toHaveLength(2);
  });

  it.each<[string, object, string]>([
    ['an unknown kind', { id: randomUUID(), kind: 'magic', content: {} }, 'not a kind of record'],
    ['a second loan', { ...sampleLoanRecord, id: randomUUID() }, 'has one record of the kind'],
    [
      'a first payment before closing',
      { ...sampleLoanRecord, content: { ...sampleLoanRecord.content, firstPaymentOn: '2023-06-15' } },
      'after the day you closed',
    ],
    ['a payment under the id of the loan', { ...payment({}, sampleLoanRecord.id) }, 'belongs to a record'],
  ])('refuse %s', async (_name, record, words) => {
    const { status, body } = await put(ada, record);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(words);
    expect((await read(ada)).records).toHaveLength(2);
  });

  it('are of one purchase: no one else reads, changes or deletes them', async () => {
    const paid = payment();
    await put(ada, paid);
    expect((await read(stranger)).records).toEqual([]);
    await put(stranger, { ...paid, content: { ...paid.content, total: 777_700 } });
    await stranger.call('DELETE', `${path}/records/${paid.id}`);
    expect((await read(ada)).records).toContainEqual(expect.objectContaining(paid));
    expect((await new TestBuyer(app).call('GET', path)).status).toBe(401);
    const helper = new TestBuyer(app);
    await signInHelper(app, ada, helper, ['homes', 'figures', 'offers', 'progress']);
    expect((await helper.call('GET', path)).status).toBe(401);
  });
});
