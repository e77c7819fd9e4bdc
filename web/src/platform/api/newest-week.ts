import { shippedWeek } from '@porchlight/domain/weekly-rates/weekly-rate.ts';
import type { WeeklyRate } from '@porchlight/domain/weekly-rates/weekly-rates.contract.ts';
import { useEffect, useState } from 'react';

/** The release's week, and the newest one once it is here, where it `isWanted`; without an answer the release's stays. */
export function useNewestWeek(isWanted = true): WeeklyRate {
  const [week, setWeek] = useState(shippedWeek);
  useEffect(() => {
    if (!isWanted) return;
    let isShown = true;
    void loadNewestWeek().then((newest) => isShown && setWeek(newest));
    return () => {
      isShown = false;
    };
  }, [isWanted]);
  return week;
}

/**
 * The newest week of rates that the server holds, or the release's where it does not answer. Visitors' pages read it without the interface's
 * client, which weighs far more.
 */
export async function loadNewestWeek(): Promise<WeeklyRate> {
  try {
    const answer = await fetch('/api/weekly-rates/newest');
    return answer.ok ? await answer.json() : shippedWeek;
  } catch {
    return shippedWeek;
  }
}
