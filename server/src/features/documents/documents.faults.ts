import type { Recipe } from '@porchlight/testing/faults/fail-nth.ts';
import { PDF } from '@porchlight/testing/faults/fault-fixtures.ts';
import type { FaultWorld } from '@porchlight/testing/faults/fault-world.ts';

const upload = async ({ buyer }: FaultWorld, query: Record<string, string> = {}) =>
  String(
    (await buyer.call('POST', `/api/documents?${new URLSearchParams({ name: 'a.pdf', ...query })}`, PDF)).body
      .id,
  );
/** A document that a milestone asks for, as the reviewer sees it. */
async function handIn({ buyer, admin }: FaultWorld, isClaimed = false) {
  const path = '/api/documents?name=w2.pdf&documentRequest=pre-approval.w2s';
  const id = String((await buyer.call('POST', path, PDF)).body.id);
  if (isClaimed) await admin.call('POST', `/api/staff/documents/${id}/claim`, {});
  const { body } = await admin.call('GET', `/api/staff/documents/${id}`);
  return { id, revision: body.revision };
}

/** How each storing endpoint is brought to store something, by `feature.name`. */
export const recipes: Record<string, Recipe> = {
  'documents.upload': {
    prepare: async ({ buyer }) => ({ who: buyer, query: { name: 'pay stub.pdf' }, body: PDF }),
  },
  'documents.answer': {
    prepare: async (world) => ({
      who: world.buyer,
      parameters: { id: await upload(world) },
      body: { documentRequest: 'pre-approval.w2s' },
    }),
  },
  'documents.remove': {
    prepare: async (world) => ({ who: world.buyer, parameters: { id: await upload(world) } }),
    answersAgain: ['NOT_FOUND'],
  },
  'documentReviews.claim': {
    prepare: async (world) => ({ who: world.admin, parameters: { id: (await handIn(world)).id } }),
  },
  'documentReviews.release': {
    prepare: async (world) => ({ who: world.admin, parameters: { id: (await handIn(world, true)).id } }),
  },
  'documentReviews.decide': {
    async prepare(world) {
      const { id, revision } = await handIn(world);
      const body = { revision, decision: 'needs-attention', reason: 'too-old' };
      return { who: world.admin, parameters: { id }, body };
    },
    answersAgain: ['CHANGED_MEANWHILE'],
  },
  'documentReviews.requestAccess': {
    prepare: async (world) => ({
      who: world.admin,
      parameters: { id: (await handIn(world)).id },
      body: { reason: 'review' },
    }),
  },
};
