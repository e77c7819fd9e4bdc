import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleHomeRecord } from './sample-records.ts';

let app: TestApp;
let ada: TestBuyer;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-07-01T18:00:00.000Z') });
  ada = await createBuyer(app, 'Ada Buyer');
});
afterAll(() => app.close());

const put = async (...records: object[]) => {
  const { status, body } = await ada.call('PUT', '/api/owned-home/records', { records });
  expect(status, JSON.stringify(body)).toBe(200);
};
type Listed = { title: string; day: string; state: string };
const list = async () =>
  ((await ada.call('GET', '/api/dates')).body as unknown as { dates: Listed[] }).dates.map(
    ({ title, day, state }) => `${day} ${title}${state === 'waived' ? ' (over)' : ''}`,
  );
const home = (more: object = {}) => ({
  ...sampleHomeRecord,
  content: { ...sampleHomeRecord.content, boughtOn: '2026-06-15', state: 'FL', ...more },
});
const row = (kind: string, last: string, content: object) => ({
  ...{ id: `00000000-0000-4000-8000-0000000000${last}`, kind, content },
});

it('the first year and the house book are in the dates of the purchase as long as they lie ahead', async () => {
  await put(home(), row('construction', 'c0', { isNewlyBuilt: true, builder: null }));
  // The email about the first payment was due the day before.
  expect(await list()).toEqual([
    '2026-07-15 Check the recorded deed',
    '2027-03-01 File for the homestead exemption',
    '2027-05-15 Builder’s warranty walk-through',
    '2027-06-15 First yearly escrow statement',
  ]);
  await put(row('first-year-step', 'c3', { step: 'recorded-deed', doneOn: '2026-07-01' }));
  expect(await list()).toContain('2026-07-15 Check the recorded deed (over)');
  await ada.call('DELETE', '/api/owned-home/records/00000000-0000-4000-8000-0000000000c3');
  expect(await list()).toContain('2026-07-15 Check the recorded deed');

  await put(home({ boughtOn: '2023-06-15' }));
  expect(await list()).toEqual([]);

  const task = {
    task: 'Clean gutters',
    season: 'fall',
    everyMonths: 12,
    firstDueOn: '2026-09-01',
    why: null,
  };
  await put(row('upkeep', 'e1', { ...task, lastDoneOn: null }));
  expect(await list()).toEqual(['2026-09-01 Home upkeep: Clean gutters']);
  await put(row('upkeep', 'e1', { ...task, lastDoneOn: '2026-07-01' }));
  expect(await list()).toEqual(['2027-09-01 Home upkeep: Clean gutters']);
});
