import { site } from '@porchlight/content/site.ts';
import { waitlistTexts } from '@porchlight/content/waitlist.ts';
import { findLaunchedPlace, type WaitlistFeature } from '@porchlight/domain/waitlist/waitlist.ts';
import { layOutLetter } from '../../platform/mail/letter-page.ts';
import type { Letter } from '../../platform/mail/mailer.ts';

export const LEAVE_PATH = '/waitlist/unsubscribe';

/** Says that a feature is open to an address that asked to hear of it. `token` takes the address off the list. */
export function writeLaunchLetter(
  to: string,
  { feature, baseUrl, token }: { feature: WaitlistFeature; baseUrl: string; token: string },
): Letter {
  const { title, lead, offer } = waitlistTexts[feature];
  const leave = `${baseUrl}${LEAVE_PATH}?token=${encodeURIComponent(token)}`;
  return {
    to,
    subject: `Now open: ${title} | ${site.name}`,
    // RFC 2369 3.2, RFC 8058 3.1.
    headers: { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    ...layOutLetter({
      siteName: site.name,
      heading: `Now open: ${title}`,
      paragraphs: [
        'Somebody, most likely you, asked us to write to this address when it opens. Now it is open.',
        offer === undefined ? lead : `${offer}.`,
      ],
      action: { label: 'Open it', url: `${baseUrl}${findLaunchedPlace(feature) ?? ''}` },
      closing: `This is the only letter about it. ${site.name} guides and teaches; it is not a lender. Questions: ${site.email.address}`,
      links: [{ label: 'Take my address off this list', url: leave }],
    }),
  };
}
