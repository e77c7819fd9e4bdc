import type { Recipe } from '@porchlight/testing/faults/fail-nth.ts';
import { newEmail } from '@porchlight/testing/faults/fault-fixtures.ts';
import type { FaultWorld } from '@porchlight/testing/faults/fault-world.ts';

async function storeEmail({ query }: FaultWorld): Promise<string> {
  const [row] = await query(
    `insert into emails (id, template, email, urgency, state, cause, created_at, due_at, expires_at, settled_at, sealed)
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

/** How each storing endpoint is brought to store something, by `feature.name`. */
export const recipes: Record<string, Recipe> = {
  'mail.tryAgain': {
    prepare: async (world) => ({ who: world.admin, parameters: { id: await storeEmail(world) } }),
    answersAgain: ['NOT_FOUND'],
  },
  'mail.giveUp': {
    prepare: async (world) => ({
      who: world.admin,
      parameters: { id: await storeEmail(world) },
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
};
