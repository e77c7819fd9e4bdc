type Question = {
  name: string;
  email: string;
  message: string;
  conversation?: string | undefined;
  hasAccount: boolean;
};

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
    signOff: 'Answer this email, and your answer goes to the address above.',
  }),
};

function splitParagraphs(text: string): string[] {
  return text.split(/\n+/).filter((line) => line.trim() !== '');
}
