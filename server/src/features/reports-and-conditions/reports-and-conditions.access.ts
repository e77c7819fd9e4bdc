import { type AccessRows, buyer, owned } from '@porchlight/testing/access/access-row.ts';
import { sampleCondition, sampleLetter, sampleOrder } from './sample-rows.ts';

/** Another purchase may use the same id for a row of its own (reports-and-conditions.test.ts). */
const still = (table: string) => `select count(distinct id)::int from ${table} where id = $1`;

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'reportsAndConditions'> = {
  'reportsAndConditions.read': buyer(),
  'reportsAndConditions.saveOrder': owned(
    async ({ things }) => ({ parameters: { id: await things.order() }, body: sampleOrder }),
    { coBuyer: 'done', others: 'done', still: still('third_party_orders') },
  ),
  'reportsAndConditions.removeOrder': owned(
    async ({ things }) => ({ parameters: { id: await things.order() } }),
    {
      ...{ coBuyer: 'done', others: 'done', still: still('third_party_orders') },
    },
  ),
  'reportsAndConditions.addConditions': buyer({
    conditions: [{ id: '00000000-0000-4000-8000-000000000001', ...sampleCondition }],
  }),
  'reportsAndConditions.letter': owned(
    async ({ things }) => ({ parameters: { id: await things.condition() }, body: sampleLetter }),
    { coBuyer: 'done' },
  ),
  'reportsAndConditions.removeCondition': owned(
    async ({ things }) => ({ parameters: { id: await things.condition() } }),
    { coBuyer: 'done', others: 'done', still: still('loan_conditions') },
  ),
};
