import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { TestAuthenticator } from '@porchlight/testing/outside-world/test-authenticator.ts';
import { createBuyer, TEST_PASSWORD, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { createStaffWithoutSecondFactor } from '@porchlight/testing/people/test-staff.ts';
import { describe, expect, it } from 'vitest';

let app: TestApp;
useSharedApp((shared) => {
  app = shared;
});

const readCurrent = async (buyer: TestBuyer) => (await buyer.call('GET', '/api/accounts/current')).body;
const ask = async (buyer: TestBuyer) => (await buyer.call('POST', '/api/accounts/passkeys/adding', {})).body;
const askToSignIn = async (buyer: TestBuyer) =>
  (await buyer.call('GET', '/api/accounts/passkeys/sign-in')).body;
const add = (buyer: TestBuyer, answer: unknown, name = 'My phone') =>
  buyer.call('POST', '/api/accounts/passkeys', { name, answer });
const signIn = (buyer: TestBuyer, answer: unknown) =>
  buyer.call('POST', '/api/accounts/passkeys/sign-in', { answer });
const listPasskeys = async (buyer: TestBuyer) =>
  (await buyer.call('GET', '/api/accounts/sign-in-methods')).body.passkeys as Record<string, unknown>[];

async function createWithPasskey(name?: string) {
  const buyer = await createBuyer(app);
  const device = new TestAuthenticator(app.origin);
  const { status, body } = await add(buyer, device.create(await ask(buyer)), name);
  expect(status).toBe(200);
  return { buyer, device, id: String(body.id) };
}

describe('a passkey', () => {
  it('is added with a name, reported to the address, and signs in without one', async () => {
    const { buyer, device } = await createWithPasskey('Kitchen tablet');
    expect(await listPasskeys(buyer)).toMatchObject([{ name: 'Kitchen tablet', lastUsedAt: null }]);
    expect(await app.readEmail(buyer.email, /passkey was added/i)).toContain('Kitchen tablet');
    const elsewhere = new TestBuyer(app);
    const reply = await signIn(elsewhere, device.get(await askToSignIn(elsewhere)));
    expect(reply.body).toMatchObject({ email: buyer.email });
    expect(await readCurrent(elsewhere)).toMatchObject({ email: buyer.email });
    expect((await listPasskeys(buyer))[0]?.lastUsedAt).not.toBeNull();
  });

  it('is a second step of the session that it is added in, and of no other', async () => {
    const staff = await createStaffWithoutSecondFactor(app, 'agent');
    const elsewhere = new TestBuyer(app, staff.email);
    await elsewhere.call('POST', '/api/accounts/sign-in', { email: staff.email, password: TEST_PASSWORD });
    const enterConsole = async (who: TestBuyer) => (await who.call('GET', '/api/staff/current')).body.code;
    const stranger = new TestAuthenticator('https://evil.example');
    expect((await add(staff, stranger.create(await ask(staff)))).status).toBe(422);
    expect(await enterConsole(staff)).toBe('SECOND_FACTOR_NEEDED');
    const device = new TestAuthenticator(app.origin);
    expect((await add(staff, device.create(await ask(staff)))).status).toBe(200);
    expect(await enterConsole(staff)).toBeUndefined();
    expect(await enterConsole(elsewhere)).toBe('SECOND_FACTOR_NEEDED');
  });

  it('made at another origin is refused', async () => {
    const buyer = await createBuyer(app);
    const { port } = new URL(app.origin);
    for (const origin of ['https://evil.example', `http://evil.localhost:${port}`, 'http://localhost:1']) {
      const reply = await add(buyer, new TestAuthenticator(origin).create(await ask(buyer)));
      expect([reply.status, reply.body.code]).toEqual([422, 'PASSKEY_NOT_ACCEPTED']);
    }
    expect(await listPasskeys(buyer)).toEqual([]);
  });

  it('used at another origin opens nothing', async () => {
    const { device } = await createWithPasskey();
    Object.assign(device, { origin: 'https://evil.example' });
    const visitor = new TestBuyer(app);
    const reply = await signIn(visitor, device.get(await askToSignIn(visitor)));
    expect([reply.status, reply.body.code]).toEqual([422, 'PASSKEY_NOT_ACCEPTED']);
    expect(await readCurrent(visitor)).toBeNull();
  });

  it('answers each question once, and only questions that were asked', async () => {
    const { device } = await createWithPasskey();
    const visitor = new TestBuyer(app);
    const answer = device.get(await askToSignIn(visitor));
    expect((await signIn(visitor, answer)).status).toBe(200);
    expect((await signIn(new TestBuyer(app), answer)).body.code).toBe('PASSKEY_NOT_ACCEPTED');
    const invented = device.get({ challenge: Buffer.alloc(32, 1).toString('base64url') });
    expect((await signIn(new TestBuyer(app), invented)).body.code).toBe('PASSKEY_NOT_ACCEPTED');
  });

  it('cannot answer a challenge of adding that another account was given', async () => {
    const [mine, theirs] = [await createBuyer(app), await createBuyer(app)];
    const answer = new TestAuthenticator(app.origin).create(await ask(mine));
    expect((await add(theirs, answer)).body.code).toBe('PASSKEY_NOT_ACCEPTED');
    expect((await add(mine, answer)).body.code).toBe('PASSKEY_NOT_ACCEPTED');
  });

  it('that is not known opens nothing, nor does one with another key', async () => {
    const { device } = await createWithPasskey();
    const stranger = new TestAuthenticator(app.origin);
    const visitor = new TestBuyer(app);
    const unknown = await signIn(visitor, stranger.get(await askToSignIn(visitor)));
    Object.assign(stranger, { credentialId: device.credentialId });
    const forged = await signIn(visitor, stranger.get(await askToSignIn(visitor)));
    expect([unknown.body, forged.body]).toEqual([forged.body, unknown.body]);
    expect(unknown.body.code).toBe('PASSKEY_NOT_ACCEPTED');
  });

  it('that was copied is noticed by its counter', async () => {
    const { device } = await createWithPasskey();
    const visitor = new TestBuyer(app);
    expect((await signIn(visitor, device.get(await askToSignIn(visitor)))).status).toBe(200);
    Object.assign(device, { counter: 0 });
    const reply = await signIn(new TestBuyer(app), device.get(await askToSignIn(visitor)));
    expect(reply.body.code).toBe('PASSKEY_NOT_ACCEPTED');
  });

  it('is renamed and removed by its owner alone', async () => {
    const { buyer, device, id } = await createWithPasskey();
    const other = await createBuyer(app);
    const path = `/api/accounts/passkeys/${id}`;
    expect((await other.call('PUT', path, { name: 'Mine now' })).body.code).toBe('NOT_FOUND');
    expect((await other.call('DELETE', path, {})).body.code).toBe('NOT_FOUND');
    expect((await buyer.call('PUT', path, { name: '  Office ' })).body).toMatchObject({ name: 'Office' });
    expect((await buyer.call('DELETE', path, {})).body).toEqual({ done: true });
    expect(await app.readEmail(buyer.email, /passkey was removed/i)).toContain('Office');
    const visitor = new TestBuyer(app);
    const reply = await signIn(visitor, device.get(await askToSignIn(visitor)));
    expect(reply.body.code).toBe('PASSKEY_NOT_ACCEPTED');
  });

  it.each([
    ['no name', ''],
    ['a name of two lines', 'a\nb'],
    ['a name too long', 'a'.repeat(61)],
  ])('needs a name: %s is refused', async (_, name) => {
    const buyer = await createBuyer(app);
    const reply = await add(buyer, new TestAuthenticator(app.origin).create(await ask(buyer)), name);
    expect([reply.status, reply.body.code]).toEqual([400, 'BAD_INPUT']);
    expect(Object.keys(reply.body.fields ?? {})).toEqual(['name']);
  });

  it('proves again who one is, for the account it belongs to', async () => {
    const { buyer, device, id } = await createWithPasskey();
    const { device: other } = await createWithPasskey();
    await app.query(
      `update sessions set proved_at = now() - interval '11 minutes'
       where user_id = (select id from users where email = $1)`,
      [buyer.email],
    );
    const path = `/api/accounts/passkeys/${id}`;
    const askForProof = async () => (await buyer.call('POST', '/api/accounts/passkeys/proving', {})).body;
    const prove = (answer: unknown) => buyer.call('POST', '/api/accounts/passkeys/proof', { answer });
    expect((await buyer.call('DELETE', path, {})).body.code).toBe('PROOF_NEEDED');
    expect((await prove(other.get(await askForProof()))).body.code).toBe('PASSKEY_NOT_ACCEPTED');
    expect((await buyer.call('DELETE', path, {})).body.code).toBe('PROOF_NEEDED');
    expect((await prove(device.get(await askForProof()))).body).toEqual({ done: true });
    expect((await buyer.call('DELETE', path, {})).body).toEqual({ done: true });
  });

  it('stays when it is the only way in', async () => {
    const { buyer, id } = await createWithPasskey();
    await app.query(`delete from accounts where user_id = (select id from users where email = $1)`, [
      buyer.email,
    ]);
    const reply = await buyer.call('DELETE', `/api/accounts/passkeys/${id}`, {});
    expect([reply.status, reply.body.code]).toEqual([409, 'LAST_WAY_IN']);
    expect(await listPasskeys(buyer)).toHaveLength(1);
  });
});
