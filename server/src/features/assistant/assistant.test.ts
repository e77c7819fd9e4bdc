import { randomUUID } from 'node:crypto';
import { site } from '@porchlight/content/site.ts';
import { startTestApp, type TestApp, waitFor } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { TestVisitor } from '@porchlight/testing/people/test-visitor.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let app: TestApp;
// A proof of work runs out by the real clock.
const now = new Date();
beforeAll(async () => {
  app = await startTestApp({ now: () => now });
});
afterAll(() => app.close());

const asked = { message: 'May my sister sign for me?', conversation: 'You: power of attorney\nAssistant: …' };
const loadStored = ({ email }: TestBuyer) =>
  app.query('select * from assistant_messages where user_id = (select id from users where email = $1)', [
    email,
  ]);
const readOfVisitor = (email: string) =>
  app.query('select * from assistant_messages where email = $1', [email]);
const listMessages = async ({ email }: TestBuyer) =>
  (
    await app.query(
      'select message from assistant_messages where user_id = (select id from users where email = $1) order by message',
      [email],
    )
  ).map(({ message }) => message);
const put = (who: TestBuyer, id: string, fields: object = asked) =>
  who.call('PUT', `/api/assistant/messages/${id}`, fields);

describe('a buyer’s question to a person', () => {
  it('is stored with the account, and mailed to the operator, whose answer goes to the buyer', async () => {
    const buyer = await createBuyer(app, 'Ada Asker');
    const id = randomUUID();
    expect(await put(buyer, id)).toMatchObject({ status: 200, body: { done: true } });
    expect(await loadStored(buyer)).toEqual([
      expect.objectContaining({
        ...{ user_id: expect.any(String), name: null, email: null, created_at: now },
        ...{ ...asked, passages: null, status: 'new', owner_id: null },
      }),
    ]);
    const email = await app.readEmail(site.email.address, /question/i);
    for (const words of [buyer.email, 'Ada Asker', asked.message, 'You: power of attorney'])
      expect(email).toContain(words);
    expect((await app.readEmailHeaders(site.email.address))['reply-to']).toBe(buyer.email);
  });

  it('sent twice under one id is stored and mailed once', async () => {
    const buyer = await createBuyer(app);
    const id = randomUUID();
    await put(buyer, id);
    await app.readEmail(site.email.address, /question/i);
    expect((await put(buyer, id)).status).toBe(200);
    expect(await listMessages(buyer)).toEqual([asked.message]);
  });

  it('amended and sent again under its id is stored and mailed beside the first, once', async () => {
    const buyer = await createBuyer(app);
    const id = randomUUID();
    await put(buyer, id);
    const { message } = asked;
    for (const amended of [{ message }, { ...asked, message: 'Other words' }])
      for (const _ of [1, 2]) expect((await put(buyer, id, amended)).status).toBe(200);
    expect(await loadStored(buyer)).toContainEqual(expect.objectContaining(asked));
    expect(await listMessages(buyer)).toEqual([message, message, 'Other words']);
    await waitFor('the email with the other words', async () =>
      (await app.readEmail(site.email.address, /question/i)).includes('Other words') ? true : undefined,
    );
  });

  it('under an id of another buyer’s is stored beside theirs', async () => {
    const [mine, theirs] = [await createBuyer(app), await createBuyer(app)];
    const id = randomUUID();
    await put(theirs, id);
    expect((await put(mine, id, { message: 'Mine now.' })).body).toEqual({ done: true });
    expect(await listMessages(mine)).toEqual(['Mine now.']);
    expect(await listMessages(theirs)).toEqual([asked.message]);
  });

  it('may come without the conversation, and not without words', async () => {
    const buyer = await createBuyer(app);
    const id = randomUUID();
    expect((await put(buyer, id, { message: '  Only this.\r\n' })).status).toBe(200);
    expect(await loadStored(buyer)).toMatchObject([{ message: 'Only this.', conversation: null }]);
    for (const [field, fields] of [
      ['message', { message: ' \n ' }],
      ['message', { message: 'x'.repeat(5001) }],
      ['conversation', { message: 'Hm', conversation: 'x'.repeat(20_001) }],
    ] as const) {
      const reply = await put(buyer, randomUUID(), fields);
      expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, [field]]);
    }
  });

  it('goes with the account when that is deleted', async () => {
    const buyer = await createBuyer(app);
    const countStored = async () => (await app.query('select 1 from assistant_messages')).length;
    const before = await countStored();
    await put(buyer, randomUUID());
    expect(await countStored()).toBe(before + 1);
    await app.query('delete from users where email = $1', [buyer.email]);
    expect(await countStored()).toBe(before);
  });

  it('requires a session, and can be sent ten times an hour', async () => {
    expect((await put(new TestBuyer(app), randomUUID())).body.code).toBe('NOT_SIGNED_IN');
    const strict = await startTestApp({ limitFactor: 1 });
    const buyer = await createBuyer(strict);
    for (let tries = 0; tries < 10; tries++) expect((await put(buyer, randomUUID())).status).toBe(200);
    expect((await put(buyer, randomUUID())).body.code).toBe('RATE_LIMITED');
    await strict.close();
  });
});

describe('a visitor’s question to a person', () => {
  const path = '/api/assistant/visitor-messages';
  const write = (more: object = {}) => ({
    name: 'Vi Sitor',
    email: `vi-${randomUUID()}@example.com`,
    ...asked,
    ...more,
  });

  it('is stored with name and address, and mailed to the operator', async () => {
    const form = write();
    const reply = await new TestVisitor(app).submit(path, form);
    expect([reply.status, reply.body]).toEqual([200, { done: true }]);
    expect(await readOfVisitor(form.email)).toMatchObject([{ ...form, user_id: null, created_at: now }]);
  });

  it('sent again under the same submission id is stored once', async () => {
    const form = write({ submissionId: randomUUID() });
    for (const _ of [1, 2]) expect((await new TestVisitor(app).submit(path, form)).status).toBe(200);
    expect(await readOfVisitor(form.email)).toHaveLength(1);
  });

  it('needs a proof of its own for each, and no filled honeypot', async () => {
    const visitor = new TestVisitor(app);
    const proof = await visitor.solve();
    expect((await visitor.submit(path, write({ proof }))).status).toBe(200);
    const again = write({ proof });
    expect((await visitor.submit(path, again)).body.code).toBe('LOOKS_AUTOMATED');
    const baited = write({ homepage: 'https://spam.example' });
    expect((await visitor.submit(path, baited)).body.code).toBe('LOOKS_AUTOMATED');
    for (const { email } of [again, baited]) expect(await readOfVisitor(email)).toEqual([]);
  });

  it('with a name on two lines or no address is refused with a sentence for the field', async () => {
    for (const [field, more] of [
      ['name', { name: 'Vi\nBcc: other@example.com' }],
      ['email', { email: 'vi@' }],
    ] as const) {
      const reply = await new TestVisitor(app).submit(path, write(more));
      expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, [field]]);
    }
  });

  it('is limited for an address', async () => {
    const strict = await startTestApp({ limitFactor: 1 });
    const form = write();
    const send = () => new TestVisitor(strict).submit(path, { ...form, message: randomUUID() });
    for (let tries = 0; tries < 5; tries++) expect((await send()).status).toBe(200);
    expect((await send()).body.code).toBe('RATE_LIMITED');
    await strict.close();
  });
});
