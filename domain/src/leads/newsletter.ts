/** The state of a subscription: only confirmed addresses get the newsletter. */
export const newsletterStatuses = ['confirmed', 'waiting', 'unsubscribed'] as const;
export type NewsletterStatus = (typeof newsletterStatuses)[number];

/** What the two times say: an end holds until the address is confirmed again, which clears it. */
export function getNewsletterStatus(subscription: {
  confirmedAt: Date | null;
  unsubscribedAt: Date | null;
}): NewsletterStatus {
  if (subscription.unsubscribedAt !== null) return 'unsubscribed';
  return subscription.confirmedAt === null ? 'waiting' : 'confirmed';
}
