import { randomUUID } from 'node:crypto';
import type { QuestionDetail, QuestionRow } from '@porchlight/domain/assistant/questions.contract.ts';
import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import { TestVisitor } from '@porchlight/testing/people/test-visitor.ts';
import { describe, expect, it } from 'vitest';

let app: TestApp;
let buyer: TestBuyer;
let reader: TestBuyer;
let agent: TestBuyer;
let agentId = '';
useSharedApp(async (shared) => {
  app = shared;
  buyer = await createBuyer(app, 'Ada Asker');
  [reader, agent] = [await createStaff(app, 'reader'), await createStaff(app, 'agent', 'Abe Agent')];
  const [row] = await app.query('select id from users where email = $1', [agent.email]);
  agentId = String(row?.id);
});

const asked = {
  message: 'May my sister\nsign for me?',
  conversation: 'You: power of attorney',
  passages: ['term/power-of-attorney', 'closing/about'],
};
async function ask(fields: object = asked): Promise<string> {
  const id = randomUUID();
  expect((await buyer.call('PUT', `/api/assistant/messages/${id}`, fields)).status).toBe(200);
  // What is stored has an id made of the account and the buyer's own.
  const [row] = await app.query('select id from assistant_messages order by created_at desc limit 1');
  return String(row?.id);
}
const list = async (query = '', as = agent) =>
  (await as.call('GET', `/api/staff/questions${query}`)).body.rows as QuestionRow[];
const read = async (id: string) =>
  (await agent.call('GET', `/api/staff/questions/${id}`)).body as unknown as QuestionDetail;

describe('questions to a person in the console', () => {
  it('are listed newest first with who asked, and read with the conversation and the passages', async () => {
    const email = `vi-${randomUUID()}@example.com`;
    const form = { name: 'Vi Sitor', email, message: 'Do I need a lawyer?', passages: ['closing/about'] };
    const sent = await new TestVisitor(app).submit('/api/assistant/visitor-messages', form);
    expect(sent.status).toBe(200);
    const id = await ask();
    const [mine, theirs] = await list();
    expect(mine).toMatchObject({
      id,
      name: 'Ada Asker',
      email: buyer.email,
      buyerId: expect.any(String),
      excerpt: 'May my sister sign for me?',
      status: 'new',
      owner: null,
      version: 1,
    });
    expect(theirs).toMatchObject({ name: 'Vi Sitor', email, buyerId: null });
    expect(await read(id)).toMatchObject({ ...asked, answered: null });
    expect(await read(theirs?.id ?? '')).toMatchObject({ conversation: null, passages: ['closing/about'] });
    for (const search of ['LAWYER', 'awye', 'awyer’s lawyer'])
      expect(await list(`?search=${encodeURIComponent(search)}`), search).toMatchObject([{ email }]);
    const looks = await app.query(
      "select subject_id, about_email from staff_actions where action = 'questions.read' order by id limit 1",
    );
    expect(looks).toEqual([{ subject_id: id, about_email: buyer.email }]);
    const [buyerLink] = [mine?.buyerId];
    expect((await agent.call('GET', `/api/staff/home-buyers/${buyerLink}`)).body.email).toBe(buyer.email);
  });

  it('are assigned and answered by agents, who learn when another member was faster', async () => {
    const id = await ask({ message: 'Who answers?' });
    const change = (body: object, as = agent) => as.call('PATCH', `/api/staff/questions/${id}`, body);
    expect((await change({ version: 1, status: 'answered' }, reader)).body.code).toBe('NOT_ALLOWED');
    expect((await change({ version: 1 })).body.code).toBe('BAD_INPUT');
    expect((await change({ version: 1, ownerId: 'nobody-we-know' })).body.code).toBe('BAD_INPUT');
    expect((await change({ version: 1, ownerId: agentId })).body).toMatchObject({
      owner: { id: agentId, name: 'Abe Agent' },
      version: 2,
      answered: null,
    });
    expect((await change({ version: 2, status: 'answered' })).body).toMatchObject({
      status: 'answered',
      version: 3,
      answered: { by: 'Abe Agent', at: expect.any(String) },
    });
    const stale = await change({ version: 2, status: 'closed' });
    expect([stale.status, stale.body.code]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect(stale.body.message).toContain('it is answered now and Abe Agent owns it');
    // What is there already is no change.
    expect((await change({ version: 3, status: 'answered', ownerId: agentId })).body.version).toBe(3);
    const find = async (query: string, as = agent) => (await list(query, as)).map((row) => row.id);
    expect(await find('?status=answered')).toEqual([id]);
    expect(await find('?owner=me', agent)).toEqual([id]);
    expect(await find(`?owner=${agentId}&status=new`)).toEqual([]);
    expect(await find('?owner=nobody')).not.toContain(id);
    const changes = await app.query(
      "select detail, about_email from staff_actions where action = 'questions.changed' and subject_id = $1 order by id",
      [id],
    );
    expect(changes).toEqual([
      { detail: { owner: 'Abe Agent' }, about_email: buyer.email },
      { detail: { status: 'answered' }, about_email: buyer.email },
    ]);
  });

  it('are counted while they are new', async () => {
    const count = async () => Number((await agent.call('GET', '/api/staff/questions/counts')).body.waiting);
    const before = await count();
    const id = await ask({ message: 'One more' });
    expect(await count()).toBe(before + 1);
    await agent.call('PATCH', `/api/staff/questions/${id}`, { version: 1, status: 'closed' });
    expect(await count()).toBe(before);
  });

  it('are not for buyers, and not found where there is none', async () => {
    const id = await ask();
    expect((await buyer.call('GET', `/api/staff/questions/${id}`)).status).toBe(403);
    expect((await agent.call('GET', `/api/staff/questions/${randomUUID()}`)).body.code).toBe('NOT_FOUND');
    expect(
      (await agent.call('PATCH', `/api/staff/questions/${randomUUID()}`, { version: 1, status: 'new' }))
        .status,
    ).toBe(404);
  });

  it('of a visitor are answered once by email, and keep the answer', async () => {
    const email = `ann-${randomUUID()}@example.com`;
    const form = { name: 'Ann Swered', email, message: 'May I use a gift?' };
    await new TestVisitor(app).submit('/api/assistant/visitor-messages', form);
    const id = (await list())[0]?.id ?? '';
    const answer = (text: string, as = agent) =>
      as.call('PUT', `/api/staff/questions/${id}/answer`, { text });
    expect((await answer('Yes.', reader)).body.code).toBe('NOT_ALLOWED');
    expect((await answer('Yes.', buyer)).body.code).toBe('NOT_ALLOWED');
    expect((await answer('Yes.', new TestBuyer(app))).body.code).toBe('NOT_SIGNED_IN');
    expect((await answer('  ')).body.code).toBe('BAD_INPUT');
    const text = 'Yes.\nThe lender asks for a gift letter.';
    for (let time = 0; time < 2; time++)
      expect((await answer(text)).body).toMatchObject({
        ...{ status: 'answered', version: 2, answer: text },
        answered: { by: 'Abe Agent' },
      });
    const sent = await app.readEmail(email, /answer to your question/);
    expect(sent).toContain('The lender asks for a gift letter.');
    expect(sent).toContain('May I use a gift?');
    expect(sent).toContain('Abe, ');
    expect(await app.countEmails(email)).toBe(1);
    expect((await read(id)).answer).toBe(text);
    const other = await answer('No.');
    expect([other.status, other.body.code]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect((await agent.call('PUT', `/api/staff/questions/${randomUUID()}/answer`, { text })).body.code).toBe(
      'NOT_FOUND',
    );
  });

  it('of a buyer are a message of their purchase, and answered there', async () => {
    const id = await ask({ ...asked, message: 'May my brother sign?' });
    const { purchaseId, status } = await read(id);
    expect([purchaseId, status]).toEqual([expect.any(String), 'new']);
    const inThread = async () =>
      (await buyer.call('GET', '/api/messages')).body.messages as { text: string; isQuestion: boolean }[];
    expect((await inThread()).at(-1)).toMatchObject({
      ...{ from: 'you', text: 'May my brother sign?', isQuestion: true },
    });
    const thread = await agent.call('GET', `/api/staff/messages/${purchaseId}`);
    const messages = thread.body.messages as { at: string }[];
    expect(messages.at(-1)).toMatchObject({ conversation: asked.conversation, passages: asked.passages });
    const refused = await agent.call('PUT', `/api/staff/questions/${id}/answer`, { text: 'Yes.' });
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining('in the messages')]);
    await agent.call('PUT', `/api/staff/messages/${purchaseId}/answers/${randomUUID()}`, {
      ...{ text: 'Yes, with a power of attorney.', seenAt: messages.at(-1)?.at },
    });
    expect(await read(id)).toMatchObject({ status: 'answered', answered: { by: 'Abe Agent' } });
    expect((await inThread()).at(-1)).toMatchObject({ text: 'Yes, with a power of attorney.' });
  });

  it('are paged', async () => {
    const all = (await list('?limit=200')).map(({ id }) => id);
    const first = await agent.call('GET', '/api/staff/questions?limit=2');
    const second = await agent.call('GET', `/api/staff/questions?limit=200&cursor=${first.body.next}`);
    const rows = [first, second].flatMap(({ body }) => body.rows as QuestionRow[]);
    expect(rows.map(({ id }) => id)).toEqual(all);
  });
});
