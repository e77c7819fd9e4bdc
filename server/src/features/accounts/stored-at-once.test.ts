import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { TestAuthenticator } from '@porchlight/testing/outside-world/test-authenticator.ts';
import { createBuyer, getToken, TEST_PASSWORD, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const NEW_PASSWORD = 'quiet harbor violin 28';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ limitFactor: 100 });
});
afterAll(() => app.close());

const signIn = (who: TestBuyer, password: string) =>
  new TestBuyer(app, who.email).call('POST', '/api/accounts/sign-in', { email: who.email, password });
const askForReset = ({ email }: TestBuyer) =>
  new TestBuyer(app).call(
    'POST',
    '/api/accounts/request-password-reset',
    { email },
    { 'idempotency-key': randomUUID() },
  );
const reset = (token: string) =>
  new TestBuyer(app).call('POST', '/api/accounts/reset-password', { token, password: NEW_PASSWORD });

/** Has the database refuse one kind of change meanwhile. */
async function whileRefused<Result>(
  [action, table]: ['insert' | 'delete', string],
  condition: string,
  work: () => Promise<Result>,
): Promise<Result> {
  await app.query(
    `create or replace function refuse_change() returns trigger language plpgsql as $$
       begin if ${condition} then raise 'no room' using errcode = '53100'; end if;
       return coalesce(new, old); end $$`,
  );
  await app.query(
    `create trigger refused before ${action} on ${table} for each row execute function refuse_change()`,
  );
  try {
    return await work();
  } finally {
    await app.query(`drop trigger refused on ${table}`);
  }
}

describe('what the account library stores', () => {
  it('of a new password is nothing while other sessions cannot be ended, and all of it afterwards', async () => {
    const buyer = await createBuyer(app);
    await askForReset(buyer);
    const token = getToken(await app.readEmail(buyer.email, /reset/i));
    const refused = await whileRefused(['delete', 'sessions'], 'true', () => reset(token));
    expect([refused.status, refused.body.code]).toEqual([503, 'UNAVAILABLE']);
    expect((await signIn(buyer, NEW_PASSWORD)).body.code).toBe('WRONG_CREDENTIALS');
    expect((await buyer.call('GET', '/api/accounts/current')).body).toMatchObject({ email: buyer.email });
    expect((await reset(token)).body).toEqual({ done: true });
    expect((await signIn(buyer, NEW_PASSWORD)).status).toBe(200);
    expect((await buyer.call('GET', '/api/accounts/current')).body).toBeNull();
    expect((await reset(token)).body.code).toBe('LINK_EXPIRED');
  });

  it('of a link for a new password is nothing without its email, which the answer says', async () => {
    const buyer = await createBuyer(app);
    const isTheirs = `new.email = '${buyer.email}'`;
    const refused = await whileRefused(['insert', 'emails'], isTheirs, () => askForReset(buyer));
    expect([refused.status, refused.body.code]).toEqual([503, 'UNAVAILABLE']);
    const links = () =>
      app.query(
        `select 1 from one_use_tokens join users on users.id = user_id where purpose = 'password-reset' and email = $1`,
        [buyer.email],
      );
    expect(await links()).toHaveLength(0);
    expect((await askForReset(buyer)).body).toEqual({ done: true });
    expect(await links()).toHaveLength(1);
  });

  it('of a sign-in that fails gives no cookie', async () => {
    const buyer = await createBuyer(app);
    const refused = await whileRefused(['insert', 'known_devices'], 'true', () =>
      signIn(buyer, TEST_PASSWORD),
    );
    expect([refused.status, refused.headers.get('set-cookie')]).toEqual([503, null]);
    expect((await buyer.call('GET', '/api/accounts/sessions')).body).toHaveLength(1);
  });

  it('keeps the question of a passkey used up after a wrong answer', async () => {
    const buyer = await createBuyer(app);
    const device = new TestAuthenticator(app.origin);
    const { body } = await buyer.call('POST', '/api/accounts/passkeys/adding', {});
    await buyer.call('POST', '/api/accounts/passkeys', { name: 'Phone', answer: device.create(body) });
    const visitor = new TestBuyer(app);
    const { body: question } = await visitor.call('GET', '/api/accounts/passkeys/sign-in');
    const forger = Object.assign(new TestAuthenticator(app.origin), { credentialId: device.credentialId });
    for (const who of [forger, device]) {
      const reply = await visitor.call('POST', '/api/accounts/passkeys/sign-in', {
        answer: who.get(question),
      });
      expect(reply.body.code).toBe('PASSKEY_NOT_ACCEPTED');
    }
  });
});

describe('with one connection to the database', () => {
  let pool: pg.Pool;
  let buyers: TestBuyer[];
  beforeEach(async () => {
    buyers = [await createBuyer(app), await createBuyer(app)];
    pool = app.readParts().database.db.$client as pg.Pool;
    pool.options.max = 1;
    while (pool.totalCount > 1) (await pool.connect()).release(true);
  });
  afterEach(() => {
    pool.options.max = 10;
  });

  it('every step of an account gets by, of two people at once', async () => {
    await Promise.all(
      buyers.map(async (buyer) => {
        expect((await askForReset(buyer)).status).toBe(200);
        const token = getToken(await app.readEmail(buyer.email, /reset/i));
        expect((await reset(token)).status).toBe(200);
        const visitor = new TestBuyer(app, buyer.email);
        const given = { email: buyer.email, password: NEW_PASSWORD };
        expect((await visitor.call('POST', '/api/accounts/sign-in', given)).status).toBe(200);
        expect((await visitor.call('PUT', '/api/accounts/current/name', { name: 'Ada L' })).status).toBe(200);
        for (const scope of ['others', 'global'])
          expect((await visitor.call('POST', '/api/accounts/sign-out', { scope })).status).toBe(200);
      }),
    );
  });
});
