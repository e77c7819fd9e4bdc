import { site } from '@porchlight/content/site.ts';
import { layOutLetter } from '../../platform/mail/letter-page.ts';
import type { Letter } from '../../platform/mail/mailer.ts';

/** Brings a question to the operator's help address; an answer to the letter goes to whoever asked. */
export function writePersonLetter({
  name,
  email,
  message,
  conversation,
  hasAccount,
}: {
  name: string;
  email: string;
  message: string;
  conversation?: string | undefined;
  hasAccount: boolean;
}): Letter {
  return {
    to: site.email.address,
    subject: 'A question from the Mortgage Assistant',
    headers: { 'Reply-To': email },
    ...layOutLetter({
      siteName: site.name,
      heading: 'A question for a person',
      paragraphs: [
        `${name} <${email}> asks${hasAccount ? ', signed in with this address' : '; the address was typed and is not confirmed'}:`,
        ...splitParagraphs(message),
        ...(conversation === undefined || conversation === ''
          ? ['No conversation was sent along.']
          : ['The conversation that was sent along:', ...splitParagraphs(conversation)]),
      ],
      closing: 'Answer this letter, and your answer goes to the address above.',
    }),
  };
}

function splitParagraphs(text: string): string[] {
  return text.split(/\n+/).filter((line) => line.trim() !== '');
}
