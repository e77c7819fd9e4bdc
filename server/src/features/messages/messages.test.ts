import { randomUUID } from 'node:crypto';
import type { ThreadView } from '@porchlight/domain/messages/messages.contract.ts';
import type { ThreadDetail, ThreadRow } from '@porchlight/domain/messages/threads.contract.ts';
import { BATCH_MINUTES } from '@porchlight/domain/notifications/email-times.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { createGuestBuyer } from '@porchlight/testing/people/test-guest.ts';
import { joinPurchase } from '@porchlight/testing/people/test-people.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// After the clock of the database, which says when the first buyer came to the purchase.
let now = new Date('2126-11-30T15:00:00.000Z');
let app: TestApp;
let ada: TestBuyer;
let ben: TestBuyer;
let stranger: TestBuyer;
let reader: TestBuyer;
let abe: TestBuyer;
let amy: TestBuyer;
beforeAll(async () => {
  app = await startTestApp({ now: () => now });
  ada = await createBuyer(app, 'Ada Buyer');
  ben = await createBuyer(app, 'Ben Buyer');
  stranger = await createBuyer(app, 'Stan Stranger');
  await joinPurchase(app, ada, ben);
  reader = await createStaff(app, 'reader', 'Rhea Reader');
  abe = await createStaff(app, 'agent', 'Abe Agent');
  amy = await createStaff(app, 'agent', 'Amy Agent');
});
afterAll(() => app.close());

const passMinutes = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const read = async (who: TestBuyer, query = '') =>
  (await who.call('GET', `/api/messages${query}`)).body as unknown as ThreadView;
async function send(who: TestBuyer, text: string, more: { id?: string; purchaseId?: string } = {}) {
  const { id = randomUUID(), purchaseId = (await read(who)).purchaseId } = more;
  return who.call('PUT', `/api/messages/${id}`, { purchaseId, text });
}
const list = async (query = '') =>
  (await abe.call('GET', `/api/staff/messages${query}`)).body.rows as ThreadRow[];
const open = async (purchaseId: string, who = abe) =>
  (await who.call('GET', `/api/staff/messages/${purchaseId}`)).body as unknown as ThreadDetail;
const answer = (
  who: TestBuyer,
  purchaseId: string,
  body: { text: string; seenAt: string | null },
  id: string = randomUUID(),
) => who.call('PUT', `/api/staff/messages/${purchaseId}/answers/${id}`, body);
async function answerSeen(who: TestBuyer, purchaseId: string, text: string) {
  const { messages } = await open(purchaseId, who);
  return answer(who, purchaseId, { text, seenAt: messages.at(-1)?.at ?? null });
}
const markRead = (who: TestBuyer, upTo: string) => who.call('PUT', '/api/messages/read-mark', { upTo });

describe('the thread of a purchase', () => {
  it('is empty at first, and read by both buyers, each message under who wrote it', async () => {
    expect(await read(ada)).toEqual({
      ...{ purchaseId: expect.any(String), messages: [], next: null, unread: 0, readByStaffAt: null },
    });
    expect((await send(ada, '  May we close on a Friday?\r\nBen is away after.  ')).body).toMatchObject({
      ...{ from: 'you', name: null, isQuestion: false },
      text: 'May we close on a Friday?\nBen is away after.',
    });
    passMinutes(5);
    await send(ben, 'Or the Monday after.');
    const { purchaseId, messages, unread } = await read(ben);
    expect(purchaseId).toBe((await read(ada)).purchaseId);
    expect(messages.map(({ from, at }) => [from, at])).toEqual([
      ['co-buyer', '2126-11-30T15:00:00.000Z'],
      ['you', '2126-11-30T15:05:00.000Z'],
    ]);
    expect(unread).toBe(1);
    expect((await read(stranger)).messages).toEqual([]);
  });

  it('is answered in the console, and the buyers get an email without the words', async () => {
    const { purchaseId } = await read(ada);
    const [row] = await list();
    expect(row).toMatchObject({
      ...{ purchaseId, excerpt: 'Or the Monday after.', lastBy: 'Ben Buyer' },
      waitingSince: '2126-11-30T15:00:00.000Z',
      buyers: [{ name: 'Ada Buyer', email: ada.email }, { name: 'Ben Buyer' }],
    });
    const thread = await open(purchaseId);
    expect(thread.messages.map(({ name, isByStaff }) => [name, isByStaff])).toEqual([
      ['Ada Buyer', false],
      ['Ben Buyer', false],
    ]);
    expect((await read(ada)).readByStaffAt).toBe('2126-11-30T15:05:00.000Z');
    passMinutes(5);
    expect((await answerSeen(abe, purchaseId, 'Friday the 18th works.')).body).toMatchObject({
      waitingSince: null,
      messages: [{}, {}, { name: 'Abe Agent', isByStaff: true, text: 'Friday the 18th works.' }],
    });
    const { messages, unread } = await read(ada);
    expect(messages.at(-1)).toMatchObject({
      ...{ from: 'staff', name: 'Abe', text: 'Friday the 18th works.' },
    });
    expect(unread).toBe(2);
    // What happens within a quarter of an hour goes in one email.
    passMinutes(BATCH_MINUTES);
    await app.runClockJobs();
    const email = await app.readEmail(ada.email, /message from our staff/);
    expect(email).toContain('/portal/messages');
    expect(email).not.toContain('Friday');
    await app.readEmail(ben.email, /message from our staff/);
    expect(await list('?state=waiting')).toEqual([]);
  });

  it('keeps read marks of each buyer, which only go forward, and staff see them', async () => {
    const { purchaseId, messages } = await read(ada);
    expect((await markRead(ada, messages.at(-1)?.at ?? '')).status).toBe(200);
    expect((await read(ada)).unread).toBe(0);
    await markRead(ada, messages[0]?.at ?? '');
    expect((await read(ada)).unread).toBe(0);
    // A mark beyond the newest message would hide what comes next.
    await markRead(ben, '2999-01-01T00:00:00.000Z');
    passMinutes(1);
    await answerSeen(abe, purchaseId, 'One more thing.');
    expect((await read(ben)).unread).toBe(1);
    expect((await open(purchaseId)).readBy).toEqual([
      { name: 'Ada Buyer', at: '2126-11-30T15:10:00.000Z' },
      { name: 'Ben Buyer', at: '2126-11-30T15:10:00.000Z' },
    ]);
  });

  it('stores the same words once, and refuses others under their id', async () => {
    const id = randomUUID();
    const before = (await read(ada)).messages.length;
    for (let time = 0; time < 2; time++) expect((await send(ada, 'Twice?', { id })).status).toBe(200);
    expect((await read(ada)).messages.length).toBe(before + 1);
    expect((await send(ada, 'Other words', { id })).body.code).toBe('KEY_REUSED');
    expect((await send(ben, 'Other words', { id })).body.code).toBe('KEY_REUSED');
    const { purchaseId, messages } = await read(ada);
    const answerId = randomUUID();
    const body = { text: 'Once.', seenAt: messages.at(-1)?.at ?? null };
    for (let time = 0; time < 2; time++)
      expect((await answer(abe, purchaseId, body, answerId)).status).toBe(200);
    expect((await read(ada)).messages.length).toBe(before + 2);
  });

  it('comes in pages, the newest first and each oldest first', async () => {
    const buyer = await createBuyer(app, 'Paige Pages');
    const { purchaseId } = await read(buyer);
    for (let each = 1; each <= 52; each++) await send(buyer, `Message ${each}`, { purchaseId });
    const newest = await read(buyer);
    expect(newest.messages.map(({ text }) => text)).toEqual(
      Array.from({ length: 50 }, (_, place) => `Message ${place + 3}`),
    );
    const older = await read(buyer, `?cursor=${newest.next}`);
    expect(older.messages.map(({ text }) => text)).toEqual(['Message 1', 'Message 2']);
    expect(older.next).toBeNull();
    expect((await buyer.call('GET', '/api/messages?cursor=made-up')).body.code).toBe('BAD_INPUT');
  });
});

describe('the list of threads', () => {
  it('has those first that wait longest, and is found by words of messages and by buyers', async () => {
    const [late, early] = [await createBuyer(app, 'Lara Late'), await createBuyer(app, 'Earl Early')];
    await send(early, 'Does the escrow cover the hurricane deductible?');
    passMinutes(3);
    await send(late, 'Thank you!');
    const names = async (query: string) =>
      (await list(query)).map(({ buyers }) => buyers.map(({ name }) => name).join(' and '));
    const waiting = await names('?state=waiting');
    expect(waiting.indexOf('Earl Early')).toBeLessThan(waiting.indexOf('Lara Late'));
    expect((await names('')).slice(0, waiting.length)).toEqual(waiting);
    expect((await abe.call('GET', '/api/staff/messages/counts')).body).toEqual({
      ...{ waiting: waiting.length, mine: 0, oldest: (await list())[0]?.waitingSince },
    });
    expect(await names('?search=hurricane%20deduct')).toEqual(['Earl Early']);
    expect(await names('?search=lara')).toEqual(['Lara Late']);
    expect(await names('?search=nowhere')).toEqual([]);
    const first = await abe.call('GET', '/api/staff/messages?limit=1');
    const second = await abe.call('GET', `/api/staff/messages?limit=200&cursor=${first.body.next}`);
    expect([first, second].flatMap(({ body }) => body.rows as ThreadRow[])).toEqual(await list());
    expect((await abe.call('GET', '/api/staff/messages?state=open')).status).toBe(400);
    const { purchaseId } = await read(late);
    expect(await list(`?purchaseId=${purchaseId}`)).toEqual(await list('?search=lara'));
    expect(await list(`?purchaseId=${purchaseId}&state=answered`)).toEqual([]);
    expect((await abe.call('GET', '/api/staff/messages?purchaseId=late')).status).toBe(400);
  });

  it('says in the audit log whose messages were read and answered, and no word of them', async () => {
    const { purchaseId } = await read(ada);
    const rows = await app.query(
      "select distinct action, about_email from staff_actions where subject_kind = 'messages' and subject_id = $1 order by 1, 2",
      [purchaseId],
    );
    const both = [ada.email, ben.email].sort();
    expect(rows).toEqual(
      ['messages.answered', 'messages.read'].flatMap((action) =>
        both.map((about_email) => ({ action, about_email })),
      ),
    );
    const details = await app.query("select detail from staff_actions where action = 'messages.listed'");
    expect(JSON.stringify(details)).not.toContain('hurricane');
  });
});

describe('a message with a document', () => {
  const upload = async (who: TestBuyer, bytes = '%PDF-1.7\nx') =>
    who.call('POST', '/api/documents?name=pay-stub.pdf', new TextEncoder().encode(bytes));
  const attach = async (who: TestBuyer, documentId: string) =>
    who.call('PUT', `/api/messages/${randomUUID()}`, {
      ...{ purchaseId: (await read(who)).purchaseId, text: 'Here it is.', documentId },
    });

  it('names it to its owner alone, and is opened to staff once it answers a request', async () => {
    const documentId = String((await upload(ada)).body.id);
    expect((await attach(ada, documentId)).body).toMatchObject({
      document: { id: documentId, name: 'pay-stub.pdf' },
    });
    expect((await read(ben)).messages.at(-1)).toMatchObject({ document: { id: documentId, name: null } });
    const { purchaseId } = await read(ada);
    const shown = async () => (await open(purchaseId)).messages.at(-1)?.document;
    expect(await shown()).toEqual({ id: documentId, documentRequest: null });
    await ada.call('PUT', `/api/documents/${documentId}/document-request`, {
      documentRequest: 'pre-app.pay-stubs',
    });
    expect(await shown()).toEqual({ id: documentId, documentRequest: 'pre-app.pay-stubs' });
    await ada.call('DELETE', `/api/documents/${documentId}`);
    expect((await read(ada)).messages.at(-1)).toMatchObject({ text: 'Here it is.', document: null });
  });

  it('is refused where the file is no document, or the document another’s', async () => {
    const before = (await read(ada)).messages.length;
    const refused = await upload(ada, 'MZ no document');
    expect([refused.status, refused.body.code]).toEqual([415, 'FILE_TYPE_NOT_ACCEPTED']);
    const { body } = await upload(ben);
    const other = await attach(ada, String(body.id));
    expect([other.body.code, other.body.message]).toEqual([
      'NOT_FOUND',
      expect.stringContaining('Your words are still here'),
    ]);
    expect((await read(ada)).messages.length).toBe(before);
  });
});

describe('saved replies', () => {
  const path = '/api/staff/saved-replies';
  it('are kept by agents for every colleague, changed and removed', async () => {
    const id = randomUUID();
    const save = (body: object, who = abe) => who.call('PUT', `${path}/${id}`, body);
    expect((await save({ title: 'Friday', text: 'Friday works.' })).body.replies).toEqual([
      { id, title: 'Friday', text: 'Friday works.' },
    ]);
    await save({ title: ' Any Friday ', text: 'Any Friday works.' }, amy);
    expect((await abe.call('GET', path)).body.replies).toEqual([
      { id, title: 'Any Friday', text: 'Any Friday works.' },
    ]);
    expect((await save({ title: '', text: 'x' })).body.fields).toHaveProperty('title');
    expect((await save({ title: 'a'.repeat(81), text: 'x' })).body.fields).toHaveProperty('title');
    expect((await save({ title: 'x', text: ' ' })).body.fields).toHaveProperty('text');
    expect((await save({ title: 'x', text: 'x' }, reader)).body.code).toBe('NOT_ALLOWED');
    expect((await ada.call('GET', path)).body.code).toBe('NOT_ALLOWED');
    expect((await new TestBuyer(app).call('GET', path)).body.code).toBe('NOT_SIGNED_IN');
    for (let time = 0; time < 2; time++)
      expect((await amy.call('DELETE', `${path}/${id}`)).body.replies).toEqual([]);
  });

  it('are at most 200', async () => {
    await app.query(
      "insert into saved_replies select gen_random_uuid(), 'Reply', 'Words', now() from generate_series(1, 200)",
    );
    const refused = await abe.call('PUT', `${path}/${randomUUID()}`, { title: 'More', text: 'More' });
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining('200')]);
    await app.query('delete from saved_replies');
  });
});

describe('messages are refused', () => {
  it('to who is not signed in, to guests, and to staff in place of a buyer', async () => {
    const anonymous = new TestBuyer(app);
    const id = randomUUID();
    expect((await anonymous.call('GET', '/api/messages')).body.code).toBe('NOT_SIGNED_IN');
    expect((await anonymous.call('GET', '/api/staff/messages')).body.code).toBe('NOT_SIGNED_IN');
    const guest = await createGuestBuyer(app);
    expect((await guest.call('GET', '/api/messages')).body.code).toBe('ACCOUNT_NEEDED');
    expect((await guest.call('PUT', `/api/messages/${id}`, { purchaseId: id, text: 'Hi' })).body.code).toBe(
      'ACCOUNT_NEEDED',
    );
    expect((await ada.call('GET', '/api/staff/messages')).body.code).toBe('NOT_ALLOWED');
    const { purchaseId } = await read(ada);
    expect((await answer(reader, purchaseId, { text: 'Hi', seenAt: null })).body.code).toBe('NOT_ALLOWED');
  });

  it('for another purchase, in words that name no row', async () => {
    const { purchaseId } = await read(ada);
    const refused = await send(stranger, 'Let me in', { purchaseId });
    expect([refused.status, refused.body.code]).toEqual([404, 'NOT_FOUND']);
    expect(refused.body.message).toContain('Your words are still here');
    expect((await answer(abe, randomUUID(), { text: 'Hi', seenAt: null })).body.code).toBe('NOT_FOUND');
    const guest = await createGuestBuyer(app);
    const [row] = await app.query(
      'select purchase_id from purchase_people join users on users.id = user_id where guest is not null',
    );
    expect(guest).toBeDefined();
    expect((await abe.call('GET', `/api/staff/messages/${row?.purchase_id}`)).status).toBe(404);
  });

  it.each([
    ['nothing but spaces', ' \n '],
    ['more than 5,000 characters', 'a'.repeat(5001)],
  ])('with %s', async (_, text) => {
    const { purchaseId } = await read(ada);
    expect((await send(ada, text)).body.code).toBe('BAD_INPUT');
    expect((await answer(abe, purchaseId, { text, seenAt: null })).body.code).toBe('BAD_INPUT');
  });

  it('beyond 60 in an hour', async () => {
    const strict = await startTestApp({ limitFactor: 1 });
    const buyer = await createBuyer(strict, 'Chat Chatter');
    const { purchaseId } = await read(buyer);
    for (let each = 0; each < 60; each++) await send(buyer, `Message ${each}`, { purchaseId });
    expect((await send(buyer, 'One more', { purchaseId })).body.code).toBe('RATE_LIMITED');
    await strict.close();
  });
});

describe('what happens meanwhile', () => {
  it('of two members who answer at the same time one is sent, and the other learns of it before sending', async () => {
    const buyer = await createBuyer(app, 'Tess Twice');
    const { purchaseId } = await read(buyer);
    await send(buyer, 'Who answers?');
    const seenAt = (await open(purchaseId)).messages.at(-1)?.at ?? null;
    const replies = await Promise.all([
      answer(abe, purchaseId, { text: 'Abe does.', seenAt }),
      answer(amy, purchaseId, { text: 'Amy does.', seenAt }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = replies.find(({ status }) => status === 409);
    expect(refused?.body.code).toBe('CHANGED_MEANWHILE');
    expect(refused?.body.message).toMatch(/^(Abe|Amy) Agent answered while you were writing/);
    const sent = (await read(buyer)).messages;
    expect(sent.length).toBe(2);
    // Having seen it, the second may still be sent; what the buyer writes meanwhile refuses nothing.
    const seen = sent.at(-1)?.at ?? null;
    await send(buyer, 'Thanks!');
    expect((await answer(amy, purchaseId, { text: 'And more.', seenAt: seen })).status).toBe(200);
  });

  it('a buyer who leaves takes a copy along, and writes there alone', async () => {
    const [una, vic] = [await createBuyer(app, 'Una Two'), await createBuyer(app, 'Vic Two')];
    await send(vic, 'Before we were two.');
    await joinPurchase(app, una, vic);
    passMinutes(1);
    const shared = await read(una);
    expect(shared.messages.map(({ from, text }) => [from, text])).toEqual([
      ['co-buyer', 'Before we were two.'],
    ]);
    await answerSeen(abe, shared.purchaseId, 'Welcome, both.');
    expect((await vic.call('POST', '/api/purchase/leave', {})).status).toBe(200);
    const own = await read(vic);
    expect(own.purchaseId).not.toBe(shared.purchaseId);
    expect(own.messages.map(({ from }) => from)).toEqual(['you', 'staff']);
    expect((await send(vic, 'Still there?', { purchaseId: shared.purchaseId })).body.code).toBe('NOT_FOUND');
    await send(vic, 'Now alone.');
    expect((await read(una)).messages.length).toBe(2);
    expect((await open(own.purchaseId)).waitingSince).not.toBeNull();
  });

  it('a purchase that was erased is said to be gone, and its thread is no longer listed', async () => {
    const [sole, gone] = [await createBuyer(app, 'Sol Sole'), await createBuyer(app, 'Gail Gone')];
    await send(sole, 'Still buying?');
    const { purchaseId } = await read(sole);
    await app.query('delete from users where email = $1', [sole.email]);
    const refused = await answer(abe, purchaseId, { text: 'Yes!', seenAt: null });
    expect([refused.status, refused.body.message]).toEqual([
      404,
      expect.stringContaining('deleted their accounts'),
    ]);
    expect((await list()).map((row) => row.purchaseId)).not.toContain(purchaseId);

    // Of two buyers the messages of one go, and the answers stay with the other, for whom nothing waits.
    const rest = await createBuyer(app, 'Reta Rest');
    await joinPurchase(app, rest, gone);
    await send(rest, 'Mine.');
    const thread = (await read(rest)).purchaseId;
    await answerSeen(abe, thread, 'Ours.');
    await send(gone, 'Gone soon.');
    await app.query('delete from users where email = $1', [gone.email]);
    expect((await read(rest)).messages.map(({ text }) => text)).toEqual(['Mine.', 'Ours.']);
    expect((await open(thread)).waitingSince).toBeNull();
  });
});

describe('a thread that has been kept for three years', () => {
  it('goes as a whole, by its last message and for both buyers, and its document stays', async () => {
    const [ola, ned] = [await createBuyer(app, 'Ola Old'), await createBuyer(app, 'Ned New')];
    const file = new TextEncoder().encode('%PDF-1.7\nkept');
    const documentId = String((await ola.call('POST', '/api/documents?name=kept.pdf', file)).body.id);
    const { purchaseId } = await read(ola);
    await ola.call('PUT', `/api/messages/${randomUUID()}`, { purchaseId, text: 'The first.', documentId });
    const last = new Date(Date.UTC(2127, 1, 28, 12));
    now = last;
    await answerSeen(abe, purchaseId, 'The last.');
    await markRead(ola, last.toISOString());
    passMinutes(1);
    await send(ned, 'A minute later.');
    const count = async (table: string) =>
      (await app.query(`select 1 from ${table} where purchase_id = $1`, [purchaseId])).length;
    const end = Date.UTC(2130, 1, 28, 12);

    now = new Date(end - 1);
    await app.removeOldRecords();
    expect([await count('messages'), await count('message_reads')]).toEqual([2, 1]);
    now = new Date(end);
    await app.removeOldRecords();
    for (const table of ['messages', 'message_threads', 'message_reads']) expect(await count(table)).toBe(0);
    expect(await app.query('select 1 from documents where id = $1', [documentId])).toHaveLength(1);
    const kept = await app.query("select 1 from messages where text = 'A minute later.'");
    expect(kept).toHaveLength(1);
  });
});
