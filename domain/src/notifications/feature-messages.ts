import { homesNotifications } from '../homes/homes.messages.ts';
import type { EmailKind, KindPreference } from '../kernel/email-kinds.ts';
import {
  programWatchesEmails,
  programWatchesNotifications,
} from '../programs/program-watches/program-watches.messages.ts';

type Notifications = Readonly<Record<string, KindPreference>>;
type Emails = Readonly<Record<string, EmailKind>>;

/** What the other buyer is notified of, and what holds until they say otherwise: money is sent within a day. */
const wireGuardNotifications = {
  'wire-entered': { listed: true, email: 'at-once' },
} as const satisfies Record<string, KindPreference>;

/** What the other buyer is notified of. The invitation itself is emailed already. */
const signingNotifications = {
  'signing-requested': { listed: true, email: 'off' },
} as const satisfies Record<string, KindPreference>;

/** That staff answered: the email says so at once, and not what they wrote. */
const messagesNotifications = {
  'message-received': { listed: true, email: 'at-once' },
} as const satisfies Record<string, KindPreference>;

/** That staff asked for documents, and reminders of those: the email says so at once, and not which or why. */
const documentRequestsNotifications = {
  'documents-asked': { listed: true, email: 'at-once' },
  'documents-reminded': { listed: true, email: 'at-once' },
} as const satisfies Record<string, KindPreference>;

/** That staff proposed something: the email says so at once, and not what or why. */
const proposalsNotifications = {
  'proposal-made': { listed: true, email: 'at-once' },
} as const satisfies Record<string, KindPreference>;

/** What owners of a home are notified of, and what holds until they say otherwise. The monthly email is for who asks for it. */
const ownedHomeNotifications = {
  'home-pmi-by-payments': { listed: true, email: 'at-once' },
  'home-pmi-by-value': { listed: true, email: 'at-once' },
  'home-refinance-pays': { listed: true, email: 'at-once' },
  'home-month': { listed: false, email: 'off' },
} as const satisfies Record<string, KindPreference>;

const ownedHomeEmails = {} as const satisfies Record<string, EmailKind>;

/**
 * Kinds of notification that a feature keeps in its own `<feature>.messages.ts`, each with what holds until the buyer says otherwise.
 */
export const featureNotifications = {
  ...homesNotifications,
  ...wireGuardNotifications,
  ...signingNotifications,
  ...messagesNotifications,
  ...documentRequestsNotifications,
  ...proposalsNotifications,
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
