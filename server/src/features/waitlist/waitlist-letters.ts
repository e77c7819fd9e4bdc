import { site } from '@porchlight/content/site.ts';
import { waitlistTexts } from '@porchlight/content/waitlist.ts';
import { findLaunchedPlace, type WaitlistFeature } from '@porchlight/domain/waitlist/waitlist.ts';
import { CLOSING, defineLetter, writeListHeaders } from '../../platform/mail/letter.ts';

export const LEAVE_PATH = '/waitlist/unsubscribe';

type Launch = { feature: WaitlistFeature; baseUrl: string; token: string };

/** Says that a feature is open to an address that asked to hear of it. `token` takes the address off the list. */
export const launchLetter = defineLetter<'waitlist-launch', Launch>({
  name: 'waitlist-launch',
  subject: ({ feature }) => `Now open: ${waitlistTexts[feature].title} | ${site.name}`,
  headers: (launch) => writeListHeaders(writeLeaveAddress(launch)),
  parts: (launch) => {
    const { title, lead, offer } = waitlistTexts[launch.feature];
    return {
      heading: `Now open: ${title}`,
      paragraphs: [
        'Somebody, most likely you, asked us to write to this address when it opens. Now it is open.',
        offer === undefined ? lead : `${offer}.`,
      ],
      action: { label: 'Open it', url: `${launch.baseUrl}${findLaunchedPlace(launch.feature) ?? ''}` },
      closing: `This is the only letter about it. ${CLOSING}`,
      links: [{ label: 'Take my address off this list', url: writeLeaveAddress(launch) }],
    };
  },
  samples: {
    usual: {
      feature: 'refinance-options',
      baseUrl: 'https://porchlight.example',
      token: 'sample-token-1234',
    },
  },
});

function writeLeaveAddress({ baseUrl, token }: Launch): string {
  return `${baseUrl}${LEAVE_PATH}?token=${encodeURIComponent(token)}`;
}
