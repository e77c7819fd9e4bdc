import { randomUUID } from 'node:crypto';
import type { Recipe } from './fail-nth.ts';
import type { FaultWorld } from './fault-world.ts';

const newEmail = () => `ada-${randomUUID()}@example.com`;

async function addWebhook({ admin, query }: FaultWorld) {
  await query('delete from webhook_endpoints');
  const { body } = await admin.call('POST', '/api/staff/webhooks', webhook());
  return String(body.id);
}
const webhook = () => ({
  // Nobody listens there.
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
async function storeLetter({ query }: FaultWorld): Promise<string> {
  const [row] = await query(
    `insert into letters (id, template, email, urgency, state, cause, created_at, due_at, expires_at, settled_at, sealed)
     values (gen_random_uuid(), 'waitlist-launch', $1, 2, 'dead', 'too-late', now(), now(), now() + interval '1 day', now(), 'x')
     returning id`,
    [newEmail()],
  );
  return String(row?.id);
}
async function suppress({ query }: FaultWorld): Promise<string> {
  const email = newEmail();
  await query(`insert into suppressed_addresses (email, cause, since) values ($1, 'bounced', now())`, [
    email,
  ]);
  return email;
}

/** What staff store about webhooks, letters and the tokens of other systems; all by an admin. */
export const recipesOfSenders: Record<string, Recipe> = {
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
  'mail.tryAgain': {
    prepare: async (world) => ({ who: world.admin, parameters: { id: await storeLetter(world) } }),
    answersAgain: ['NOT_FOUND'],
  },
  'mail.giveUp': {
    prepare: async (world) => ({
      who: world.admin,
      parameters: { id: await storeLetter(world) },
      body: { reason: 'asked by phone' },
    }),
    answersAgain: ['NOT_FOUND'],
  },
  'mail.release': {
    prepare: async (world) => ({
      who: world.admin,
      body: { email: await suppress(world), reason: 'has a mailbox again' },
    }),
    answersAgain: ['NOT_FOUND'],
  },
  'mail.reportBounces': {
    prepare: async ({ admin }) => ({
      who: admin,
      body: { bounces: [{ email: newEmail(), kind: 'bounced', status: '5.1.1' }] },
    }),
  },
  'apiTokens.create': {
    prepare: async ({ admin }) => ({
      who: admin,
      body: { name: 'CRM', scopes: ['leads:read'], days: 30 },
    }),
  },
  'apiTokens.revoke': {
    async prepare({ admin }) {
      const { body } = await admin.call('POST', '/api/staff/tokens', {
        name: 'CRM',
        scopes: ['leads:read'],
        days: 3,
      });
      return { who: admin, parameters: { id: String(body.id) } };
    },
    answersAgain: ['NOT_FOUND'],
  },
};
