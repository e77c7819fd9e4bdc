import { randomUUID } from 'node:crypto';
import { addDays } from '@porchlight/domain/kernel/calendar-dates.ts';
import { getWallClock, LAST_TIME_ZONE } from '@porchlight/domain/kernel/time-zones.ts';
import type { Recipe } from '@porchlight/testing/faults/fail-nth.ts';
import type { FaultWorld } from '@porchlight/testing/faults/fault-world.ts';

const why = 'The lender counts it.';

const findPurchase = async ({ buyer }: FaultWorld) =>
  String((await buyer.call('GET', '/api/purchase')).body.id);

/** How a request that was just made is ended. */
const end = {
  async prepare(world) {
    const purchaseId = await findPurchase(world);
    const requests = [{ title: `Letter ${randomUUID()}`, why }];
    const path = `/api/staff/purchases/${purchaseId}/document-requests`;
    const { body } = await world.admin.call('POST', path, { requests });
    const [made] = body.requests as { id: string }[];
    return {
      who: world.admin,
      parameters: { purchaseId, id: String(made?.id) },
      body: { seen: 'asked', reason: 'It is in the file.' },
    };
  },
  answersAgain: ['CHANGED_MEANWHILE'],
} satisfies Recipe;

const setAside = {
  async prepare(world) {
    const { who, parameters } = await end.prepare(world);
    const until = addDays(getWallClock(new Date(), LAST_TIME_ZONE).day, 7);
    return { who, parameters, body: { seen: 'asked', seenNotBefore: null, until } };
  },
  answersAgain: ['CHANGED_MEANWHILE'],
} satisfies Recipe;

/** One open request of which the buyers were not reminded, so that each round changes the same. */
async function prepareReminder(world: FaultWorld) {
  await world.query(
    "update document_requests set reminded_at = null, ended_as = 'withdrawn', ended_at = now() where ended_as is null or reminded_at is not null",
  );
  return end.prepare(world);
}

/** Those that need no recipe, and why. */
export const withoutRecipe: Record<string, string> = {
  'documentRequests.previewReminders': 'says whom a reminder would reach',
};

/** How each storing endpoint is brought to store something, by `feature.name`. */
export const recipes: Record<string, Recipe> = {
  'documentRequests.ask': {
    prepare: async (world) => ({
      who: world.admin,
      parameters: { purchaseId: await findPurchase(world) },
      body: { requests: [{ title: `Letter ${randomUUID()}`, why }] },
    }),
    answersAgain: ['CHANGED_MEANWHILE'],
  },
  'documentRequests.remind': {
    async prepare(world) {
      const { who, parameters } = await prepareReminder(world);
      return { who, parameters: { purchaseId: parameters.purchaseId } };
    },
    answersAgain: ['CHANGED_MEANWHILE'],
  },
  'documentRequests.remindMany': {
    async prepare(world) {
      const { who, parameters } = await prepareReminder(world);
      return { who, body: { purchaseIds: [parameters.purchaseId] } };
    },
  },
  'documentRequests.waive': end,
  'documentRequests.withdraw': end,
  'documentRequests.setAside': setAside,
};
