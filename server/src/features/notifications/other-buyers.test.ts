import { milestoneTexts } from '@porchlight/content/en/milestones.ts';
import type { NotificationPage } from '@porchlight/domain/notifications/notifications.contract.ts';
import { defaultKinds } from '@porchlight/domain/notifications/preferences.ts';
import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { joinPurchase } from '@porchlight/testing/people/test-people.ts';
import { expect, it } from 'vitest';
import { withdrawDateReminders } from './withdrawn-reminders.ts';

let app: TestApp;
let jordan: TestBuyer;
let priya: TestBuyer;
let stranger: TestBuyer;
useSharedApp(async (shared) => {
  app = shared;
  jordan = await createBuyer(app, 'Jordan Rivera');
  priya = await createBuyer(app, 'Priya Shah');
  stranger = await createBuyer(app, 'Stranger');
  await joinPurchase(app, jordan, priya);
});

const read = async (buyer: TestBuyer) =>
  (await buyer.call('GET', '/api/notifications')).body as unknown as NotificationPage;
const tell = async (buyer: TestBuyer) =>
  (await read(buyer)).notifications
    .filter(({ kind }) => kind.startsWith('milestone-'))
    .map(({ kind, subject, detail }) => [kind, subject, detail]);
/** Settles everything a milestone asks for; the last document comes last. */
const finish = async (buyer: TestBuyer, slug: string) => {
  const text = milestoneTexts.find((candidate) => candidate.slug === slug);
  for (const { id } of text?.tasks ?? [])
    await buyer.call('PUT', `/api/milestones/${slug}/tasks/${id}`, { status: 'done' });
  for (const { key } of text?.documentRequests ?? []) {
    const query = new URLSearchParams({ name: 'divorce-decree.pdf', documentRequest: key });
    const reply = await buyer.call('POST', `/api/documents?${query}`, Buffer.from('%PDF-1.7\nfile'));
    expect(reply.status).toBe(201);
  }
};
const listEmails = (buyer: TestBuyer) =>
  app.query(
    `select kind, listed, email_form as form, email_due_at is not null as waits from notifications
     join users on users.id = user_id where email = $1 and kind like 'milestone-%' order by notifications.created_at`,
    [buyer.email],
  );

/** Milestones that are stored as completed by the buyer themselves, each once, the first first. */
const listCompleted = async (buyer: TestBuyer) =>
  (
    await app.query(
      `select subject from notifications join users on users.id = user_id
       where email = $1 and kind = 'milestone-completed' and detail is null and not listed order by notifications.created_at`,
      [buyer.email],
    )
  ).map(({ subject }) => subject);

it('what one completes is reported to the other as the other’s, in order, and names no document', async () => {
  await priya.call('POST', '/api/beta-access');
  await finish(priya, 'pre-approval');
  expect(await tell(jordan)).toEqual([
    ['milestone-unlocked', 'home-search', null],
    ['milestone-completed', 'pre-approval', 'co-buyer'],
  ]);
  expect((await read(jordan)).unread).toBe(2);
  expect(JSON.stringify(await read(jordan))).not.toContain('divorce');
  expect(await tell(priya)).toEqual([['milestone-unlocked', 'home-search', null]]);
  expect(await listEmails(priya)).toEqual([
    { kind: 'milestone-completed', listed: false, form: 'digest', waits: true },
    { kind: 'milestone-unlocked', listed: true, form: 'digest', waits: true },
  ]);
  expect(await listEmails(jordan)).toEqual([
    { kind: 'milestone-completed', listed: true, form: 'digest', waits: true },
    { kind: 'milestone-unlocked', listed: true, form: 'digest', waits: true },
  ]);
  expect(await tell(stranger)).toEqual([]);
});

it('both may move dates at the same moment', async () => {
  const [one, other] = await Promise.all(
    [jordan, priya].map(async ({ email }) =>
      String((await app.query('select id from users where email = $1', [email]))[0]?.id),
    ),
  );
  const { database } = app.readParts();
  const date = { milestoneId: 1, dateKey: 'a-date', date: '2026-12-01' };
  const move = (userId = '') =>
    database.transact((transaction) => withdrawDateReminders(transaction, userId, date));
  for (let round = 0; round < 25; round += 1) await Promise.all([move(one), move(other)]);
});

it('goes by what the other chose', async () => {
  const { status } = await jordan.call('PUT', '/api/notifications/preferences', {
    ...{ timeZone: 'America/New_York', quietHours: null, digestHour: 8 },
    kinds: { ...defaultKinds, 'milestone-completed': { listed: false, email: 'off' } },
  });
  expect(status).toBe(200);
  const before = await tell(jordan);
  await finish(priya, 'interest');
  expect(await tell(jordan)).toEqual(before);
  const off = { kind: 'milestone-completed', listed: false, form: null, waits: false };
  expect((await listEmails(jordan)).at(-1)).toEqual(off);
  expect(await listCompleted(priya)).toEqual(['pre-approval', 'interest']);
});

it('ends when they part, and a buyer alone is notified of nothing twice', async () => {
  await priya.call('POST', '/api/purchase/leave', {});
  const before = await listEmails(jordan);
  await finish(priya, 'pre-app');
  expect(await listEmails(jordan)).toEqual(before);
  await finish(stranger, 'interest');
  expect(await listCompleted(stranger)).toEqual(['interest']);
  expect(await tell(stranger)).toEqual([]);
});
