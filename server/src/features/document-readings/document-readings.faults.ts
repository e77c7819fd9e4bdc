import type { Recipe } from '@porchlight/testing/faults/fail-nth.ts';
import { PDF } from '@porchlight/testing/faults/fault-fixtures.ts';
import type { FaultWorld } from '@porchlight/testing/faults/fault-world.ts';
import { saveSampleReading } from '@porchlight/testing/files/save-sample-reading.ts';

const keepRead = async ({ app, buyer }: FaultWorld) => {
  const { body } = await buyer.call('POST', '/api/documents?name=estimate.pdf', PDF);
  return saveSampleReading(app, String(body.id));
};

/** How each storing endpoint is brought to store something, by `feature.name`. */
export const recipes: Record<string, Recipe> = {
  'keptReadings.ask': {
    prepare: async (world) => ({ who: world.buyer, parameters: { id: await keepRead(world) }, body: {} }),
  },
  'keptReadings.confirm': {
    prepare: async (world) => ({
      who: world.buyer,
      parameters: { id: await keepRead(world), field: 'loan_amount' },
      body: { value: '211,500' },
    }),
  },
};
export const withoutRecipe = { 'documentReadings.readDocument': 'reads a file and stores nothing' };
