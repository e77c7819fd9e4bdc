import type { DateFacts, StoredDate } from './date-facts.ts';
import { isInputKey, isOwnKey } from './date-kinds.ts';
import type { DatePreview, MovedDate, PurchaseDate } from './purchase-dates.contract.ts';
import { listPurchaseDates } from './purchase-dates.ts';

/**
 * What a move of one date brings with it: every other date that moves, appears, goes, or shows differently. `day` null removes the date.
 * Undefined where a date of this key cannot be set by hand.
 */
export function previewMove(
  facts: DateFacts,
  { key, day }: { key: string; day: string | null },
  today: string,
): DatePreview | undefined {
  const changed = moveDate(facts, key, day);
  if (changed === undefined) return undefined;
  const [before, after] = [facts, changed].map((each) => byKey(listPurchaseDates(each, today).dates));
  const moved = [...new Set([...(after?.keys() ?? []), ...(before?.keys() ?? [])])].flatMap((each) =>
    compareDate(before?.get(each), after?.get(each)),
  );
  return {
    moved: moved.find((each) => each.key === key) ?? null,
    others: moved
      .filter((each) => each.key !== key)
      .sort((one, other) => (dayOf(one) < dayOf(other) ? -1 : 1)),
  };
}

const byKey = (dates: readonly PurchaseDate[]) => new Map(dates.map((date) => [date.key, date]));
const dayOf = ({ before, after }: MovedDate) => after?.day ?? before?.day ?? '';

function compareDate(before: PurchaseDate | undefined, after: PurchaseDate | undefined): MovedDate[] {
  const shown = after ?? before;
  if (shown === undefined || (before?.day === after?.day && before?.problem === after?.problem)) return [];
  const stand = (date: PurchaseDate | undefined) => (date ? { day: date.day, problem: date.problem } : null);
  return [{ key: shown.key, title: shown.title, before: stand(before), after: stand(after) }];
}

/** The facts once the date is set, by the one place that each is set in. */
function moveDate(facts: DateFacts, key: string, day: string | null): DateFacts | undefined {
  const setMilestone = () =>
    facts.milestoneDates.map((date) => (date.key === key && date.day !== null ? { ...date, day } : date));
  if (key === 'closing-day') return { ...facts, closingDay: day, milestoneDates: setMilestone() };
  if (facts.milestoneDates.some((date) => date.key === key)) {
    const milestoneDates = facts.milestoneDates.map((date) => (date.key === key ? { ...date, day } : date));
    return { ...facts, milestoneDates };
  }
  if (!isInputKey(key) && !isOwnKey(key)) return undefined;
  const found = facts.stored.find((date) => date.key === key) ?? createStored(key);
  return { ...facts, stored: [...facts.stored.filter((date) => date.key !== key), { ...found, day }] };
}

const createStored = (key: string): StoredDate => ({
  key,
  day: null,
  kind: 'typed',
  title: isOwnKey(key) ? '' : null,
  note: null,
  waived: false,
  doneOn: null,
  changedAt: null,
  changedBy: null,
});
