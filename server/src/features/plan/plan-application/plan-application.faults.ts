import { randomUUID } from 'node:crypto';
import type { Recipe } from '@porchlight/testing/faults/fail-nth.ts';

/** How each storing endpoint is brought to store something, by `feature.name`. */
export const recipes: Record<string, Recipe> = {
  'planApplication.take': {
    async prepare({ query, buyer }) {
      await query(
        `insert into applications (id, timeline, property_type, occupancy, purchase_price, down_payment, name, email, phone, disclosure_version, accepted_at)
         values ($1, '1-2months', 'condo', 'primaryResidence', '$450,000', '', 'Ada Buyer', $2, '+18005550199', '2026-11-20', now())`,
        [randomUUID(), buyer.email],
      );
      return { who: buyer, parameters: {}, body: { consent: true } };
    },
  },
};
