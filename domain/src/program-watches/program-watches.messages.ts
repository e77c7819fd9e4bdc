import type { EmailKind } from '../email/email-kind.ts';
import type { KindPreference } from '../notifications/kind-preference.ts';

/** What whoever watches a program is notified of, and what holds until they say otherwise. */
export const programWatchesNotifications = {
  'program-opened': { listed: true, email: 'at-once' },
  'program-closing': { listed: true, email: 'at-once' },
  'program-empty': { listed: true, email: 'at-once' },
} as const satisfies Record<string, KindPreference>;

export const programWatchesEmails = {} as const satisfies Record<string, EmailKind>;
