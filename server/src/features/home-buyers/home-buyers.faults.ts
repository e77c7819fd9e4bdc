import type { Recipe } from '@porchlight/testing/faults/fail-nth.ts';
import { newEmail } from '@porchlight/testing/faults/fault-fixtures.ts';

/** How each storing endpoint is brought to store something, by `feature.name`. */
export const recipes: Record<string, Recipe> = {
  'homeBuyers.setOwner': {
    async prepare({ admin, buyer, query }) {
      const id = String((await buyer.call('GET', '/api/purchase')).body.id);
      await query('delete from purchase_owners');
      return {
        who: admin,
        parameters: { id },
        body: { version: 0, ownerId: null, note: 'They answer on Fridays.' },
      };
    },
    answersAgain: ['CHANGED_MEANWHILE'],
  },
  'homeBuyers.setStage': {
    async prepare({ admin, query }) {
      const [row] = await query(
        `insert into home_buyers (id, name, email, phone, consent_version, consented_at, created_at, current_stage)
         values (gen_random_uuid(), 'Ada', $1, '+18005550199', '1', now(), now(), 'preparing') returning id`,
        [newEmail()],
      );
      return {
        who: admin,
        parameters: { id: String(row?.id) },
        body: { version: 1, stage: 'closing' },
      };
    },
    answersAgain: ['CHANGED_MEANWHILE'],
  },
};
