import { type AccessRows, buyer, FIGURES, staff } from '@porchlight/testing/access/access-row.ts';

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'betaAccess' | 'betaRequests'> = {
  'betaAccess.standing': buyer(),
  'betaAccess.request': buyer({}),
  'betaRequests.counts': staff('read', undefined, FIGURES),
  'betaRequests.list': staff('addresses'),
  'betaRequests.answer': staff('decide', async ({ things }) => ({
    parameters: { id: await things.betaRequest() },
    body: { decision: 'approved', answer: '' },
  })),
};
