import type { Recipe } from '@porchlight/testing/faults/fail-nth.ts';
import type { FaultWorld } from '@porchlight/testing/faults/fault-world.ts';

const closing = { kind: 'date', key: 'closing-day', value: '2099-01-07', why: 'The lender is ready.' };

const findPurchase = async ({ buyer }: FaultWorld) =>
  String((await buyer.call('GET', '/api/purchase')).body.id);

async function propose(world: FaultWorld): Promise<{ purchaseId: string; id: string }> {
  const purchaseId = await findPurchase(world);
  const { body } = await world.admin.call('POST', `/api/staff/purchases/${purchaseId}/proposals`, closing);
  return { purchaseId, id: String((body.proposals as { id: string }[])[0]?.id) };
}

async function readClosingDay({ buyer }: FaultWorld): Promise<string | null> {
  return ((await buyer.call('GET', '/api/today')).body.closingDay as string | null) ?? null;
}

/** How each storing endpoint is brought to store something, by `feature.name`. */
export const recipes: Record<string, Recipe> = {
  'staffProposals.propose': {
    prepare: async (world) => ({
      who: world.admin,
      parameters: { purchaseId: await findPurchase(world) },
      body: closing,
    }),
  },
  'staffProposals.withdraw': {
    prepare: async (world) => ({ who: world.admin, parameters: await propose(world) }),
    answersAgain: ['CHANGED_MEANWHILE'],
  },
  'proposals.answer': {
    async prepare(world) {
      const { id } = await propose(world);
      return {
        who: world.buyer,
        parameters: { id },
        body: { as: 'accepted', seen: await readClosingDay(world) },
      };
    },
    answersAgain: ['CHANGED_MEANWHILE'],
  },
};
