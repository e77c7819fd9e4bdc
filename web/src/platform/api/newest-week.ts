import { shippedWeek } from '@porchlight/domain/weekly-rates/weekly-rate.ts';
import type { WeeklyRate } from '@porchlight/domain/weekly-rates/weekly-rates.contract.ts';
import { useEffect, useState } from 'react';

/** The release's week, and the newest one once it is here, where it `isWanted`; without an answer the release's stays. */
export function useNewestWeek(isWanted = true): WeeklyRate {
  const [week, setWeek] = useState(shippedWeek);
  useEffect(() => {
    if (!isWanted) return;
    let isShown = true;
    loadNewestWeek()
      .then((newest) => isShown && setWeek(newest))
      .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [isWanted]);
  return week;
}

/** The newest week of rates that the server holds. Visitors' pages read it without the interface's client, which weighs far more. */
async function loadNewestWeek(): Promise<WeeklyRate> {
  const answer = await fetch('/api/weekly-rates/newest');
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return answer.json();
}
