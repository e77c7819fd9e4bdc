import { featureNotificationKinds } from './feature-messages.ts';

/**
 * What a buyer is notified of. `subject` of a notification is the document's name, the co-buyer's name where they signed, the milestone's
 * slug, of a sign-in the browser and the system, or what the operator wrote with the answer to a beta request (empty where there is
 * nothing). For a document that was opened, sent back, accepted, has expired or is due it is the title that the operator gave the document,
 * because emails must not show a file's name.
 */
export const notificationKinds = [
  'document-received',
  'document-accepted',
  'document-needs-attention',
  'document-opened-by-staff',
  'document-expires',
  'documents-due',
  'document-signed',
  'co-buyer-signed',
  'milestone-completed',
  'milestone-unlocked',
  'date-near',
  'new-device',
  'beta-approved',
  'beta-declined',
  ...featureNotificationKinds,
] as const;

/** `detail` of a completed milestone that the other buyer of the purchase completed. Their name may change, or have to go: it is not in it. */
export const DONE_BY_CO_BUYER = 'co-buyer';

export type NotificationKind = (typeof notificationKinds)[number];

const NEEDING: ReadonlySet<NotificationKind> = new Set<NotificationKind>([
  'document-needs-attention',
  'document-expires',
  'documents-due',
  'signing-requested',
  'date-near',
  'new-device',
]);

/** Whether a notification asks the buyer to act and is unread; all others are a record of what happened. */
export function needsBuyer({ kind, readAt }: { kind: NotificationKind; readAt: string | null }): boolean {
  return readAt === null && NEEDING.has(kind);
}

const OWN_ACTS: ReadonlySet<NotificationKind> = new Set<NotificationKind>([
  'document-received',
  'document-signed',
]);

/** Whether a kind only tells buyers what they did themselves: it is emailed as they prefer, and never listed. */
export function isAlwaysOwnAct(kind: NotificationKind): boolean {
  return OWN_ACTS.has(kind);
}

/** Entries of one reading of the list. */
export const NOTIFICATIONS_PER_PAGE = 30;

/** What a visitor reads in place of notifications; `to` is a path on this site. */
export type SampleNotification = { title: string; detail: string; to: string };
