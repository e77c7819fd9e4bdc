import { randomUUID } from 'node:crypto';
import type { StaffPurchase } from '@porchlight/domain/home-buyers/staff-purchase.contract.ts';
import { MESSAGES_PER_PAGE, type ThreadView } from '@porchlight/domain/messages/messages.contract.ts';
import type { SharedMessage } from '@porchlight/domain/sharing/shared.contract.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import {
  getPersonName,
  joinPurchase,
  loadPurchase,
  signInHelper,
} from '@porchlight/testing/people/test-people.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseConnection, openDatabase } from '../../platform/database/database.ts';
import { runAsUser } from '../../platform/database/rls/run-as.ts';
import { hashAddress } from '../purchases/helper-sessions.ts';

let app: TestApp;
let database: DatabaseConnection;
let agent: TestBuyer;
beforeAll(async () => {
  app = await startTestApp();
  database = openDatabase(app.databaseUrl, 2, () => undefined);
  agent = await createStaff(app, 'agent', 'Abe Agent');
});
afterAll(async () => {
  await database.close();
  await app.close();
});

const read = async (who: TestBuyer) => (await who.call('GET', '/api/messages')).body as unknown as ThreadView;
const send = async (who: TestBuyer, text: string, documentId?: string) =>
  who.call('PUT', `/api/messages/${randomUUID()}`, {
    ...{ purchaseId: (await read(who)).purchaseId, text, documentId },
  });
const readAlong = (helper: TestBuyer, personId: string, query = '') =>
  helper.call('GET', `/api/shared/${personId}/messages${query}`);
const pageOf = ({ body }: { body: object }) => body as { messages: SharedMessage[]; next: string | null };

async function createThread() {
  const [ada, ben] = [await createBuyer(app, 'Ada Buyer'), await createBuyer(app, 'Ben Buyer')];
  await joinPurchase(app, ada, ben);
  const file = new TextEncoder().encode('%PDF-1.7\nfile');
  const documentId = String((await ada.call('POST', '/api/documents?name=pay.pdf', file)).body.id);
  await send(ada, 'May we close on a Friday?', documentId);
  await send(ben, 'Or the Monday after.');
  const { purchaseId, messages } = await read(ada);
  const seenAt = messages.at(-1)?.at;
  const answer = { text: 'Friday works.', seenAt };
  await agent.call('PUT', `/api/staff/messages/${purchaseId}/answers/${randomUUID()}`, answer);
  const helper = new TestBuyer(app);
  const personId = await signInHelper(app, ada, helper);
  const grant = (more: object = {}) =>
    ada.call('POST', `/api/purchase/people/${personId}/grants`, { what: 'messages', ...more });
  return { ada, ben, purchaseId, helper, personId, grant };
}

describe('a helper with the grant of messages', () => {
  it('reads the whole thread without attachments, marks nothing as read, and leaves one line for each opening', async () => {
    const { ada, ben, purchaseId, helper, personId, grant } = await createThread();
    expect((await readAlong(helper, personId)).status).toBe(404);
    expect((await read(ada)).readers).toBeUndefined();
    await grant();
    const { messages, next } = pageOf(await readAlong(helper, personId));
    expect(messages.map(({ isByStaff, name, text }) => [isByStaff, name, text])).toEqual([
      [false, 'Ada Buyer', 'May we close on a Friday?'],
      [false, 'Ben Buyer', 'Or the Monday after.'],
      [true, 'Abe', 'Friday works.'],
    ]);
    expect(Object.keys(messages[0] ?? {}).toSorted()).toEqual(['at', 'id', 'isByStaff', 'name', 'text']);
    expect(next).toBeNull();
    const name = getPersonName(helper.email);
    for (const buyer of [ada, ben]) expect((await read(buyer)).readers).toEqual([name]);
    expect(await app.query('select 1 from message_reads where purchase_id = $1', [purchaseId])).toEqual([]);
    const { accesses } = await loadPurchase(ben);
    expect(accesses.map(({ what, name }) => [what, name])).toEqual([['messages', name]]);
    const staffView = await agent.call('GET', `/api/staff/messages/${purchaseId}`);
    expect(staffView.body.readBy).toEqual([]);
  });

  it('reads older pages as part of the same opening', async () => {
    const { ada, helper, personId, purchaseId, grant } = await createThread();
    await app.query(
      `insert into messages (id, purchase_id, staff_name, text, created_at)
       select gen_random_uuid(), $1, 'Abe', 'Answer ' || i, now() + i * interval '1 second' from generate_series(1, $2) i`,
      [purchaseId, MESSAGES_PER_PAGE],
    );
    await grant();
    const newest = pageOf(await readAlong(helper, personId));
    expect([newest.messages.length, newest.messages.at(-1)?.text]).toEqual([
      MESSAGES_PER_PAGE,
      `Answer ${MESSAGES_PER_PAGE}`,
    ]);
    const older = pageOf(await readAlong(helper, personId, `?cursor=${newest.next}`));
    expect(older.messages.map(({ text }) => text)).toEqual([
      'May we close on a Friday?',
      'Or the Monday after.',
      'Friday works.',
    ]);
    expect((await loadPurchase(ada)).accesses).toHaveLength(1);
    expect((await readAlong(helper, personId, '?cursor=made-up')).status).toBe(400);
  });

  it('writes nothing and reads no other way', async () => {
    const { purchaseId, helper, grant } = await createThread();
    await grant();
    const body = { purchaseId, text: 'From me.' };
    for (const [method, path, sent] of [
      ['GET', '/api/messages', undefined],
      ['PUT', `/api/messages/${randomUUID()}`, body],
      ['PUT', '/api/messages/read-mark', { upTo: new Date().toISOString() }],
      ['GET', `/api/staff/messages/${purchaseId}`, undefined],
    ] as const)
      expect((await helper.call(method, path, sent)).body.code).toBe('NOT_SIGNED_IN');
  });

  it('reads nothing once either buyer withdraws it or its time is over, and is named no more', async () => {
    const { ada, ben, helper, personId, grant } = await createThread();
    const view = (await grant()).body as { people: { grants: { id: string; what: string }[] }[] };
    const given = view.people.flatMap(({ grants }) => grants).find(({ what }) => what === 'messages');
    expect((await ben.call('DELETE', `/api/purchase/grants/${given?.id}`)).status).toBe(200);
    expect((await readAlong(helper, personId)).status).toBe(404);
    expect((await read(ada)).readers).toBeUndefined();
    await grant({ until: new Date(Date.now() + 3_600_000).toISOString() });
    expect((await readAlong(helper, personId)).status).toBe(200);
    await app.query(
      "update purchase_grants set until = now() - interval '1 minute' where person_id = $1 and what = 'messages'",
      [personId],
    );
    expect((await readAlong(helper, personId)).status).toBe(404);
    const { body } = await helper.call('GET', '/api/shared');
    expect(body.purchases).toMatchObject([{ grants: ['progress', 'dates'] }]);
  });

  it('is not invited to them: a buyer shares them afterwards, and staff see who reads along', async () => {
    const { ada, personId, grant } = await createThread();
    const invited = { name: 'Cal', email: `cal-${randomUUID()}@example.com`, role: 'counselor' };
    const asked = await ada.call('POST', '/api/purchase/people', { ...invited, grants: ['messages'] });
    expect(asked.body.code).toBe('BAD_INPUT');
    expect((await new TestBuyer(app).call('GET', `/api/shared/${personId}/messages`)).body.code).toBe(
      'NOT_SIGNED_IN',
    );
    await grant();
    const [owner] = await app.query('select id from users where email = $1', [ada.email]);
    const { body } = await agent.call('GET', `/api/staff/home-buyers/${owner?.id}/purchase`);
    const { helpers } = body.purchase as unknown as StaffPurchase;
    const ofHelper = helpers.find(({ id }) => id === personId)?.grants.map(({ what }) => what);
    expect(ofHelper).toEqual(['progress', 'dates', 'messages']);
  });
});

describe('row-level security', () => {
  it('shows a helper the thread that the grant opens, none of what came with it, and lets nothing be changed', async () => {
    const [open, other] = [await createThread(), await createThread()];
    const actor = { userId: `helper:${hashAddress(open.helper.email)}`, email: open.helper.email };
    const run = (query: string) =>
      runAsUser(actor, async () => (await database.db.execute(sql.raw(query))).rows, 'helper');
    const find = "select distinct purchase_id as id from messages where text = 'Friday works.'";
    expect(await run(find)).toEqual([]);
    await open.grant();
    await other.grant();
    expect(await run(find)).toEqual([{ id: open.purchaseId }]);
    for (const column of ['conversation', 'passages', 'document_id', 'staff_id'])
      await expect(run(`select ${column} from messages`), column).rejects.toMatchObject({
        cause: { message: expect.stringContaining('permission denied') },
      });
    for (const change of [
      "update messages set text = 'Other words.'",
      'delete from messages',
      `insert into messages (id, purchase_id, text, created_at) values (gen_random_uuid(), '${open.purchaseId}', 'x', now())`,
      'select 1 from message_reads',
      'select 1 from message_threads',
    ])
      await expect(run(change), change).rejects.toMatchObject({
        cause: { message: expect.stringContaining('permission denied') },
      });
  });
});
