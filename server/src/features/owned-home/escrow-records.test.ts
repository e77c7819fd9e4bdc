import { randomUUID } from 'node:crypto';
import type { PurchaseDates } from '@porchlight/domain/dates/purchase-dates/purchase-dates.contract.ts';
import { createStatement } from '@porchlight/domain/owned-home/escrow/escrow-statement.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleHomeRecord } from './sample-records.ts';

let app: TestApp;
let ada: TestBuyer;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-08-20T18:00:00.000Z') });
  ada = await createBuyer(app, 'Ada Owner');
  await put(sampleHomeRecord);
});
afterAll(() => app.close());

const put = (...records: object[]) => ada.call('PUT', '/api/owned-home/records', { records });
const statement = (more: Parameters<typeof createStatement>[0] = {}, id: string = randomUUID()) => ({
  ...{ id, kind: 'escrow-statement' },
  content: createStatement({
    ...{ startMonth: 7, startYear: 2026, analyzedOn: '2026-08-10' },
    bills: [{ month: 6, item: 'tax', amount: 480_000 }],
    ...more,
  }),
});
const findDate = async (title: string) =>
  ((await ada.call('GET', '/api/dates')).body as unknown as PurchaseDates).dates.find(
    (date) => date.title === title,
  );

describe('an escrow statement', () => {
  it('brings the refund and the next statement as dates, which follow it and go with it', async () => {
    const id = randomUUID();
    await put(statement({ surplus: 23_000 }, id));
    expect(await findDate('Escrow surplus refund due')).toMatchObject({ day: '2026-09-09', state: 'ahead' });
    expect(await findDate('Yearly escrow statement due')).toMatchObject({ day: '2027-07-30' });
    await put(statement({ surplus: 23_000, refundedOn: '2026-08-20' }, id));
    expect(await findDate('Escrow surplus refund due')).toMatchObject({ state: 'waived' });
    await ada.call('DELETE', `/api/owned-home/records/${id}`);
    expect(await findDate('Yearly escrow statement due')).toBeUndefined();
  });

  it.each<[string, Parameters<typeof createStatement>[0], string]>([
    ['a year that overlaps', { startMonth: 3 }, 'covers'],
    ['a bill below zero', { startYear: 2030, bills: [{ month: 6, item: 'tax', amount: -1 }] }, 'above $0'],
    ['an account over and short', { startYear: 2030, surplus: 1, shortage: 1 }, 'either over or short'],
  ])('is refused with %s', async (_name, more, words) => {
    await put(statement({ startYear: 2026 }, '00000000-0000-4000-8000-00000000e001'));
    const { status, body } = await put(statement(more));
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(words);
  });
});

describe('a notice to the servicer', () => {
  it('brings its days as dates, over once they are kept', async () => {
    const id = randomUUID();
    const notice = (more: object) => ({
      ...{ id, kind: 'servicer-notice' },
      content: {
        ...{ notice: 'error', about: 'The payment is too high.', address: null, sentOn: '2026-08-14' },
        ...{ receivedOn: '2026-08-18', acknowledgedOn: null, extendedOn: null, documentsAskedOn: null },
        ...{ documentsOn: null, answeredOn: null, ...more },
      },
    });
    await put(notice({}));
    expect(await findDate('Servicer’s acknowledgment due')).toMatchObject({
      ...{ day: '2026-08-25', state: 'ahead' },
    });
    // Labor Day is not counted.
    expect(await findDate('Answer to your notice of error due')).toMatchObject({ day: '2026-09-30' });
    await put(notice({ acknowledgedOn: '2026-08-19', extendedOn: '2026-08-20' }));
    expect(await findDate('Servicer’s acknowledgment due')).toMatchObject({ state: 'waived' });
    expect(await findDate('Answer to your notice of error due')).toMatchObject({ day: '2026-10-22' });
    const { status } = await put(notice({ receivedOn: '2026-08-13' }));
    expect(status).toBe(400);
  });
});
