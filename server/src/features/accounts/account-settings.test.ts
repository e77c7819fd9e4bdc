import { startTestApp, type TestApp, waitFor } from '@porchlight/testing/app/test-app.ts';
import { followEvents } from '@porchlight/testing/people/follow-events.ts';
import { createBuyer, getToken, TEST_PASSWORD, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const NEW_PASSWORD = 'quiet harbor violin 28';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ environment: { TRUSTED_PROXIES: '127.0.0.1, ::1' } });
});
afterAll(() => app.close());

const signIn = (buyer: TestBuyer, password = TEST_PASSWORD, headers = {}) =>
  buyer.call('POST', '/api/accounts/sign-in', { email: buyer.email, password }, headers);
const readCurrent = async (buyer: TestBuyer) => (await buyer.call('GET', '/api/accounts/current')).body;
const listSessions = async (buyer: TestBuyer) =>
  (await buyer.call('GET', '/api/accounts/sessions')).body as unknown as Record<string, unknown>[];

/** As if the last password had been entered eleven minutes ago. */
const expireReauthentication = (buyer: TestBuyer) =>
  app.query(
    `update sessions set proved_at = now() - interval '11 minutes'
     where user_id = (select id from users where email = $1)`,
    [buyer.email],
  );

describe('devices that are signed in', () => {
  it('are listed in plain words, this one first, with the network part of the address alone', async () => {
    const buyer = await createBuyer(app);
    const phone = new TestBuyer(app, buyer.email);
    await signIn(phone, TEST_PASSWORD, { 'user-agent': iPhone, 'x-forwarded-for': '203.0.113.77' });
    const [own, other, ...more] = await listSessions(buyer);
    expect(more).toEqual([]);
    expect(own).toMatchObject({ isCurrent: true, network: 'this computer' });
    expect(other).toMatchObject({ isCurrent: false, device: 'Safari on iPhone', network: '203.0.113.x' });
    expect(JSON.stringify([own, other])).not.toContain('203.0.113.77');
  });

  it('say when they were last seen', async () => {
    const buyer = await createBuyer(app);
    await app.query(
      `update sessions set last_seen_at = '2026-01-02T03:04:05Z'
       where user_id = (select id from users where email = $1)`,
      [buyer.email],
    );
    const [before] = await listSessions(buyer);
    expect(before?.lastSeenAt).toBe('2026-01-02T03:04:05.000Z');
    await readCurrent(buyer);
    const [after] = await listSessions(buyer);
    expect(Date.parse(String(after?.lastSeenAt))).toBeGreaterThan(Date.parse('2026-06-01'));
  });

  it('are ended one by one', async () => {
    const buyer = await createBuyer(app);
    const phone = new TestBuyer(app, buyer.email);
    await signIn(phone);
    const other = (await listSessions(buyer)).find(({ isCurrent }) => !isCurrent);
    const reply = await buyer.call('DELETE', `/api/accounts/sessions/${other?.id}`, {});
    expect(reply.body).toEqual({ done: true });
    expect(await readCurrent(phone)).toBeNull();
    expect(await readCurrent(buyer)).not.toBeNull();
  });

  it('of another account are not found, and stay', async () => {
    const [mine, theirs] = [await createBuyer(app), await createBuyer(app)];
    const [session] = await listSessions(theirs);
    const reply = await mine.call('DELETE', `/api/accounts/sessions/${session?.id}`, {});
    expect([reply.status, reply.body.code]).toEqual([404, 'NOT_FOUND']);
    expect(await readCurrent(theirs)).not.toBeNull();
  });
});

describe('changing the password', () => {
  const change = (buyer: TestBuyer, more = {}) =>
    buyer.call('PUT', '/api/accounts/current/password', {
      current: TEST_PASSWORD,
      password: NEW_PASSWORD,
      endOthers: false,
      ...more,
    });

  it.each([
    [false, true],
    [true, false],
  ])('ends other sessions on request (%s), and emails the address', async (endOthers, staysElsewhere) => {
    const buyer = await createBuyer(app);
    const elsewhere = new TestBuyer(app, buyer.email);
    await signIn(elsewhere);
    expect((await change(buyer, { endOthers })).body).toEqual({ done: true });
    expect(await readCurrent(buyer)).not.toBeNull();
    expect((await readCurrent(elsewhere)) !== null).toBe(staysElsewhere);
    expect((await signIn(new TestBuyer(app, buyer.email))).status).toBe(401);
    expect((await signIn(new TestBuyer(app, buyer.email), NEW_PASSWORD)).status).toBe(200);
    expect(await app.readEmail(buyer.email, /password was changed/i)).toContain('/login/forgot');
  });

  it('asks for the present one', async () => {
    const buyer = await createBuyer(app);
    const reply = await change(buyer, { current: 'not the present one' });
    expect([reply.status, reply.body.code]).toEqual([422, 'WRONG_PASSWORD']);
    expect(Object.keys(reply.body.fields ?? {})).toEqual(['current']);
    expect((await signIn(buyer)).status).toBe(200);
  });

  it('refuses a weak one under its field', async () => {
    const reply = await change(await createBuyer(app), { password: 'short' });
    expect([reply.status, reply.body.code]).toEqual([422, 'PASSWORD_NOT_ACCEPTED']);
    expect(Object.keys(reply.body.fields ?? {})).toEqual(['password']);
  });

  it('counts wrong tries, wherever the password is asked for again', async () => {
    const strict = await startTestApp({ limitFactor: 1 });
    const buyer = await createBuyer(strict);
    const prove = () => buyer.call('POST', '/api/accounts/proof', { password: 'a wrong one' });
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await change(buyer, { current: 'a wrong one' })).status).toBe(422);
      expect((await prove()).status).toBe(422);
    }
    expect((await change(buyer)).body.code).toBe('RATE_LIMITED');
    expect((await prove()).body.code).toBe('RATE_LIMITED');
    await strict.close();
  });
});

describe('proving again who one is', () => {
  it('is asked for ten minutes after the last proof, and the password gives it', async () => {
    const buyer = await createBuyer(app);
    const start = () => buyer.call('POST', '/api/accounts/email-change', { email: `new-${buyer.email}` });
    await expireReauthentication(buyer);
    const refused = await start();
    expect([refused.status, refused.body.code]).toEqual([403, 'PROOF_NEEDED']);
    const wrong = await buyer.call('POST', '/api/accounts/proof', { password: 'a wrong one' });
    expect([wrong.status, wrong.body.code]).toEqual([422, 'WRONG_PASSWORD']);
    expect((await start()).body.code).toBe('PROOF_NEEDED');
    const right = await buyer.call('POST', '/api/accounts/proof', { password: TEST_PASSWORD });
    expect(right.body).toEqual({ done: true });
    expect((await start()).status).toBe(200);
  });

  it.each([
    ['POST', '/api/accounts/passkeys/adding'],
    ['POST', '/api/accounts/second-factor/setting-up'],
    ['POST', '/api/accounts/second-factor/recovery-codes'],
  ])('is asked for by %s %s', async (method, path) => {
    const buyer = await createBuyer(app);
    await expireReauthentication(buyer);
    expect((await buyer.call(method, path, {})).body.code).toBe('PROOF_NEEDED');
  });

  it('in one session proves nothing in another', async () => {
    const buyer = await createBuyer(app);
    const elsewhere = new TestBuyer(app, buyer.email);
    await signIn(elsewhere);
    await expireReauthentication(buyer);
    await elsewhere.call('POST', '/api/accounts/proof', { password: TEST_PASSWORD });
    const reply = await buyer.call('POST', '/api/accounts/passkeys/adding', {});
    expect(reply.body.code).toBe('PROOF_NEEDED');
  });
});

describe('changing the email address', () => {
  const newAddress = (buyer: TestBuyer) => `new-${buyer.email}`;
  const start = (buyer: TestBuyer, email = newAddress(buyer)) =>
    buyer.call('POST', '/api/accounts/email-change', { email });
  const answer = (token: string, agree = true) =>
    new TestBuyer(app).call('POST', '/api/accounts/email-change/answer', { token, agree });

  async function startWithLinks(buyer: TestBuyer) {
    await start(buyer);
    const old = getToken(await app.readEmail(buyer.email, /change the email address/i));
    const fresh = getToken(await app.readEmail(newAddress(buyer), /confirm this email/i));
    return { old, fresh };
  }

  it.each([
    ['the old address first', ['old', 'fresh'], 'waiting-for-new'],
    ['the new address first', ['fresh', 'old'], 'waiting-for-old'],
  ] as const)('takes both to agree: %s', async (_, [first, second], waiting) => {
    const buyer = await createBuyer(app);
    const links = await startWithLinks(buyer);
    expect((await answer(links[first])).body).toEqual({ state: waiting });
    expect(await readCurrent(buyer)).toMatchObject({ email: buyer.email });
    expect((await answer(links[second])).body).toEqual({ state: 'changed' });
    expect(await readCurrent(buyer)).toMatchObject({ email: newAddress(buyer) });
    expect((await signIn(new TestBuyer(app, newAddress(buyer)))).status).toBe(200);
    expect((await signIn(new TestBuyer(app, buyer.email))).status).toBe(401);
    for (const to of [buyer.email, newAddress(buyer)])
      expect(await app.readEmail(to, /was changed/i)).toContain(newAddress(buyer));
    expect((await answer(links[second])).body.code).toBe('LINK_EXPIRED');
  });

  it('one address agreeing twice is not both agreeing', async () => {
    const buyer = await createBuyer(app);
    const { fresh } = await startWithLinks(buyer);
    await answer(fresh);
    expect((await answer(fresh)).body).toEqual({ state: 'waiting-for-old' });
    expect(await readCurrent(buyer)).toMatchObject({ email: buyer.email });
  });

  it.each(['old', 'fresh'] as const)('is stopped from the %s address', async (side) => {
    const buyer = await createBuyer(app);
    const links = await startWithLinks(buyer);
    expect((await answer(links[side], false)).body).toEqual({ state: 'stopped' });
    for (const token of [links.old, links.fresh]) {
      const reply = await answer(token);
      expect([reply.status, reply.body.code]).toEqual([410, 'LINK_EXPIRED']);
    }
    expect((await buyer.call('GET', '/api/accounts/email-change')).body).toBeNull();
  });

  it('says what a link is about before anything happens', async () => {
    const buyer = await createBuyer(app);
    const { old } = await startWithLinks(buyer);
    const show = () => new TestBuyer(app).call('POST', '/api/accounts/email-change/shown', { token: old });
    expect((await show()).body).toEqual({ side: 'old', email: newAddress(buyer), hasAgreed: false });
    await answer(old);
    expect((await show()).body).toMatchObject({ hasAgreed: true });
    expect((await buyer.call('GET', '/api/accounts/email-change')).body).toMatchObject({
      email: newAddress(buyer),
      oldAgreed: true,
      newAgreed: false,
    });
  });

  it('answers alike for an address that has an account, which is notified by email and cannot be taken', async () => {
    const [buyer, other] = [await createBuyer(app), await createBuyer(app)];
    const known = await start(buyer, other.email);
    expect([known.status, Object.keys(known.body).sort()]).toEqual([
      200,
      ['email', 'expiresAt', 'newAgreed', 'oldAgreed'],
    ]);
    const email = await app.readEmail(other.email, /already has/i);
    expect(email).not.toContain('email-change');
    const old = getToken(await app.readEmail(buyer.email, /change the email address/i));
    expect((await answer(old)).body).toEqual({ state: 'waiting-for-new' });
  });

  it('whose new address was taken in the meantime changes nothing', async () => {
    const buyer = await createBuyer(app);
    const { old, fresh } = await startWithLinks(buyer);
    await new TestBuyer(app).call('POST', '/api/accounts/sign-up', {
      name: 'Quicker',
      email: newAddress(buyer),
      password: TEST_PASSWORD,
    });
    await answer(old);
    expect((await answer(fresh)).body.code).toBe('LINK_EXPIRED');
    expect(await readCurrent(buyer)).toMatchObject({ email: buyer.email });
  });

  it('is over after a day, and when it was taken back', async () => {
    const buyer = await createBuyer(app);
    const { old } = await startWithLinks(buyer);
    await app.query(`update email_changes set expires_at = now() - interval '1 second' where email = $1`, [
      newAddress(buyer),
    ]);
    expect((await answer(old)).body.code).toBe('LINK_EXPIRED');
    const again = await startWithLinks(buyer);
    await buyer.call('DELETE', '/api/accounts/email-change', {});
    expect((await answer(again.old)).body.code).toBe('LINK_EXPIRED');
  });

  it('notifies the open pages at each step, and cannot be stopped once it was made', async () => {
    const buyer = await createBuyer(app);
    const events = await followEvents(buyer);
    expect(await events.next()).toBe('heartbeat .');
    const { old, fresh } = await startWithLinks(buyer);
    expect(await events.next()).toBe('changed profile');
    await answer(old);
    expect(await events.next()).toBe('changed profile');
    await answer(fresh);
    expect(await events.next()).toBe('changed profile');
    const stop = () => buyer.call('DELETE', '/api/accounts/email-change', {});
    const late = await stop();
    expect([late.status, late.body]).toEqual([
      404,
      {
        code: 'NOT_FOUND',
        message:
          'There is no change to stop. Both addresses confirmed it, it was stopped before, or it expired.',
      },
    ]);
    await start(buyer, `again-${buyer.email}`);
    expect(await events.next()).toBe('changed profile');
    expect((await stop()).status).toBe(200);
    expect(await events.next()).toBe('changed profile');
    await events.stop();
  });

  it('makes reset links to the old address stop working', async () => {
    const buyer = await createBuyer(app);
    await new TestBuyer(app).call('POST', '/api/accounts/request-password-reset', { email: buyer.email });
    const token = getToken(await app.readEmail(buyer.email, /reset/i));
    const { old, fresh } = await startWithLinks(buyer);
    await answer(old);
    await answer(fresh);
    const reset = { token, password: NEW_PASSWORD };
    expect((await buyer.call('POST', '/api/accounts/reset-password', reset)).body.code).toBe('LINK_EXPIRED');
  });

  it('refuses the address one has, and what is no address, under the field', async () => {
    const buyer = await createBuyer(app);
    for (const email of [buyer.email, 'no-address']) {
      const reply = await start(buyer, email);
      expect([reply.status, reply.body.code]).toEqual([400, 'BAD_INPUT']);
      expect(Object.keys(reply.body.fields ?? {})).toEqual(['email']);
    }
  });

  it('keeps no link in the database that could be read out of it', async () => {
    const buyer = await createBuyer(app);
    const { old, fresh } = await startWithLinks(buyer);
    const rows = JSON.stringify(await app.query('select * from email_changes'));
    expect(rows).not.toContain(old);
    expect(rows).not.toContain(fresh);
  });
});

describe('what others may know', () => {
  it('of the signing key is its public part, at the same address for every installation', async () => {
    const response = await fetch(`${app.origin}/.well-known/jwks.json`);
    const { keys } = (await response.json()) as { keys: Record<string, string>[] };
    expect(keys).toHaveLength(1);
    expect(Object.keys(keys[0] ?? {}).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
    expect(keys[0]).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' });
    expect(response.headers.get('content-type')).toBe('application/json');
    await app.restart();
    const again = (await (await fetch(`${app.origin}/.well-known/jwks.json`)).json()) as { keys: unknown };
    expect(again.keys).toEqual(keys);
  });

  it('leads password managers to the page where a password is changed', async () => {
    const reply = await fetch(`${app.origin}/.well-known/change-password`, { redirect: 'manual' });
    expect([reply.status, reply.headers.get('location')]).toEqual([302, '/portal/settings/security']);
    const passkeys = await (await fetch(`${app.origin}/.well-known/passkey-endpoints`)).json();
    expect(passkeys).toEqual({
      enroll: `${app.origin}/portal/settings/security`,
      manage: `${app.origin}/portal/settings/security`,
    });
  });
});

it('one-use tokens that can no longer be used are swept', async () => {
  await fetch(`${app.origin}/api/accounts/passkeys/sign-in`);
  await app.query(`update one_use_tokens set expires_at = now() - interval '1 second'`);
  await app.sweep();
  await waitFor('an empty table', async () =>
    (await app.query('select 1 from one_use_tokens')).length === 0 ? true : undefined,
  );
});
