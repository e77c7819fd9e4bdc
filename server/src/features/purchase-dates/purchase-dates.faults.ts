import type { Recipe } from '@porchlight/testing/faults/fail-nth.ts';

const parameters = { key: 'closing-day' };

/** How each storing endpoint is brought to store something, by `feature.name`. */
export const recipes: Record<string, Recipe> = {
  'purchaseDates.set': {
    async prepare({ buyer }) {
      await buyer.call('DELETE', '/api/dates/closing-day');
      return { who: buyer, parameters, body: { day: '2099-05-01' } };
    },
  },
  'purchaseDates.remove': {
    async prepare({ buyer }) {
      await buyer.call('PUT', '/api/dates/closing-day', { day: '2099-05-01' });
      return { who: buyer, parameters };
    },
  },
};

export const withoutRecipe: Record<string, string> = {
  'purchaseDates.preview': 'computes from what is stored and stores nothing',
};
