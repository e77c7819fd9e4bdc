import type { Recipe } from '@porchlight/testing/faults/fail-nth.ts';

/** How each storing endpoint is brought to store something, by `feature.name`. */
export const recipes: Record<string, Recipe> = {
  'apiTokens.create': {
    prepare: async ({ admin }) => ({
      who: admin,
      body: { name: 'CRM', scopes: ['leads:read'], days: 30 },
    }),
  },
  'apiTokens.revoke': {
    async prepare({ admin }) {
      const { body } = await admin.call('POST', '/api/staff/tokens', {
        name: 'CRM',
        scopes: ['leads:read'],
        days: 3,
      });
      return { who: admin, parameters: { id: String(body.id) } };
    },
    answersAgain: ['NOT_FOUND'],
  },
};
