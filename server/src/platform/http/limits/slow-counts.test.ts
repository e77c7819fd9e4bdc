import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { waitlistEntries } from '../../../features/leads/waitlist/waitlist.table.ts';
import { countSometimes } from '../../database/slow-counts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const add = (name: string, rows: number) =>
  app.query(
    `insert into waitlist_entries (feature, email, created_at) select 'interest', $1 || n, now() from generate_series(1, $2) n`,
    [name, rows],
  );

it('figures of short tables are counted each time, those of long ones are kept for a while', async () => {
  const { db } = app.readParts().database;
  const count = () => countSometimes(db, 'test', waitlistEntries, () => db.$count(waitlistEntries));
  expect(await count()).toBe(0);
  await add('few', 10);
  expect(await count()).toBe(10);
  await add('many', 25_000);
  await app.query('analyze waitlist_entries');
  expect(await Promise.all([count(), count()])).toEqual([25_010, 25_010]);
  await add('more', 1);
  expect(await count()).toBe(25_010);
});

it('a count that failed is not kept', async () => {
  const { db } = app.readParts().database;
  const fail = () => Promise.reject(new Error('gone'));
  await expect(countSometimes(db, 'failing', waitlistEntries, fail)).rejects.toThrow('gone');
  expect(await countSometimes(db, 'failing', waitlistEntries, async () => 7)).toBe(7);
});
