import type { EmailKind } from '../email/email-kind.ts';
import type { KindPreference } from '../notifications/kind-preference.ts';

/** What owners of a home are notified of, and what holds until they say otherwise. The monthly email is for who asks for it. */
export const ownedHomeNotifications = {
  'home-pmi-by-payments': { listed: true, letter: 'at-once' },
  'home-pmi-by-value': { listed: true, letter: 'at-once' },
  'home-refinance-pays': { listed: true, letter: 'at-once' },
  'home-month': { listed: false, letter: 'off' },
} as const satisfies Record<string, KindPreference>;

export const ownedHomeEmails = {} as const satisfies Record<string, EmailKind>;
