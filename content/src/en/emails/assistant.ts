import { site } from '../../site.ts';

type Question = {
  name: string;
  email: string;
  message: string;
  conversation?: string | undefined;
  hasAccount: boolean;
};

type Answer = { name: string; message: string; answer: string; by: string };

export const assistantEmails = {
  question: ({ name, email, message, conversation, hasAccount }: Question) => ({
    subject: 'A question from the Mortgage Assistant',
    heading: 'A question for a person',
    paragraphs: [
      `${name} <${email}> asks${hasAccount ? ', signed in with this address' : '; the address was typed and is not confirmed'}:`,
      { quote: splitParagraphs(message) },
      ...(conversation === undefined || conversation === ''
        ? ['No conversation was sent along.']
        : ['The conversation that was sent along:', { quote: splitParagraphs(conversation) }]),
    ],
    signOff: hasAccount
      ? 'Answer it in the console, under Messages: both buyers read it there, and the answer is kept.'
      : 'Answer it in the console, under Questions, and the answer is kept. An answer to this email goes to the address above.',
  }),
  answer: ({ name, message, answer, by }: Answer) => ({
    subject: 'The answer to your question',
    heading: `Hello ${name},`,
    paragraphs: [
      ...splitParagraphs(answer),
      `${by}, ${site.name}`,
      'You asked:',
      { quote: splitParagraphs(message) },
    ],
    signOff: 'You can answer this email. We never ask for passwords or money by email.',
  }),
};

function splitParagraphs(text: string): string[] {
  return text.split(/\n+/).filter((line) => line.trim() !== '');
}
