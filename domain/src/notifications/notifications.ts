/** What a buyer is told of. `subject` of a notification is the document's name, or the milestone's slug. */
export const notificationKinds = [
  'document-received',
  'document-signed',
  'milestone-completed',
  'milestone-unlocked',
] as const;
