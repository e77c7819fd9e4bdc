import { addDays } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { NotificationPage } from '@porchlight/domain/notifications/notifications.contract.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { waitUntil } from '@porchlight/testing/app/wait-for.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

const START = '2026-11-02';
const PDF = new TextEncoder().encode('%PDF-1.7\nsample');

let clock = new Date();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: () => clock });
});
afterAll(() => app.close());
beforeEach(() => setDay(0));

function setDay(days: number): void {
  clock = new Date(`${addDays(START, days)}T17:00:00.000Z`);
}

const tick = (buyer: TestBuyer, status = 'done') =>
  buyer.call('PUT', '/api/milestones/pre-approval/tasks/apply-to-several-lenders', { status });

/** What the buyer has been reminded of once so many days have gone by, newest first. */
async function remindAfter(buyer: TestBuyer, days: number): Promise<string[]> {
  setDay(days);
  await Promise.all([app.runClockJobs(), app.runClockJobs()]);
  const { notifications } = (await buyer.call('GET', '/api/notifications'))
    .body as unknown as NotificationPage;
  return notifications.flatMap(({ kind, subject }) => (kind === 'documents-due' ? [subject] : []));
}

async function haveEmailsGone(buyer: TestBuyer): Promise<boolean> {
  const unsent = "select id from emails where email = $1 and state in ('queued', 'sending')";
  return (await app.query(unsent, [buyer.email])).length === 0;
}

const ALL = 'W-2s for two years; Tax returns for two years; Bank statements for 2-3 months';

it('reminds of all owed documents at once: after three days, then weekly, four times, then not', async () => {
  const buyer = await createBuyer(app);
  expect((await tick(buyer)).status).toBe(200);
  const counts: number[] = [];
  for (const days of [2, 3, 4, 9, 10, 17, 24, 30]) {
    counts.push((await remindAfter(buyer, days)).length);
    // Sent before the clock jumps on, since an email that is still queued expires after two days.
    await waitUntil('emails have gone out', () => haveEmailsGone(buyer));
  }
  await app.readEmail(buyer.email, /^Documents your milestones wait for/, 'our last reminder');
  for (const days of [31, 38, 90]) counts.push((await remindAfter(buyer, days)).length);
  expect(counts).toEqual([0, 1, 1, 1, 2, 3, 4, 4, 4, 4, 4]);
  expect(await remindAfter(buyer, 91)).toEqual([ALL, ALL, ALL, ALL]);
});

it('names the closing day of the plan while it lies ahead, and asks for nothing once it has passed', async () => {
  const buyer = await createBuyer(app);
  expect((await buyer.call('POST', '/api/beta-access')).status).toBe(200);
  const place = { place: 'under-contract' };
  expect((await buyer.call('PUT', '/api/milestones/place', place)).status).toBe(200);
  const enter = { id: '00000000-0000-4000-8000-0000000000aa', value: '2026-11-10' };
  expect((await buyer.call('PUT', '/api/plan/facts/closingDay', enter)).status).toBe(200);
  const task = '/api/milestones/loan-application/tasks/attend-home-inspection';
  expect((await buyer.call('PUT', task, { status: 'done' })).status).toBe(200);
  await remindAfter(buyer, 3);
  await remindAfter(buyer, 10);
  const { notifications } = (await buyer.call('GET', '/api/notifications'))
    .body as unknown as NotificationPage;
  const details = notifications.flatMap(({ kind, detail }) => (kind === 'documents-due' ? [detail] : []));
  expect(details).toEqual(['You plan to close on Tuesday, Nov 10, 2026, in 5 days.']);
});

it('begins again with a change, and names only what is still owed', async () => {
  const buyer = await createBuyer(app);
  await tick(buyer);
  expect(await remindAfter(buyer, 3)).toEqual([ALL]);
  setDay(5);
  await buyer.call('POST', '/api/documents?name=w2.pdf&documentRequest=pre-approval.w2s', PDF);
  expect(await remindAfter(buyer, 7)).toHaveLength(1);
  const [newest] = await remindAfter(buyer, 8);
  expect(newest).toBe('Tax returns for two years; Bank statements for 2-3 months');
});

it('counts a task that is reopened as a change', async () => {
  const buyer = await createBuyer(app);
  await buyer.call('PUT', '/api/milestones/pre-approval/tasks/give-consistent-facts', { status: 'done' });
  await tick(buyer);
  setDay(5);
  expect((await tick(buyer, 'to-do')).status).toBe(200);
  expect(await remindAfter(buyer, 7)).toEqual([]);
  expect(await remindAfter(buyer, 8)).toEqual([ALL]);
});

it('says nothing to an account that has become a member of staff’s', async () => {
  const [buyer, member] = [await createBuyer(app), await createBuyer(app)];
  for (const each of [buyer, member]) await tick(each);
  await app.query(
    "insert into staff_members (user_id, role) select id, 'agent' from users where email = $1",
    [member.email],
  );
  expect(await remindAfter(buyer, 3)).toEqual([ALL]);
  const stored = `select kind from notifications where kind = 'documents-due' and user_id = (select id from users where email = $1)`;
  expect(await app.query(stored, [member.email])).toEqual([]);
});

it('does not remind a buyer who has not begun', async () => {
  const buyer = await createBuyer(app);
  expect(await remindAfter(buyer, 10)).toEqual([]);
});

it('waits for the end of the quiet hours with its email', async () => {
  const buyer = await createBuyer(app);
  await tick(buyer);
  clock = new Date(`${addDays(START, 3)}T08:00:00.000Z`);
  await app.runClockJobs();
  const emails = () => app.countEmails(buyer.email);
  const before = await emails();
  setDay(3);
  await app.runClockJobs();
  await app.readEmail(buyer.email, /^Documents your milestones wait for/);
  expect((await emails()) - before).toBe(1);
});

it('sends no email about documents that were uploaded overnight', async () => {
  const buyer = await createBuyer(app);
  await tick(buyer);
  clock = new Date(`${addDays(START, 3)}T08:00:00.000Z`);
  await app.runClockJobs();
  const paper = 'w2.pdf&documentRequest=pre-approval.w2s';
  expect((await buyer.call('POST', `/api/documents?name=${paper}`, PDF)).status).toBe(201);
  setDay(3);
  await app.runClockJobs();
  const [told] = await app.query(
    `select emailed_at, email_due_at from notifications join users on users.id = user_id
     where email = $1 and kind = 'documents-due'`,
    [buyer.email],
  );
  expect(told).toEqual({ emailed_at: null, email_due_at: null });
});
