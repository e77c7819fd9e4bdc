import { randomUUID } from 'node:crypto';
import type { PurchaseDates } from '@porchlight/domain/dates/purchase-dates/purchase-dates.contract.ts';
import type { StaffRequest } from '@porchlight/domain/document-requests/document-requests.contract.ts';
import { MAX_REMINDED_AT_ONCE } from '@porchlight/domain/document-requests/request-reminders.ts';
import { addDays } from '@porchlight/domain/kernel/calendar-dates.ts';
import { BATCH_MINUTES } from '@porchlight/domain/notifications/email-times.ts';
import type { NotificationPage } from '@porchlight/domain/notifications/notifications.contract.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { joinPurchase, loadPurchase } from '@porchlight/testing/people/test-people.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const TODAY = '2098-11-30';
let now = new Date(`${TODAY}T18:00:00.000Z`);
let app: TestApp;
let abe: TestBuyer;
let amy: TestBuyer;
let ada: TestBuyer;
let ben: TestBuyer;
let path: string;
beforeAll(async () => {
  app = await startTestApp({ now: () => now });
  abe = await createStaff(app, 'agent', 'Abe Agent');
  amy = await createStaff(app, 'agent', 'Amy Agent');
});
beforeEach(async () => {
  now = new Date(`${TODAY}T18:00:00.000Z`);
  [ada, ben] = [await createBuyer(app, 'Ada Buyer'), await createBuyer(app, 'Ben Buyer')];
  await joinPurchase(app, ada, ben);
  path = await pathOf(ada);
});
afterAll(() => app.close());

const pathOf = async (buyer: TestBuyer) =>
  `/api/staff/purchases/${(await loadPurchase(buyer)).id}/document-requests`;
const decree = { title: 'Divorce decree', why: 'It sets the support that counts as a debt.' };
const toRequests = ({ body }: { body: Record<string, unknown> }) => body.requests as StaffRequest[];
async function ask(items: object[], to = path): Promise<StaffRequest[]> {
  const reply = await abe.call('POST', to, { requests: items });
  expect([reply.status, reply.body.message]).toEqual([200, undefined]);
  return toRequests(reply);
}
const setAside = ({ id, state, notBefore }: StaffRequest, days: number, to = path) =>
  abe.call('POST', `${to}/${id}/set-aside`, {
    ...{ seen: state, seenNotBefore: notBefore, until: addDays(TODAY, days) },
  });
const remind = (who = abe, to = path) => who.call('POST', `${to}/reminder`, {});
const passHours = (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000);
};
async function listReminders(buyer: TestBuyer): Promise<string[]> {
  const { body } = await buyer.call('GET', '/api/notifications');
  return (body as unknown as NotificationPage).notifications
    .filter(({ kind }) => kind === 'documents-reminded')
    .map(({ subject }) => subject);
}

describe('a reminder of open requests', () => {
  it('reaches each buyer once, and an email has neither the document nor why', async () => {
    const gift = { title: 'Gift letter', why: 'The gift is counted.' };
    const [aside] = await ask([decree, { title: 'Support order', why: 'It sets the amount.' }, gift]);
    if (aside === undefined) throw new Error('nothing was asked for');
    await setAside(aside, 5);
    // What was asked for is emailed before, so that the reminder has an email of its own.
    passHours(1);
    await app.runClockJobs();
    const reply = await remind();
    expect(toRequests(reply).map(({ title, remindedAt }) => [title, remindedAt])).toEqual([
      ['Gift letter', null],
      ['Support order', now.toISOString()],
      ['Divorce decree', now.toISOString()],
    ]);
    passHours(BATCH_MINUTES / 60);
    await app.runClockJobs();
    for (const buyer of [ada, ben]) {
      expect(await listReminders(buyer)).toEqual(['2']);
      const email = await app.readEmail(buyer.email, /2 documents are still asked for/);
      expect(email).toContain('/portal/docs');
      expect(email).not.toMatch(/decree|support|gift/i);
    }
  });

  it('is in the log of each buyer, with what it was about', async () => {
    await ask([decree, { title: 'Support order', why: 'It sets the amount.' }]);
    await remind(amy);
    const rows = await app.query(
      `select about_email, actor_name, reason from staff_actions
       where subject_id = $1 and action = 'documents.reminded' order by 1`,
      [path.split('/')[4]],
    );
    expect(rows).toEqual(
      [ada.email, ben.email].sort().map((about_email) => ({
        ...{ about_email, actor_name: 'Amy Agent', reason: 'Support order; Divorce decree' },
      })),
    );
  });

  it('goes out once where two members press at once; the second is refused with who was first', async () => {
    await ask([decree]);
    const replies = await Promise.all([remind(abe), remind(amy)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      message: expect.stringMatching(/reminded less than an hour ago by A(be|my) Agent/),
    });
    expect(await listReminders(ada)).toEqual(['1']);
    passHours(23);
    expect((await remind()).body.message).toMatch(/reminded 23 hours ago by A/);
    passHours(1);
    expect((await remind()).status).toBe(200);
    expect(await listReminders(ada)).toEqual(['1', '1']);
  });

  it('is refused where nothing is open or all of it is set aside', async () => {
    expect((await remind()).body.message).toContain('No request waits for a document');
    const [request] = await ask([decree]);
    if (request === undefined) throw new Error('nothing was asked for');
    await setAside(request, 5);
    expect((await remind()).body.message).toContain('Every open request is set aside');
    expect(await listReminders(ada)).toEqual([]);
  });

  it('is refused to buyers, readers and who is not signed in, and for a purchase that is none', async () => {
    await ask([decree]);
    const reader = await createStaff(app, 'reader', 'Rhea Reader');
    for (const [who, code] of [
      [ada, 'NOT_ALLOWED'],
      [reader, 'NOT_ALLOWED'],
      [new TestBuyer(app), 'NOT_SIGNED_IN'],
    ] as const)
      expect((await remind(who)).body.code).toBe(code);
    expect((await remind(abe, `/api/staff/purchases/${randomUUID()}/document-requests`)).status).toBe(404);
  });
});

describe('the day by which a document is due', () => {
  const DUE = addDays(TODAY, 10);
  const setNoonOf = (day: string) => {
    now = new Date(`${day}T18:00:00.000Z`);
  };
  const listAsked = async (buyer: TestBuyer) =>
    ((await buyer.call('GET', '/api/dates')).body as unknown as PurchaseDates).dates
      .filter(({ source }) => source === 'asked')
      .map(({ key, title, day }) => [key, title, day]);
  async function remindersOn(day: string, buyer = ada): Promise<string[]> {
    setNoonOf(day);
    await app.runClockJobs();
    return listReminders(buyer);
  }
  async function askDue(): Promise<StaffRequest> {
    const [request] = await ask([{ ...decree, dueDay: DUE }]);
    if (request === undefined) throw new Error('nothing was asked for');
    return request;
  }

  it('is among the dates of both buyers until either sends the document, and in those of no other', async () => {
    const { key } = await askDue();
    for (const buyer of [ada, ben])
      expect(await listAsked(buyer)).toEqual([[`document:${key}`, 'Divorce decree due', DUE]]);
    expect(await listAsked(await createBuyer(app))).toEqual([]);
    const query = new URLSearchParams({ name: 'scan.pdf', documentRequest: key });
    const bytes = new TextEncoder().encode('%PDF-1.7\nsample');
    const { status, body } = await ben.call('POST', `/api/documents?${query}`, bytes);
    expect(status).toBe(201);
    for (const buyer of [ada, ben]) expect(await listAsked(buyer)).toEqual([]);
    const { revision } = (await abe.call('GET', `/api/staff/documents/${body.id}`)).body;
    await abe.call('POST', `/api/staff/documents/${body.id}/decision`, {
      ...{ revision, decision: 'needs-attention', reason: 'cut-off', words: '' },
    });
    for (const buyer of [ada, ben]) expect(await listAsked(buyer)).toHaveLength(1);
  });

  it('leaves the dates when the request is waived, and while it is set aside', async () => {
    const request = await askDue();
    await setAside(request, 5);
    expect(await listAsked(ada)).toEqual([]);
    setNoonOf(addDays(TODAY, 5));
    expect(await listAsked(ada)).toHaveLength(1);
    const waiver = { seen: 'asked', reason: 'The lender has it.' };
    expect((await abe.call('POST', `${path}/${request.id}/waiver`, waiver)).status).toBe(200);
    expect(await listAsked(ada)).toEqual([]);
  });

  it('is in the calendar feed without the document’s name, with a link to where one sends it', async () => {
    await askDue();
    const feed = String((await ada.call('POST', '/api/calendar/feed')).body.url);
    const text = await (await ada.send('GET', new URL(feed).pathname)).text();
    expect(text).toContain('SUMMARY:A document is due');
    expect(text).toMatch(/URL:\S+\/portal\/docs\r/);
    expect(text).not.toMatch(/decree|support/i);
  });

  it('reminds each buyer three days before and the day after, once for all that are due then', async () => {
    await ask([
      { ...decree, dueDay: DUE },
      { title: 'Support order', why: 'It sets the amount.', dueDay: DUE },
    ]);
    expect(await remindersOn(addDays(DUE, -4))).toEqual([]);
    const near = `2 ${DUE}`;
    expect(await remindersOn(addDays(DUE, -3))).toEqual([near]);
    expect(await remindersOn(addDays(DUE, -3), ben)).toEqual([near]);
    expect(await remindersOn(DUE)).toEqual([near]);
    expect(await remindersOn(addDays(DUE, 1))).toEqual([`${near} passed`, near]);
    expect(await remindersOn(addDays(DUE, 3))).toEqual([`${near} passed`, near]);
  });

  it('is no reminder of what is set aside, until its day has come', async () => {
    await setAside(await askDue(), 8);
    expect(await remindersOn(addDays(DUE, -3))).toEqual([]);
    // In Chicago the day has begun, in Hawaii it has not.
    now = new Date(`${addDays(DUE, -2)}T07:00:00.000Z`);
    await app.runClockJobs();
    expect(await listReminders(ada)).toEqual([]);
    expect(await remindersOn(addDays(DUE, -2))).toEqual([`1 ${DUE}`]);
  });

  it('is no reminder of a document that was sent or is no longer asked for', async () => {
    const { key } = await askDue();
    const query = new URLSearchParams({ name: 'scan.pdf', documentRequest: key });
    await ben.call('POST', `/api/documents?${query}`, new TextEncoder().encode('%PDF-1.7\nsample'));
    expect(await remindersOn(addDays(DUE, -3))).toEqual([]);
    expect(await remindersOn(addDays(DUE, 1), ben)).toEqual([]);
  });
});

describe('a reminder of several purchases', () => {
  const several = (how: '' | '/preview', purchaseIds: readonly string[], who = abe) =>
    who.call('POST', `/api/staff/document-request-reminders${how}`, { purchaseIds });
  const idOf = async (buyer: TestBuyer) => (await pathOf(buyer)).split('/')[4] ?? '';
  /** One with two buyers to remind, and one for each reason to be left out. */
  async function createSeveral() {
    await ask([decree]);
    const [cleo, dan, eve] = [
      await createBuyer(app, 'Cleo Buyer'),
      await createBuyer(app, 'Dan Buyer'),
      await createBuyer(app, 'Eve Buyer'),
    ];
    const [aside] = await ask([decree], await pathOf(dan));
    if (aside === undefined) throw new Error('nothing was asked for');
    await setAside(aside, 5, await pathOf(dan));
    await ask([decree], await pathOf(eve));
    expect((await remind(amy, await pathOf(eve))).status).toBe(200);
    const ids = [await idOf(ada), await idOf(cleo), await idOf(dan), await idOf(eve), randomUUID()];
    return { ids, eve };
  }
  const outcomesOf = ({ body }: { body: Record<string, unknown> }) =>
    (body.purchases as { id: string; buyers: number; omitted: string | null }[]).map(
      ({ id, buyers, omitted }) => [id, buyers, omitted],
    );

  it('is first shown, with whom it reaches and what is left out and why, and then sent', async () => {
    const { ids, eve } = await createSeveral();
    const expected = [
      [ids[0], 2, null],
      [ids[1], 0, 'nothing-open'],
      [ids[2], 0, 'all-set-aside'],
      [ids[3], 0, 'reminded'],
      [ids[4], 0, 'no-buyers'],
    ];
    expect(outcomesOf(await several('/preview', ids))).toEqual(expected);
    expect(await listReminders(ada)).toEqual([]);
    const sent = await several('', ids, amy);
    expect(outcomesOf(sent).toSorted()).toEqual(expected.toSorted());
    for (const buyer of [ada, ben, eve]) expect(await listReminders(buyer)).toEqual(['1']);
    expect(outcomesOf(await several('/preview', ids))).toContainEqual([ids[0], 0, 'reminded']);
    const [logged] = await app.query(
      "select count(*)::int as count from staff_actions where action = 'documents.reminded' and subject_id = $1",
      [ids[0]],
    );
    expect(logged?.count).toBe(2);
  });

  it('by two members at once, in whatever order, reaches each buyer once', async () => {
    await ask([decree]);
    const cleo = await createBuyer(app, 'Cleo Buyer');
    await ask([decree], await pathOf(cleo));
    const ids = [await idOf(ada), await idOf(cleo)];
    const replies = await Promise.all([several('', ids), several('', ids.toReversed(), amy)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(replies.flatMap(outcomesOf).filter(([, buyers]) => buyers !== 0)).toHaveLength(2);
    for (const buyer of [ada, ben, cleo]) expect(await listReminders(buyer)).toEqual(['1']);
  });

  it('is refused to readers and buyers, and for none or too many', async () => {
    const reader = await createStaff(app, 'reader', 'Rhea Reader');
    for (const how of ['', '/preview'] as const) {
      for (const who of [ada, reader])
        expect((await several(how, [randomUUID()], who)).body.code).toBe('NOT_ALLOWED');
      expect((await several(how, [randomUUID()], new TestBuyer(app))).body.code).toBe('NOT_SIGNED_IN');
      const many = Array.from({ length: MAX_REMINDED_AT_ONCE + 1 }, () => randomUUID());
      for (const ids of [[], many]) expect((await several(how, ids)).body.code).toBe('BAD_INPUT');
    }
  });
});
