import type { EmailKind } from './email/email-kind.ts';
import { homesNotifications } from './homes/homes.messages.ts';
import type { KindPreference } from './notifications/kind-preference.ts';
import { ownedHomeEmails, ownedHomeNotifications } from './owned-home/owned-home.messages.ts';
import {
  programWatchesEmails,
  programWatchesNotifications,
} from './program-watches/program-watches.messages.ts';
import { wireGuardNotifications } from './wire-guard/wire-guard.messages.ts';

type Notifications = Readonly<Record<string, KindPreference>>;
type Emails = Readonly<Record<string, EmailKind>>;

/**
 * Kinds of notification that a feature keeps in its own `<feature>.messages.ts`, each with what holds until the buyer says otherwise.
 */
export const featureNotifications = {
  ...homesNotifications,
  ...wireGuardNotifications,
  ...programWatchesNotifications,
  ...ownedHomeNotifications,
} as const satisfies Notifications;

/** Emails of such features, by their name in the queue. */
export const featureEmails = {
  ...programWatchesEmails,
  ...ownedHomeEmails,
} as const satisfies Emails;

export type FeatureNotificationKind = keyof typeof featureNotifications;

export const featureNotificationKinds = Object.keys(featureNotifications) as FeatureNotificationKind[];
