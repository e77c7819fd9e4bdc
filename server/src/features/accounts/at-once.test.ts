import { randomUUID } from 'node:crypto';
import { MAX_PASSKEYS } from '@porchlight/domain/accounts/passkeys.contract.ts';
import { startTestApp, type TestApp, waitFor } from '@porchlight/testing/app/test-app.ts';
import { TestAuthenticator } from '@porchlight/testing/outside-world/test-authenticator.ts';
import { createBuyer, getToken, TEST_PASSWORD, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const PAIRS = 40;
const ROUNDS = 20;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const addPasskey = async (buyer: TestBuyer, question: Record<string, unknown>) =>
  buyer.call('POST', '/api/accounts/passkeys', {
    name: 'Phone',
    answer: new TestAuthenticator(app.origin).create(question),
  });
const askToAdd = async (buyer: TestBuyer) =>
  (await buyer.call('POST', '/api/accounts/passkeys/adding', {})).body;
const removePassword = (buyer: TestBuyer) =>
  app.query(
    `delete from accounts where provider_id = 'credential' and user_id = (select id from users where email = $1)`,
    [buyer.email],
  );

describe('two equal sign-ups at once', () => {
  it(`keep their password, each of ${PAIRS} pairs at the same moment`, async () => {
    const buyers = Array.from({ length: PAIRS }, () => new TestBuyer(app));
    const signUp = ({ email }: TestBuyer) =>
      new TestBuyer(app).call('POST', '/api/accounts/sign-up', {
        name: 'Ada Buyer',
        email,
        password: TEST_PASSWORD,
      });
    const replies = await Promise.all(buyers.flatMap((buyer) => [signUp(buyer), signUp(buyer)]));
    expect(replies.map(({ body }) => body)).toEqual(replies.map(() => ({ done: true })));
    for (const buyer of buyers) {
      await waitFor('both emails', async () => (await app.countEmails(buyer.email)) === 2 || undefined);
      const email = await app.readEmail(buyer.email, /confirm/i);
      expect(email).toContain('/login/verify?');
      const confirmed = await buyer.call('POST', '/api/accounts/verify-email', { token: getToken(email) });
      expect(confirmed.status).toBe(200);
      const signIn = { email: buyer.email, password: TEST_PASSWORD };
      expect((await new TestBuyer(app).call('POST', '/api/accounts/sign-in', signIn)).status).toBe(200);
    }
  });
});

describe('the last way in', () => {
  it.each([
    ['a passkey', addOne],
    ['a linked identity', linkOne],
  ])(
    `beside %s is not removed with it by two requests at once, in each of ${ROUNDS} rounds`,
    async (_, addSecond) => {
      const buyer = await createBuyer(app);
      await removePassword(buyer);
      for (let round = 0; round < ROUNDS; round++) {
        const paths = [await addOne(buyer), await addSecond(buyer)];
        const replies = await Promise.all(paths.map((path) => buyer.call('DELETE', path, {})));
        expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
        await app.query('delete from passkeys');
        await app.query('delete from accounts');
      }
    },
  );
});

describe('passkeys', () => {
  it(`are ${MAX_PASSKEYS} at most, however many are added at once`, async () => {
    const buyer = await createBuyer(app);
    const questions = await Promise.all(Array.from({ length: MAX_PASSKEYS + 10 }, () => askToAdd(buyer)));
    const replies = await Promise.all(questions.map((question) => addPasskey(buyer, question)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(MAX_PASSKEYS);
    for (const { status, body } of replies.filter((reply) => reply.status !== 200)) {
      expect([status, body.code]).toEqual([403, 'NOT_ALLOWED']);
      expect(body.message).toContain(`${MAX_PASSKEYS} passkeys`);
    }
    const { body } = await buyer.call('GET', '/api/accounts/sign-in-methods');
    expect(body.passkeys).toHaveLength(MAX_PASSKEYS);
  });
});

/** Gives the path at which the new way in can be removed. */
async function addOne(buyer: TestBuyer): Promise<string> {
  const { body } = await addPasskey(buyer, await askToAdd(buyer));
  return `/api/accounts/passkeys/${body.id}`;
}

async function linkOne(buyer: TestBuyer): Promise<string> {
  const id = randomUUID();
  await app.query(
    `insert into accounts (id, user_id, provider_id, account_id)
     select $1, id, 'oidc:https://accounts.example', $1 from users where email = $2`,
    [id, buyer.email],
  );
  return `/api/accounts/identities/${id}`;
}
