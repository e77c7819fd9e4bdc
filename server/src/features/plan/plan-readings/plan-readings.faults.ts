import type { Recipe } from '@porchlight/testing/faults/fail-nth.ts';
import { PDF } from '@porchlight/testing/faults/fault-fixtures.ts';
import { saveSampleReading } from '@porchlight/testing/files/save-sample-reading.ts';

/** How each storing endpoint is brought to store something, by `feature.name`. */
export const recipes: Record<string, Recipe> = {
  'planReadings.take': {
    async prepare({ app, buyer }) {
      const { body } = await buyer.call('POST', '/api/documents?name=estimate.pdf', PDF);
      const id = await saveSampleReading(app, String(body.id));
      await buyer.call('PUT', `/api/documents/${id}/readings/fields/rate`, {});
      return { who: buyer, parameters: { id }, body: { facts: ['ratePercent'] } };
    },
  },
};
