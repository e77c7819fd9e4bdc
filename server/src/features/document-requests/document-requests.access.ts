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
  'documentRequests.remind': staff('decide', async ({ things }) => {
    const { purchaseId } = await things.documentRequest();
    // Each role comes within a day of the one before it.
    await things.one('update document_requests set reminded_at = null where purchase_id = $1 returning id', [
      purchaseId,
    ]);
    return { parameters: { purchaseId } };
  }),
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
