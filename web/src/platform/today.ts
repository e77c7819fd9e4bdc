import { getCalendarDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import { useSyncExternalStore } from 'react';

const CHECKED_EVERY_MS = 60_000;

/** The reader's own calendar day, YYYY-MM-DD; follows midnight while the page is open. Empty in the built page. */
export function useToday(): string {
  return useSyncExternalStore(
    subscribe,
    () => getCalendarDay(new Date()),
    () => '',
  );
}

/** A laptop that slept over midnight is noticed when the page is seen again. */
function subscribe(notify: () => void): () => void {
  const timer = setInterval(notify, CHECKED_EVERY_MS);
  document.addEventListener('visibilitychange', notify);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', notify);
  };
}
