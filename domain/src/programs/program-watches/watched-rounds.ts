import { addDays } from '../../kernel/calendar-dates.ts';
import type { Program } from '../program-finder/program.ts';
import type { programWatchesNotifications } from './program-watches.messages.ts';

export type RoundEventKind = keyof typeof programWatchesNotifications;

/** Something that happens to a round of a program. `key` is the same for as long as it is the same event of the same round. */
export type RoundEvent = { kind: RoundEventKind; key: string };

/** The days before a round closes on which watchers are notified. */
export const CLOSING_DAYS = 7;
/** The most days after an event on which a watcher is still notified, where it became known late. */
export const LATEST_ROUND_DAYS = 30;

/** Whether a program gives its money out in rounds, which can be watched. */
export function isWatchable({ window, rounds = [] }: Pick<Program, 'window' | 'rounds'>): boolean {
  return window !== undefined || rounds.length > 0;
}

/**
 * The events to notify a watcher of on a day, for a program watched `since` another: a round that opened or ran out of money since then and
 * at most a month ago, and one that closes within a week. A round that ran out no longer opens or closes.
 */
export function listRoundEvents(
  { id, rounds = [] }: Pick<Program, 'id' | 'rounds'>,
  { since, today }: { since: string; today: string },
): RoundEvent[] {
  const earliest = [since, addDays(today, -LATEST_ROUND_DAYS)].toSorted().at(-1) ?? since;
  const isNews = (day: string | null) => day !== null && earliest <= day && day <= today;
  return rounds.flatMap(({ opensOn, closesOn, ranDryOn }) => {
    const tell = (kind: RoundEventKind): RoundEvent => ({ kind, key: `${kind} ${id} ${opensOn}` });
    const isDry = ranDryOn !== null && ranDryOn <= today;
    const isOver = isDry || (closesOn !== null && closesOn < today);
    const isClosing =
      closesOn !== null && opensOn <= today && addDays(closesOn, -CLOSING_DAYS) <= today && !isOver;
    return [
      ...(isNews(opensOn) && !isOver ? [tell('program-opened')] : []),
      ...(isClosing ? [tell('program-closing')] : []),
      ...(isDry && isNews(ranDryOn) ? [tell('program-empty')] : []),
    ];
  });
}
