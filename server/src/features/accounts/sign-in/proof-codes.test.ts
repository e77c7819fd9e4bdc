import { startTestApp, type TestApp, waitFor } from '@porchlight/testing/app/test-app.ts';
import { TestAuthenticator } from '@porchlight/testing/outside-world/test-authenticator.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function readCode({ email }: TestBuyer, emails: number): Promise<string> {
  await waitFor('the email', async () => (await app.countEmails(email)) >= emails || undefined);
  return /Enter (\d{6}) in the window/.exec(await app.readEmail(email, /is your .* code$/))?.[1] ?? '';
}
async function signInByCode(buyer: TestBuyer, more: Record<string, string> = {}): Promise<void> {
  const before = await app.countEmails(buyer.email);
  await buyer.call('POST', '/api/accounts/code', { email: buyer.email, ...more });
  const code = await readCode(buyer, before + 1);
  const reply = await buyer.call('POST', '/api/accounts/code/sign-in', { email: buyer.email, code });
  expect(reply.status).toBe(200);
}
/** Someone who signed up with a code, and has no password. */
async function createByCode(): Promise<TestBuyer> {
  const buyer = new TestBuyer(app);
  await signInByCode(buyer, { name: 'Ada Buyer' });
  return buyer;
}
async function addPasskey(buyer: TestBuyer) {
  const device = new TestAuthenticator(app.origin);
  const asked = await buyer.call('POST', '/api/accounts/passkeys/adding', {});
  const reply = await buyer.call('POST', '/api/accounts/passkeys', {
    name: 'Phone',
    answer: asked.status === 200 ? device.create(asked.body) : {},
  });
  return { device, asked, id: String(reply.body.id) };
}
const expireProof = ({ email }: TestBuyer) =>
  app.query(
    `update sessions set proved_at = now() - interval '11 minutes'
     where user_id = (select id from users where email = $1)`,
    [email],
  );
const askForCode = (buyer: TestBuyer) => buyer.call('POST', '/api/accounts/proof/code', {});
const prove = (buyer: TestBuyer, code: string) =>
  buyer.call('POST', '/api/accounts/proof/code/entry', { code });

describe('an account without a password', () => {
  it.each([
    ['POST', '/api/accounts/email-change', () => ({ email: 'another-address@example.com' })],
    ['POST', '/api/accounts/passkeys/adding', () => ({})],
    ['POST', '/api/personal-data/export', () => ({})],
    ['POST', '/api/personal-data/deletion', () => ({})],
  ])('makes the sensitive change %s %s after a code by email', async (method, path, body) => {
    const buyer = await createByCode();
    await expireProof(buyer);
    const change = () => buyer.call(method, path, body());
    expect((await change()).body.code).toBe('PROOF_NEEDED');
    expect((await askForCode(buyer)).body).toEqual({ done: true });
    const code = await readCode(buyer, 2);
    expect((await change()).body.code).toBe('PROOF_NEEDED');
    expect((await prove(buyer, code)).body).toEqual({ done: true });
    expect((await change()).status).toBe(200);
  });

  it('proves nothing with a code that is wrong, used, or of another browser', async () => {
    const buyer = await createByCode();
    const elsewhere = new TestBuyer(app, buyer.email);
    await signInByCode(elsewhere);
    await expireProof(buyer);
    await askForCode(buyer);
    const code = await readCode(buyer, 3);
    const wrong = await prove(buyer, String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
    expect([wrong.status, wrong.body.code]).toEqual([422, 'CODE_NOT_ACCEPTED']);
    expect((await prove(elsewhere, code)).body.code).toBe('CODE_NOT_ACCEPTED');
    expect((await buyer.call('POST', '/api/accounts/passkeys/adding', {})).body.code).toBe('PROOF_NEEDED');
    expect((await prove(buyer, code)).status).toBe(200);
    expect((await prove(buyer, code)).body.code).toBe('CODE_NOT_ACCEPTED');
  });

  it('is not signed in to by a code that proves, nor proved by one that signs in', async () => {
    const buyer = await createByCode();
    await askForCode(buyer);
    const proof = await readCode(buyer, 2);
    const signIn = await buyer.call('POST', '/api/accounts/code/sign-in', {
      email: buyer.email,
      code: proof,
    });
    expect(signIn.body.code).toBe('CODE_NOT_ACCEPTED');
    await buyer.call('POST', '/api/accounts/code', { email: buyer.email });
    expect((await prove(buyer, await readCode(buyer, 3))).body.code).toBe('CODE_NOT_ACCEPTED');
  });

  it('gets five codes an hour', async () => {
    const strict = await startTestApp({ limitFactor: 1 });
    const buyer = await createBuyer(strict);
    await strict.query('delete from accounts where user_id = (select id from users where email = $1)', [
      buyer.email,
    ]);
    for (let turn = 0; turn < 5; turn += 1) expect((await askForCode(buyer)).status).toBe(200);
    expect((await askForCode(buyer)).body.code).toBe('RATE_LIMITED');
    await strict.close();
  });
});

describe('an account with a passkey alone', () => {
  it('signs in by it and by a code, and keeps its last passkey', async () => {
    const buyer = await createByCode();
    const { device, id } = await addPasskey(buyer);
    const reply = await buyer.call('DELETE', `/api/accounts/passkeys/${id}`, {});
    expect([reply.status, reply.body.code]).toEqual([409, 'LAST_WAY_IN']);
    const visitor = new TestBuyer(app, buyer.email);
    const question = await visitor.call('GET', '/api/accounts/passkeys/sign-in');
    const answer = device.get(question.body);
    const signedIn = await visitor.call('POST', '/api/accounts/passkeys/sign-in', { answer });
    expect(signedIn.body).toMatchObject({ email: buyer.email });
    await signInByCode(new TestBuyer(app, buyer.email));
  });

  it('that lost it signs in with a code, adds another, and then removes the lost one', async () => {
    const buyer = await createByCode();
    const lost = await addPasskey(buyer);
    const back = new TestBuyer(app, buyer.email);
    await signInByCode(back);
    const removal = () => back.call('DELETE', `/api/accounts/passkeys/${lost.id}`, {});
    // With the mailbox alone nothing is taken away.
    expect((await removal()).body.code).not.toBe(undefined);
    expect((await addPasskey(back)).asked.status).toBe(200);
    expect((await removal()).body).toEqual({ done: true });
  });

  it('beside a password is not replaced with the mailbox alone', async () => {
    const buyer = await createBuyer(app);
    await addPasskey(buyer);
    const back = new TestBuyer(app, buyer.email);
    await signInByCode(back);
    expect((await addPasskey(back)).asked.body.code).toBe('SECOND_FACTOR_NEEDED');
  });
});

describe('a code by email proves nothing', () => {
  it('for an account with a password, nor for staff', async () => {
    const staff = await createStaff(app, 'admin');
    await app.query('delete from accounts where user_id = (select id from users where email = $1)', [
      staff.email,
    ]);
    for (const who of [await createBuyer(app), staff]) {
      expect((await askForCode(who)).body.code).toBe('NOT_ALLOWED');
      expect((await prove(who, '123456')).body.code).toBe('NOT_ALLOWED');
    }
  });

  it('without a session', async () => {
    expect((await askForCode(new TestBuyer(app))).body.code).toBe('NOT_SIGNED_IN');
    expect((await prove(new TestBuyer(app), '123456')).body.code).toBe('NOT_SIGNED_IN');
  });
});
