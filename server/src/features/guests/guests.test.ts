import { randomUUID } from 'node:crypto';
import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, getToken, TEST_PASSWORD, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { createGuestBuyer } from '@porchlight/testing/people/test-guest.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import { TestVisitor } from '@porchlight/testing/people/test-visitor.ts';
import { describe, expect, it } from 'vitest';
import { sampleHome } from '../homes/sample-home.ts';

let app: TestApp;
useSharedApp((shared) => {
  app = shared;
});

const start = async (visitor: TestVisitor, kind = 'own') =>
  visitor.call('POST', '/api/guests', { kind, proof: await visitor.solve() });

const setFact = (buyer: TestBuyer, fact: string, value: unknown) =>
  buyer.call('PUT', `/api/plan/facts/${fact}`, { id: randomUUID(), value });

async function readFacts(buyer: TestBuyer): Promise<Record<string, unknown>> {
  const { body } = await buyer.call('GET', '/api/plan');
  return Object.fromEntries(
    (body.facts as { fact: string; value: unknown }[]).map(({ fact, value }) => [fact, value]),
  );
}

/** The plan, a home, a date and a note, as a guest enters them. */
async function enterThings(guest: TestBuyer): Promise<void> {
  expect((await setFact(guest, 'price', 38_000_000)).status).toBe(200);
  const home = await guest.call('PUT', `/api/homes/${randomUUID()}`, sampleHome);
  expect(home.status).toBe(200);
  const date = { title: 'Inspection', day: '2027-03-01' };
  expect((await guest.call('PUT', `/api/dates/own-${randomUUID()}`, date)).status).toBe(200);
}

async function countThings(buyer: TestBuyer) {
  const { body: homes } = await buyer.call('GET', '/api/homes');
  const { body: dates } = await buyer.call('GET', '/api/dates');
  return {
    price: (await readFacts(buyer)).price,
    homes: (homes.homes as unknown[]).length,
    dates: (dates.dates as { title: string }[]).filter(({ title }) => title === 'Inspection').length,
  };
}
const ENTERED = { price: 38_000_000, homes: 1, dates: 1 };

async function signUp(who: TestBuyer, email = who.email): Promise<string> {
  const { status } = await who.call('POST', '/api/accounts/sign-up', {
    name: 'Ada Buyer',
    email,
    password: TEST_PASSWORD,
  });
  expect(status).toBe(200);
  return getToken(await app.readEmail(email, /confirm/i));
}

/** A guest's cookies in a browser that has an address to sign up with. */
const browserOf = (guest: TestBuyer) => new TestBuyer(app, undefined, guest.readCookies());

describe('a guest', () => {
  it('starts with a solved challenge, and has a purchase, a cookie of 14 days and no address', async () => {
    const visitor = new TestVisitor(app);
    const { status, body, headers } = await start(visitor);
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Guest', email: '', guest: { kind: 'own' }, isStaff: false });
    const [cookie = ''] = headers.getSetCookie();
    expect(cookie).toMatch(/^porchlight\.guest=.+Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax/);
    const left = new Date(String((body.guest as { keptUntil: string }).keptUntil)).getTime() - Date.now();
    expect(left / 86_400_000).toBeCloseTo(14, 1);
    await enterThings(visitor);
    expect(await countThings(visitor)).toEqual(ENTERED);
    expect((await visitor.call('GET', '/api/accounts/current')).body.id).toBe(body.id);
  });

  it('goes on with what they have begun, whichever button is pressed again', async () => {
    const visitor = new TestVisitor(app);
    const { body } = await start(visitor);
    expect((await start(visitor)).body.id).toBe(body.id);
    expect((await start(visitor, 'sample')).body).toMatchObject({ id: body.id, guest: { kind: 'own' } });
  });

  it.each([
    ['no proof', {}, 'BAD_INPUT'],
    ['another kind', { kind: 'staff' }, 'BAD_INPUT'],
    ['a filled honeypot', { homepage: 'https://spam.example' }, 'LOOKS_AUTOMATED'],
  ])('is not started with %s', async (what, more, code) => {
    const visitor = new TestVisitor(app);
    const proof = what === 'no proof' ? undefined : await visitor.solve();
    const reply = await visitor.call('POST', '/api/guests', { kind: 'own', proof, ...more });
    expect(reply.body.code).toBe(code);
    expect(visitor.readCookies()).toBe('');
  });

  it('is started once by a proof that is sent twice at once', async () => {
    const visitor = new TestVisitor(app);
    const asked = { kind: 'own', proof: await visitor.solve() };
    const replies = await Promise.all([
      visitor.call('POST', '/api/guests', asked),
      visitor.call('POST', '/api/guests', asked),
    ]);
    expect(replies.map(({ body }) => body.code ?? 'started').sort()).toEqual(['LOOKS_AUTOMATED', 'started']);
  });

  it('is not started by someone who is signed in', async () => {
    const buyer = await createBuyer(app);
    const visitor = new TestVisitor(app);
    const reply = await buyer.call('POST', '/api/guests', { kind: 'own', proof: await visitor.solve() });
    expect(reply.body).toMatchObject({
      code: 'NOT_ALLOWED',
      message: expect.stringMatching(/signed in to an account/),
    });
  });

  it('is refused what needs an account with one code, and keeps what they entered', async () => {
    const guest = await createGuestBuyer(app);
    await enterThings(guest);
    const invitation = { name: 'Ben', email: 'ben@example.com', role: 'co-buyer' };
    const reply = await guest.call('POST', '/api/purchase/people', invitation);
    expect([reply.status, reply.body.code]).toEqual([403, 'ACCOUNT_NEEDED']);
    expect(reply.body.message).toMatch(/What you entered as a guest is safe. Create an account/);
    expect(await countThings(guest)).toEqual(ENTERED);
  });

  it('ends their visit, and leaves nothing', async () => {
    const guest = await createGuestBuyer(app);
    await enterThings(guest);
    const { body } = await guest.call('GET', '/api/accounts/current');
    expect((await guest.call('DELETE', '/api/guests/current')).status).toBe(200);
    expect(guest.readCookies()).toBe('');
    expect(await app.query('select id from users where id = $1', [body.id])).toEqual([]);
    expect(await app.query('select purchase_id from plan_facts where user_id = $1', [body.id])).toEqual([]);
    expect((await guest.call('GET', '/api/plan')).body.code).toBe('NOT_SIGNED_IN');
  });
});

describe('the cookie of a guest', () => {
  it('that has expired opens nothing, says so, and is taken back', async () => {
    const guest = await createGuestBuyer(app);
    const { body } = await guest.call('GET', '/api/accounts/current');
    await app.query('update sessions set expires_at = now() where user_id = $1', [body.id]);
    const refused = await guest.call('GET', '/api/plan');
    expect([refused.status, refused.body.code]).toEqual([401, 'NOT_SIGNED_IN']);
    expect(refused.body.message).toMatch(/Your visit without an account has ended.+Nothing was changed/);
    expect((await guest.call('GET', '/api/accounts/current')).body).toBeNull();
    expect(guest.readCookies()).toBe('');
  });

  it('that is made up or of another server is none', async () => {
    const guest = await createGuestBuyer(app);
    const cookie = guest.readCookies();
    for (const foreign of [cookie.replace(/.{8}$/, 'AAAAAAA%3D'), 'porchlight.guest=made-up.c2lnbmF0dXJl']) {
      const other = new TestBuyer(app, '', foreign);
      expect((await other.call('GET', '/api/plan')).body.code).toBe('NOT_SIGNED_IN');
      expect((await other.call('GET', '/api/accounts/current')).body).toBeNull();
    }
  });

  it('opens nothing of another guest', async () => {
    const [one, other] = [await createGuestBuyer(app), await createGuestBuyer(app)];
    await enterThings(one);
    expect(await countThings(other)).toEqual({ price: undefined, homes: 0, dates: 0 });
  });
});

describe('creating an account as a guest', () => {
  it('keeps all that was entered, under the same purchase, and ends the guest', async () => {
    const guest = await createGuestBuyer(app);
    await enterThings(guest);
    const browser = browserOf(guest);
    const { body: before } = await browser.call('GET', '/api/purchase');
    const { body: account } = await browser.call('POST', '/api/accounts/verify-email', {
      token: await signUp(browser),
    });
    expect(account).toMatchObject({ name: 'Ada Buyer', email: browser.email });
    expect(account.guest).toBeUndefined();
    expect(`guest:${account.id}`).toBe(guest.email);
    expect(browser.readCookies()).not.toContain('porchlight.guest');
    expect(await countThings(browser)).toEqual(ENTERED);
    expect((await browser.call('GET', '/api/purchase')).body.id).toBe(before.id);
    expect((await guest.call('GET', '/api/plan')).body.code).toBe('NOT_SIGNED_IN');
    const signedIn = await new TestBuyer(app).call('POST', '/api/accounts/sign-in', {
      email: browser.email,
      password: TEST_PASSWORD,
    });
    expect(signedIn.body).toMatchObject({ id: account.id });
    const invitation = { name: 'Ben', email: 'ben@example.com', role: 'co-buyer' };
    expect((await browser.call('POST', '/api/purchase/people', invitation)).status).toBe(200);
  });

  it('happens once where two tabs confirm at once: the other is told that the link was used', async () => {
    const guest = await createGuestBuyer(app);
    await enterThings(guest);
    const browser = browserOf(guest);
    const token = await signUp(browser);
    const replies = await Promise.all(
      [browser, browserOf(guest)].map((tab) => tab.call('POST', '/api/accounts/verify-email', { token })),
    );
    expect(replies.map(({ body }) => body.code ?? 'confirmed').sort()).toEqual(['LINK_EXPIRED', 'confirmed']);
    const owner = new TestBuyer(app);
    await owner.call('POST', '/api/accounts/sign-in', { email: browser.email, password: TEST_PASSWORD });
    expect(await countThings(owner)).toEqual(ENTERED);
  });

  it('gives what was entered to the first of two accounts; the second begins with an empty purchase', async () => {
    const guest = await createGuestBuyer(app);
    await enterThings(guest);
    const [one, two] = [browserOf(guest), browserOf(guest)];
    const tokens = [await signUp(one), await signUp(two)];
    await one.call('POST', '/api/accounts/verify-email', { token: tokens[0] });
    expect((await two.call('POST', '/api/accounts/verify-email', { token: tokens[1] })).status).toBe(200);
    expect(await countThings(one)).toEqual(ENTERED);
    expect(await countThings(two)).toEqual({ price: undefined, homes: 0, dates: 0 });
  });

  it('in another browser leaves the guest as they are, to be added there after signing in', async () => {
    const guest = await createGuestBuyer(app);
    await enterThings(guest);
    const browser = browserOf(guest);
    const token = await signUp(browser);
    await new TestBuyer(app).call('POST', '/api/accounts/verify-email', { token });
    expect(await countThings(browser)).toEqual(ENTERED);
    await browser.call('POST', '/api/accounts/sign-in', { email: browser.email, password: TEST_PASSWORD });
    expect((await browser.call('GET', '/api/guests/entries')).body).toEqual({ facts: 1, homes: 1, dates: 1 });
  });
});

describe('signing in to an account that is there already', () => {
  async function signInAsGuest() {
    const buyer = await createBuyer(app);
    const guest = await createGuestBuyer(app);
    await enterThings(guest);
    const browser = new TestBuyer(app, buyer.email, guest.readCookies());
    const asked = { email: buyer.email, password: TEST_PASSWORD };
    return { buyer, guest, browser, signIn: () => browser.call('POST', '/api/accounts/sign-in', asked) };
  }

  it('offers what was entered, and adds it where the purchase has nothing', async () => {
    const { buyer, guest, browser, signIn } = await signInAsGuest();
    await setFact(buyer, 'price', 45_000_000);
    await setFact(guest, 'savings', 9_000_000);
    await signIn();
    expect((await browser.call('GET', '/api/accounts/current')).body).toMatchObject({
      hasGuestEntries: true,
      email: buyer.email,
    });
    expect((await browser.call('GET', '/api/guests/entries')).body).toEqual({ facts: 2, homes: 1, dates: 1 });
    expect((await browser.call('POST', '/api/guests/entries', { choice: 'add' })).status).toBe(200);
    expect(await countThings(buyer)).toEqual({ ...ENTERED, price: 45_000_000 });
    expect((await readFacts(buyer)).savings).toBe(9_000_000);
    expect((await browser.call('GET', '/api/accounts/current')).body.hasGuestEntries).toBeUndefined();
    expect(await app.query('select id from users where email = $1', [guest.email])).toEqual([]);
  });

  it('drops it where that is wanted, and keeps what the account has', async () => {
    const { buyer, guest, browser, signIn } = await signInAsGuest();
    await signIn();
    expect((await browser.call('POST', '/api/guests/entries', { choice: 'drop' })).status).toBe(200);
    expect(await countThings(buyer)).toEqual({ price: undefined, homes: 0, dates: 0 });
    expect(await app.query('select id from users where email = $1', [guest.email])).toEqual([]);
  });

  it('adds it once from two tabs: the second is told so', async () => {
    const { buyer, browser, signIn } = await signInAsGuest();
    await signIn();
    const tab = new TestBuyer(app, buyer.email, browser.readCookies());
    const replies = await Promise.all(
      [browser, tab].map((each) => each.call('POST', '/api/guests/entries', { choice: 'add' })),
    );
    expect(replies.map(({ body }) => body.code ?? 'added').sort()).toEqual(['NOT_FOUND', 'added']);
    const refused = replies.find(({ status }) => status === 404);
    expect(refused?.body.message).toMatch(/added or dropped already.+unchanged/);
    expect(await countThings(buyer)).toEqual(ENTERED);
  });

  it('is not offered to those who entered nothing as a guest, or by a cookie of none', async () => {
    const buyer = await createBuyer(app);
    const guest = await createGuestBuyer(app);
    for (const cookies of [buyer.readCookies(), `${buyer.readCookies()}; ${guest.readCookies()}`]) {
      const browser = new TestBuyer(app, buyer.email, cookies);
      expect((await browser.call('GET', '/api/guests/entries')).body).toBeNull();
    }
    expect((await guest.call('GET', '/api/guests/entries')).body.code).toBe('ACCOUNT_NEEDED');
    const refused = await buyer.call('POST', '/api/guests/entries', { choice: 'add' });
    expect(refused.body.code).toBe('NOT_FOUND');
    expect((await buyer.call('POST', '/api/guests/entries', { choice: 'both' })).body.code).toBe('BAD_INPUT');
  });
});

it('guests are not listed, found or published for staff and other systems', async () => {
  const guest = await createGuestBuyer(app);
  await enterThings(guest);
  const slugs = (await guest.call('GET', '/api/milestones')).body.milestones as { slug: string }[];
  const { body: room } = await guest.call('GET', `/api/milestones/${slugs[0]?.slug}`);
  for (const task of room.tasks as { id: string }[])
    await guest.call('PUT', `/api/milestones/${slugs[0]?.slug}/tasks/${task.id}`, { status: 'done' });
  const [user] = await app.query('select id from users where email = $1', [guest.email]);
  const staff = await createStaff(app, 'admin');
  const { body } = await staff.call('GET', '/api/staff/home-buyers?limit=100');
  expect(JSON.stringify(body)).not.toContain(String(user?.id));
  expect((await staff.call('GET', `/api/staff/home-buyers/${user?.id}`)).body.code).toBe('NOT_FOUND');
  const events = await app.query('select payload from webhook_events where payload like $1', [
    `%${user?.id}%`,
  ]);
  expect(events).toEqual([]);
  const emails = await app.query('select id from emails where email = $1', [guest.email]);
  expect(emails).toEqual([]);
});
