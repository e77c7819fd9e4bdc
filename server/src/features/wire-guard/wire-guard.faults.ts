import { randomUUID } from 'node:crypto';
import type { FaultRequest, Recipe } from '@porchlight/testing/faults/fail-nth.ts';
import type { FaultWorld } from '@porchlight/testing/faults/fault-world.ts';
import { emptyInstruction, sampleCall, sampleWire } from './sample-wire.ts';

async function writeDown({ query, buyer }: FaultWorld, body: object): Promise<FaultRequest> {
  await query('delete from wire_entries');
  await buyer.call('PUT', `/api/wire-guard/records/${randomUUID()}`, sampleWire);
  return { who: buyer, parameters: { id: randomUUID() }, body };
}

/** How each storing endpoint is brought to store something, by `feature.name`. */
export const recipes: Record<string, Recipe> = {
  'wireGuard.save': {
    async prepare({ query, buyer }) {
      await query('delete from wire_entries');
      return { who: buyer, parameters: { id: randomUUID() }, body: sampleWire };
    },
  },
  'wireGuard.replace': { prepare: (world) => writeDown(world, { ...sampleWire, ...sampleCall }) },
  'wireGuard.compare': {
    prepare: (world) => writeDown(world, { ...emptyInstruction, account: '009999999999' }),
  },
};
