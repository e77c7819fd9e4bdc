import { randomUUID } from 'node:crypto';
import type { Recipe } from '@porchlight/testing/faults/fail-nth.ts';
import { sampleCondition, sampleOrder } from './sample-rows.ts';

/** How each storing endpoint is brought to store something, by `feature.name`. */
export const recipes: Record<string, Recipe> = {
  'reportsAndConditions.saveOrder': {
    async prepare({ query, buyer }) {
      await query('delete from third_party_orders');
      return { who: buyer, parameters: { id: randomUUID() }, body: sampleOrder };
    },
  },
  'reportsAndConditions.removeOrder': {
    async prepare({ query, buyer }) {
      await query('delete from third_party_orders');
      const id = randomUUID();
      await buyer.call('PUT', `/api/reports-and-conditions/orders/${id}`, sampleOrder);
      return { who: buyer, parameters: { id } };
    },
  },
  'reportsAndConditions.addConditions': {
    async prepare({ query, buyer }) {
      await query('delete from loan_conditions');
      return { who: buyer, body: { conditions: [{ id: randomUUID(), ...sampleCondition }] } };
    },
  },
  'reportsAndConditions.removeCondition': {
    async prepare({ query, buyer }) {
      await query('delete from loan_conditions');
      const id = randomUUID();
      await buyer.call('PUT', '/api/reports-and-conditions/conditions', {
        conditions: [{ id, ...sampleCondition }],
      });
      return { who: buyer, parameters: { id } };
    },
  },
};

/** Why a storing endpoint has no recipe. */
export const withoutRecipe = { 'reportsAndConditions.letter': 'computes and stores nothing' };
