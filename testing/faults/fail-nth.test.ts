import { codeSentences } from '@porchlight/content/en/failures/codes.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { failEachCall, storingEndpoints } from './fail-nth.ts';
import { isWholeRun } from './fault-rounds.ts';
import { type FaultWorld, startFaultWorld } from './fault-world.ts';
import { COMPUTING, leftOut, recipes } from './recipes.ts';

vi.setConfig({ testTimeout: 1_500_000 });

/** What `npm test` tries; with FAULT_ROUNDS all are tried. */
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

describe('a file in a bucket', () => {
  let remote: FaultWorld;
  beforeAll(async () => {
    remote = await startFaultWorld({ keeps: 'bucket' });
  });
  afterAll(() => remote.close());

  const ofFiles = [
    'documents.upload',
    'documents.remove',
    'homePhotos.add',
    'homePhotos.remove',
    'signing.prepare',
    'signing.complete',
    'signing.discard',
  ];
  it.each(Object.entries(recipes).filter(([name]) => isWholeRun && ofFiles.includes(name)))(
    '%s stores all or nothing, and once, whichever call goes wrong',
    async (name, recipe) => {
      expect((await failEachCall(remote, name, recipe)).problems).toEqual([]);
    },
  );

  it('cannot be stored while the connection is shut, which the answer says, and can be afterwards', async () => {
    const upload = () =>
      remote.buyer.call('POST', '/api/documents?name=a.pdf', new TextEncoder().encode('%PDF-1.7\nkept'));
    const listDocuments = async () => (await remote.buyer.call('GET', '/api/documents')).body.documents;
    const before = (await listDocuments()) as unknown[];
    expect((await upload()).status).toBe(201);
    remote.setBucket(false);
    const { status, body } = await upload();
    expect([status, body.code, body.message]).toEqual([503, 'UNAVAILABLE', codeSentences.UNAVAILABLE]);
    remote.setBucket(true);
    expect((await upload()).status).toBe(201);
    expect(await listDocuments()).toHaveLength(before.length + 2);
  });
});
