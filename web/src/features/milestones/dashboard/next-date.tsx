import { locale } from '@porchlight/content/en/locale.ts';
import { describeDistance, formatWeekdayDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { Journey } from '@porchlight/domain/milestones/milestones.contract.ts';
import { CalendarDays } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { useToday } from '../../../platform/today.ts';
import { findNextDate } from './journey.ts';

/** The next of the buyer's own dates, quietly; keeps its place while there is nothing to say yet. */
export function NextDate({
  journey,
  titles,
  noDates,
}: {
  journey: Journey | undefined;
  titles: ReadonlyMap<string, string>;
  noDates: string;
}) {
  const today = useToday();
  const next = journey && today !== '' ? findNextDate(journey, today) : undefined;
  return (
    <div className="mt-4 flex min-h-13 items-center gap-3 text-[.95rem] text-ink-soft leading-snug">
      {journey !== undefined && <CalendarDays aria-hidden="true" className="size-5 shrink-0" />}
      {next !== undefined && (
        <p className="figure-tabular">
          <Link to={paths.milestone(next.slug)} className="text-link">
            {titles.get(next.key)}
          </Link>{' '}
          {describeDistance(next.date, today)}: {formatWeekdayDate(next.date, locale)}
        </p>
      )}
      {journey !== undefined && next === undefined && <p>{noDates}</p>}
    </div>
  );
}
