import { shippedWeek } from '@porchlight/domain/weekly-rates/weekly-rate.ts';
import type { WeeklyRate } from '@porchlight/domain/weekly-rates/weekly-rates.contract.ts';
import { useEffect, useState } from 'react';

/** The newest week of rates that the server holds. */
export async function loadNewestWeek(): Promise<WeeklyRate> {
  const { pageApi } = await import('./page-api.ts');
  return pageApi.weeklyRates.newest.call({});
}

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
