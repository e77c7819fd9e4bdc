import { site } from '@porchlight/content/site.ts';
import { defineEmailTemplate, type Email } from '../../platform/email/email-template.ts';

type Question = {
  name: string;
  email: string;
  message: string;
  conversation?: string | undefined;
  hasAccount: boolean;
};

/** Sends a question to the operator's help address; a reply to the email goes to the person who asked. */
export function formatQuestionEmail(question: Question): Email {
  return questionEmail.write(site.email.address, question);
}

type Answer = { name: string; message: string; answer: string; by: string };

/** What a visitor was answered. A reply to the email goes to the operator's help address. */
export const answerEmail = defineEmailTemplate<'answer-to-question', Answer>({
  name: 'answer-to-question',
  text: ({ assistant }, answer) => assistant.answer(answer),
  headers: () => ({ 'Reply-To': site.email.address }),
  samples: {
    usual: {
      name: 'Ada Lovelace',
      message: 'Can I use a gift for the down payment?\nIt comes from my aunt.',
      answer: 'Yes. The lender asks for a gift letter.',
      by: 'Abe',
    },
  },
});

export const questionEmail = defineEmailTemplate<'question-for-a-person', Question>({
  name: 'question-for-a-person',
  text: ({ assistant }, question) => assistant.question(question),
  headers: ({ email }) => ({ 'Reply-To': email }),
  samples: {
    usual: {
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      message: 'Can I use a gift for the down payment?\nIt comes from my aunt.',
      conversation:
        'You: What is a gift letter?\nAssistant: A letter that says the money need not be paid back.',
      hasAccount: true,
    },
    'Without an account': {
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      message: 'Please call me.',
      hasAccount: false,
    },
  },
});
