import type { DateFacts } from './date-facts.ts';
import type { PurchaseDate } from './purchase-dates.contract.ts';
import { listPurchaseDates } from './purchase-dates.ts';

/** The name of the list in a reminder, where a reminder of a milestone's date has the milestone. */
export const REMINDED_AS = 'dates';
export const REMINDED_NUMBER = 0;

/** A day of the list that is reminded of, and when it was last set, an instant. */
export type RemindedDate = { key: string; title: string; day: string; setAt: string };

/**
 * The buyers' own days of the list. Left out is what is reminded of elsewhere: dates of milestones, the closing day among them once
 * its milestone has it, and documents.
 */
export function listReminded(facts: DateFacts, today: string): RemindedDate[] {
  const { dates } = listPurchaseDates(facts, today);
  const isOfMilestone = (key: string) =>
    facts.milestoneDates.some((date) => date.key === key && date.day !== null);
  return dates.flatMap((date) => {
    const { key, title, day, owner, state } = date;
    const isAsked = date.isDeadline || key === 'closing-day';
    if (owner !== 'buyer' || !isAsked || state === 'done' || state === 'waived') return [];
    if (isOfMilestone(key) || key.startsWith('document:')) return [];
    const setAt = findSetAt(date, dates);
    return setAt === undefined ? [] : [{ key, title, day, setAt }];
  });
}

/** Days by which staff ask for documents: how many, and when the first of them was asked for, an instant. */
export function listRemindedRequests({
  asked = [],
}: DateFacts): { day: string; count: number; setAt: string }[] {
  const open = asked.filter(({ notBefore }) => notBefore === null);
  return [...Map.groupBy(open, ({ dueDay }) => dueDay)].map(([day, same]) => ({
    ...{ day, count: new Set(same.map(({ key }) => key)).size },
    setAt: same.map(({ askedAt }) => askedAt).sort()[0] ?? '',
  }));
}

/** Of a day that is counted, when the last was set that it is counted from. */
function findSetAt(date: PurchaseDate, dates: readonly PurchaseDate[]): string | undefined {
  const from = date.inputs.map(({ key }) => dates.find((each) => each.key === key)?.changedAt ?? null);
  return [date.changedAt, ...from]
    .filter((instant) => instant !== null)
    .sort()
    .at(-1);
}
