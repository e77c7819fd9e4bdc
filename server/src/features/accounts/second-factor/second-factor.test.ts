import { startTestApp, type TestApp, waitFor } from '@porchlight/testing/app/test-app.ts';
import { TestAuthenticator } from '@porchlight/testing/outside-world/test-authenticator.ts';
import { showCode } from '@porchlight/testing/outside-world/test-code-app.ts';
import { createBuyer, getToken, TEST_PASSWORD, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { createStaffWithoutSecondFactor } from '@porchlight/testing/people/test-staff.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const STEP_MS = 30_000;
let clock = Date.parse('2026-11-21T12:00:00Z');
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(clock) });
});
afterAll(() => app.close());

const signIn = (buyer: TestBuyer, password = TEST_PASSWORD) =>
  buyer.call('POST', '/api/accounts/sign-in', { email: buyer.email, password });
const readCurrent = async (buyer: TestBuyer) => (await buyer.call('GET', '/api/accounts/current')).body;
const start = (buyer: TestBuyer) => buyer.call('POST', '/api/accounts/second-factor/setting-up', {});
const confirm = (buyer: TestBuyer, code: string) =>
  buyer.call('POST', '/api/accounts/second-factor', { code });
const enter = (buyer: TestBuyer, code: string) => buyer.call('POST', '/api/accounts/sign-in/code', { code });
const recover = (buyer: TestBuyer, code: string) =>
  buyer.call('POST', '/api/accounts/sign-in/recovery-code', { code });
const readMethods = async (buyer: TestBuyer) =>
  (await buyer.call('GET', '/api/accounts/sign-in-methods')).body;

const codeOf = (key: unknown, steps = 0) => showCode(key, { at: new Date(clock), steps });

async function createWithFactor() {
  const buyer = await createBuyer(app);
  const key = (await start(buyer)).body.key;
  const { body } = await confirm(buyer, codeOf(key));
  clock += STEP_MS;
  return { buyer, key, recoveryCodes: body.recoveryCodes as string[] };
}

async function reachQuestion(buyer: TestBuyer) {
  const visitor = new TestBuyer(app, buyer.email);
  expect((await signIn(visitor)).body).toEqual({ secondFactor: true });
  return visitor;
}

describe('setting up codes from an app', () => {
  it('gives the key as text and as a picture, and is on only after one code', async () => {
    const buyer = await createBuyer(app);
    const { body } = await start(buyer);
    expect(body.key).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.uri).toMatch(new RegExp(`^otpauth://totp/.+secret=${body.key}`));
    expect(body.picture).toMatchObject({ size: expect.any(Number), path: expect.stringMatching(/^M/) });
    expect((await readMethods(buyer)).secondFactor).toBeNull();
    expect((await signIn(new TestBuyer(app, buyer.email))).body).toMatchObject({ email: buyer.email });
    const wrong = await confirm(buyer, codeOf(body.key, 5));
    expect([wrong.status, wrong.body.code]).toEqual([422, 'CODE_NOT_ACCEPTED']);
    const right = await confirm(buyer, codeOf(body.key));
    const codes = right.body.recoveryCodes as string[];
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    expect((await readMethods(buyer)).secondFactor).toMatchObject({ recoveryCodesLeft: 10 });
    expect(await app.readEmail(buyer.email, /switched on/i)).toContain('/login/forgot');
  });

  it('lets the session in which they were switched on go on as one with a second step, and no other', async () => {
    const staff = await createStaffWithoutSecondFactor(app, 'agent');
    const elsewhere = new TestBuyer(app, staff.email);
    await signIn(elsewhere);
    const enterConsole = async (who: TestBuyer) => (await who.call('GET', '/api/staff/current')).body.code;
    expect(await enterConsole(staff)).toBe('SECOND_FACTOR_NEEDED');
    const key = (await start(staff)).body.key;
    expect((await confirm(staff, codeOf(key, 5))).body.code).toBe('CODE_NOT_ACCEPTED');
    expect(await enterConsole(staff)).toBe('SECOND_FACTOR_NEEDED');
    expect((await confirm(staff, codeOf(key))).status).toBe(200);
    clock += STEP_MS;
    expect(await enterConsole(staff)).toBeUndefined();
    expect(await enterConsole(elsewhere)).toBe('SECOND_FACTOR_NEEDED');
    const question = await staff.call('POST', '/api/accounts/passkeys/adding', {});
    const answer = new TestAuthenticator(app.origin).create(question.body);
    expect((await staff.call('POST', '/api/accounts/passkeys', { name: 'Phone', answer })).status).toBe(200);
    const off = await staff.call('POST', '/api/accounts/second-factor/off', { password: TEST_PASSWORD });
    expect(off.status).toBe(200);
    expect(await enterConsole(staff)).toBe('SECOND_FACTOR_NEEDED');
  });

  it.each([
    ['mail', undefined],
    ['password', undefined],
    ['provider', undefined],
    ['unknown', 'SECOND_FACTOR_NEEDED'],
  ])('count in a session that was opened by %s', async (opening, code) => {
    const staff = await createStaffWithoutSecondFactor(app, 'reader');
    await app.query(
      'update sessions set opened_by = $2 where user_id = (select id from users where email = $1)',
      [staff.email, opening],
    );
    await confirm(staff, codeOf((await start(staff)).body.key));
    clock += STEP_MS;
    expect((await staff.call('GET', '/api/staff/current')).body.code).toBe(code);
  });

  it('once on, cannot be begun again to another app', async () => {
    const { buyer, key } = await createWithFactor();
    expect((await start(buyer)).body.code).toBe('NOT_ALLOWED');
    const visitor = await reachQuestion(buyer);
    expect((await enter(visitor, codeOf(key))).status).toBe(200);
  });

  it('keeps the key sealed and the recovery codes as marks', async () => {
    const { key, recoveryCodes } = await createWithFactor();
    const rows = JSON.stringify([
      await app.query('select encode(sealed_key, $1) from second_factors', ['escape']),
      await app.query('select * from recovery_codes'),
    ]);
    expect(rows).not.toContain(String(key));
    for (const code of recoveryCodes) expect(rows).not.toContain(code.replace('-', ''));
  });
});

describe('signing in with a second factor', () => {
  it('asks for the code after the password, and not before', async () => {
    const { buyer, key } = await createWithFactor();
    expect((await signIn(new TestBuyer(app, buyer.email), 'a wrong password')).body.code).toBe(
      'WRONG_CREDENTIALS',
    );
    const visitor = await reachQuestion(buyer);
    expect(await readCurrent(visitor)).toBeNull();
    const reply = await enter(visitor, codeOf(key));
    expect(reply.body).toMatchObject({ email: buyer.email });
    expect(await readCurrent(visitor)).toMatchObject({ email: buyer.email });
  });

  it('takes the code with the spaces that apps show', async () => {
    const { buyer, key } = await createWithFactor();
    const code = codeOf(key);
    const reply = await enter(await reachQuestion(buyer), `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(reply.status).toBe(200);
  });

  it('refuses the same code twice, at the same moment too', async () => {
    const { buyer, key } = await createWithFactor();
    const [one, two, three] = [
      await reachQuestion(buyer),
      await reachQuestion(buyer),
      await reachQuestion(buyer),
    ];
    const code = codeOf(key);
    const replies = await Promise.all([enter(one, code), enter(two, code)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await enter(three, code)).body.code).toBe('CODE_NOT_ACCEPTED');
    expect(await readCurrent(three)).toBeNull();
    clock += STEP_MS;
    expect((await enter(three, codeOf(key))).status).toBe(200);
  });

  it('refuses the code that confirmed the set-up', async () => {
    const { buyer, key } = await createWithFactor();
    const reply = await enter(await reachQuestion(buyer), codeOf(key, -1));
    expect(reply.body.code).toBe('CODE_NOT_ACCEPTED');
  });

  it.each([
    [-2, 422],
    [1, 200],
    [2, 422],
  ])('by the server’s clock: a phone %i steps off gets %i', async (steps, status) => {
    const { buyer, key } = await createWithFactor();
    clock += 5 * STEP_MS;
    expect((await enter(await reachQuestion(buyer), codeOf(key, steps))).status).toBe(status);
  });

  it('needs the password first, and again when too much time has passed', async () => {
    const { buyer, key } = await createWithFactor();
    const stranger = await enter(new TestBuyer(app), codeOf(key));
    expect([stranger.status, stranger.body.code]).toEqual([401, 'SIGN_IN_AGAIN']);
    const visitor = await reachQuestion(buyer);
    await app.query(`update one_use_tokens set expires_at = now() - interval '1 second'`);
    expect((await enter(visitor, codeOf(key))).body.code).toBe('SIGN_IN_AGAIN');
  });

  it('opens one session for each password entered', async () => {
    const { buyer, key } = await createWithFactor();
    const visitor = await reachQuestion(buyer);
    const cookie = visitor.readCookies();
    expect((await enter(visitor, codeOf(key))).status).toBe(200);
    clock += STEP_MS;
    const again = await new TestBuyer(app).call(
      'POST',
      '/api/accounts/sign-in/code',
      { code: codeOf(key) },
      { cookie },
    );
    expect(again.body.code).toBe('SIGN_IN_AGAIN');
  });

  describe('with wrong codes', () => {
    let strict: TestApp;
    let buyer: TestBuyer;
    let key: unknown;
    let stranger: TestBuyer;
    beforeAll(async () => {
      strict = await startTestApp({ limitFactor: 1, now: () => new Date(clock) });
      buyer = await createBuyer(strict);
      key = (await start(buyer)).body.key;
      await confirm(buyer, codeOf(key));
      clock += STEP_MS;
      stranger = new TestBuyer(strict, buyer.email);
      await signIn(stranger);
    });
    afterAll(() => strict.close());

    const guess = async (who: TestBuyer, times: number) => {
      const statuses = [];
      // A code of so many steps away is none of those that are accepted.
      for (let turn = 0; turn < times; turn++)
        statuses.push((await enter(who, codeOf(key, 10 + turn))).status);
      return statuses;
    };
    const listWarnings = () =>
      strict.query("select id from emails where email = $1 and template = 'codes-refused'", [buyer.email]);

    it('is limited per account', async () => {
      // One of the six was spent where the codes were switched on.
      expect(await guess(stranger, 4)).toEqual([422, 422, 422, 422]);
      expect(await listWarnings()).toHaveLength(0);
      expect(await guess(stranger, 3)).toEqual([422, 429, 429]);
    });

    it('is reported once to the owner when the attempts run out', async () => {
      const email = await strict.readEmail(buyer.email, /stopped at the code/);
      expect(email).toContain('someone has your password');
      expect(email).toContain(`${strict.origin}/login/forgot`);
      expect(await listWarnings()).toHaveLength(1);
    });

    it('of others leaves a browser that was signed in before its own tries', async () => {
      expect((await signIn(buyer)).body).toEqual({ secondFactor: true });
      expect(await guess(buyer, 5)).toEqual([422, 422, 422, 422, 422]);
      expect((await enter(buyer, codeOf(key))).status).toBe(200);
      expect(await listWarnings()).toHaveLength(1);
      await signIn(buyer);
      expect(await guess(buyer, 1)).toEqual([429]);
    });

    it('in however many browsers that were signed in before is limited for all of them', async () => {
      const other = await createBuyer(strict);
      const browsers = [];
      for (let count = 0; count < 5; count++) {
        const browser = new TestBuyer(strict, other.email);
        expect((await signIn(browser)).status).toBe(200);
        browsers.push(browser);
      }
      const { body } = await start(other);
      await confirm(other, codeOf(body.key));
      const statuses = [];
      for (const browser of browsers) {
        expect((await signIn(browser)).body).toEqual({ secondFactor: true });
        statuses.push(...(await guess(browser, 6)));
      }
      expect(statuses.filter((status) => status === 422)).toHaveLength(18);
      expect(statuses.slice(18)).toEqual(Array(12).fill(429));
    });

    it('of others behind the same address leaves such a browser its own tries, too', async () => {
      const owner = await createBuyer(strict);
      const { body } = await start(owner);
      await confirm(owner, codeOf(body.key));
      clock += STEP_MS;
      expect((await signIn(owner)).body).toEqual({ secondFactor: true });
      await Promise.all(Array.from({ length: 50 }, () => enter(new TestBuyer(strict), '000000')));
      expect((await enter(new TestBuyer(strict), '000000')).body.code).toBe('RATE_LIMITED');
      expect((await enter(owner, codeOf(body.key))).status).toBe(200);
    });
  });

  it.each(['12345', 'abcdef', ''])('refuses %s as no code', async (code) => {
    const reply = await enter(new TestBuyer(app), code);
    expect([reply.status, reply.body.code]).toEqual([400, 'BAD_INPUT']);
  });
});

describe('a lost device', () => {
  it('is replaced by a recovery code, each once, however it is written', async () => {
    const { buyer, recoveryCodes } = await createWithFactor();
    const [first = '', second = ''] = recoveryCodes;
    const visitor = await reachQuestion(buyer);
    expect((await recover(visitor, first)).body).toMatchObject({ email: buyer.email });
    const again = await reachQuestion(buyer);
    const used = await recover(again, first);
    expect([used.status, used.body.code]).toEqual([422, 'CODE_NOT_ACCEPTED']);
    expect((await recover(again, ` ${second.replace('-', ' ').toUpperCase()} `)).status).toBe(200);
    expect((await readMethods(buyer)).secondFactor).toMatchObject({ recoveryCodesLeft: 8 });
    expect(await app.readEmail(buyer.email, /recovery code was used/i)).toMatch(/Codes left: [89]/);
  });

  it('does not open with the recovery code of another account', async () => {
    const [mine, theirs] = [await createWithFactor(), await createWithFactor()];
    const reply = await recover(await reachQuestion(mine.buyer), theirs.recoveryCodes[0] ?? '');
    expect(reply.body.code).toBe('CODE_NOT_ACCEPTED');
  });

  it('recovery codes are replaced all together', async () => {
    const { buyer, recoveryCodes } = await createWithFactor();
    const { body } = await buyer.call('POST', '/api/accounts/second-factor/recovery-codes', {});
    const fresh = body.recoveryCodes as string[];
    expect(fresh).toHaveLength(10);
    const visitor = await reachQuestion(buyer);
    expect((await recover(visitor, recoveryCodes[0] ?? '')).status).toBe(422);
    expect((await recover(visitor, fresh[0] ?? '')).status).toBe(200);
    expect(await app.readEmail(buyer.email, /were replaced/i)).toContain('/login/forgot');
  });

  it('without codes from an app there are none to replace', async () => {
    const buyer = await createBuyer(app);
    const reply = await buyer.call('POST', '/api/accounts/second-factor/recovery-codes', {});
    expect([reply.status, reply.body.code]).toEqual([404, 'NOT_FOUND']);
  });
});

describe('switching codes off', () => {
  const turnOff = (buyer: TestBuyer, body: object) =>
    buyer.call('POST', '/api/accounts/second-factor/off', body);

  it('asks for the password, however fresh the last proof is', async () => {
    const { buyer } = await createWithFactor();
    for (const body of [{}, { password: 'a wrong one' }]) {
      const reply = await turnOff(buyer, body);
      expect([reply.status, reply.body.code]).toEqual([422, 'WRONG_PASSWORD']);
    }
    expect((await readMethods(buyer)).secondFactor).not.toBeNull();
    expect((await turnOff(buyer, { password: TEST_PASSWORD })).body).toEqual({ done: true });
    expect((await signIn(new TestBuyer(app, buyer.email))).body).toMatchObject({ email: buyer.email });
    expect(await app.readEmail(buyer.email, /switched off/i)).toContain('/login/forgot');
  });

  it('that are not on is not found', async () => {
    const reply = await turnOff(await createBuyer(app), { password: TEST_PASSWORD });
    expect([reply.status, reply.body.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('a password reset by mail does not switch them off', async () => {
    const { buyer } = await createWithFactor();
    await new TestBuyer(app).call('POST', '/api/accounts/request-password-reset', { email: buyer.email });
    const token = getToken(await app.readEmail(buyer.email, /reset/i));
    const password = 'quiet harbor violin 28';
    await buyer.call('POST', '/api/accounts/reset-password', { token, password });
    expect((await signIn(new TestBuyer(app, buyer.email), password)).body).toEqual({ secondFactor: true });
  });

  it('a sign-in that waits for its code ends with the password it was begun with', async () => {
    const { buyer, key } = await createWithFactor();
    const visitor = await reachQuestion(buyer);
    const change = { current: TEST_PASSWORD, password: 'quiet harbor violin 28', endOthers: true };
    expect((await buyer.call('PUT', '/api/accounts/current/password', change)).status).toBe(200);
    const late = await enter(visitor, codeOf(key));
    expect([late.status, late.body.code]).toEqual([401, 'SIGN_IN_AGAIN']);
  });

  const password = 'quiet harbor violin 28';
  it.each([
    [
      'reset by mail',
      async (buyer: TestBuyer) => {
        await new TestBuyer(app).call('POST', '/api/accounts/request-password-reset', { email: buyer.email });
        const token = getToken(await app.readEmail(buyer.email, /reset/i));
        return () => new TestBuyer(app).call('POST', '/api/accounts/reset-password', { token, password });
      },
    ],
    [
      'changed',
      async (buyer: TestBuyer) => () =>
        buyer.call('PUT', '/api/accounts/current/password', {
          current: TEST_PASSWORD,
          password,
          endOthers: true,
        }),
    ],
  ])('a sign-in that is being stored while the password is %s does not outlive it', async (_, prepare) => {
    const { buyer, key } = await createWithFactor();
    const setPassword = await prepare(buyer);
    const visitor = await reachQuestion(buyer);
    const holder = new pg.Client(app.databaseUrl);
    await holder.connect();
    await holder.query('begin');
    // Where the session is stored and its token spent, and nothing is committed yet.
    await holder.query('lock table known_devices in exclusive mode');
    const entering = enter(visitor, codeOf(key));
    await waitForLocks(1);
    const setting = setPassword();
    await waitForLocks(2);
    await holder.query('commit');
    await holder.end();
    expect([(await entering).status, (await setting).status]).toEqual([200, 200]);
    expect(await readCurrent(visitor)).toBeNull();
  });

  async function waitForLocks(count: number) {
    await waitFor(`${count} that wait for a lock`, async () => {
      const waiting = await app.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return waiting.length >= count ? true : undefined;
    });
  }
});
