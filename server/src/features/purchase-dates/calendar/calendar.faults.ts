import type { Recipe } from '@porchlight/testing/faults/fail-nth.ts';

/** How each storing endpoint is brought to store something, by `feature.name`. */
export const recipes: Record<string, Recipe> = {
  'calendar.createFeed': {
    async prepare({ buyer }) {
      await buyer.call('DELETE', '/api/calendar/feed');
      return { who: buyer };
    },
  },
  'calendar.removeFeed': {
    async prepare({ buyer }) {
      await buyer.call('POST', '/api/calendar/feed');
      return { who: buyer };
    },
  },
};
