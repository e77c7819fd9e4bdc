import { getCalendarDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import { WeeklyRateRefusal } from '@porchlight/domain/weekly-rates/weekly-rate-file.ts';
import { parseConfig } from '../config.ts';
import { storeWeeklyRates } from '../features/data-sources/weekly-rates/weekly-rates.service.ts';
import { loadRateFile, RateFileUnread } from '../features/data-sources/weekly-rates/weekly-rates-fetch.ts';
import { refuseImport, useInstallation } from './use-installation.ts';

// Freddie Mac's weekly survey: its own file, or FRED's copy of it.
process.exitCode = await importWeeklyRates(process.argv.slice(2));

async function importWeeklyRates([place, ...more]: string[]): Promise<number> {
  const result = parseConfig();
  if ('problems' in result) return refuseImport(...result.problems);
  if (place === undefined || more.length > 0)
    return refuseImport('Give one file or address: npm run data:rates -- FILE');
  try {
    const text = await loadRateFile(place);
    await useInstallation(result.config, async (database) => {
      const { week, percent30, percent15 } = await storeWeeklyRates(
        database,
        text,
        getCalendarDay(new Date()),
      );
      const fifteen = percent15 === null ? '' : `, 15 years ${percent15}%`;
      console.log(`The week of ${week} is stored: 30 years ${percent30}%${fifteen}.`);
    });
    return 0;
  } catch (error) {
    if (error instanceof RateFileUnread) return refuseImport(error.message);
    if (error instanceof WeeklyRateRefusal) return refuseImport(`${error.message} Nothing was changed.`);
    throw error;
  }
}
