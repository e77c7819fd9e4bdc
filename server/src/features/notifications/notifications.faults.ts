import type { Recipe } from '@porchlight/testing/faults/fail-nth.ts';
import { PDF } from '@porchlight/testing/faults/fault-fixtures.ts';

/** How each storing endpoint is brought to store something, by `feature.name`. */
export const recipes: Record<string, Recipe> = {
  'notifications.read': {
    async prepare({ query, buyer }) {
      await query('delete from notifications');
      await buyer.call('POST', '/api/documents?name=a.pdf', PDF);
      return { who: buyer, body: { all: true } };
    },
  },
  'notifications.setPreferences': {
    async prepare({ query, buyer }) {
      await query('delete from notification_choices');
      await query('delete from notification_preferences');
      const { body } = await buyer.call('GET', '/api/notifications/preferences');
      return { who: buyer, body: { ...body, timeZone: 'America/Denver' } };
    },
  },
  'notifications.proposeTimeZone': {
    async prepare({ query, buyer }) {
      await query('delete from notification_preferences');
      return { who: buyer, body: { timeZone: 'America/Denver' } };
    },
  },
};
