/** What changed for the signed-in person; the page reads it again. Threads are what staff see of messages, home buyers and staff proposals what they see of purchases, absences those of members. */
export const changeTopics = [
  'milestones',
  'documents',
  'profile',
  'guide',
  'notifications',
  'people',
  'dates',
  'plan',
  'homes',
  'credit',
  'messages',
  'threads',
  'homeBuyers',
  'staffProposals',
  'absences',
] as const;
export type ChangeTopic = (typeof changeTopics)[number];

/** Sent this often so that a dead connection is noticed (specification 9: realtime heartbeat). */
export const HEARTBEAT_MS = 30_000;
/** Silence after a heartbeat fell due before the page reconnects (specification 9: realtime timeout). */
export const SILENCE_MS = 10_000;
