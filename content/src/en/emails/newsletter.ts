import { site } from '../../site.ts';

export const newsletterEmails = {
  confirm: ({ confirmUrl }: { confirmUrl: string }) => ({
    subject: `Confirm your subscription to the ${site.name} newsletter`,
    heading: 'Confirm your subscription',
    paragraphs: [
      `Someone, most likely you, asked for the ${site.name} newsletter at this address.`,
      'The link works for seven days. If it was not you, do nothing: without this step no newsletter goes to you.',
    ],
    action: { label: 'Confirm my subscription', url: confirmUrl },
  }),
  already: ({ unsubscribeUrl }: { unsubscribeUrl: string }) => ({
    subject: `You already receive the ${site.name} newsletter`,
    heading: 'You are subscribed already',
    paragraphs: [
      `Someone, most likely you, asked for the ${site.name} newsletter at this address, and it goes there already.`,
      'There is nothing to do. If you would rather not receive it, unsubscribe here.',
    ],
    action: { label: 'Unsubscribe', url: unsubscribeUrl },
  }),
};
