import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { failEachCall, storingEndpoints } from './fail-nth.ts';
import { isWholeRun } from './fault-rounds.ts';
import { type FaultWorld, startFaultWorld } from './fault-world.ts';
import { COMPUTING, leftOut, recipes } from './recipes.ts';

vi.setConfig({ testTimeout: 600_000 });

/** What `npm test` tries; `npm run faults` tries all. */
const SAMPLE = ['milestones.setTask', 'documents.upload', 'documents.remove', 'leads.submitContact'];

let world: FaultWorld;
beforeAll(async () => {
  world = await startFaultWorld();
});
afterAll(() => world.close());

describe('a storing endpoint', () => {
  it.each(Object.entries(recipes).filter(([name]) => isWholeRun || SAMPLE.includes(name)))(
    '%s stores all or nothing, and once, whichever of its calls goes wrong',
    async (name, recipe) => {
      const { rounds, problems } = await failEachCall(world, name, recipe);
      expect(problems).toEqual([]);
      expect(rounds).toBeGreaterThan(5);
    },
  );

  it.each([...storingEndpoints.keys()].filter((name) => !COMPUTING.test(name)))(
    '%s has a recipe, or a reason to have none',
    (name) => {
      expect(Number(name in recipes) + Number(name in leftOut)).toBe(1);
    },
  );
});
