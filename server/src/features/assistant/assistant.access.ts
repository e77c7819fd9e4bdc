import {
  type AccessRows,
  agent,
  everybody,
  FIGURES,
  owned,
  reader,
} from '@porchlight/testing/access/access-row.ts';

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
  'questions.list': reader(),
  'questions.counts': reader(undefined, FIGURES),
  'questions.read': reader(async ({ things }) => ({ parameters: { id: await things.question() } })),
  'questions.answer': agent(async ({ things }) => ({
    parameters: { id: await things.visitorQuestion() },
    body: { text: 'Yes, with a gift letter.' },
  })),
  'questions.change': agent(async ({ things }) => ({
    parameters: { id: await things.question() },
    body: { version: 1, status: 'answered' },
  })),
};
