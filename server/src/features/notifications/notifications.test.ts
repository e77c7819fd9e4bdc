import { randomUUID } from 'node:crypto';
import { milestoneTexts } from '@porchlight/content/en/milestones.ts';
import type { NotificationPage } from '@porchlight/domain/notifications/notifications.contract.ts';
import { NOTIFICATIONS_PER_PAGE } from '@porchlight/domain/notifications/notifications.ts';
import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import {
  giveConsent,
  SIGNABLE_PDF,
  signDocument,
  uploadDocument,
} from '@porchlight/testing/people/test-signer.ts';
import { describe, expect, it } from 'vitest';

let app: TestApp;
useSharedApp((shared) => {
  app = shared;
});

const PDF = new TextEncoder().encode('%PDF-1.7\nsample');

async function read(buyer: TestBuyer, before?: string): Promise<NotificationPage> {
  const query = before === undefined ? '' : `?before=${before}`;
  const { status, body } = await buyer.call('GET', `/api/notifications${query}`);
  expect(status).toBe(200);
  return body as unknown as NotificationPage;
}

const tell = (page: NotificationPage) => page.notifications.map(({ kind, subject }) => `${kind} ${subject}`);

async function upload(buyer: TestBuyer, name: string, documentRequest?: string): Promise<string> {
  const query = new URLSearchParams({ name, ...(documentRequest ? { documentRequest } : {}) });
  const { status, body } = await buyer.call('POST', `/api/documents?${query}`, PDF);
  expect(status).toBe(201);
  return String(body.id);
}

/** Settles everything a milestone asks for; the last document comes last. */
async function finish(buyer: TestBuyer, slug: string): Promise<void> {
  const text = milestoneTexts.find((candidate) => candidate.slug === slug);
  for (const { id } of text?.tasks ?? [])
    await buyer.call('PUT', `/api/milestones/${slug}/tasks/${id}`, { status: 'done' });
  for (const { key } of text?.documentRequests ?? []) await upload(buyer, `${key}.pdf`, key);
}

/** Puts as many into the buyer's list as no journey brings about quickly. */
async function fill(buyer: TestBuyer, number: number): Promise<void> {
  await app.query(
    `insert into notifications (user_id, kind, subject, created_at)
     select users.id, 'document-received', 'paper ' || place, now() - (place / 2) * interval '1 minute'
     from users, generate_series(1, $2) as place where email = $1`,
    [buyer.email, number],
  );
}

/** What is stored for the buyer, newest first, and whether it is in their list. */
async function listStored(buyer: TestBuyer): Promise<string[]> {
  const rows = await app.query(
    `select kind, subject, listed from notifications join users on users.id = user_id where email = $1
     order by notifications.created_at desc, notifications.id desc`,
    [buyer.email],
  );
  return rows.map(({ kind, subject, listed }) => `${kind} ${subject}${listed ? '' : ', not listed'}`);
}

describe('a buyer is notified of', () => {
  it('nothing at first', async () => {
    expect(await read(await createBuyer(app))).toEqual({ notifications: [], unread: 0, next: null });
  });

  it('a document that they uploaded, and one that they signed, by email alone', async () => {
    const buyer = await createBuyer(app);
    await giveConsent(buyer);
    await signDocument(buyer, await uploadDocument(buyer, SIGNABLE_PDF, 'pay stub.pdf'));
    expect(await listStored(buyer)).toEqual([
      'document-signed pay stub.pdf, not listed',
      'document-received pay stub.pdf, not listed',
    ]);
    expect(await read(buyer)).toEqual({ notifications: [], unread: 0, next: null });
  });

  it('what happened without them, unread until they read it', async () => {
    const buyer = await createBuyer(app);
    await finish(buyer, 'pre-approval');
    await buyer.call('POST', '/api/beta-access');
    const page = await read(buyer);
    expect(tell(page)).toContain('milestone-unlocked home-search');
    expect(page.unread).toBe(page.notifications.length);
    expect(page.notifications.every(({ readAt }) => readAt === null)).toBe(true);
  });

  it('a completed milestone once, however often its tasks change afterwards', async () => {
    const buyer = await createBuyer(app);
    await finish(buyer, 'interest');
    await finish(buyer, 'interest');
    expect(await listStored(buyer)).toEqual(['milestone-completed interest, not listed']);
    expect(tell(await read(buyer))).toEqual([]);
  });

  it('the milestone that a completion opens, after the document that completed it', async () => {
    const buyer = await createBuyer(app);
    await buyer.call('POST', '/api/beta-access');
    await finish(buyer, 'pre-approval');
    expect((await listStored(buyer)).slice(0, 3)).toEqual([
      'milestone-unlocked home-search',
      'milestone-completed pre-approval, not listed',
      expect.stringMatching(/^document-received pre-approval\..*, not listed$/),
    ]);
    expect(tell(await read(buyer))[0]).toBe('milestone-unlocked home-search');
  });

  it('no opened milestone while beta access is missing', async () => {
    const buyer = await createBuyer(app);
    await finish(buyer, 'pre-approval');
    const told = await listStored(buyer);
    expect(told).toContain('milestone-completed pre-approval, not listed');
    expect(told.some((line) => line.startsWith('milestone-unlocked'))).toBe(false);
  });

  it('the milestones that beta access opens when it is granted later, once', async () => {
    const buyer = await createBuyer(app);
    await finish(buyer, 'pre-approval');
    await buyer.call('POST', '/api/beta-access');
    await buyer.call('POST', '/api/beta-access');
    const told = tell(await read(buyer));
    expect(told[0]).toBe('milestone-unlocked home-search');
    expect(told.filter((line) => line.startsWith('milestone-unlocked'))).toHaveLength(1);
  });

  it('nothing that did not happen: a refused upload leaves no line', async () => {
    const buyer = await createBuyer(app);
    const refused = await buyer.call('POST', '/api/documents?name=a.exe', new TextEncoder().encode('MZ'));
    expect(refused.status).toBe(415);
    expect(tell(await read(buyer))).toEqual([]);
  });
});

describe('the list', () => {
  it('comes in pages of 30 without a gap or a repetition, also where two carry the same time', async () => {
    const buyer = await createBuyer(app);
    await fill(buyer, 2 * NOTIFICATIONS_PER_PAGE + 5);
    const first = await read(buyer);
    const second = await read(buyer, first.next ?? undefined);
    const third = await read(buyer, second.next ?? undefined);
    expect([first, second, third].map((page) => page.notifications.length)).toEqual([30, 30, 5]);
    expect(third.next).toBeNull();
    const all = [first, second, third].flatMap((page) => page.notifications);
    expect(new Set(all.map(({ id }) => id)).size).toBe(65);
    const times = all.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().reverse());
    expect(first.unread).toBe(65);
  });

  it('ends where it ends exactly at the page', async () => {
    const buyer = await createBuyer(app);
    await fill(buyer, NOTIFICATIONS_PER_PAGE);
    expect((await read(buyer)).next).toBeNull();
  });

  it('refuses a place that is no id', async () => {
    const reply = await (await createBuyer(app)).call('GET', '/api/notifications?before=yesterday');
    expect([reply.status, reply.body.code]).toEqual([400, 'BAD_INPUT']);
  });

  it.each([
    ['GET', '/api/notifications'],
    ['POST', '/api/notifications/read'],
  ])('requires a session: %s %s', async (method, path) => {
    const buyer = await createBuyer(app);
    await buyer.call('POST', '/api/accounts/sign-out', { scope: 'local' });
    const reply = await buyer.call(method, path, method === 'GET' ? undefined : { all: true });
    expect([reply.status, reply.body.code]).toEqual([401, 'NOT_SIGNED_IN']);
  });
});

describe('reading', () => {
  it('marks the chosen ones, and keeps the time of the first reading', async () => {
    const buyer = await createBuyer(app);
    await fill(buyer, 3);
    const [newest] = (await read(buyer)).notifications;
    const ids = [newest?.id ?? ''];
    expect((await buyer.call('POST', '/api/notifications/read', { ids })).body).toEqual({ unread: 2 });
    const readAt = (await read(buyer)).notifications[0]?.readAt;
    expect(readAt).toBeTruthy();
    await buyer.call('POST', '/api/notifications/read', { ids });
    expect((await read(buyer)).notifications[0]?.readAt).toBe(readAt);
  });

  it('marks all at once, beyond the first page', async () => {
    const buyer = await createBuyer(app);
    await fill(buyer, NOTIFICATIONS_PER_PAGE + 1);
    expect((await buyer.call('POST', '/api/notifications/read', { all: true })).body).toEqual({ unread: 0 });
    expect((await read(buyer)).unread).toBe(0);
  });

  it.each([
    ['nothing', {}],
    ['no ids', { ids: [] }],
    ['an id that is none', { ids: ['first'] }],
    ['more ids than a page has', { ids: Array.from({ length: 31 }, () => randomUUID()) }],
    ['a doubtful all', { all: 'yes' }],
  ])('refuses %s', async (_, body) => {
    const reply = await (await createBuyer(app)).call('POST', '/api/notifications/read', body);
    expect([reply.status, reply.body.code]).toEqual([400, 'BAD_INPUT']);
  });
});

describe('another buyer’s notifications', () => {
  it('are never seen, marked or used as a place in the list', async () => {
    const [mine, theirs] = [await createBuyer(app), await createBuyer(app)];
    await fill(theirs, 2);
    await fill(mine, 2);
    const [foreign] = (await read(theirs)).notifications;
    const ids = [foreign?.id ?? ''];
    expect((await mine.call('POST', '/api/notifications/read', { ids })).body).toEqual({ unread: 2 });
    expect((await read(theirs)).unread).toBe(2);
    await mine.call('POST', '/api/notifications/read', { all: true });
    expect((await read(theirs)).unread).toBe(2);
    expect((await read(mine, ids[0])).notifications).toEqual([]);
  });
});
