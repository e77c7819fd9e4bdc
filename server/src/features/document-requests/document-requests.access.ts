import { randomUUID } from 'node:crypto';
import { type AccessRows, staff } from '@porchlight/testing/access/access-row.ts';

const ending = { seen: 'asked', reason: 'The lender has it already.' };

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'documentRequests'> = {
  'documentRequests.list': staff('figures', async ({ things }) => ({
    parameters: { purchaseId: await things.purchase() },
  })),
  'documentRequests.ask': staff('decide', async ({ things }) => ({
    parameters: { purchaseId: await things.purchase() },
    body: { requests: [{ title: `Gift letter ${randomUUID()}`, why: 'The gift is counted.' }] },
  })),
  'documentRequests.waive': staff('decide', async ({ things }) => ({
    parameters: await things.documentRequest(),
    body: ending,
  })),
  'documentRequests.withdraw': staff('decide', async ({ things }) => ({
    parameters: await things.documentRequest(),
    body: ending,
  })),
  'documentRequests.setAside': staff('decide', async ({ things }) => ({
    parameters: await things.documentRequest(),
    body: { seen: 'asked', seenNotBefore: null, until: null },
  })),
};
