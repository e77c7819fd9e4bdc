import type { Recipe } from '@porchlight/testing/faults/fail-nth.ts';

const parameters = { program: 'fhlb-cincinnati-whp' };
const path = `/api/program-watches/${parameters.program}`;

/** How each storing endpoint is brought to store something, by `feature.name`. */
export const recipes: Record<string, Recipe> = {
  'programWatches.add': {
    async prepare({ buyer }) {
      await buyer.call('DELETE', path);
      return { who: buyer, parameters };
    },
  },
  'programWatches.remove': {
    async prepare({ buyer }) {
      await buyer.call('PUT', path, {});
      return { who: buyer, parameters };
    },
  },
};
