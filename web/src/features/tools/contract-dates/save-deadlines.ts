import { contractDatesWords as words } from '@porchlight/content/en/tools/contract-dates.ts';
import { site } from '@porchlight/content/site.ts';
import type { ContractDatesResult } from '@porchlight/domain/dates/contract-clock/contract-dates.contract.ts';
import { formatCalendar } from '@porchlight/domain/dates/icalendar.ts';
import { saveFile } from '../../../platform/api/save-file.ts';

/** Hands over every deadline as a file that any calendar program opens. Nothing leaves the browser. */
export function saveDeadlines({ rows }: ContractDatesResult, acceptance: string): void {
  const { hostname, origin, pathname } = location;
  const calendar = formatCalendar({
    product: `-//${site.name}//Dates//EN`,
    name: words.calendar,
    events: rows.map(({ key, title, day, formula, source }) => ({
      uid: `${acceptance}-${key}@${hostname}`,
      date: day,
      title,
      description: words.sourced(formula, source),
      url: `${origin}${pathname}`,
      changedAt: new Date(),
    })),
  });
  saveFile('contract-dates.ics', new Blob([calendar], { type: 'text/calendar;charset=utf-8' }));
}
