import { randomUUID } from 'node:crypto';
import type { Recipe } from '@porchlight/testing/faults/fail-nth.ts';

/** How each storing endpoint is brought to store something, by `feature.name`. */
export const recipes: Record<string, Recipe> = {
  'plan.set': {
    prepare: async ({ buyer }) => ({
      who: buyer,
      parameters: { fact: 'price' },
      body: { id: randomUUID(), value: 28_990_000 },
    }),
  },
};

export const withoutRecipe = { 'plan.price': 'computes and stores nothing' };
