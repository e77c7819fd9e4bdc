import { site } from '@porchlight/content/site.ts';
import { defineLetter, type Letter } from '../../platform/mail/letter.ts';

type Question = {
  name: string;
  email: string;
  message: string;
  conversation?: string | undefined;
  hasAccount: boolean;
};

/** Brings a question to the operator's help address; an answer to the letter goes to whoever asked. */
export function writeQuestionLetter(question: Question): Letter {
  return questionLetter.write(site.email.address, question);
}

export const questionLetter = defineLetter<'question-for-a-person', Question>({
  name: 'question-for-a-person',
  subject: () => 'A question from the Mortgage Assistant',
  headers: ({ email }) => ({ 'Reply-To': email }),
  parts: ({ name, email, message, conversation, hasAccount }) => ({
    heading: 'A question for a person',
    paragraphs: [
      `${name} <${email}> asks${hasAccount ? ', signed in with this address' : '; the address was typed and is not confirmed'}:`,
      { quote: splitParagraphs(message) },
      ...(conversation === undefined || conversation === ''
        ? ['No conversation was sent along.']
        : ['The conversation that was sent along:', { quote: splitParagraphs(conversation) }]),
    ],
    closing: 'Answer this letter, and your answer goes to the address above.',
  }),
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

function splitParagraphs(text: string): string[] {
  return text.split(/\n+/).filter((line) => line.trim() !== '');
}
