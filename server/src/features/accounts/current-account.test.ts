import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { describe, expect, it } from 'vitest';

let app: TestApp;
useSharedApp((shared) => {
  app = shared;
});

const readCurrent = (buyer: TestBuyer) => buyer.call('GET', '/api/accounts/current');

/** Changes a session behind the server's back, as another process would. */
const changeSession = (buyer: TestBuyer, set: string) =>
  app.query(`update sessions set ${set} where user_id = (select id from users where email = $1)`, [
    buyer.email,
  ]);
const endSession = (buyer: TestBuyer) =>
  app.query('delete from sessions where user_id = (select id from users where email = $1)', [buyer.email]);

describe('who is signed in', () => {
  it('has what the pages show, and is null without a cookie or with a forged one', async () => {
    const buyer = await createBuyer(app, 'Ada Buyer');
    const { body, headers } = await readCurrent(buyer);
    expect(body).toEqual({
      id: expect.any(String),
      name: 'Ada Buyer',
      email: buyer.email,
      betaAccess: false,
      isStaff: false,
      deletionDueAt: null,
    });
    expect(headers.getSetCookie()).toEqual([]);
    await app.query('insert into profiles (id, beta_access) values ($1, true)', [body.id]);
    await app.query(
      `insert into account_deletions (user_id, requested_at, due_at) values ($1, now(), '2027-01-02T03:04:05Z')`,
      [body.id],
    );
    expect((await readCurrent(buyer)).body).toMatchObject({
      betaAccess: true,
      deletionDueAt: '2027-01-02T03:04:05.000Z',
    });
    const forged = new TestBuyer(app, buyer.email, `${buyer.readCookies().slice(0, -6)}AAAA%3D`);
    for (const nobody of [new TestBuyer(app), forged]) {
      const reply = await readCurrent(nobody);
      expect([reply.body, reply.headers.getSetCookie()]).toEqual([null, []]);
    }
  });

  it('has a session renewed for 30 days once a day of it has passed', async () => {
    const buyer = await createBuyer(app);
    await changeSession(buyer, `expires_at = now() + interval '29 days 1 minute'`);
    expect((await readCurrent(buyer)).headers.getSetCookie()).toEqual([]);
    await changeSession(buyer, `expires_at = now() + interval '28 days 23 hours'`);
    const renewed = await readCurrent(buyer);
    expect(renewed.body).toMatchObject({ email: buyer.email });
    expect(renewed.headers.getSetCookie().join()).toMatch(/session_token=[^;]+;.*Max-Age=2592000/);
    const rows = await app.query(
      `select expires_at > now() + interval '29 days 23 hours' as long
       from sessions where user_id = (select id from users where email = $1)`,
      [buyer.email],
    );
    expect(rows).toEqual([{ long: true }]);
    expect((await readCurrent(buyer)).headers.getSetCookie()).toEqual([]);
  });

  it.each([
    ['ended', endSession],
    ['run out', (buyer: TestBuyer) => changeSession(buyer, `expires_at = now() - interval '1 second'`)],
  ])('is null after a session was %s, and its cookie is taken back', async (_, end) => {
    const buyer = await createBuyer(app);
    await end(buyer);
    const { body, headers } = await readCurrent(buyer);
    expect(body).toBeNull();
    expect(headers.getSetCookie().join()).toMatch(/session_token=;.*Max-Age=0/);
  });
});

describe('a buyer who was known a moment ago', () => {
  it.each([
    ['ended elsewhere', endSession, 401, 'NOT_SIGNED_IN'],
    [
      'of staff by now',
      (buyer: TestBuyer) =>
        app.query(
          `insert into staff_members (user_id, role) select id, 'agent' from users where email = $1`,
          [buyer.email],
        ),
      403,
      'NOT_ALLOWED',
    ],
  ])('is shown nothing more by a session that is %s', async (_, change, status, code) => {
    const buyer = await createBuyer(app);
    expect((await buyer.call('GET', '/api/documents')).status).toBe(200);
    await change(buyer);
    const reply = await buyer.call('GET', '/api/documents');
    expect([reply.status, reply.body.code, reply.body.documents]).toEqual([status, code, undefined]);
  });
});
