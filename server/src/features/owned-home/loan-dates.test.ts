import { randomUUID } from 'node:crypto';
import type { PurchaseDates } from '@porchlight/domain/dates/purchase-dates/purchase-dates.contract.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleHomeRecord, sampleLoanRecord, samplePayment, sampleTransfer } from './sample-records.ts';

let app: TestApp;
let ada: TestBuyer;
let stranger: TestBuyer;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-01-07T18:00:00.000Z') });
  ada = await createBuyer(app, 'Ada Owner');
  stranger = await createBuyer(app);
});
afterAll(() => app.close());

const put = async (...records: object[]) =>
  expect((await ada.call('PUT', '/api/owned-home/records', { records })).status).toBe(200);
const listDates = async (who = ada) =>
  ((await who.call('GET', '/api/dates')).body as unknown as PurchaseDates).dates;
const findDay = async (title: string) => (await listDates()).find((date) => date.title === title)?.day;
const ASK = 'You can ask to end mortgage insurance';
const END = 'Mortgage insurance ends by itself';

describe('dates that follow from the loan', () => {
  it('are those of mortgage insurance, which principal on top brings forward', async () => {
    await put(sampleHomeRecord, sampleLoanRecord);
    const [ask = '', end] = [await findDay(ASK), await findDay(END)];
    expect(ask > '2026-01-07' && ask < (end ?? '')).toBe(true);
    const paid = { ...samplePayment, dueOn: null, total: 1_500_000, extraPrincipal: 1_500_000 };
    await put({ id: randomUUID(), kind: 'payment', content: paid });
    expect((await findDay(ASK)) ?? '').toMatch(/^20/);
    expect(((await findDay(ASK)) ?? '') < ask).toBe(true);
    expect(await findDay(END)).toBe(end);
    expect(await listDates(stranger)).toEqual([]);
  });

  it('go once no mortgage insurance is paid', async () => {
    await put({ ...sampleLoanRecord, content: { ...sampleLoanRecord.content, mortgageInsuranceMonthly: 0 } });
    expect(await findDay(ASK)).toBeUndefined();
  });

  it('of a servicing transfer go with its record', async () => {
    const id = randomUUID();
    await put({ id, kind: 'servicing-transfer', content: sampleTransfer });
    const payment = { day: '2026-02-01', title: 'Mortgage payment due', key: 'home-payment' };
    expect(await listDates()).toMatchObject([
      payment,
      { day: '2026-03-01', title: 'Loan payments go to Maple Loans from this day' },
      { day: '2026-03-16', title: 'A letter from Maple Loans is due by now' },
      { day: '2026-04-29', title: '60 days for payments sent to Buckeye Servicing by mistake end' },
    ]);
    const { status } = await ada.call('PUT', '/api/owned-home/records', {
      records: [
        { id, kind: 'servicing-transfer', content: { ...sampleTransfer, newServicer: 'Buckeye servicing' } },
      ],
    });
    expect(status).toBe(400);
    await ada.call('DELETE', `/api/owned-home/records/${id}`);
    expect(await listDates()).toMatchObject([payment]);
  });
});

it('leaves a date that its owner waived as it is, whatever else is entered of the home', async () => {
  const owner = await createBuyer(app);
  const put = (...records: object[]) => owner.call('PUT', '/api/owned-home/records', { records });
  const list = async () => ((await owner.call('GET', '/api/dates')).body as unknown as PurchaseDates).dates;
  await put(sampleHomeRecord, { id: randomUUID(), kind: 'servicing-transfer', content: sampleTransfer });
  const [date] = (await list()).filter(({ key, state }) => key.startsWith('own-') && state === 'ahead');
  expect((await owner.call('PUT', `/api/dates/${date?.key}`, { waived: true })).status).toBe(200);
  await put({ id: randomUUID(), kind: 'payment', content: samplePayment });
  expect((await list()).find(({ key }) => key === date?.key)).toMatchObject({ state: 'waived' });
});
