import { randomUUID } from 'node:crypto';
import type { StaffRequest } from '@porchlight/domain/document-requests/document-requests.contract.ts';
import type { DocumentList } from '@porchlight/domain/documents/documents.contract.ts';
import type { PurchaseSummary } from '@porchlight/domain/home-buyers/staff-purchases.contract.ts';
import type { Journey } from '@porchlight/domain/milestones/milestones.contract.ts';
import { BATCH_MINUTES } from '@porchlight/domain/notifications/email-times.ts';
import type { TodayView } from '@porchlight/domain/today/today.contract.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { createGuestBuyer } from '@porchlight/testing/people/test-guest.ts';
import { joinPurchase, loadPurchase } from '@porchlight/testing/people/test-people.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

// After the clock of the database, which says when the first buyer came to the purchase.
let now = new Date('2098-11-30T15:00:00.000Z');
let app: TestApp;
let reader: TestBuyer;
let abe: TestBuyer;
let amy: TestBuyer;
let ada: TestBuyer;
let ben: TestBuyer;
let path: string;
beforeAll(async () => {
  app = await startTestApp({ now: () => now });
  reader = await createStaff(app, 'reader', 'Rhea Reader');
  abe = await createStaff(app, 'agent', 'Abe Agent');
  amy = await createStaff(app, 'agent', 'Amy Agent');
});
beforeEach(async () => {
  [ada, ben] = [await createBuyer(app, 'Ada Buyer'), await createBuyer(app, 'Ben Buyer')];
  await joinPurchase(app, ada, ben);
  path = `/api/staff/purchases/${(await loadPurchase(ada)).id}/document-requests`;
});
afterAll(() => app.close());

const W2S = 'pre-approval.w2s';
const decree = { title: 'Divorce decree', why: 'It sets the support that counts as a debt.' };
const toRequests = ({ body }: { body: Record<string, unknown> }) => body.requests as StaffRequest[];
const list = async () => toRequests(await abe.call('GET', path));
const ask = (requests: object[], who = abe, to = path) => who.call('POST', to, { requests });
async function askOne(item: object): Promise<StaffRequest> {
  const reply = await ask([item]);
  expect([reply.status, reply.body.message]).toEqual([200, undefined]);
  const [made] = toRequests(reply);
  if (made === undefined) throw new Error('nothing was asked for');
  return made;
}
const end = (
  how: 'waiver' | 'withdrawal',
  { id, state }: Pick<StaffRequest, 'id' | 'state'>,
  who = abe,
  reason = 'The lender has it.',
) => who.call('POST', `${path}/${id}/${how}`, { seen: state, reason });
const getToday = async (who: TestBuyer) => (await who.call('GET', '/api/today')).body as unknown as TodayView;
const getWanted = async (who: TestBuyer) => (await getToday(who)).wanted;
const upload = (who: TestBuyer, query: Record<string, string>) =>
  who.call(
    'POST',
    `/api/documents?${new URLSearchParams({ name: 'scan.pdf', ...query })}`,
    new TextEncoder().encode('%PDF-1.7\nsample'),
  );
async function send(who: TestBuyer, query: Record<string, string>): Promise<string> {
  const { status, body } = await upload(who, query);
  expect(status).toBe(201);
  return String(body.id);
}
async function decide(id: string, decision: object) {
  const { body } = await abe.call('GET', `/api/staff/documents/${id}`);
  const reply = await abe.call('POST', `/api/staff/documents/${id}/decision`, {
    revision: body.revision,
    ...decision,
  });
  expect(reply.status).toBe(200);
  return body;
}
async function countOwed(buyer: TestBuyer) {
  const { body } = await abe.call('GET', `/api/staff/purchases?search=${encodeURIComponent(buyer.email)}`);
  return (body.rows as PurchaseSummary[])[0]?.owes;
}
const listEvents = async (type: string, requestId: string) =>
  (
    await app.query(
      "select payload::json -> 'data' as data from webhook_events where type = $1 and payload like '%' || $2 || '%'",
      [type, requestId],
    )
  ).map(({ data }) => data);

describe('a document that staff ask for', () => {
  it('is wanted of both buyers, with why, until when and who asks, and is owed', async () => {
    const before = (await countOwed(ada)) ?? 0;
    const reply = await ask([
      { ...decree, dueDay: '2098-12-11', stage: 'before-documents' },
      { kind: W2S, why: 'Two years.' },
    ]);
    expect(toRequests(reply)).toMatchObject([
      { kind: W2S, key: W2S, title: 'W-2s for two years', state: 'asked', stage: 'none' },
      {
        ...{ kind: null, ...decree, dueDay: '2098-12-11', stage: 'before-documents', state: 'asked' },
        ...{ askedBy: 'Abe Agent', askedAt: now.toISOString(), document: null, ended: null },
      },
    ]);
    const [, own] = await list();
    for (const buyer of [ada, ben])
      expect(await getWanted(buyer)).toEqual([
        {
          ...{ key: `request:${own?.id}`, title: decree.title, milestone: null },
          asked: { why: decree.why, dueDay: '2098-12-11', by: 'Abe' },
        },
        {
          ...{ key: W2S, title: 'W-2s for two years', milestone: null },
          asked: { why: 'Two years.', dueDay: null, by: 'Abe' },
        },
      ]);
    // The W-2s are counted already: the milestone that asks for them is open.
    expect(await countOwed(ada)).toBe(before + 1);
    const { nextSteps } = (await ben.call('GET', '/api/milestones')).body as unknown as Journey;
    expect(nextSteps.slice(0, 2)).toEqual([
      { kind: 'asked', id: `request:${own?.id}`, title: decree.title },
      { kind: 'asked', id: W2S, title: 'W-2s for two years' },
    ]);
    expect(await listEvents('document.requested', String(own?.id))).toEqual([
      {
        ...{ requestId: own?.id, documentRequest: `request:${own?.id}`, stage: 'before-documents' },
        ...{
          buyerId: expect.any(String),
          purchaseId: path.split('/')[4],
          by: { kind: 'member', id: expect.any(String) },
        },
        dueDay: '2098-12-11',
      },
    ]);
  });

  it('is said to each buyer once, and by an email that has neither its name nor why', async () => {
    await ask([decree, { title: 'Support order', why: 'It sets the amount.' }]);
    now = new Date(now.getTime() + BATCH_MINUTES * 60_000);
    await app.runClockJobs();
    for (const buyer of [ada, ben]) {
      const email = await app.readEmail(buyer.email, /2 documents are asked for/);
      expect(email).toContain('/portal/docs');
      expect(email).not.toMatch(/decree|support/i);
      const { notifications } = (await buyer.call('GET', '/api/notifications')).body;
      expect(notifications).toMatchObject([{ kind: 'documents-asked', subject: '2' }]);
    }
  });

  it('is answered by an upload of either, sent back, replaced and accepted', async () => {
    const { key } = await askOne(decree);
    const first = await send(ada, { documentRequest: key });
    expect(await getWanted(ben)).toEqual([]);
    expect(await list()).toMatchObject([{ state: 'answered', document: { id: first, buyer: 'Ada Buyer' } }]);
    const { documents } = (await ada.call('GET', '/api/documents')).body as unknown as DocumentList;
    expect(documents).toMatchObject([{ requestTitle: decree.title, review: { state: 'waiting' } }]);
    const review = await decide(first, { decision: 'needs-attention', reason: 'cut-off', words: '' });
    expect(review).toMatchObject({ paper: decree.title, milestone: null });
    expect(await list()).toMatchObject([{ state: 'returned' }]);
    expect((await getToday(ada)).returned).toMatchObject([{ id: first, key, title: decree.title }]);
    const second = await send(ada, { replaces: first });
    expect((await getToday(ada)).returned).toEqual([]);
    await decide(second, { decision: 'accepted' });
    expect(await list()).toMatchObject([
      { state: 'accepted', document: { id: second }, ended: { by: 'Abe Agent', reason: null } },
    ]);
    const { notifications } = (await ada.call('GET', '/api/notifications')).body;
    expect(notifications).toContainEqual(
      expect.objectContaining({ kind: 'document-accepted', subject: decree.title }),
    );
  });

  it('of a kind is answered by what a milestone asks for too, and is wanted once', async () => {
    await ada.call('PUT', '/api/milestones/pre-app/tasks/collect-pay-stubs', { status: 'done' });
    const owed = await countOwed(ada);
    await askOne({ kind: 'pre-app.pay-stubs', why: 'For June alone.' });
    expect(await countOwed(ada)).toBe(owed);
    expect((await getWanted(ada)).filter(({ key }) => key === 'pre-app.pay-stubs')).toMatchObject([
      { milestone: 'pre-app', asked: { why: 'For June alone.' } },
    ]);
    await send(ben, { documentRequest: 'pre-app.pay-stubs' });
    expect((await getWanted(ada)).map(({ key }) => key)).toEqual(['pre-app.government-id']);
    expect(await list()).toMatchObject([{ state: 'answered', document: { buyer: 'Ben Buyer' } }]);
  });

  it('may be said of a document that was uploaded before', async () => {
    const { key } = await askOne(decree);
    const id = await send(ada, {});
    const answer = await ada.call('PUT', `/api/documents/${id}/document-request`, { documentRequest: key });
    expect(answer.status).toBe(200);
    expect(await list()).toMatchObject([{ state: 'answered', document: { id } }]);
  });
});

describe('a request that staff end', () => {
  it.each([
    ['waiver', 'waived'],
    ['withdrawal', 'withdrawn'],
  ] as const)('by a %s is wanted no longer, and the log has why', async (how, state) => {
    const request = await askOne(decree);
    const owed = (await countOwed(ada)) ?? 0;
    const reply = await end(how, request, amy);
    expect(toRequests(reply)).toMatchObject([
      { state, ended: { by: 'Amy Agent', at: now.toISOString(), reason: 'The lender has it.' } },
    ]);
    expect(await getWanted(ada)).toEqual([]);
    expect(await countOwed(ada)).toBe(owed - 1);
    const refused = await upload(ada, { documentRequest: request.key });
    expect([refused.status, refused.body.code]).toEqual([400, 'BAD_INPUT']);
    const rows = await app.query(
      'select action, about_email, reason from staff_actions where subject_id = $1 and action = $2 order by 2',
      [path.split('/')[4], `documents.request-${state}`],
    );
    expect(rows).toEqual(
      [ada.email, ben.email].sort().map((about_email) => ({
        ...{ action: `documents.request-${state}`, about_email },
        reason: 'Divorce decree: The lender has it.',
      })),
    );
    expect(await listEvents('document.request_ended', request.id)).toMatchObject([{ as: state }]);
  });

  it('while its document is sent back asks for nothing again', async () => {
    const { key, id } = await askOne(decree);
    const sent = await send(ada, { documentRequest: key });
    await decide(sent, { decision: 'needs-attention', reason: 'cut-off', words: '' });
    expect((await end('waiver', { id, state: 'returned' })).status).toBe(200);
    expect((await getToday(ada)).returned).toEqual([]);
  });

  it('is refused to the second of two, with who was first', async () => {
    const request = await askOne(decree);
    const replies = await Promise.all([end('waiver', request, abe), end('withdrawal', request, amy)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = replies.find(({ status }) => status === 409);
    expect(late?.body).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      message: expect.stringMatching(/it was (waived|withdrawn) by A(be|my) Agent/),
    });
  });

  it('is refused where a document came meanwhile, and once one was accepted', async () => {
    const request = await askOne(decree);
    const id = await send(ben, { documentRequest: request.key });
    expect((await end('waiver', request)).body.message).toContain('a document was sent for it');
    await decide(id, { decision: 'accepted' });
    expect((await end('waiver', { ...request, state: 'accepted' })).body.message).toContain(
      'its document was accepted by Abe Agent',
    );
    expect((await end('waiver', { id: randomUUID(), state: 'asked' })).status).toBe(404);
  });

  it('has a reason', async () => {
    const request = await askOne(decree);
    const refused = await end('waiver', request, abe, '  ');
    expect([refused.status, refused.body.fields]).toEqual([400, { reason: expect.stringContaining('log') }]);
  });
});

describe('asking is refused', () => {
  it.each([
    ['a kind', { kind: W2S, why: 'Again.' }, 'W-2s for two years'],
    ['a title, however it is written', { title: ' divorce  DECREE', why: 'Again.' }, 'divorce DECREE'],
  ])(
    'for %s that is asked for already, with its name, and nothing of the call is stored',
    async (_, item, name) => {
      await ask([{ kind: W2S, why: 'Two years.' }, decree]);
      const refused = await ask([{ title: 'Gift letter', why: 'It is counted.' }, item], amy);
      expect([refused.status, refused.body.code]).toEqual([409, 'CHANGED_MEANWHILE']);
      expect(refused.body.message).toContain(`“${name}” is asked for already`);
      expect(await list()).toHaveLength(2);
    },
  );

  it('for the same twice in one call, of whom only the first of two calls is stored', async () => {
    expect((await ask([decree, decree])).body.code).toBe('CHANGED_MEANWHILE');
    const replies = await Promise.all([ask([decree], abe), ask([decree], amy)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await list()).toHaveLength(1);
  });

  it('for a document that is there, and not once it was sent back', async () => {
    const id = await send(ben, { documentRequest: W2S });
    expect((await ask([{ kind: W2S, why: 'Two years.' }])).body.message).toContain(
      '“W-2s for two years” is there already',
    );
    await decide(id, { decision: 'needs-attention', reason: 'cut-off', words: '' });
    expect(await askOne({ kind: W2S, why: 'Two years.' })).toMatchObject({ state: 'returned' });
  });

  it('for an unknown kind and a day that has passed, by the place of each', async () => {
    const refused = await ask([decree, { kind: 'pre-app.moon', why: 'It is full.', dueDay: '2098-11-28' }]);
    expect([refused.status, Object.keys(refused.body.fields as object)]).toEqual([
      400,
      ['requests.1.kind', 'requests.1.dueDay'],
    ]);
  });

  it('to buyers, readers and who is not signed in, and for guests and strangers', async () => {
    for (const [who, code] of [
      [ada, 'NOT_ALLOWED'],
      [reader, 'NOT_ALLOWED'],
      [new TestBuyer(app), 'NOT_SIGNED_IN'],
    ] as const)
      expect((await ask([decree], who)).body.code).toBe(code);
    const guest = await createGuestBuyer(app);
    const ofGuest = `/api/staff/purchases/${(await guest.call('GET', '/api/purchase')).body.id}/document-requests`;
    for (const to of [ofGuest, `/api/staff/purchases/${randomUUID()}/document-requests`]) {
      expect((await ask([decree], abe, to)).status).toBe(404);
      expect((await abe.call('GET', to)).status).toBe(404);
    }
    const { key } = await askOne(decree);
    const stranger = await createBuyer(app);
    expect((await upload(stranger, { documentRequest: key })).status).toBe(400);
    expect(await getWanted(stranger)).toEqual([]);
  });
});

describe('two purchases', () => {
  it('that become one ask for what both did, and one that becomes two keeps it for both', async () => {
    await askOne(decree);
    const [cleo, dan] = [await createBuyer(app, 'Cleo Buyer'), await createBuyer(app, 'Dan Buyer')];
    const ofDan = `/api/staff/purchases/${(await loadPurchase(dan)).id}/document-requests`;
    await ask([{ title: 'Gift letter', why: 'It is counted.' }], abe, ofDan);
    await joinPurchase(app, cleo, dan);
    const titles = async (who: TestBuyer) => (await getWanted(who)).map(({ title }) => title);
    expect(await titles(cleo)).toEqual(['Gift letter']);
    expect((await dan.call('POST', '/api/purchase/leave', {})).status).toBe(200);
    expect([await titles(cleo), await titles(dan)]).toEqual([['Gift letter'], ['Gift letter']]);
    expect(await titles(ada)).toEqual([decree.title]);
  });
});
