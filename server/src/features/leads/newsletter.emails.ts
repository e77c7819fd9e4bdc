import { createListHeaders, defineEmailTemplate } from '../../platform/email/email-template.ts';

type Subscription = { baseUrl: string; token: string };

const SAMPLE: Subscription = { baseUrl: 'https://porchlight.example', token: 'sample-token-1234' };

/** Asks for the confirmation without which no newsletter is sent. */
export const newsletterConfirmEmail = defineEmailTemplate<'newsletter-confirm', Subscription>({
  name: 'newsletter-confirm',
  text: ({ newsletter }, subscription) =>
    newsletter.confirm({ confirmUrl: writeAddress('confirm', subscription) }),
  headers: (subscription) => createListHeaders(writeAddress('unsubscribe', subscription)),
  samples: { usual: SAMPLE },
});

/** Sent when a subscribed address asks again: the page says nothing of it, the mailbox does. */
export const newsletterAlreadyEmail = defineEmailTemplate<'newsletter-already', Subscription>({
  name: 'newsletter-already',
  text: ({ newsletter }, subscription) =>
    newsletter.already({ unsubscribeUrl: writeAddress('unsubscribe', subscription) }),
  headers: (subscription) => createListHeaders(writeAddress('unsubscribe', subscription)),
  samples: { usual: SAMPLE },
});

function writeAddress(page: 'confirm' | 'unsubscribe', { baseUrl, token }: Subscription): string {
  return `${baseUrl}/newsletter/${page}?token=${encodeURIComponent(token)}`;
}
