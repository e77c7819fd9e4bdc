import type { WaitlistFeature } from '@porchlight/domain/leads/waitlist/waitlist.ts';
import { site } from '../../site.ts';
import { waitlistTexts } from '../waitlist-visitor.ts';
import { layoutTexts } from './layout.ts';

export const waitlistEmails = {
  launch: ({ feature, url, leaveUrl }: { feature: WaitlistFeature; url: string; leaveUrl: string }) => {
    const { title, lead, offer } = waitlistTexts[feature];
    return {
      subject: `Now open: ${title} | ${site.name}`,
      heading: `Now open: ${title}`,
      paragraphs: [
        'Someone, most likely you, asked us to email this address when it opens. Now it is open.',
        offer === undefined ? lead : `${offer}.`,
      ],
      action: { label: 'Open it', url },
      signOff: `This is the only email about it. ${layoutTexts.signOff}`,
      links: [{ label: 'Take my address off this list', url: leaveUrl }],
    };
  },
};
