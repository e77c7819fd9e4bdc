import type { Recipe } from '@porchlight/testing/faults/fail-nth.ts';
import { create, newEmail } from '@porchlight/testing/faults/fault-fixtures.ts';
import { TEST_PASSWORD } from '@porchlight/testing/people/test-buyer.ts';
import { TestVisitor } from '@porchlight/testing/people/test-visitor.ts';

/** How each storing endpoint is brought to store something, by `feature.name`. */
export const recipes: Record<string, Recipe> = {
  'personalData.requestExport': {
    prepare: async (world) => ({ who: await create(world) }),
    ignores: ['data_exports'],
  },
  'personalData.removeExport': {
    async prepare(world) {
      const who = await create(world);
      await who.call('POST', '/api/personal-data/export', {});
      return { who };
    },
    answersAgain: ['NOT_FOUND'],
  },
  'personalData.requestDeletion': {
    prepare: async (world) => ({ who: await create(world) }),
    answersAgain: ['NOT_SIGNED_IN'],
  },
  'personalData.cancelDeletion': {
    async prepare(world) {
      const who = await create(world);
      await who.call('POST', '/api/personal-data/deletion', {});
      await who.call('POST', '/api/accounts/sign-in', { email: who.email, password: TEST_PASSWORD });
      return { who };
    },
    answersAgain: ['NOT_FOUND'],
  },
  'personalData.withdrawConsent': {
    async prepare(world) {
      const who = await create(world);
      await world.visitor.submit('/api/newsletter/subscriptions', { email: who.email });
      const [row] = await world.query('select token from newsletter_subscriptions where email = $1', [
        who.email,
      ]);
      await world.visitor.call('POST', '/api/newsletter/confirm', { token: row?.token });
      return { who, body: { purpose: 'newsletter' } };
    },
    answersAgain: ['NOT_FOUND'],
  },
  'people.erase': {
    async prepare({ app, admin }) {
      const visitor = new TestVisitor(app);
      const { email } = visitor;
      await visitor.submit('/api/leads/contact', { name: 'Lena Lead', email, message: 'Call me.' });
      const body = { address: email, confirmation: email, reason: 'asked-by-letter', sendsReceipt: true };
      return { who: admin, body };
    },
    answersAgain: ['NOT_FOUND'],
  },
  'people.withdrawConsent': {
    async prepare(world) {
      const { visitor, query, admin } = world;
      const address = newEmail();
      await visitor.submit('/api/newsletter/subscriptions', { email: address });
      const [row] = await query('select token from newsletter_subscriptions where email = $1', [address]);
      await visitor.call('POST', '/api/newsletter/confirm', { token: row?.token });
      return { who: admin, body: { address, purpose: 'newsletter' } };
    },
    answersAgain: ['NOT_FOUND'],
  },
};
