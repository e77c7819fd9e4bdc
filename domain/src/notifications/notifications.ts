/**
 * What a buyer is told of. `subject` of a notification is the document's name, the co-buyer's name where they signed, the
 * milestone's slug, of a sign-in the browser and the system, or what the operator wrote with the answer to a beta request
 * (empty where there is nothing). Of a paper that was looked at, sent back, accepted, has run out or is owed it is the title
 * that the operator gave the paper: it stands in letters, where a file's name must not.
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
] as const;

export type NotificationKind = (typeof notificationKinds)[number];

/** Entries of one reading of the list. */
export const NOTIFICATIONS_PER_PAGE = 30;

/** What a visitor reads in place of notifications; `to` is a path on this site. */
export type SampleNotification = { title: string; detail: string; to: string };
