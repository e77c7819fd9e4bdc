import { randomUUID } from 'node:crypto';
import type { Recipe } from '@porchlight/testing/faults/fail-nth.ts';
import type { FaultWorld } from '@porchlight/testing/faults/fault-world.ts';

async function addWebhook({ admin, query }: FaultWorld) {
  await query('delete from webhook_endpoints');
  const { body } = await admin.call('POST', '/api/staff/webhooks', webhook());
  return String(body.id);
}
const webhook = () => ({
  // No server listens there.
  url: `http://127.0.0.1:9/${randomUUID()}`,
  description: 'CRM',
  events: ['application.submitted'],
});
async function addDelivery(world: FaultWorld, state = 'failed') {
  const id = await addWebhook(world);
  const { body } = await world.admin.call('POST', `/api/staff/webhooks/${id}/test`, {});
  await world.query('update webhook_deliveries set state = $2, next_try_at = null where id = $1', [
    body.id,
    state,
  ]);
  return { id, deliveryId: String(body.id) };
}

/** How each storing endpoint is brought to store something, by `feature.name`. */
export const recipes: Record<string, Recipe> = {
  'webhooks.create': { prepare: async ({ admin }) => ({ who: admin, body: webhook() }) },
  'webhooks.change': {
    prepare: async (world) => ({
      who: world.admin,
      parameters: { id: await addWebhook(world) },
      body: { ...webhook(), version: 1, isOn: false },
    }),
    answersAgain: ['CHANGED_MEANWHILE'],
  },
  'webhooks.remove': {
    prepare: async (world) => ({ who: world.admin, parameters: { id: await addWebhook(world) } }),
    answersAgain: ['NOT_FOUND'],
  },
  'webhooks.rotateSecret': {
    prepare: async (world) => ({ who: world.admin, parameters: { id: await addWebhook(world) } }),
  },
  'webhooks.sendTest': {
    prepare: async (world) => ({ who: world.admin, parameters: { id: await addWebhook(world) } }),
    ignores: ['webhook_endpoints'],
  },
  'webhooks.replay': {
    prepare: async (world) => ({
      who: world.admin,
      parameters: { id: (await addDelivery(world)).deliveryId },
    }),
    ignores: ['webhook_endpoints'],
  },
  'webhooks.replayFailed': {
    prepare: async (world) => ({
      who: world.admin,
      parameters: { id: (await addDelivery(world)).id },
      body: { since: '2020-01-01T00:00:00.000Z' },
    }),
    ignores: ['webhook_endpoints'],
  },
};
