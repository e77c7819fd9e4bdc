import { type AccessRows, everybody, FIGURES, owned, staff } from '@porchlight/testing/access/access-row.ts';

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'assistant' | 'questions'> = {
  'assistant.sendToPerson': owned(
    async ({ things }) => ({
      parameters: { id: await things.question() },
      body: { message: 'May I ask?', conversation: '' },
    }),
    {
      others: 'done',
      still: 'select count(*)::int from assistant_messages where id = $1',
    },
  ),
  'assistant.sendToPersonAsVisitor': everybody(),
  'questions.list': staff('answer'),
  'questions.counts': staff('read', undefined, FIGURES),
  'questions.read': staff('answer', async ({ things }) => ({ parameters: { id: await things.question() } })),
  'questions.answer': staff('answer', async ({ things }) => ({
    parameters: { id: await things.visitorQuestion() },
    body: { text: 'Yes, with a gift letter.' },
  })),
  'questions.change': staff('answer', async ({ things }) => ({
    parameters: { id: await things.question() },
    body: { version: 1, status: 'answered' },
  })),
};
