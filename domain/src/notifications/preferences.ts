import { featureNotifications } from '../messages.ts';
import type { KindPreference } from './kind-preference.ts';
import type { NotificationKind } from './notifications.ts';
import type { QuietHours } from './quiet-hours.ts';

/** `digestHour` is an hour of the day, 0 to 23; without `quietHours` emails go out at any hour. */
export type NotificationPreferences = {
  timeZone: string;
  quietHours: QuietHours | null;
  digestHour: number;
  kinds: Readonly<Record<NotificationKind, KindPreference>>;
};

/**
 * Until the buyer says otherwise: what they did themselves a moment ago needs no email, what a day depends on comes at once, the rest waits
 * for the digest. A staff access is listed beside its document in the portal; each decision follows an access, so that an email about both
 * would be one too many.
 */
export const defaultKinds: Readonly<Record<NotificationKind, KindPreference>> = {
  'document-received': { listed: true, letter: 'off' },
  'document-accepted': { listed: true, letter: 'at-once' },
  'document-needs-attention': { listed: true, letter: 'at-once' },
  'document-opened-by-staff': { listed: true, letter: 'off' },
  'document-expires': { listed: true, letter: 'at-once' },
  'documents-due': { listed: true, letter: 'at-once' },
  'document-signed': { listed: true, letter: 'digest' },
  'co-buyer-signed': { listed: true, letter: 'at-once' },
  'milestone-completed': { listed: true, letter: 'digest' },
  'milestone-unlocked': { listed: true, letter: 'digest' },
  'date-near': { listed: true, letter: 'at-once' },
  'new-device': { listed: true, letter: 'at-once' },
  'beta-approved': { listed: true, letter: 'at-once' },
  'beta-declined': { listed: true, letter: 'at-once' },
  ...featureNotifications,
};

export const DEFAULT_QUIET_HOURS: QuietHours = { from: '21:00', until: '08:00' };
export const DEFAULT_DIGEST_HOUR = 8;

/**
 * A security notice, which is always listed and emailed at once, also in quiet hours: an intruder in the account could switch its email
 * off, or mark it as read.
 */
export function isSecurityNotice(kind: NotificationKind): boolean {
  return kind === 'new-device';
}

/** What holds for a kind: the buyer's own choice where there is one, except for security notices. */
export function deriveKindPreference(
  kind: NotificationKind,
  chosen: KindPreference | undefined,
): KindPreference {
  return isSecurityNotice(kind) || chosen === undefined ? defaultKinds[kind] : chosen;
}
