import { randomUUID } from 'node:crypto';
import type { PurchaseDate } from '@porchlight/domain/dates/purchase-dates/purchase-dates.contract.ts';
import { homesteadKind } from '@porchlight/domain/owned-home/kinds/homestead.ts';
import type { OwnedHome } from '@porchlight/domain/owned-home/owned-home.contract.ts';
import { type SampleKind, sampleRecord } from '@porchlight/domain/owned-home/taxes/sample-tax-records.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let app: TestApp;
let clock = new Date('2026-01-07T18:00:00.000Z');
let ada: TestBuyer;
let stranger: TestBuyer;
beforeAll(async () => {
  app = await startTestApp({ now: () => clock });
  ada = await createBuyer(app, 'Ada Buyer');
  stranger = await createBuyer(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  const { body } = await ada.call('GET', '/api/owned-home');
  for (const { id } of (body as unknown as OwnedHome).records) await ada.call('DELETE', `${path}/${id}`);
});

const path = '/api/owned-home/records';
const record = (kind: SampleKind, more: object = {}, id: string = randomUUID()) => ({
  ...{ id, kind, content: sampleRecord(kind, more).content },
});
const put = (who: TestBuyer, ...records: object[]) => who.call('PUT', path, { records });
async function listDates(who: TestBuyer) {
  const { body } = await who.call('GET', '/api/dates');
  return (body as unknown as { dates: PurchaseDate[] }).dates
    .filter(({ key }) => key.startsWith('own-'))
    .map(({ day, title, state }) => [day, title, state === 'waived'] as const);
}

describe('dates of taxes and insurance', () => {
  it('follow a policy, move with it, are waived by the next one, and go with it', async () => {
    const policy = record('insurance-policy');
    await put(ada, policy);
    expect(await listDates(ada)).toEqual([
      ['2026-05-01', 'Compare insurance quotes (Acorn)', false],
      ['2026-06-15', 'Insurance policy ends: Acorn', false],
    ]);
    await put(ada, record('insurance-policy', { endsOn: '2026-06-20' }, policy.id));
    expect((await listDates(ada)).map(([day]) => day)).toEqual(['2026-05-06', '2026-06-20']);
    const next = { company: 'Birch', startsOn: '2026-06-20', endsOn: '2027-06-20' };
    await put(ada, record('insurance-policy', next));
    expect((await listDates(ada)).map(([day, , isWaived]) => [day, isWaived])).toEqual([
      ['2026-05-06', true],
      ['2026-06-20', true],
      ['2027-05-06', false],
      ['2027-06-20', false],
    ]);
    await ada.call('DELETE', `${path}/${policy.id}`);
    expect((await listDates(ada)).map(([day]) => day)).toEqual(['2027-05-06', '2027-06-20']);
    expect(await listDates(stranger)).toEqual([]);
  });

  it('are of the day where the owner is: a bill due today is listed in the evening', async () => {
    const installments = [{ dueOn: '2026-01-07', amount: 210_000, paidOn: null }];
    clock = new Date('2026-01-08T03:00:00.000Z');
    await put(ada, record('tax-bill', { installments }));
    clock = new Date('2026-01-07T18:00:00.000Z');
    expect((await listDates(ada)).map(([day]) => day)).toEqual(['2026-01-07']);
  });

  it('follow bills, notices and the county’s day, each waived by what was done', async () => {
    const bill = record('tax-bill');
    const homestead = (more: object = {}) => record('homestead', more, homesteadKind.onlyId);
    await put(ada, bill, record('assessment'), homestead());
    expect((await listDates(ada)).map(([day]) => day)).toEqual([
      ...['2026-02-06', '2026-02-10', '2026-02-20', '2026-03-01', '2026-08-10'],
    ]);
    const installments = [
      { dueOn: '2026-02-10', amount: 210_000, paidOn: '2026-01-06' },
      { dueOn: '2026-08-10', amount: 210_050, paidOn: null },
    ];
    await put(ada, record('tax-bill', { installments }, bill.id), homestead({ filedOn: '2026-01-06' }));
    expect((await listDates(ada)).flatMap(([day, , isWaived]) => (isWaived ? day : []))).toEqual([
      ...['2026-02-10', '2026-03-01'],
    ]);
  });

  it.each<[string, object, string]>([
    ['a Form 1098 of a year ahead', record('form-1098', { taxYear: 2027 }), 'taxYear'],
    ['an appeal before the notice', record('assessment', { appealBy: '2025-12-31' }), 'appealBy'],
    ['a policy that ends before it begins', record('insurance-policy', { endsOn: '2025-06-14' }), 'endsOn'],
    ['a negative premium', record('insurance-quote', { premium: -1 }), 'premium'],
  ])('refuse %s', async (_name, refused, field) => {
    const { status, body } = await put(ada, refused);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(`"${field}"`);
    expect(await listDates(ada)).toEqual([]);
  });

  it('require a session', async () => {
    expect((await put(new TestBuyer(app), record('improvement'))).status).toBe(401);
  });
});
