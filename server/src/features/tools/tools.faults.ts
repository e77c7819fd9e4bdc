import { randomUUID } from 'node:crypto';
import type { Recipe } from '@porchlight/testing/faults/fail-nth.ts';
import type { FaultWorld } from '@porchlight/testing/faults/fault-world.ts';

const scenario = {
  tool: 'monthly-payment',
  name: 'The brick house',
  inputs: { price: '400000' },
};
const saveScenario = async ({ buyer }: FaultWorld) => {
  const id = randomUUID();
  await buyer.call('PUT', `/api/saved-scenarios/${id}`, scenario);
  return id;
};

/** How each storing endpoint is brought to store something, by `feature.name`. */
export const recipes: Record<string, Recipe> = {
  'savedScenarios.save': {
    async prepare({ query, buyer }) {
      await query('delete from saved_scenarios');
      return { who: buyer, parameters: { id: randomUUID() }, body: scenario };
    },
  },
  'savedScenarios.rename': {
    prepare: async (world) => ({
      who: world.buyer,
      parameters: { id: await saveScenario(world) },
      body: { name: 'The wooden house' },
    }),
  },
  'savedScenarios.remove': {
    prepare: async (world) => ({ who: world.buyer, parameters: { id: await saveScenario(world) } }),
  },
};
