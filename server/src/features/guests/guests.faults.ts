import type { Recipe } from '@porchlight/testing/faults/fail-nth.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { createGuestBuyer } from '@porchlight/testing/people/test-guest.ts';
import { TestVisitor } from '@porchlight/testing/people/test-visitor.ts';

/** How each storing endpoint is brought to store something, by `feature.name`. */
export const recipes: Record<string, Recipe> = {
  'guests.start': {
    async prepare({ app }) {
      const who = new TestVisitor(app);
      return { who, body: { kind: 'own', proof: await who.solve() } };
    },
    answersAgain: ['LOOKS_AUTOMATED'],
  },
  'guests.end': {
    prepare: async ({ app }) => ({ who: await createGuestBuyer(app) }),
    answersAgain: ['NOT_SIGNED_IN'],
  },
  'guests.mergeEntries': {
    async prepare({ app }) {
      const guest = await createGuestBuyer(app);
      const cookies = [(await createBuyer(app)).readCookies(), guest.readCookies()].join('; ');
      return { who: new TestBuyer(app, undefined, cookies), body: { choice: 'add' } };
    },
    answersAgain: ['NOT_FOUND'],
  },
};
