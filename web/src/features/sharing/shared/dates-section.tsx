import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/sharing/shared.ts';
import { formatWeekdayDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { useQuery } from '@tanstack/react-query';
import { pageApi } from '../../../platform/api/page-api.ts';
import { openedOnce, SharedSection } from './shared-section.tsx';

/** All dates of the purchase, earliest first. */
export function DatesSection({ personId, of }: { personId: string; of: string }) {
  const reading = useQuery(pageApi.sharing.sharedDates.queryOptions({ input: { personId }, ...openedOnce }));
  return (
    <SharedSection title={texts.sectionTitles.dates} of={of} reading={reading}>
      {({ dates: rows }) => {
        if (rows.length === 0) return <p className="text-ink-soft">{texts.noDates}</p>;
        return (
          <ul className="grid gap-2">
            {rows.map(({ key, title, day }) => (
              <li key={key} className="flex flex-wrap justify-between gap-x-4">
                <span>{title}</span>
                <time dateTime={day} className="figure-tabular font-semibold">
                  {formatWeekdayDate(day, locale)}
                </time>
              </li>
            ))}
          </ul>
        );
      }}
    </SharedSection>
  );
}
