import { randomUUID } from 'node:crypto';
import type { Recipe } from '@porchlight/testing/faults/fail-nth.ts';
import { samplePayment } from './sample-records.ts';

/** How each storing endpoint is brought to store something, by `feature.name`. */
export const recipes: Record<string, Recipe> = {
  'ownedHome.save': {
    async prepare({ query, buyer }) {
      await query('delete from home_records');
      return {
        who: buyer,
        body: { records: [{ id: randomUUID(), kind: 'payment', content: samplePayment }] },
      };
    },
  },
  'ownedHome.remove': {
    async prepare({ query, buyer }) {
      await query('delete from home_records');
      const id = randomUUID();
      await buyer.call('PUT', '/api/owned-home/records', {
        records: [{ id, kind: 'payment', content: samplePayment }],
      });
      return { who: buyer, parameters: { id } };
    },
  },
};

export const withoutRecipe = { 'ownedHome.letter': 'computes and stores nothing' };
