import { randomUUID } from 'node:crypto';
import { type AccessRows, buyer, FIGURES, owned, staff } from '@porchlight/testing/access/access-row.ts';

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'messages' | 'threads'> = {
  'messages.read': buyer(),
  'messages.send': owned(
    async ({ things }) => ({
      parameters: { id: randomUUID() },
      body: { purchaseId: await things.purchase(), text: 'May we close on a Friday?' },
    }),
    { coBuyer: 'done' },
  ),
  'messages.markRead': buyer({ upTo: '2026-11-30T15:00:00.000Z' }),
  'threads.list': staff('answer'),
  'threads.counts': staff('read', undefined, FIGURES),
  'threads.read': staff('answer', async ({ things }) => ({
    parameters: { purchaseId: await things.purchase() },
  })),
  'threads.listReplies': staff('answer', undefined, 'texts of the company, about no buyer'),
  'threads.saveReply': staff('answer', () => ({
    parameters: { id: randomUUID() },
    body: { title: 'Friday', text: 'Friday works.' },
  })),
  'threads.removeReply': staff('answer', async ({ people }) => {
    const id = randomUUID();
    await people.agent.call('PUT', `/api/staff/saved-replies/${id}`, { title: 'Gone', text: 'Gone.' });
    return { parameters: { id } };
  }),
  'threads.answer': staff('answer', async ({ things }) => ({
    parameters: { purchaseId: await things.purchase(), id: randomUUID() },
    body: { text: 'Friday works.', seenAt: '2999-01-01T00:00:00.000Z' },
  })),
};
