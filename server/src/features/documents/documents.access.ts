import { type AccessRows, buyer, FIGURES, owned, staff } from '@porchlight/testing/access/access-row.ts';

const text = new TextEncoder();

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'documents' | 'documentReviews'> = {
  'documents.list': buyer(),
  'documents.upload': buyer(undefined, {
    call: () => ({ query: { name: 'paper.pdf' }, body: text.encode('%PDF-1.7\nx') }),
  }),
  'documents.answer': owned(async ({ things }) => ({
    parameters: { id: await things.document() },
    body: { documentRequest: 'pre-approval.w2s' },
  })),
  'documents.download': owned(async ({ things }) => ({ parameters: { id: await things.document() } })),
  'documents.remove': owned(async ({ things }) => ({ parameters: { id: await things.document() } })),
  'documentReviews.list': staff('read'),
  'documentReviews.counts': staff('read', undefined, FIGURES),
  'documentReviews.get': staff('documents', async ({ things }) => ({
    parameters: { id: await things.handIn() },
  })),
  'documentReviews.claim': staff('documents', async ({ things }) => ({
    parameters: { id: await things.handIn() },
    body: {},
  })),
  'documentReviews.release': staff('documents', async ({ things }) => ({
    parameters: { id: await things.claimed() },
  })),
  'documentReviews.decide': staff(['documents', 'decide'], async ({ things }) => {
    const id = await things.claimed();
    const revision = await things.revision(id);
    return {
      parameters: { id },
      body: { revision, decision: 'needs-attention', reason: 'cut-off', words: '' },
    };
  }),
  'documentReviews.requestAccess': staff('documents', async ({ things }) => ({
    parameters: { id: await things.claimed() },
    body: { reason: 'review' },
  })),
  'documentReviews.content': {
    ...staff(
      'documents',
      async ({ things }) => {
        const id = await things.claimed();
        return { parameters: { id }, query: { grant: await things.grant(id) } };
      },
      'the access grant that let it be opened is what is recorded',
    ),
    above: 'NOT_ALLOWED',
  },
};
