import type { KindPreference } from '../notifications/kind-preference.ts';

/** What the other buyer is notified of, and what holds until they say otherwise: money is sent within a day. */
export const wireGuardNotifications = {
  'wire-entered': { listed: true, letter: 'at-once' },
} as const satisfies Record<string, KindPreference>;
