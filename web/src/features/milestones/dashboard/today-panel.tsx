import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/milestones-dashboard.ts';
import {
  type NextThing,
  type NextThings,
  nextThings,
} from '@porchlight/domain/dates/purchase-dates/next-things.ts';
import type { PurchaseDate } from '@porchlight/domain/dates/purchase-dates/purchase-dates.contract.ts';
import { countDaysBetween, formatWeekdayDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { Journey } from '@porchlight/domain/milestones/milestones.contract.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { onUseOrNothing } from '../../../platform/page/late-parts.tsx';
import { useToday } from '../../../platform/today.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useDates } from '../../purchase-dates/all-dates.queries.ts';
import { findStepPath } from './journey.ts';

/** Folded below the first steps, and comes once the page is used. */
const TodayDetails = onUseOrNothing(() => import('./today-details.tsx'));

/** What there is to do today, each with its button and its day; folded below it what comes, waits and changed. */
export function TodayPanel({ journey }: { journey: Journey | undefined }): ReactNode {
  const dates = useDates();
  const today = useToday();
  if (journey === undefined || dates.isLoading) return <Skeleton className="h-77 lg:h-39" />;
  const known = { dates: dates.data?.dates ?? [], today };
  const found = nextThings(journey, known);
  return (
    <>
      <div className="flex items-baseline justify-between gap-4 text-[.95rem]">
        <p className="text-ink-soft">
          {dates.data === undefined ? texts.datesDidNotLoad : describeDay(found, today)}
        </p>
        <Link
          to={paths.dates}
          className="relative z-10 -my-2.5 inline-flex min-h-11 shrink-0 items-center text-link"
        >
          {texts.allDates}
        </Link>
      </div>
      {found.things.length === 0 ? (
        <p>{texts.nothingToDo}</p>
      ) : (
        <ul className="grid divide-y divide-line border-line border-y lg:grid-cols-3 lg:gap-x-8 lg:divide-y-0 lg:border-b-0">
          {found.things.map((thing) => (
            <Thing key={thing.kind === 'date' ? thing.date.key : thing.step.id} thing={thing} today={today} />
          ))}
        </ul>
      )}
      <TodayDetails known={known} />
    </>
  );
}

function describeDay({ isDueToday, nextDay }: NextThings, today: string): string {
  if (isDueToday) return texts.dueToday;
  return nextDay === null ? texts.nothingDue : `${texts.nothingDue} ${texts.next(nameDay(nextDay, today))}`;
}

/** A day of the coming week by its weekday alone. */
function nameDay(day: string, today: string): string {
  const days = countDaysBetween(today, day);
  if (days === 1) return texts.tomorrow;
  const written = formatWeekdayDate(day, locale);
  return days < 7 ? (written.split(',')[0] ?? written) : written;
}

function Thing({ thing, today }: { thing: NextThing; today: string }) {
  const { title, when, to, action } = describeThing(thing, today);
  return (
    <li className="flex min-h-19 items-center justify-between gap-3 py-2 lg:min-h-15">
      <div className="min-w-0 leading-snug">
        <p className="line-clamp-2 font-semibold text-[1rem]">{title}</p>
        {when !== null && <p className="figure-tabular text-[.875rem] text-ink-soft">{when}</p>}
      </div>
      <ButtonLink to={to} size="small" aria-label={`${action}: ${title}`} className="shrink-0">
        {action}
      </ButtonLink>
    </li>
  );
}

function describeThing(thing: NextThing, today: string) {
  if (thing.kind === 'step') {
    const { step, milestone } = thing;
    const action = step.kind === 'document' ? texts.upload : texts.open;
    return { title: step.title, when: null, to: findStepPath(milestone, step), action };
  }
  const { date } = thing;
  const when = describeDue(date, today);
  const ofDocument = date.key.startsWith('document:');
  if (ofDocument) return { title: date.title, when, to: paths.documents, action: texts.upload };
  return date.setAt === 'milestone' && date.milestone !== null
    ? { title: date.title, when, to: paths.milestone(date.milestone), action: texts.open }
    : { title: date.title, when, to: paths.dates, action: texts.see };
}

function describeDue({ day, problem }: PurchaseDate, today: string): string {
  const written = formatWeekdayDate(day, locale);
  if (problem !== null) return texts.check(written);
  if (day === today) return texts.isToday;
  return day < today ? texts.overdue(written) : texts.due(written);
}
