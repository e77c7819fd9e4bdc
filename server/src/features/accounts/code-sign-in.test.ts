import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp, waitFor } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TEST_PASSWORD, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const sendCode = (buyer: TestBuyer, more: Record<string, unknown> = { name: 'Ada Buyer' }) =>
  buyer.call('POST', '/api/accounts/code', { email: buyer.email, ...more });
const enter = (buyer: TestBuyer, code: string, email = buyer.email) =>
  buyer.call('POST', '/api/accounts/code/sign-in', { email, code });
const signIn = ({ email }: TestBuyer, password = TEST_PASSWORD) =>
  new TestBuyer(app).call('POST', '/api/accounts/sign-in', { email, password });
const readCurrent = async (buyer: TestBuyer) => (await buyer.call('GET', '/api/accounts/current')).body;
/** The digits of the newest email, once so many have come. */
async function readCode({ email }: TestBuyer, emails = 1, of = app): Promise<string> {
  await waitFor('the email', async () => (await of.countEmails(email)) >= emails || undefined);
  return /Enter (\d{6}) in the window/.exec(await of.readEmail(email, /is your .* code$/))?.[1] ?? '';
}
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const refused = (sentence: RegExp) => ({
  status: 422,
  body: {
    code: 'CODE_NOT_ACCEPTED',
    message: expect.stringMatching(sentence),
    fields: { code: expect.stringMatching(sentence) },
  },
});

describe('signing up with a code by email', () => {
  it('opens a confirmed account without a password, in the browser that asked', async () => {
    const buyer = new TestBuyer(app);
    expect((await sendCode(buyer)).body).toEqual({ done: true });
    expect(await readCurrent(buyer)).toBeNull();
    const reply = await enter(buyer, await readCode(buyer));
    expect(reply.body).toMatchObject({
      isNewAccount: true,
      result: { name: 'Ada Buyer', email: buyer.email },
    });
    expect(await readCurrent(buyer)).toMatchObject({ email: buyer.email });
    const methods = await buyer.call('GET', '/api/accounts/sign-in-methods');
    expect(methods.body).toMatchObject({ hasPassword: false, passkeys: [] });
    // The whole account is there: its purchase too.
    expect((await buyer.call('GET', '/api/purchase')).status).toBe(200);
  });

  it('sets the password of those who choose one, by the rules for passwords', async () => {
    const buyer = new TestBuyer(app);
    const weak = await sendCode(buyer, { name: 'Ada', password: 'passwordpassword' });
    expect([weak.status, weak.body.code]).toEqual([422, 'PASSWORD_NOT_ACCEPTED']);
    expect(weak.body.fields).toEqual({ password: expect.stringMatching(/common/) });
    await sendCode(buyer, { name: 'Ada', password: TEST_PASSWORD });
    expect((await signIn(buyer)).body.code).toBe('WRONG_CREDENTIALS');
    expect((await enter(buyer, await readCode(buyer))).status).toBe(200);
    expect((await signIn(buyer)).body).toMatchObject({ email: buyer.email });
  });

  it('takes the digits with the spaces that people type', async () => {
    const buyer = new TestBuyer(app);
    await sendCode(buyer);
    const code = await readCode(buyer);
    expect((await enter(buyer, ` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200);
  });

  it('sends the code again with the name and the password that were entered once', async () => {
    const buyer = new TestBuyer(app);
    await sendCode(buyer, { name: 'Ada Buyer', password: TEST_PASSWORD });
    const first = await readCode(buyer);
    await sendCode(buyer, {});
    const second = await readCode(buyer, 2);
    if (first !== second) expect(await enter(buyer, first)).toMatchObject(refused(/not the code/));
    expect((await enter(buyer, second)).body).toMatchObject({ isNewAccount: true });
    expect((await signIn(buyer)).body).toMatchObject({ name: 'Ada Buyer' });
  });

  it('keeps no code and no key in the clear', async () => {
    const buyer = new TestBuyer(app);
    await sendCode(buyer);
    const code = await readCode(buyer);
    const rows = await app.query(`select * from one_use_tokens where details->>'email' = $1`, [buyer.email]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(code);
    const key = /porchlight\.email_code=([^;]+)/.exec(buyer.readCookies())?.[1] ?? '?';
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  it.each([{ name: '' }, { name: 'Ada', email: 'no address' }, { name: 'Ada', password: '' }])(
    'refuses %j and sends nothing',
    async (more) => {
      const buyer = new TestBuyer(app);
      const reply = await sendCode(buyer, more);
      expect([reply.status, reply.body.code]).toEqual([400, 'BAD_INPUT']);
      expect(await app.countEmails(buyer.email)).toBe(0);
    },
  );

  it('of one address in two browsers at the same moment makes one account, and both get in', async () => {
    for (let round = 0; round < 10; round += 1) {
      const one = new TestBuyer(app);
      const other = new TestBuyer(app, one.email);
      await sendCode(one);
      const first = await readCode(one);
      await sendCode(other);
      const second = await readCode(other, 2);
      const replies = await Promise.all([enter(one, first), enter(other, second)]);
      expect(replies.map(({ status }) => status)).toEqual([200, 200]);
      expect(replies.filter(({ body }) => body.isNewAccount === true)).toHaveLength(1);
      expect(await app.query('select id from users where email = $1', [one.email])).toHaveLength(1);
    }
  });

  it('with an address that a stranger signed up with leaves the stranger no password', async () => {
    const stranger = new TestBuyer(app);
    const account = { name: 'Mallory', email: stranger.email, password: TEST_PASSWORD };
    await stranger.call('POST', '/api/accounts/sign-up', account);
    const owner = new TestBuyer(app, stranger.email);
    await sendCode(owner);
    const reply = await enter(owner, await readCode(owner, 2));
    expect(reply.body).toMatchObject({ isNewAccount: true, result: { name: 'Ada Buyer' } });
    expect((await signIn(stranger)).body.code).toBe('WRONG_CREDENTIALS');
  });
});

describe('an address that has an account', () => {
  it('is answered like an unknown one; its code signs in and changes nothing', async () => {
    const known = await createBuyer(app);
    const owner = new TestBuyer(app, known.email);
    const knownReply = await sendCode(owner, { name: 'Somebody Else', password: 'walnut drawer by the sea' });
    const unknownReply = await sendCode(new TestBuyer(app));
    expect([knownReply.status, knownReply.body]).toEqual([unknownReply.status, unknownReply.body]);
    const names = ({ headers }: typeof knownReply) =>
      headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]*/, ''));
    expect(names(knownReply)).toEqual(names(unknownReply));
    expect(await app.readEmail(known.email, /code/i)).toContain('This address has an account');
    const reply = await enter(owner, await readCode(owner));
    expect(reply.body).toMatchObject({ isNewAccount: false, result: { name: 'Ada Buyer' } });
    expect((await signIn(known)).status).toBe(200);
    expect((await signIn(known, 'walnut drawer by the sea')).status).toBe(401);
  });

  it('asks for the second factor where it has one', async () => {
    const known = await createBuyer(app);
    await app.query(
      `insert into second_factors (user_id, sealed_key, confirmed_at)
        select id, '\\x00', now() from users where email = $1`,
      [known.email],
    );
    const owner = new TestBuyer(app, known.email);
    await sendCode(owner, {});
    const reply = await enter(owner, await readCode(owner));
    expect(reply.body).toEqual({ result: { secondFactor: true }, isNewAccount: false });
    expect(await readCurrent(owner)).toBeNull();
  });

  it('is no different when a code was asked for without a name and there is no account', async () => {
    const stranger = new TestBuyer(app);
    const reply = await sendCode(stranger, {});
    expect([reply.status, reply.body]).toEqual([200, { done: true }]);
    expect(await enter(stranger, '123456')).toMatchObject(refused(/not the code/));
    expect(await app.countEmails(stranger.email)).toBe(0);
  });
});

describe('a code that is', () => {
  it('used twice is called used, and opens no session', async () => {
    const buyer = new TestBuyer(app);
    await sendCode(buyer);
    const cookies = buyer.readCookies();
    const code = await readCode(buyer);
    expect((await enter(buyer, code)).status).toBe(200);
    const again = new TestBuyer(app, buyer.email, cookies);
    const reply = await enter(again, code);
    expect(reply).toMatchObject(refused(/used before/));
    expect(reply.headers.get('set-cookie')).toBeNull();
  });

  it('sent twice at the same moment by one browser gets in once', async () => {
    const buyer = new TestBuyer(app);
    await sendCode(buyer);
    const code = await readCode(buyer);
    const statuses = (await Promise.all([enter(buyer, code), enter(buyer, code)])).map((each) => each.status);
    expect(statuses.sort()).toEqual([200, 422]);
  });

  it('late is called late, also when the sweep has deleted it', async () => {
    const buyer = new TestBuyer(app);
    await sendCode(buyer);
    const code = await readCode(buyer);
    const isTheirs = `details->>'email' = '${buyer.email}'`;
    await app.query(
      `update one_use_tokens set expires_at = expires_at - interval '10 minutes' where ${isTheirs}`,
    );
    expect(await enter(buyer, code)).toMatchObject(refused(/more than 10 minutes old/));
    await app.query(`delete from one_use_tokens where ${isTheirs}`);
    expect(await enter(buyer, code)).toMatchObject(refused(/more than 10 minutes old/));
    await sendCode(buyer);
    expect((await enter(buyer, await readCode(buyer, 2))).status).toBe(200);
  });

  it('entered in another browser, or where cookies are blocked, is refused and stays good', async () => {
    const buyer = new TestBuyer(app);
    await sendCode(buyer);
    const code = await readCode(buyer);
    expect(await enter(new TestBuyer(app, buyer.email), code)).toMatchObject(
      refused(/only in the browser that asked for it, and cookies must be allowed/),
    );
    const other = new TestBuyer(app, buyer.email);
    await sendCode(other);
    await readCode(other, 2);
    expect(await enter(other, code)).toMatchObject(refused(/not the code/));
    expect((await enter(buyer, code)).status).toBe(200);
  });

  it('of another address than this browser asked for last is refused and stays good', async () => {
    const buyer = new TestBuyer(app);
    await sendCode(buyer);
    const code = await readCode(buyer);
    const reply = await enter(buyer, code, `other-${randomUUID()}@example.com`);
    expect(reply).toMatchObject(refused(/only in the browser that asked for it/));
    expect((await enter(buyer, code)).status).toBe(200);
  });

  it('wrong five times is over, and the right one no longer works', async () => {
    const buyer = new TestBuyer(app);
    await sendCode(buyer);
    const code = await readCode(buyer);
    for (let turn = 1; turn <= 4; turn += 1)
      expect(await enter(buyer, otherThan(code))).toMatchObject(refused(/not the code in our newest email/));
    expect(await enter(buyer, otherThan(code))).toMatchObject(refused(/wrong 5 times/));
    expect(await enter(buyer, code)).toMatchObject(refused(/wrong 5 times/));
    await sendCode(buyer);
    expect((await enter(buyer, await readCode(buyer, 2))).status).toBe(200);
  });

  it.each(['12345', '1234567', 'abcdef', ''])('%j is no code, and is not counted', async (code) => {
    const reply = await enter(new TestBuyer(app), code);
    expect([reply.status, reply.body.code]).toEqual([400, 'BAD_INPUT']);
  });
});

describe('limits', () => {
  it('send five codes an hour to an address, with the same answer after that', async () => {
    const strict = await startTestApp({ limitFactor: 1 });
    const buyer = await createBuyer(strict);
    const stranger = new TestBuyer(strict, buyer.email);
    const ask = (who: TestBuyer) => who.call('POST', '/api/accounts/code', { email: buyer.email });
    for (let turn = 0; turn < 7; turn += 1) expect((await ask(stranger)).body).toEqual({ done: true });
    const count = async () =>
      (
        await strict.query(`select id from emails where email = $1 and template = 'sign-in-code'`, [
          buyer.email,
        ])
      ).length;
    expect(await count()).toBe(5);
    // The owner's own browser has a count of its own.
    await ask(buyer);
    expect(await count()).toBe(6);
    await strict.close();
  });

  it('hold a network to twenty sign-ups an hour, and say how long to wait', async () => {
    const strict = await startTestApp({ limitFactor: 1 });
    for (let turn = 0; turn < 20; turn += 1) expect((await sendCode(new TestBuyer(strict))).status).toBe(200);
    const reply = await sendCode(new TestBuyer(strict));
    expect([reply.status, reply.body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(reply.body.message).toMatch(/wait \d+ minutes?/);
    await strict.close();
  });
});
