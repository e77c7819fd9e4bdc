import type { Recipe } from '@porchlight/testing/faults/fail-nth.ts';

/** How each storing endpoint is brought to store something, by `feature.name`. */
export const recipes: Record<string, Recipe> = {
  'guide.addStages': {
    async prepare({ query, buyer }) {
      await query('delete from completed_stages');
      return { who: buyer, body: { stages: ['preparing', 'finding'] } };
    },
  },
};
