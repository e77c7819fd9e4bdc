// The room of the portal.

export const title = 'Messages';
export const yourMortgageJourney = 'Your Mortgage Journey';
export const lead =
  'Ask our staff about your purchase. Everyone who buys with you reads this too, also someone who joins later.';
export const found = 'Messages with our staff';
export const foundBy = 'Ask a person, contact staff, answer, question, chat, support, help from a person.';
export const loading = 'Loading';
export const didNotLoad = 'Your messages did not load';
export const everythingIsSafe = 'What you wrote is safe. Try again.';
export const nothingYet = 'No messages yet. Write the first one below.';
export const thread = 'Your messages with our staff';
export const showOlder = 'Show older messages';
export const readAlong = (names: readonly string[]) =>
  `${new Intl.ListFormat('en-US').format(names)} ${names.length === 1 ? 'reads' : 'read'} along.`;
export const openPeople = 'See or end it in People';
export const you = 'You';
export const coBuyer = 'Your co-buyer';
export const staff = (name: string, company: string) => `${name}, ${company}`;
export const fromAssistant = 'Sent from the assistant';
export const readByStaff = 'Read by our staff';
export const yourMessage = 'Your message';
export const yourMessageHint =
  'Never send passwords or account numbers. We email you when there is an answer.';
export const send = 'Send';
export const sending = 'Sending';
export const attach = 'Attach a document';
export const removeFile = 'Remove';
export const attached = (name: string) => `${name}, in your documents`;
export const attachedByOther = 'A document of your co-buyer’s came with it. Only they see it.';
export const attachedHint = 'Our staff can open it once it answers a request in Documents.';

// Failures.

export const messagesFailures = {
  'messages.used-id':
    'This message was sent already with other words, so nothing was stored. Reload the page and send the new one.',
  'messages.left-purchase':
    'You no longer buy with this purchase, so the message was not sent. Your words are still here. Reload the page to write in your own.',
  'messages.no-such-document':
    'We could not find the document, so the message was not sent. Your words are still here; attach the file again.',
  'messages.most-replies': ({ most }: { most: number }) =>
    `The ${most} saved replies are all that are kept. Remove one first; nothing was stored.`,
  'messages.no-such-purchase':
    'We could not find this purchase. Its buyers may have deleted their accounts, and its messages went with them.',
  'messages.answered-meanwhile': ({ name }: { name: string }) =>
    `${name} answered while you were writing, so yours was not sent. Read that answer first; your words are still here to send.`,
} as const;
