import type { EmailKind } from '../email/email-kind.ts';
import type { KindPreference } from '../notifications/kind-preference.ts';

/** The notifications of people who watch a program, with the defaults until they choose otherwise. */
export const programWatchesNotifications = {
  'program-opened': { listed: true, letter: 'at-once' },
  'program-closing': { listed: true, letter: 'at-once' },
  'program-empty': { listed: true, letter: 'at-once' },
} as const satisfies Record<string, KindPreference>;

export const programWatchesEmails = {} as const satisfies Record<string, EmailKind>;
