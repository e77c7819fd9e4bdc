import type { StaffRequest } from '@porchlight/domain/document-requests/document-requests.contract.ts';
import type {
  DuePurchase,
  PurchaseSummary,
} from '@porchlight/domain/home-buyers/staff-purchases.contract.ts';
import { addDays, formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { Journey } from '@porchlight/domain/milestones/milestones.contract.ts';
import type { TodayView } from '@porchlight/domain/today/today.contract.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { joinPurchase, loadPurchase } from '@porchlight/testing/people/test-people.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const TODAY = '2098-11-30';
// After the clock of the database, which says when the first buyer came to the purchase.
const noonOf = (day: string) => new Date(`${day}T22:00:00.000Z`);
let now = noonOf(TODAY);
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
  now = noonOf(TODAY);
  [ada, ben] = [await createBuyer(app, 'Ada Buyer'), await createBuyer(app, 'Ben Buyer')];
  await joinPurchase(app, ada, ben);
  path = `/api/staff/purchases/${(await loadPurchase(ada)).id}/document-requests`;
});
afterAll(() => app.close());

const until = addDays(TODAY, 10);
const decree = { title: 'Divorce decree', why: 'It sets the support that counts as a debt.' };
const toRequests = ({ body }: { body: Record<string, unknown> }) => body.requests as StaffRequest[];
async function askOne(item: object): Promise<StaffRequest> {
  const reply = await abe.call('POST', path, { requests: [item] });
  expect([reply.status, reply.body.message]).toEqual([200, undefined]);
  const [made] = toRequests(reply);
  if (made === undefined) throw new Error('nothing was asked for');
  return made;
}
const setAside = (
  { id, state, notBefore }: Pick<StaffRequest, 'id' | 'state' | 'notBefore'>,
  day: string | null = until,
  who = abe,
  reason?: string,
) =>
  who.call('POST', `${path}/${id}/set-aside`, {
    ...{ seen: state, seenNotBefore: notBefore, until: day, reason },
  });
const getToday = async (who: TestBuyer) => (await who.call('GET', '/api/today')).body as unknown as TodayView;
const getSteps = async (who: TestBuyer) =>
  ((await who.call('GET', '/api/milestones')).body as unknown as Journey).nextSteps.map(({ id }) => id);
const listDue = async () => {
  const { body } = await abe.call('GET', '/api/staff/purchases/due');
  const due = body as unknown as DuePurchase[];
  return due.filter(({ id }) => path.includes(id)).map(({ day }) => day);
};
async function countOwed() {
  const { body } = await abe.call('GET', `/api/staff/purchases?search=${encodeURIComponent(ada.email)}`);
  return (body.rows as PurchaseSummary[])[0]?.owes ?? 0;
}
async function sendBack(key: string): Promise<string> {
  const query = new URLSearchParams({ name: 'scan.pdf', documentRequest: key });
  const bytes = new TextEncoder().encode('%PDF-1.7\nsample');
  const id = String((await ada.call('POST', `/api/documents?${query}`, bytes)).body.id);
  const { revision } = (await abe.call('GET', `/api/staff/documents/${id}`)).body;
  const decision = { revision, decision: 'needs-attention', reason: 'cut-off', words: '' };
  expect((await abe.call('POST', `/api/staff/documents/${id}/decision`, decision)).status).toBe(200);
  return id;
}

describe('a request that is set aside', () => {
  it('is no debt until its day, when it counts again by itself, and the buyers read from when on', async () => {
    const before = await countOwed();
    const request = await askOne({ ...decree, dueDay: addDays(TODAY, 2) });
    expect([await countOwed(), await listDue()]).toEqual([before + 1, [addDays(TODAY, 2)]]);
    expect(toRequests(await setAside(request))).toMatchObject([{ state: 'asked', notBefore: until }]);
    expect([await countOwed(), await listDue()]).toEqual([before, []]);
    for (const buyer of [ada, ben]) {
      expect((await getToday(buyer)).wanted).toMatchObject([{ asked: { notBefore: until } }]);
      expect(await getSteps(buyer)).not.toContain(request.key);
    }
    // The day before ends in Hawaii at ten in the morning UTC.
    now = new Date(`${until}T09:59:00.000Z`);
    expect(await countOwed()).toBe(before);
    now = new Date(`${until}T10:00:00.000Z`);
    expect([await countOwed(), await listDue()]).toEqual([before + 1, [addDays(TODAY, 2)]]);
    const [wanted] = (await getToday(ada)).wanted;
    expect(wanted?.asked).toEqual({ why: decree.why, dueDay: addDays(TODAY, 2), by: 'Abe' });
    expect(await getSteps(ada)).toContain(request.key);
  });

  it('is not counted for the milestone either that asks for the same', async () => {
    const before = await countOwed();
    const request = await askOne({ kind: 'pre-approval.w2s', why: 'Two years.' });
    expect(await countOwed()).toBe(before);
    const [aside] = toRequests(await setAside(request));
    expect(await countOwed()).toBe(before - 1);
    const again = await setAside({ ...request, notBefore: aside?.notBefore ?? null }, null);
    expect(toRequests(again)).toMatchObject([{ notBefore: null }]);
    expect(await countOwed()).toBe(before);
  });

  it('may be one whose document was sent back, which is no step of today then', async () => {
    const { id, key } = await askOne(decree);
    const sent = await sendBack(key);
    expect((await setAside({ id, state: 'returned', notBefore: null })).status).toBe(200);
    expect((await getToday(ada)).returned).toMatchObject([{ id: sent, notBefore: until }]);
  });

  it('is in the log of each buyer with its day and why, and in an event', async () => {
    const request = await askOne(decree);
    const [aside] = toRequests(await setAside(request, until, amy, 'The court sends it then.'));
    await setAside({ ...request, notBefore: aside?.notBefore ?? null }, null, abe);
    const rows = await app.query(
      `select action, reason, actor_name from staff_actions
       where subject_id = $1 and about_email = $2 and action in ('documents.request-set-aside', 'documents.request-counted') order by id`,
      [path.split('/')[4], ben.email],
    );
    expect(rows).toEqual([
      {
        ...{ action: 'documents.request-set-aside', actor_name: 'Amy Agent' },
        reason: `Divorce decree: until ${formatCalendarDate(until)}: The court sends it then.`,
      },
      { action: 'documents.request-counted', actor_name: 'Abe Agent', reason: 'Divorce decree' },
    ]);
    const events = await app.query(
      `select payload::json -> 'data' ->> 'until' as until from webhook_events
       where type = 'document.request_set_aside' and payload like '%' || $1 || '%' order by id`,
      [request.id],
    );
    expect(events.map((event) => event.until).sort()).toEqual([until, null]);
  });
});

describe('setting aside is refused', () => {
  it('to the second of two, with who was first and until when', async () => {
    const request = await askOne(decree);
    const replies = await Promise.all([
      setAside(request, until, abe),
      setAside(request, addDays(until, 1), amy),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      message: expect.stringMatching(/it was set aside until Dec 1[01], 2098 by A(be|my) Agent/),
    });
  });

  it.each([
    ['waiver', 'waived', /it was waived by Abe Agent/],
    ['withdrawal', 'withdrawn', /it was withdrawn by Abe Agent/],
  ] as const)('once a %s ended it', async (how, state, sentence) => {
    const request = await askOne(decree);
    await abe.call('POST', `${path}/${request.id}/${how}`, { seen: 'asked', reason: 'It is there.' });
    const refused = await setAside({ ...request, state }, until, amy);
    expect([refused.status, refused.body.code]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect(refused.body.message).toMatch(sentence);
  });

  it.each([
    ['today', TODAY],
    ['more than 90 days ahead', addDays(TODAY, 91)],
  ])('until %s', async (_, day) => {
    const refused = await setAside(await askOne(decree), day);
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { until: expect.stringContaining('at most 90 days ahead') },
    ]);
  });

  it('to buyers, readers and who is not signed in', async () => {
    const request = await askOne(decree);
    const reader = await createStaff(app, 'reader', 'Rhea Reader');
    for (const [who, code] of [
      [ada, 'NOT_ALLOWED'],
      [reader, 'NOT_ALLOWED'],
      [new TestBuyer(app), 'NOT_SIGNED_IN'],
    ] as const)
      expect((await setAside(request, until, who)).body.code).toBe(code);
    expect((await setAside({ ...request, id: crypto.randomUUID() })).status).toBe(404);
  });
});
