import { randomUUID } from 'node:crypto';
import type { Recipe } from '@porchlight/testing/faults/fail-nth.ts';
import { create, expireReauthentication } from '@porchlight/testing/faults/fault-fixtures.ts';
import type { FaultWorld } from '@porchlight/testing/faults/fault-world.ts';
import { createBuyer, getToken, TEST_PASSWORD, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';

const NEW_PASSWORD = 'quiet harbor violin 28';
/** Signs up and gives the token of the email. */
async function signUp({ app }: FaultWorld): Promise<{ who: TestBuyer; token: string }> {
  const who = new TestBuyer(app);
  await who.call('POST', '/api/accounts/sign-up', { name: 'Ada', email: who.email, password: TEST_PASSWORD });
  return { who, token: getToken(await app.readEmail(who.email, /confirm/i)) };
}
async function askForReset({ app }: FaultWorld): Promise<{ who: TestBuyer; token: string }> {
  const who = await createBuyer(app);
  await who.call('POST', '/api/accounts/request-password-reset', { email: who.email });
  return { who, token: getToken(await app.readEmail(who.email, /password/i)) };
}
async function startEmailChange({ app }: FaultWorld) {
  const who = await createBuyer(app);
  await who.call('POST', '/api/accounts/email-change', { email: `new-${who.email}` });
  return { who, token: getToken(await app.readEmail(`new-${who.email}`, /address/i)) };
}

async function createWithoutPassword(world: FaultWorld): Promise<TestBuyer> {
  const who = await create(world);
  await world.query(
    `delete from accounts where user_id = (select id from users where email = '${who.email}')`,
  );
  return who;
}

/** How each storing endpoint is brought to store something, by `feature.name`. */
export const recipes: Record<string, Recipe> = {
  'accounts.signUp': {
    prepare: async ({ app }) => ({
      who: new TestBuyer(app),
      body: { name: 'Ada Buyer', email: `ada-${randomUUID()}@example.com`, password: TEST_PASSWORD },
    }),
    happensAgain: 'whoever signs up again gets one more email',
  },
  'accounts.verifyEmail': {
    async prepare(world) {
      const { who, token } = await signUp(world);
      return { who, body: { token } };
    },
    answersAgain: ['LINK_EXPIRED'],
  },
  'accounts.resendVerification': {
    prepare: async (world) => {
      const { who } = await signUp(world);
      return { who, body: { email: who.email } };
    },
    happensAgain: 'each request is for one more email',
  },
  'accounts.signIn': {
    async prepare(world) {
      const { email } = await create(world);
      return { who: new TestBuyer(world.app), body: { email, password: TEST_PASSWORD } };
    },
    happensAgain: 'each sign-in opens a session',
  },
  'accounts.sendCode': {
    prepare: async ({ app }) => {
      const who = new TestBuyer(app);
      return { who, body: { name: 'Ada Buyer', email: who.email, password: TEST_PASSWORD } };
    },
    happensAgain: 'each request is for one more code, and the newest one works',
  },
  'accounts.signInByCode': {
    async prepare({ app }) {
      const who = new TestBuyer(app);
      await who.call('POST', '/api/accounts/code', { name: 'Ada Buyer', email: who.email });
      const code = /\d{6}/.exec(await app.readEmail(who.email, /code/))?.[0];
      return { who, body: { email: who.email, code } };
    },
    answersAgain: ['CODE_NOT_ACCEPTED'],
  },
  'accounts.requestPasswordReset': {
    async prepare(world) {
      const who = await create(world);
      return { who, body: { email: who.email } };
    },
    happensAgain: 'each request is for one more email',
  },
  'accounts.resetPassword': {
    async prepare(world) {
      const { who, token } = await askForReset(world);
      return { who, body: { token, password: NEW_PASSWORD } };
    },
    answersAgain: ['LINK_EXPIRED'],
  },
  'accounts.rename': {
    prepare: async (world) => ({ who: await create(world), body: { name: 'Ada Lovelace' } }),
  },
  'accounts.signOut': {
    prepare: async (world) => ({ who: await create(world), body: { scope: 'global' } }),
    answersAgain: ['NOT_SIGNED_IN'],
  },
  'accountSettings.endSession': {
    async prepare(world) {
      const who = await create(world);
      const other = new TestBuyer(world.app, who.email);
      await other.call('POST', '/api/accounts/sign-in', { email: who.email, password: TEST_PASSWORD });
      const { body } = await who.call('GET', '/api/accounts/sessions');
      const sessions = body as unknown as { id: string; isCurrent: boolean }[];
      return { who, parameters: { id: sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '' } };
    },
    answersAgain: ['NOT_FOUND'],
  },
  'accountSettings.prove': {
    async prepare(world) {
      const who = await create(world);
      await expireReauthentication(world);
      return { who, body: { password: TEST_PASSWORD } };
    },
    happensAgain: 'each proof is good from its own moment on',
  },
  'accountSettings.sendProofCode': {
    prepare: async (world) => ({ who: await createWithoutPassword(world) }),
    happensAgain: 'each request is for one more code, and the newest one works',
  },
  'accountSettings.proveByCode': {
    async prepare(world) {
      const who = await createWithoutPassword(world);
      await expireReauthentication(world);
      await who.call('POST', '/api/accounts/proof/code', {});
      const code = /\d{6}/.exec(await world.app.readEmail(who.email, /code/))?.[0];
      return { who, body: { code } };
    },
    answersAgain: ['CODE_NOT_ACCEPTED'],
  },
  'accountSettings.changePassword': {
    prepare: async (world) => ({
      who: await create(world),
      body: { current: TEST_PASSWORD, password: NEW_PASSWORD, endOthers: true },
    }),
    answersAgain: ['WRONG_PASSWORD'],
  },
  'accountSettings.startEmailChange': {
    async prepare(world) {
      const who = await create(world);
      return { who, body: { email: `new-${who.email}` } };
    },
    happensAgain: 'a change asked for again is told to both addresses again',
  },
  'accountSettings.cancelEmailChange': {
    prepare: async (world) => ({ who: (await startEmailChange(world)).who }),
    answersAgain: ['NOT_FOUND'],
  },
  'accountSettings.answerEmailChange': {
    async prepare(world) {
      const { who, token } = await startEmailChange(world);
      return { who, body: { token, agree: true } };
    },
  },
};

/** Endpoints that are no mere question and have no recipe, and why. */
export const withoutRecipe: Record<string, string> = {
  'accountSettings.showEmailChange': 'reads; the token stays out of addresses',
};
