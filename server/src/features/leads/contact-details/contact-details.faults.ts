import { contactDetails } from '@porchlight/content/en/contact-details.ts';
import type { Recipe } from '@porchlight/testing/faults/fail-nth.ts';
import { newEmail, writeForm } from '@porchlight/testing/faults/fault-fixtures.ts';

/** How each storing endpoint is brought to store something, by `feature.name`. */
export const recipes: Record<string, Recipe> = {
  'contactDetails.submit': {
    prepare: (world) =>
      writeForm(world, {
        name: 'Ada Buyer',
        email: newEmail(),
        phone: '(800) 555-0199',
        consent: true,
        consentVersion: contactDetails.consent.version,
      }),
  },
};
