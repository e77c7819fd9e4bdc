import { type AccessRows, agent, buyer, FIGURES, reader } from '@porchlight/testing/access/access-row.ts';

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'betaAccess' | 'betaRequests'> = {
  'betaAccess.standing': buyer(),
  'betaAccess.request': buyer({}),
  'betaRequests.counts': reader(undefined, FIGURES),
  'betaRequests.list': reader(),
  'betaRequests.answer': agent(async ({ things }) => ({
    parameters: { id: await things.betaRequest() },
    body: { decision: 'approved', answer: '' },
  })),
};
