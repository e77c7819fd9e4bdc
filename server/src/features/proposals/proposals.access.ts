import { type AccessRows, buyer, owned, staff } from '@porchlight/testing/access/access-row.ts';

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'proposals' | 'staffProposals'> = {
  'proposals.list': buyer(),
  // Either buyer may answer, once for both.
  'proposals.answer': owned(
    async ({ things }) => {
      const { id } = await things.proposal();
      return { parameters: { id }, body: { as: 'declined', seen: null } };
    },
    { coBuyer: 'done', owner: 'CHANGED_MEANWHILE' },
  ),
  'staffProposals.list': staff('figures', async ({ things }) => ({
    parameters: { purchaseId: await things.purchase() },
  })),
  'staffProposals.propose': staff('decide', async ({ things }) => ({
    parameters: { purchaseId: await things.purchase() },
    body: { kind: 'date', key: 'closing-day', value: '2099-01-07', why: 'The lender is ready.' },
  })),
  'staffProposals.withdraw': staff('decide', async ({ things }) => ({ parameters: await things.proposal() })),
};
