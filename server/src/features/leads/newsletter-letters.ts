import { site } from '@porchlight/content/site.ts';
import { defineLetter, writeListHeaders } from '../../platform/mail/letter.ts';

type Subscription = { baseUrl: string; token: string };

const SAMPLE: Subscription = { baseUrl: 'https://porchlight.example', token: 'sample-token-1234' };

/** Asks for the confirmation without which no newsletter is sent. */
export const newsletterConfirmLetter = defineLetter<'newsletter-confirm', Subscription>({
  name: 'newsletter-confirm',
  subject: () => `Confirm your subscription to the ${site.name} newsletter`,
  headers: (subscription) => writeListHeaders(writeAddress('unsubscribe', subscription)),
  parts: (subscription) => ({
    heading: 'Confirm your subscription',
    paragraphs: [
      `Somebody, most likely you, asked for the ${site.name} newsletter at this address.`,
      'The link works for seven days. If it was not you, do nothing: without this step no newsletter goes to you.',
    ],
    action: { label: 'Confirm my subscription', url: writeAddress('confirm', subscription) },
  }),
  samples: { usual: SAMPLE },
});

/** Sent when a subscribed address asks again: the page says nothing of it, the mailbox does. */
export const newsletterAlreadyLetter = defineLetter<'newsletter-already', Subscription>({
  name: 'newsletter-already',
  subject: () => `You already receive the ${site.name} newsletter`,
  headers: (subscription) => writeListHeaders(writeAddress('unsubscribe', subscription)),
  parts: (subscription) => ({
    heading: 'You are subscribed already',
    paragraphs: [
      `Somebody, most likely you, asked for the ${site.name} newsletter at this address, and it goes there already.`,
      'There is nothing to do. If you would rather not receive it, end it here.',
    ],
    action: { label: 'End my subscription', url: writeAddress('unsubscribe', subscription) },
  }),
  samples: { usual: SAMPLE },
});

function writeAddress(page: 'confirm' | 'unsubscribe', { baseUrl, token }: Subscription): string {
  return `${baseUrl}/newsletter/${page}?token=${encodeURIComponent(token)}`;
}
