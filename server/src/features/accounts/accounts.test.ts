import { startTestApp, type TestApp, waitFor } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, getToken, TEST_PASSWORD, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { createEmailVerificationToken } from 'better-auth/api';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD_COST } from './credentials/password-hash.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ passwordCost: PASSWORD_COST });
});
afterAll(() => app.close());

const signUp = (buyer: TestBuyer, more = {}) =>
  buyer.call('POST', '/api/accounts/sign-up', {
    name: 'Ada Buyer',
    email: buyer.email,
    password: TEST_PASSWORD,
    ...more,
  });
const signIn = (buyer: TestBuyer, password = TEST_PASSWORD) =>
  buyer.call('POST', '/api/accounts/sign-in', { email: buyer.email, password });
const readCurrent = async (buyer: TestBuyer) => (await buyer.call('GET', '/api/accounts/current')).body;

describe('signing up', () => {
  it('mails a link that confirms the address and signs in', async () => {
    const buyer = new TestBuyer(app);
    expect((await signUp(buyer, { next: '/portal/docs' })).body).toEqual({ done: true });
    expect(await readCurrent(buyer)).toBeNull();
    const email = await app.readEmail(buyer.email, /confirm/i);
    expect(email).toContain('/login/verify?');
    expect(email).toContain(encodeURIComponent('/portal/docs'));
    const reply = await buyer.call('POST', '/api/accounts/verify-email', { token: getToken(email) });
    expect(reply.body).toMatchObject({ name: 'Ada Buyer', email: buyer.email, betaAccess: false });
    expect(await readCurrent(buyer)).toMatchObject({ email: buyer.email });
  });

  it.each([
    ['"ada lovelace"@example.com', '"ada lovelace"@example.com'],
    ["O'Neil+home/{x}@example.photography", "o'neil+home/{x}@example.photography"],
    ['ada@пример.рф', 'ada@xn--e1afmkfd.xn--p1ai'],
  ])('takes %s, mails it, and signs it in again', async (typed, email) => {
    const buyer = new TestBuyer(app, email);
    expect((await signUp(buyer, { email: typed })).status).toBe(200);
    const token = getToken(await app.readEmail(email, /confirm/i));
    expect((await buyer.call('POST', '/api/accounts/verify-email', { token })).body).toMatchObject({ email });
    expect((await signIn(new TestBuyer(app, typed))).body).toMatchObject({ email });
  });

  it('keeps the password as an argon2id hash with 19 MiB and two passes', async () => {
    const buyer = await createBuyer(app);
    const [row] = await app.query(
      'select password from accounts join users on users.id = accounts.user_id where email = $1',
      [buyer.email],
    );
    expect(row?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('answers a known address like an unknown one and notifies its owner by email', async () => {
    const known = await createBuyer(app);
    const stranger = new TestBuyer(app, known.email);
    const knownReply = await signUp(stranger, { password: 'another-good-password-9' });
    const unknownReply = await signUp(new TestBuyer(app));
    expect([knownReply.status, knownReply.body]).toEqual([unknownReply.status, unknownReply.body]);
    expect(knownReply.headers.get('set-cookie')).toBeNull();
    expect(await app.readEmail(known.email, /already have/i)).toContain('/login');
    expect((await signIn(known)).status).toBe(200);
    expect((await signIn(stranger, 'another-good-password-9')).status).toBe(401);
  });

  it('with an address that a stranger signed up with before leaves the stranger no password', async () => {
    const stranger = new TestBuyer(app);
    const owner = new TestBuyer(app, stranger.email);
    await signUp(stranger, { name: 'Mallory' });
    const early = getToken(await app.readEmail(owner.email, /confirm/i));
    const chosen = 'walnut drawer by the sea';
    expect((await signUp(owner, { password: chosen, next: '/portal/docs' })).body).toEqual({ done: true });
    const email = await waitFor('the second email', async () =>
      (await app.countEmails(owner.email)) === 2 ? app.readEmail(owner.email, /confirm/i) : undefined,
    );
    expect(email).toContain('/login/reset?');
    expect(email).toContain(encodeURIComponent('/portal/docs'));
    await owner.call('POST', '/api/accounts/resend-verification', { email: owner.email });
    const third = await waitFor('the email again', async () =>
      (await app.countEmails(owner.email)) === 3 ? app.readEmail(owner.email, /confirm/i) : undefined,
    );
    expect(third).toContain('/login/reset?');
    expect(getToken(third)).not.toBe(getToken(email));
    const verify = await owner.call('POST', '/api/accounts/verify-email', { token: early });
    expect(verify.body).toMatchObject({ name: 'Ada Buyer' });
    expect((await signIn(new TestBuyer(app, owner.email))).body.code).toBe('WRONG_CREDENTIALS');
    const reset = { token: getToken(email), password: chosen };
    expect((await owner.call('POST', '/api/accounts/reset-password', reset)).body).toEqual({ done: true });
    expect((await signIn(stranger)).body.code).toBe('WRONG_CREDENTIALS');
    expect((await signIn(owner, chosen)).body).toMatchObject({ name: 'Ada Buyer' });
  });

  it('again with the same password gets the same email again, and keeps it', async () => {
    const buyer = new TestBuyer(app);
    await signUp(buyer);
    await signUp(buyer);
    await waitFor('a second email', async () => (await app.countEmails(buyer.email)) === 2 || undefined);
    const email = await app.readEmail(buyer.email, /confirm/i);
    expect(email).toContain('/login/verify?');
    await buyer.call('POST', '/api/accounts/verify-email', { token: getToken(email) });
    expect((await signIn(new TestBuyer(app, buyer.email))).status).toBe(200);
  });

  it.each([
    ['short', 'plum-tractor-1', /at least 15/],
    ['common', 'passwordpassword', /common|guess/],
    ['the address itself', 'buyer-known@example.com', /your name/],
  ])('refuses a password that is %s and says why', async (_, password, sentence) => {
    const reply = await signUp(new TestBuyer(app, 'buyer-known@example.com'), { password });
    expect([reply.status, reply.body.code]).toEqual([422, 'PASSWORD_NOT_ACCEPTED']);
    expect(reply.body.fields).toEqual({ password: expect.stringMatching(sentence) });
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'portal'])(
    'refuses to send anybody on to %s',
    async (next) => {
      const reply = await signUp(new TestBuyer(app), { next });
      expect([reply.status, reply.body.code]).toEqual([400, 'BAD_INPUT']);
    },
  );
});

describe('confirming an address', () => {
  it('works once: a second use opens no session', async () => {
    const buyer = new TestBuyer(app);
    await signUp(buyer);
    const token = getToken(await app.readEmail(buyer.email, /confirm/i));
    expect((await buyer.call('POST', '/api/accounts/verify-email', { token })).status).toBe(200);
    const again = await new TestBuyer(app).call('POST', '/api/accounts/verify-email', { token });
    expect([again.status, again.body.code]).toEqual([410, 'LINK_EXPIRED']);
    expect(again.headers.get('set-cookie')).toBeNull();
  });

  it('takes a token of its own purpose alone, as does each other link', async () => {
    const waiting = new TestBuyer(app);
    await signUp(waiting);
    const owner = await createBuyer(app);
    await owner.call('POST', '/api/accounts/request-password-reset', { email: owner.email });
    await owner.call('POST', '/api/accounts/email-change', { email: `new-${owner.email}` });
    const tokens = {
      'verify-email': getToken(await app.readEmail(waiting.email, /confirm/i)),
      'reset-password': getToken(await app.readEmail(owner.email, /reset/i)),
      'email-change/shown': getToken(await app.readEmail(owner.email, /change the email address/i)),
      library: await createEmailVerificationToken(app.secrets.authSecret, waiting.email),
    };
    const purposes = ['verify-email', 'reset-password', 'email-change/shown'] as const;
    for (const purpose of purposes)
      for (const [of, token] of Object.entries(tokens).sort(([of]) => (of === purpose ? 1 : -1))) {
        const body = { token, password: 'quiet harbor violin 28' };
        const reply = await new TestBuyer(app).call('POST', `/api/accounts/${purpose}`, body);
        expect([of, reply.status]).toEqual([of, of === purpose ? 200 : 410]);
      }
  });

  it('ends the other links that were mailed for the same', async () => {
    const buyer = new TestBuyer(app);
    await signUp(buyer);
    const first = getToken(await app.readEmail(buyer.email, /confirm/i));
    await buyer.call('POST', '/api/accounts/resend-verification', { email: buyer.email });
    await waitFor('a second email', async () => (await app.countEmails(buyer.email)) === 2 || undefined);
    const second = getToken(await app.readEmail(buyer.email, /confirm/i));
    const verify = (token: string) =>
      new TestBuyer(app).call('POST', '/api/accounts/verify-email', { token });
    expect((await verify(first)).status).toBe(200);
    expect((await verify(second)).body.code).toBe('LINK_EXPIRED');
  });

  it('is refused once the hour is over', async () => {
    const buyer = new TestBuyer(app);
    await signUp(buyer);
    const token = getToken(await app.readEmail(buyer.email, /confirm/i));
    await app.query("update one_use_tokens set expires_at = expires_at - interval '1 hour'");
    const reply = await buyer.call('POST', '/api/accounts/verify-email', { token });
    expect([reply.status, reply.body.code]).toEqual([410, 'LINK_EXPIRED']);
  });

  it('refuses a made-up link', async () => {
    const reply = await new TestBuyer(app).call('POST', '/api/accounts/verify-email', {
      token: 'abc.def.ghi',
    });
    expect([reply.status, reply.body.code]).toEqual([410, 'LINK_EXPIRED']);
  });

  it('comes before signing in, which sends the link again', async () => {
    const buyer = new TestBuyer(app);
    await signUp(buyer);
    await app.readEmail(buyer.email, /confirm/i);
    const reply = await signIn(buyer);
    expect([reply.status, reply.body.code]).toEqual([403, 'EMAIL_NOT_VERIFIED']);
    await waitFor('a second email', async () =>
      (await app.countEmails(buyer.email)) === 2 ? true : undefined,
    );
  });

  it('is emailed five times in an hour at most, at each sign-up or sign-in with the address', async () => {
    const strict = await startTestApp({ limitFactor: 1 });
    const stranger = new TestBuyer(strict);
    await signUp(stranger);
    for (let attempt = 0; attempt < 8; attempt++)
      expect((await signIn(stranger)).body.code).toBe('EMAIL_NOT_VERIFIED');
    for (let attempt = 0; attempt < 8; attempt++) expect((await signUp(stranger)).status).toBe(200);
    expect(await strict.query('select id from emails where email = $1', [stranger.email])).toHaveLength(5);
    await strict.close();
  });

  it('can be asked for again from a browser in which another account is signed in', async () => {
    const buyer = new TestBuyer(app);
    await signUp(buyer);
    const shared = await createBuyer(app);
    const { email } = buyer;
    const reply = await shared.call('POST', '/api/accounts/sign-in', { email, password: TEST_PASSWORD });
    expect([reply.status, reply.body.code]).toEqual([403, 'EMAIL_NOT_VERIFIED']);
    await shared.call('POST', '/api/accounts/resend-verification', { email });
    await waitFor('three emails', async () => (await app.countEmails(email)) === 3 || undefined);
  });

  it('can be asked for again, and the answer is the same for an unknown address', async () => {
    const known = await createBuyer(app);
    for (const email of [known.email, 'nobody@example.com']) {
      const reply = await new TestBuyer(app).call('POST', '/api/accounts/resend-verification', { email });
      expect([reply.status, reply.body]).toEqual([200, { done: true }]);
    }
  });
});

describe('signing in', () => {
  it('answers a wrong password and an unknown address alike', async () => {
    const known = await createBuyer(app);
    const wrong = await signIn(new TestBuyer(app, known.email), 'not-the-password-at-all');
    const unknown = await signIn(new TestBuyer(app), 'not-the-password-at-all');
    expect([wrong.status, wrong.body]).toEqual([
      401,
      { code: 'WRONG_CREDENTIALS', message: expect.any(String) },
    ]);
    expect(unknown.body).toEqual(wrong.body);
  });

  it('takes the address in any case and the password in any Unicode form', async () => {
    const buyer = new TestBuyer(app);
    await signUp(buyer, { password: 'cafe\u0301 au lait sur la table' });
    const token = getToken(await app.readEmail(buyer.email, /confirm/i));
    await buyer.call('POST', '/api/accounts/verify-email', { token });
    const again = new TestBuyer(app, buyer.email.toUpperCase());
    expect((await signIn(again, 'caf\u00e9 au lait sur la table')).status).toBe(200);
  });

  it('is limited per address, with the time to wait', async () => {
    const strict = await startTestApp({ limitFactor: 1 });
    const buyer = new TestBuyer(strict);
    for (let attempt = 0; attempt < 10; attempt++) expect((await signIn(buyer)).status).toBe(401);
    const refused = await signIn(buyer);
    expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(refused.body.message).toMatch(/wait \d+ minutes?/);
    const forged = await buyer.call(
      'POST',
      '/api/accounts/sign-in',
      { email: buyer.email, password: 'x' },
      {
        'x-forwarded-for': '198.51.100.9',
        'x-porchlight-address': '198.51.100.9',
      },
    );
    expect(forged.status).toBe(429);
    await strict.close();
  });

  it('of others’ making leaves a browser that was signed in before its own tries', async () => {
    const strict = await startTestApp({ limitFactor: 1 });
    const owner = await createBuyer(strict);
    const stranger = new TestBuyer(strict, owner.email);
    for (let attempt = 0; attempt < 10; attempt++) await signIn(stranger, 'not-the-password-at-all');
    expect((await signIn(stranger)).status).toBe(429);
    const other = await createBuyer(strict);
    const { email } = owner;
    const elsewhere = { email, password: TEST_PASSWORD };
    expect((await other.call('POST', '/api/accounts/sign-in', elsewhere)).status).toBe(429);
    for (let attempt = 0; attempt < 9; attempt++)
      expect((await signIn(owner, 'not-the-password-at-all')).status).toBe(401);
    expect((await signIn(owner)).status).toBe(200);
    expect((await signIn(owner)).status).toBe(429);
    await strict.close();
  });

  it('of others’ making behind the same address leaves such a browser its own tries, too', async () => {
    const strict = await startTestApp({ limitFactor: 1 });
    const owner = await createBuyer(strict);
    const tries = Array.from({ length: 50 }, () => signIn(new TestBuyer(strict), 'not-the-password-at-all'));
    for (const { status } of await Promise.all(tries)) expect(status).toBe(401);
    expect((await signIn(new TestBuyer(strict))).status).toBe(429);
    expect((await signIn(owner)).status).toBe(200);
    await strict.close();
  });

  it('of others’ making leaves the browser in which the owner chose a new password its own tries', async () => {
    const strict = await startTestApp({ limitFactor: 1 });
    const owner = await createBuyer(strict);
    const { email } = owner;
    const stranger = new TestBuyer(strict, email);
    for (let attempt = 0; attempt < 10; attempt++) await signIn(stranger, 'not-the-password-at-all');
    const elsewhere = new TestBuyer(strict, email);
    expect((await signIn(elsewhere)).status).toBe(429);
    await elsewhere.call('POST', '/api/accounts/request-password-reset', { email });
    const token = getToken(await strict.readEmail(email, /reset/i));
    const password = 'brand new walnut drawer';
    const reset = await elsewhere.call('POST', '/api/accounts/reset-password', { token, password });
    expect(reset.headers.get('set-cookie')).toMatch(/^porchlight\.device=.*HttpOnly.*SameSite=Lax/i);
    expect((await signIn(elsewhere, password)).status).toBe(200);
    expect((await signIn(new TestBuyer(strict, email), password)).status).toBe(429);
    await strict.close();
  });

  it('gives a cookie that scripts cannot read', async () => {
    const buyer = await createBuyer(app);
    const { headers } = await signIn(buyer);
    expect(headers.get('set-cookie')).toMatch(/porchlight\.session_token=.*HttpOnly.*SameSite=Lax/i);
  });
});

describe('a forgotten password', () => {
  it('is reset by a mailed link, which ends every session and works once', async () => {
    const buyer = await createBuyer(app);
    const reply = await new TestBuyer(app).call('POST', '/api/accounts/request-password-reset', {
      email: buyer.email,
      next: '/portal/docs',
    });
    expect(reply.body).toEqual({ done: true });
    const email = await app.readEmail(buyer.email, /reset/i);
    expect(email).toContain(`next=${encodeURIComponent('/portal/docs')}`);
    const token = getToken(email);
    const reset = (password: string) =>
      new TestBuyer(app).call('POST', '/api/accounts/reset-password', { token, password });
    expect((await reset('too-short')).body.code).toBe('PASSWORD_NOT_ACCEPTED');
    expect((await reset('brand new walnut drawer')).body).toEqual({ done: true });
    expect(await readCurrent(buyer)).toBeNull();
    expect((await signIn(buyer)).status).toBe(401);
    expect((await signIn(buyer, 'brand new walnut drawer')).status).toBe(200);
    expect((await reset('yet another walnut drawer')).body.code).toBe('LINK_EXPIRED');
    expect(await app.readEmail(buyer.email, /was changed/i)).toContain('/login/forgot');
  });

  it('ends a sign-in with the earlier password that is still in progress', async () => {
    const buyer = await createBuyer(app);
    const holder = new pg.Client(app.databaseUrl);
    await holder.connect();
    await holder.query('begin');
    await holder.query(
      `update accounts set password = 'another' from users
       where users.id = accounts.user_id and users.email = $1`,
      [buyer.email],
    );
    const signingIn = signIn(new TestBuyer(app, buyer.email));
    await waitFor('the sign-in to wait for the new password', async () => {
      const waiting = await app.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return waiting.length > 0 ? true : undefined;
    });
    await holder.query('commit');
    await holder.end();
    const { status, body } = await signingIn;
    expect([status, body.code]).toEqual([401, 'WRONG_CREDENTIALS']);
  });

  it('leaves no other link that works once a new password is set, by link or by the present one', async () => {
    const buyer = await createBuyer(app);
    const ask = async () => {
      const before = await app.countEmails(buyer.email);
      await new TestBuyer(app).call('POST', '/api/accounts/request-password-reset', { email: buyer.email });
      await waitFor('the email', async () => (await app.countEmails(buyer.email)) > before || undefined);
      return getToken(await app.readEmail(buyer.email, /reset/i));
    };
    const reset = async (token: string, password: string) =>
      (await new TestBuyer(app).call('POST', '/api/accounts/reset-password', { token, password })).body;
    const [older, newer] = [await ask(), await ask()];
    expect(newer).not.toBe(older);
    expect(await reset(newer, 'brand new walnut drawer')).toEqual({ done: true });
    expect((await reset(older, 'yet another walnut drawer')).code).toBe('LINK_EXPIRED');
    const third = await ask();
    await signIn(buyer, 'brand new walnut drawer');
    const change = {
      current: 'brand new walnut drawer',
      password: 'one more walnut drawer',
      endOthers: false,
    };
    expect((await buyer.call('PUT', '/api/accounts/current/password', change)).body).toEqual({ done: true });
    expect((await reset(third, 'yet another walnut drawer')).code).toBe('LINK_EXPIRED');
    expect((await signIn(buyer, 'one more walnut drawer')).status).toBe(200);
  });

  it('can be reset however often others have asked for emails to the address that never come', async () => {
    const strict = await startTestApp({ limitFactor: 1 });
    const owner = await createBuyer(strict);
    const { email } = owner;
    const statuses = new Set<number>();
    for (let attempt = 0; attempt < 6; attempt++)
      statuses.add(
        (await new TestBuyer(strict).call('POST', '/api/accounts/resend-verification', { email })).status,
      );
    expect(statuses).toContain(429);
    const reply = await owner.call('POST', '/api/accounts/request-password-reset', { email });
    expect(reply.status).toBe(200);
    expect(await strict.readEmail(email, /reset/i)).toContain('/login/reset?');
    await strict.close();
  });

  it('keeps no link in the database that could be read out of it', async () => {
    const buyer = await createBuyer(app);
    await new TestBuyer(app).call('POST', '/api/accounts/request-password-reset', { email: buyer.email });
    const token = getToken(await app.readEmail(buyer.email, /reset/i));
    for (const table of ['verifications', 'one_use_tokens', 'emails'])
      expect(JSON.stringify(await app.query(`select * from ${table}`))).not.toContain(token);
  });

  it('is answered alike for an unknown address, and no email goes there', async () => {
    const reply = await new TestBuyer(app).call('POST', '/api/accounts/request-password-reset', {
      email: 'ghost@example.com',
    });
    expect([reply.status, reply.body]).toEqual([200, { done: true }]);
    expect(await app.countEmails('ghost@example.com')).toBe(0);
  });
});

describe('signing out (specification 6)', () => {
  async function openTwo(): Promise<[TestBuyer, TestBuyer]> {
    const first = await createBuyer(app);
    const second = new TestBuyer(app, first.email);
    await signIn(second);
    return [first, second];
  }

  it.each([
    ['local', true, false],
    ['others', false, true],
    ['global', true, true],
  ])('%s', async (scope, endsOwn, endsOther) => {
    const [own, other] = await openTwo();
    expect((await own.call('POST', '/api/accounts/sign-out', { scope })).body).toEqual({ done: true });
    expect((await readCurrent(own)) === null).toBe(endsOwn);
    expect((await readCurrent(other)) === null).toBe(endsOther);
  });
});

describe('changing the name', () => {
  const rename = (buyer: TestBuyer, name: unknown) =>
    buyer.call('PUT', '/api/accounts/current/name', { name });

  it('shows the new one, trimmed, in every session of the person', async () => {
    const buyer = await createBuyer(app);
    const elsewhere = new TestBuyer(app, buyer.email);
    await signIn(elsewhere);
    const reply = await rename(buyer, '  Ada Lovelace-Núñez ');
    expect([reply.status, reply.body.name]).toEqual([200, 'Ada Lovelace-Núñez']);
    expect((await readCurrent(buyer)).name).toBe('Ada Lovelace-Núñez');
    expect((await readCurrent(elsewhere)).name).toBe('Ada Lovelace-Núñez');
  });

  it.each([
    ['an empty name', '   '],
    ['a name of two lines', 'Ada\nBuyer'],
    ['a name that is too long', 'a'.repeat(121)],
    ['no name', 7],
  ])('refuses %s with a sentence, and keeps the old one', async (_, name) => {
    const buyer = await createBuyer(app);
    const reply = await rename(buyer, name);
    expect([reply.status, reply.body.code]).toEqual([400, 'BAD_INPUT']);
    expect(Object.keys(reply.body.fields ?? {})).toEqual(['name']);
    expect((await readCurrent(buyer)).name).toBe('Ada Buyer');
  });

  it('does not affect another buyer', async () => {
    const [mine, theirs] = [await createBuyer(app), await createBuyer(app)];
    await rename(mine, 'Somebody New');
    expect((await readCurrent(theirs)).name).toBe('Ada Buyer');
  });
});
