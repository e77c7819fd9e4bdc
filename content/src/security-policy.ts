import type { SecurityPolicy } from '@porchlight/domain/site/site.ts';
import { site } from './site.ts';

/** How a weakness is reported, served as text beside security.txt (RFC 9116). What is promised here binds the operator. */
export const securityPolicy: SecurityPolicy = {
  sample: true,
  title: `How to report a security problem with ${site.name}`,
  paragraphs: [
    `Write to ${site.email.address}: what you did, what you saw, and how we can see it too. You hear back from us within three working days, and again once it is fixed.`,
    'Please use accounts and data of your own, stop at the first proof, and do not slow the service down for others. Keep what you found to yourself until it is fixed, or for 90 days.',
    'We take no legal action against anyone who reports in good faith and keeps to this.',
  ],
};
