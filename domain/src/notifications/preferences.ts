import type { KindPreference } from '../kernel/email-kinds.ts';
import { featureNotifications } from './feature-messages.ts';
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
  'document-received': { listed: true, email: 'off' },
  'document-accepted': { listed: true, email: 'at-once' },
  'document-needs-attention': { listed: true, email: 'at-once' },
  'document-opened-by-staff': { listed: true, email: 'off' },
  'document-expires': { listed: true, email: 'at-once' },
  'documents-due': { listed: true, email: 'at-once' },
  'document-signed': { listed: true, email: 'digest' },
  'co-buyer-signed': { listed: true, email: 'at-once' },
  'milestone-completed': { listed: true, email: 'digest' },
  'milestone-unlocked': { listed: true, email: 'digest' },
  'date-near': { listed: true, email: 'at-once' },
  'new-device': { listed: true, email: 'at-once' },
  'beta-approved': { listed: true, email: 'at-once' },
  'beta-declined': { listed: true, email: 'at-once' },
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
