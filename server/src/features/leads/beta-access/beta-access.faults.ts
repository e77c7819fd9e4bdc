import type { Recipe } from '@porchlight/testing/faults/fail-nth.ts';

/** How each storing endpoint is brought to store something, by `feature.name`. */
export const recipes: Record<string, Recipe> = {
  'betaAccess.request': {
    async prepare({ query, buyer }) {
      await query('update profiles set beta_access = false');
      return { who: buyer };
    },
  },
  'betaRequests.answer': {
    async prepare({ admin, buyer, query }) {
      await query('delete from beta_requests');
      const [row] = await query(
        `insert into beta_requests (id, user_id, status, requested_at)
         select gen_random_uuid(), id, 'waiting', now() from users where email = $1 returning id`,
        [buyer.email],
      );
      const body = { decision: 'declined', answer: 'The beta is full until spring.' };
      return { who: admin, parameters: { id: String(row?.id) }, body };
    },
    answersAgain: ['CHANGED_MEANWHILE'],
  },
};
