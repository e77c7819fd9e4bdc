/** Kinds of records that are removed when they have been kept for long enough. A closed list: what is not in it is not removed by the clock. */
export const retentionKinds = [
  'newsletter-requests',
  'sign-ups',
  'guests',
  'leads',
  'applications',
  'final-steps',
  'questions',
  'messages',
  'waitlist-entries',
  'launch-emails',
  'feedback',
  'notifications',
  'sessions',
  'known-devices',
  'email-changes',
  'verifications',
  'rate-limits',
  'emails',
  'suppressed-addresses',
  'webhook-messages',
  'exports',
  'kept-answers',
  'staff-actions',
  'consents',
  'kept-consents',
  'receipts',
  'retention-runs',
] as const;
export type RetentionKind = (typeof retentionKinds)[number];

/** `since` is a sentence part behind "counted from"; `what` names the records as a reader of the privacy page knows them. */
export type RetentionPeriod = {
  what: string;
  keptFor: { years: number } | { days: number };
  since: string;
  why: string;
};

const DAY_MS = 24 * 3_600_000;

/** What began to count at this instant or before has been kept for long enough. */
export function findCutoff(now: Date, { keptFor }: Pick<RetentionPeriod, 'keptFor'>): Date {
  if ('days' in keptFor) return new Date(now.getTime() - keptFor.days * DAY_MS);
  const earlier = new Date(now);
  earlier.setUTCFullYear(earlier.getUTCFullYear() - keptFor.years);
  // Of February 29, in a year without one, February 28: nothing goes a day early.
  if (earlier.getUTCMonth() !== now.getUTCMonth()) earlier.setUTCDate(0);
  return earlier;
}

/** "2 years", "1 day". */
export function formatPeriod({ keptFor }: Pick<RetentionPeriod, 'keptFor'>): string {
  const [number, unit] = 'years' in keptFor ? [keptFor.years, 'year'] : [keptFor.days, 'day'];
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
