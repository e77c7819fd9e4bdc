import type { Recipe } from '@porchlight/testing/faults/fail-nth.ts';
import { newEmail, writeForm } from '@porchlight/testing/faults/fault-fixtures.ts';

/** How each storing endpoint is brought to store something, by `feature.name`. */
export const recipes: Record<string, Recipe> = {
  'questionnaire.submitApplication': {
    prepare: (world) =>
      writeForm(world, {
        timeline: '1-2months',
        propertyType: 'singleFamily',
        occupancy: 'primaryResidence',
        purchasePrice: '$450,000',
        downPayment: '$50,000',
        name: 'Ada Buyer',
        email: newEmail(),
        phone: '(800) 555-0199',
        disclosureVersion: '2026-11-20',
      }),
  },
};
