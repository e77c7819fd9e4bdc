import { randomUUID } from 'node:crypto';
import type { AccessCast } from '@porchlight/testing/access/access-cast.ts';
import { type AccessRows, staff } from '@porchlight/testing/access/access-row.ts';

const ending = { seen: 'asked', reason: 'The lender has it already.' };

/** A purchase with an open request; each role comes within a day of the one before it. */
async function makeRemindable(things: AccessCast['things']): Promise<string> {
  const { purchaseId } = await things.documentRequest();
  await things.one('update document_requests set reminded_at = null where purchase_id = $1 returning id', [
    purchaseId,
  ]);
  return purchaseId;
}

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'documentRequests'> = {
  'documentRequests.list': staff('figures', async ({ things }) => ({
    parameters: { purchaseId: await things.purchase() },
  })),
  'documentRequests.ask': staff('decide', async ({ things }) => ({
    parameters: { purchaseId: await things.purchase() },
    body: { requests: [{ title: `Gift letter ${randomUUID()}`, why: 'The gift is counted.' }] },
  })),
  'documentRequests.remind': staff('decide', async ({ things }) => ({
    parameters: { purchaseId: await makeRemindable(things) },
  })),
  'documentRequests.previewReminders': staff(
    'decide',
    async ({ things }) => ({ body: { purchaseIds: [await things.purchase()] } }),
    'says how many buyers a reminder would reach, and of no one anything',
  ),
  'documentRequests.remindMany': staff('decide', async ({ things }) => ({
    body: { purchaseIds: [await makeRemindable(things)] },
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
