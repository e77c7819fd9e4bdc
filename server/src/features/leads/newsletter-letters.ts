import { site } from '@porchlight/content/site.ts';
import { layOutLetter } from '../../platform/mail/letter-page.ts';
import type { Letter } from '../../platform/mail/mailer.ts';

/** Asks for the confirmation without which no newsletter is sent. */
export function writeConfirmationLetter(to: string, baseUrl: string, token: string): Letter {
  return {
    to,
    subject: `Confirm your subscription to the ${site.name} newsletter`,
    headers: writeListHeaders(baseUrl, token),
    ...layOutLetter({
      siteName: site.name,
      heading: 'Confirm your subscription',
      paragraphs: [
        `Somebody, most likely you, asked for the ${site.name} newsletter at this address.`,
        'The link works for seven days. If it was not you, do nothing: without this step no newsletter goes to you.',
      ],
      action: {
        label: 'Confirm my subscription',
        url: writeAddress(baseUrl, 'confirm', token),
      },
      closing: `${site.name} guides and teaches; it is not a lender. Questions: ${site.email.address}`,
    }),
  };
}

/** Sent when a subscribed address asks again: the page says nothing of it, the mailbox does. */
export function writeAlreadySubscribedLetter(to: string, baseUrl: string, token: string): Letter {
  return {
    to,
    subject: `You already receive the ${site.name} newsletter`,
    headers: writeListHeaders(baseUrl, token),
    ...layOutLetter({
      siteName: site.name,
      heading: 'You are subscribed already',
      paragraphs: [
        `Somebody, most likely you, asked for the ${site.name} newsletter at this address, and it goes there already.`,
        'There is nothing to do. If you would rather not receive it, end it here.',
      ],
      action: { label: 'End my subscription', url: writeAddress(baseUrl, 'unsubscribe', token) },
      closing: `${site.name} guides and teaches; it is not a lender. Questions: ${site.email.address}`,
    }),
  };
}

/** Lets a mail program offer to end the subscription with one press (RFC 2369 3.2, RFC 8058 3.1). */
function writeListHeaders(baseUrl: string, token: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${writeAddress(baseUrl, 'unsubscribe', token)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

function writeAddress(baseUrl: string, page: 'confirm' | 'unsubscribe', token: string): string {
  return `${baseUrl}/newsletter/${page}?token=${encodeURIComponent(token)}`;
}
