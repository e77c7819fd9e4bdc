import type { Recipe } from '@porchlight/testing/faults/fail-nth.ts';
import { create, expireReauthentication } from '@porchlight/testing/faults/fault-fixtures.ts';
import type { FaultWorld } from '@porchlight/testing/faults/fault-world.ts';
import { TestAuthenticator } from '@porchlight/testing/outside-world/test-authenticator.ts';
import { showCode } from '@porchlight/testing/outside-world/test-code-app.ts';
import { createBuyer, TEST_PASSWORD, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';

async function addPasskey(world: FaultWorld) {
  const who = await createBuyer(world.app);
  const device = new TestAuthenticator(world.app.origin);
  const { body: question } = await who.call('POST', '/api/accounts/passkeys/adding', {});
  const { body } = await who.call('POST', '/api/accounts/passkeys', {
    name: 'A',
    answer: device.create(question),
  });
  return { who, device, id: String(body.id) };
}
async function startFactor({ app }: FaultWorld) {
  const who = await createBuyer(app);
  const { body } = await who.call('POST', '/api/accounts/second-factor/setting-up', {});
  return { who, key: body.key };
}
async function addFactor(world: FaultWorld) {
  const { who, key } = await startFactor(world);
  const { body } = await who.call('POST', '/api/accounts/second-factor', { code: showCode(key) });
  return { who, key, codes: body.recoveryCodes as string[] };
}
async function reachQuestion(world: FaultWorld) {
  const { who, key, codes } = await addFactor(world);
  const visitor = new TestBuyer(world.app, who.email);
  await visitor.call('POST', '/api/accounts/sign-in', { email: who.email, password: TEST_PASSWORD });
  return { visitor, key, codes };
}

/** How each storing endpoint is brought to store something, by `feature.name`. */
export const recipes: Record<string, Recipe> = {
  'passkeys.add': {
    async prepare(world) {
      const who = await create(world);
      const { body } = await who.call('POST', '/api/accounts/passkeys/adding', {});
      return { who, body: { name: 'Phone', answer: new TestAuthenticator(world.app.origin).create(body) } };
    },
    answersAgain: ['PASSKEY_NOT_ACCEPTED'],
  },
  'passkeys.rename': {
    async prepare(world) {
      const { who, id } = await addPasskey(world);
      return { who, parameters: { id }, body: { name: 'Kitchen tablet' } };
    },
  },
  'passkeys.remove': {
    async prepare(world) {
      const { who, id } = await addPasskey(world);
      return { who, parameters: { id } };
    },
    answersAgain: ['NOT_FOUND'],
  },
  'passkeys.signIn': {
    async prepare(world) {
      const { device } = await addPasskey(world);
      const who = new TestBuyer(world.app);
      const { body } = await who.call('GET', '/api/accounts/passkeys/sign-in');
      return { who, body: { answer: device.get(body) } };
    },
    answersAgain: ['PASSKEY_NOT_ACCEPTED'],
  },
  'passkeys.prove': {
    async prepare(world) {
      const { who, device } = await addPasskey(world);
      await expireReauthentication(world);
      const { body } = await who.call('POST', '/api/accounts/passkeys/proving', {});
      return { who, body: { answer: device.get(body) } };
    },
    answersAgain: ['PASSKEY_NOT_ACCEPTED'],
  },
  'secondFactor.start': { prepare: async (world) => ({ who: await create(world) }) },
  'secondFactor.confirm': {
    async prepare(world) {
      const { who, key } = await startFactor(world);
      return { who, body: { code: showCode(key) } };
    },
    answersAgain: ['CODE_NOT_ACCEPTED'],
  },
  'secondFactor.renewRecoveryCodes': {
    prepare: async (world) => ({ who: (await addFactor(world)).who }),
    happensAgain: 'each request makes new codes, and an email tells of them',
  },
  'secondFactor.turnOff': {
    prepare: async (world) => ({ who: (await addFactor(world)).who, body: { password: TEST_PASSWORD } }),
    answersAgain: ['NOT_FOUND'],
  },
  'secondFactor.enterCode': {
    async prepare(world) {
      const { visitor, key } = await reachQuestion(world);
      return { who: visitor, body: { code: showCode(key, { steps: 1 }) } };
    },
    answersAgain: ['CODE_NOT_ACCEPTED', 'SIGN_IN_AGAIN'],
  },
  'secondFactor.enterRecoveryCode': {
    async prepare(world) {
      const { visitor, codes } = await reachQuestion(world);
      return { who: visitor, body: { code: codes[0] } };
    },
    answersAgain: ['CODE_NOT_ACCEPTED', 'SIGN_IN_AGAIN'],
  },
};

/** Endpoints that are no mere question and have no recipe, and why. */
export const withoutRecipe: Record<string, string> = {
  'passkeys.startAdding': 'the question lies in a cookie',
  'passkeys.startProof': 'the question lies in a cookie',
};
