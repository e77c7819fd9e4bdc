import type { FeatureTexts } from '../feature-texts.ts';

const heading = 'You have a message from our staff';
const paragraph = 'Open your messages to read it and to answer.';
const path = '/portal/messages';

/** What buyers are notified of. None of the words of a message are in it. */
export const messagesTexts = {
  privacy:
    'Messages with our staff: what you and your co-buyer wrote, our answers with the name of who wrote them, and how far you have read them. What you wrote goes with your account, and our answers with the purchase. Both buyers of the purchase read them, also one who joins later.',
  notifications: {
    'message-received': {
      title: 'Our staff writes you a message',
      what: 'That there is a message. Its words are in your messages alone.',
      notices: 'notices of messages',
      entry: () => ({ title: heading, detail: paragraph, to: path }),
      email: () => ({ heading, paragraphs: [paragraph], path, label: 'Open your messages' }),
      line: () => `${heading}.`,
      sampleSubject: '',
    },
  },
} as const satisfies FeatureTexts;
