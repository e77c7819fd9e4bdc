import type { WaitlistFeature } from '@porchlight/domain/leads/waitlist/waitlist.ts';
import { waitlistTexts } from '../waitlist-visitor.ts';

export const waitlistFailures = {
  'waitlist.no-page-yet':
    'The product has no page for this yet, so there is nothing to announce. No email was sent.',
  'waitlist.link-not-complete':
    'This link is not complete, or the address is gone from our records already. Nothing was changed; write to us and we look for it.',
  'waitlist.type-to-confirm': ({ feature }: { feature: WaitlistFeature }) =>
    `Type ${waitlistTexts[feature].title} to confirm. No email was sent.`,
} as const;
