import { randomUUID } from 'node:crypto';
import type { Recipe } from '@porchlight/testing/faults/fail-nth.ts';

/** How each storing endpoint is brought to store something, by `feature.name`. */
export const recipes: Record<string, Recipe> = {
  'feedback.submit': {
    prepare: async ({ buyer }) => ({
      who: buyer,
      parameters: { id: randomUUID() },
      body: { milestoneId: 1, rating: 4, feedback: 'Clear.' },
    }),
  },
};
