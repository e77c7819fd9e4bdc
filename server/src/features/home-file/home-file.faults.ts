import type { Recipe } from '@porchlight/testing/faults/fail-nth.ts';
import { loadSampleFile } from './sample-file.ts';

/** How each storing endpoint is brought to store something, by `feature.name`. */
export const recipes: Record<string, Recipe> = {
  'homeFile.import': {
    async prepare({ query, buyer }) {
      await query('delete from home_records');
      return { who: buyer, body: await loadSampleFile() };
    },
  },
};
