import { type AccessRows, buyer, owned } from '@porchlight/testing/access/access-row.ts';

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'plan'> = {
  'plan.read': buyer(),
  'plan.set': owned(
    async ({ things }) => ({
      parameters: { fact: 'price' },
      body: { id: await things.planFact(), value: 28_990_000 },
    }),
    {
      coBuyer: 'done',
      others: 'done',
    },
  ),
  'plan.history': buyer(undefined, { call: () => ({ parameters: { fact: 'price' } }) }),
  'plan.price': buyer({ ratePercent: '6' }),
};
