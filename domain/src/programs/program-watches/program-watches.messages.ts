import type { EmailKind, KindPreference } from '../../kernel/email-kinds.ts';

/** The notifications of people who watch a program, with the defaults until they choose otherwise. */
export const programWatchesNotifications = {
  'program-opened': { listed: true, email: 'at-once' },
  'program-closing': { listed: true, email: 'at-once' },
  'program-empty': { listed: true, email: 'at-once' },
} as const satisfies Record<string, KindPreference>;

export const programWatchesEmails = {} as const satisfies Record<string, EmailKind>;
