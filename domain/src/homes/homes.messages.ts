import type { KindPreference } from '../kernel/email-kinds.ts';

/** What the other buyer is notified of, and what holds until they say otherwise: an offer can be over within hours. */
export const homesNotifications = {
  'offer-entered': { listed: true, email: 'at-once' },
} as const satisfies Record<string, KindPreference>;

/** The subject of such a notification: whose step it was, which, and on which home. No address and no price. */
export const getEntryName = ({ by, kind, homeId }: { by: string; kind: string; homeId: string }): string =>
  `${by} ${kind} ${homeId}`;
