import { isAskedOpen, type RequestState } from './document-requests.ts';

/** The buyers of a purchase are reminded at most once in so many hours, however many members press the button. */
export const HOURS_BETWEEN_REMINDERS = 24;
const HOUR_MS = 3_600_000;

/** Purchases whose buyers are reminded in one call. */
export const MAX_REMINDED_AT_ONCE = 100;

/** Why a purchase is left out where several are reminded; `no-buyers`: it is gone, or no purchase of buyers. */
export const reminderHindrances = ['nothing-open', 'all-set-aside', 'reminded', 'no-buyers'] as const;
export type ReminderOmission = (typeof reminderHindrances)[number];

/** Why no reminder goes out: nothing is open, all that is open is set aside, or the last one was so many whole hours ago. */
export type ReminderHindrance =
  | { why: 'nothing-open' }
  | { why: 'all-set-aside' }
  | { why: 'reminded'; hours: number };

type Request = { state: RequestState; notBefore: string | null; remindedAt: string | null };

/** What the buyers would be reminded of, and what hinders it now. The last reminder counts also where its request was ended since. */
export function findReminderHindrance<Listed extends Request>(
  requests: readonly Listed[],
  now: Date,
): { open: Listed[]; hindrance: ReminderHindrance | null } {
  const waiting = requests.filter(({ state }) => isAskedOpen(state));
  const open = waiting.filter(({ notBefore }) => notBefore === null);
  if (waiting.length === 0) return { open, hindrance: { why: 'nothing-open' } };
  if (open.length === 0) return { open, hindrance: { why: 'all-set-aside' } };
  const last = Math.max(
    ...requests.flatMap(({ remindedAt }) => (remindedAt === null ? [] : Date.parse(remindedAt))),
  );
  const hours = Math.max(0, Math.floor((now.getTime() - last) / HOUR_MS));
  return { open, hindrance: hours < HOURS_BETWEEN_REMINDERS ? { why: 'reminded', hours } : null };
}

/** What a notification of a reminder says: how many documents, and of a reminder of their day, which one and whether it has passed. */
export type ReminderSubject = { count: number; day?: string | undefined; hasPassed: boolean };

export const formatReminderSubject = ({ count, day, hasPassed }: ReminderSubject): string =>
  [String(count), ...(day === undefined ? [] : [day]), ...(hasPassed ? ['passed'] : [])].join(' ');

export function parseReminderSubject(subject: string): ReminderSubject {
  const [count, day, passed] = subject.split(' ');
  return { count: Number(count), day, hasPassed: passed !== undefined };
}
