import { randomUUID } from 'node:crypto';
import type {
  FeedbackEntry,
  FeedbackSummary,
} from '@porchlight/domain/leads/feedback/feedback-console.contract.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let clock = new Date('2026-09-15T12:00:00Z');
let app: TestApp;
let buyer: TestBuyer;
let reader: TestBuyer;
let agent: TestBuyer;
beforeAll(async () => {
  app = await startTestApp({ now: () => clock });
  buyer = await createBuyer(app, 'Ada Buyer');
  [reader, agent] = [await createStaff(app, 'reader'), await createStaff(app, 'agent')];
  for (const [day, milestoneId, rating, feedback] of [
    ['2026-09-15', 1, 5, 'Clear and calm.'],
    ['2026-09-16', 1, 2, ''],
    ['2026-11-02', 4, 4, 'More photos, please, "big" ones'],
  ] as const) {
    clock = new Date(`${day}T12:00:00Z`);
    await buyer.call('PUT', `/api/feedback/${randomUUID()}`, { milestoneId, rating, feedback });
  }
});
afterAll(() => app.close());

it('is counted by milestone, all ten of them, and by month', async () => {
  const { status, body } = await reader.call('GET', '/api/staff/feedback');
  const summary = body as unknown as FeedbackSummary;
  expect([status, summary.milestones.length]).toEqual([200, 10]);
  expect(summary.milestones[0]).toEqual({ milestoneId: 1, count: 2, mean: 3.5, ratings: [0, 1, 0, 0, 1] });
  expect(summary.milestones[1]).toMatchObject({ count: 0, mean: null });
  expect(summary.months).toEqual([
    { month: '2026-09', count: 2, mean: 3.5 },
    { month: '2026-11', count: 1, mean: 4 },
  ]);
});

const list = async (staff: TestBuyer, query = '') =>
  (await staff.call('GET', `/api/staff/feedback/entries${query}`)).body.rows as FeedbackEntry[];

it('shows who wrote it to agents, and to readers the words alone', async () => {
  expect((await list(agent)).map((entry) => entry.writtenBy?.email)).toEqual(Array(3).fill(buyer.email));
  const seen = await list(reader);
  expect(seen.map((entry) => [entry.rating, entry.writtenBy])).toEqual([
    [4, null],
    [2, null],
    [5, null],
  ]);
  expect(JSON.stringify(seen)).not.toContain(buyer.email);
});

it.each([
  ['?milestone=1', 2],
  ['?rating=4', 1],
  ['?commented=yes', 2],
  ['?search=PHOTOS', 1],
  ['?milestone=1&rating=4', 0],
])('is found by %s', async (query, count) => {
  expect(await list(reader, query)).toHaveLength(count);
});

it('finds no one by name for a member who sees no names', async () => {
  expect(await list(agent, '?search=Ada%20Buyer')).toHaveLength(3);
  expect(await list(reader, '?search=Ada%20Buyer')).toEqual([]);
});

it('refuses a milestone that is none', async () => {
  expect((await reader.call('GET', '/api/staff/feedback/entries?milestone=11')).status).toBe(400);
  expect((await agent.call('GET', '/api/staff/feedback/entries.csv?rating=6')).status).toBe(400);
});

it('is exported by agents as it is filtered, and both accesses and exports are logged', async () => {
  expect((await reader.call('GET', '/api/staff/feedback/entries.csv')).status).toBe(403);
  const file = await (await agent.send('GET', '/api/staff/feedback/entries.csv?milestone=4')).text();
  expect(file).toBe(
    `Date,Milestone,Rating,Comment,Name,E-mail\r\n2026-11-02T12:00:00.000Z,Home Search,4,"More photos, please, ""big"" ones",Ada Buyer,${buyer.email}\r\n`,
  );
  expect(await app.query("select detail from staff_actions where action = 'feedback.exported'")).toEqual([
    { detail: { milestone: 4 } },
  ]);
  expect(
    await app.query(
      "select 1 from staff_actions where action = 'feedback.listed' and detail->>'isSearched' = 'true'",
    ),
  ).not.toEqual([]);
  expect(JSON.stringify(await app.query('select detail from staff_actions'))).not.toMatch(/PHOTOS|Ada Buyer/);
});
