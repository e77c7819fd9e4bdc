import { randomUUID } from 'node:crypto';
import { type AccessRows, agent, reader } from '@porchlight/testing/access/access-row.ts';

const ending = { seen: 'asked', reason: 'The lender has it already.' };

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'documentRequests'> = {
  'documentRequests.list': reader(async ({ things }) => ({
    parameters: { purchaseId: await things.purchase() },
  })),
  'documentRequests.ask': agent(async ({ things }) => ({
    parameters: { purchaseId: await things.purchase() },
    body: { requests: [{ title: `Gift letter ${randomUUID()}`, why: 'The gift is counted.' }] },
  })),
  'documentRequests.waive': agent(async ({ things }) => ({
    parameters: await things.documentRequest(),
    body: ending,
  })),
  'documentRequests.withdraw': agent(async ({ things }) => ({
    parameters: await things.documentRequest(),
    body: ending,
  })),
};
