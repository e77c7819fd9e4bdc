import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/purchase-dates.ts';
import type {
  PurchaseDate,
  PurchaseDates,
} from '@porchlight/domain/dates/purchase-dates/purchase-dates.contract.ts';
import {
  countDaysBetween,
  formatCalendarDate,
  formatMonth,
} from '@porchlight/domain/kernel/calendar-dates.ts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { createSubmissionId } from '../../platform/browser/submission-id.ts';
import { PageTitle } from '../../platform/page/page-title.tsx';
import { useScrollToHash } from '../../platform/page/scroll-to-hash.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { homesPath } from '../../ui/home/homes-path.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAccount } from '../accounts/account.queries.ts';
import { CalendarFeed } from '../calendar/calendar-feed.tsx';
import { useDates } from './all-dates.queries.ts';
import { DateDialog } from './date-dialog.tsx';
import { DateEntry, ProposalsHere } from './date-entry.tsx';
import type { ChangedDate } from './dates.queries.ts';

/** Every date of the purchase as a timeline and a list; moved, added, printed and read by calendars from here. */
export default function DatesPage() {
  const account = useAccount();
  const { data, isError, isFetching, refetch } = useDates();
  const [changed, setChanged] = useState<ChangedDate>();
  useScrollToHash(data !== undefined);
  return (
    <div className="page-width grid gap-7 pt-6 pb-10">
      <PageTitle>{texts.dates}</PageTitle>
      <div className="grid gap-2">
        <BackLink to={paths.portal}>{texts.yourMortgageJourney}</BackLink>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-[clamp(2rem,5vw,2.6rem)]">{texts.dates}</h1>
          <Button size="small" className="print:hidden" onClick={() => window.print()}>
            {texts.print}
          </Button>
        </div>
        <p className="max-w-[62ch] text-ink-soft print:hidden">{texts.allYourDates}</p>
      </div>
      <div aria-busy={data === undefined && !isError} className="grid max-w-4xl gap-8">
        {data !== undefined ? (
          <>
            <DateTimeline dates={data.dates.filter(({ state }) => state !== 'waived')} today={data.today} />
            <DateList dates={data.dates} today={data.today} onChange={setChanged} />
            <UnsetDates dates={data} onSet={setChanged} />
          </>
        ) : isError ? (
          <LoadFailed title={texts.loadFailed} busy={isFetching} onRetry={() => void refetch()}>
            {texts.datesAreSafe}
          </LoadFailed>
        ) : (
          <>
            <span className="sr-only">{texts.loading}</span>
            <Skeleton className="h-16" />
            <Skeleton className="h-160" />
          </>
        )}
        <div className="print:hidden">
          <SectionCard id="calendar" title={texts.inYourCalendar}>
            <CalendarFeed account={account} />
          </SectionCard>
        </div>
      </div>
      {changed !== undefined && (
        <DateDialog key={changed.key} date={changed} onClose={() => setChanged(undefined)} />
      )}
    </div>
  );
}

/** The dates ahead on a line from today to the last of them, by their days; the list below says the same in words. */
function DateTimeline({ dates, today }: { dates: readonly PurchaseDate[]; today: string }) {
  const ahead = dates.filter(({ day }) => day >= today);
  const last = ahead.at(-1);
  if (last === undefined || last.day === today) return null;
  const whole = countDaysBetween(today, last.day);
  const place = (day: string) => `${((countDaysBetween(today, day) / whole) * 100).toFixed(2)}%`;
  return (
    <div aria-hidden="true" className="grid gap-2 break-inside-avoid">
      <div className="relative mx-2 h-8">
        <span className="absolute inset-x-0 top-1/2 h-0.5 -translate-y-1/2 bg-line-strong" />
        <span className="absolute top-1/2 h-6 w-0.5 -translate-x-1/2 -translate-y-1/2 bg-ink" />
        {ahead.map(({ key, day, problem, owner }) => (
          <span
            key={key}
            style={{ left: place(day) }}
            className={`absolute top-1/2 size-3.5 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-surface ${
              problem !== null ? 'bg-brick' : owner === 'buyer' ? 'bg-dusk' : 'bg-sage'
            } ${key === 'closing-day' ? 'size-5' : ''}`}
          />
        ))}
      </div>
      <div className="figure-tabular flex justify-between text-[.875rem] text-ink-soft">
        <span>{texts.today}</span>
        <span>{formatCalendarDate(last.day, locale)}</span>
      </div>
    </div>
  );
}

/** Days from which others are counted and that are not set yet, and the way to a date of one's own. */
function UnsetDates({
  dates: { dates, unset },
  onSet,
}: {
  dates: PurchaseDates;
  onSet: (date: ChangedDate) => void;
}) {
  const start = (key: string, title: string) =>
    onSet({ key, title, day: null, note: null, setAt: 'dates', milestone: null });
  return (
    <section aria-labelledby="add-dates" className="grid gap-4 print:hidden">
      <div className="grid gap-1">
        <h2 id="add-dates" className="text-2xl">
          {texts.addDates}
        </h2>
        {unset.length > 0 && <p className="max-w-[62ch] text-[.95rem] text-ink-soft">{texts.addDatesHint}</p>}
      </div>
      {unset.length > 0 && (
        <ul className="divide-y divide-line rounded-m border border-line bg-surface">
          {unset.map(({ key, title, hint }) => (
            <li
              key={key}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-4 sm:px-5"
            >
              <div className="max-w-[54ch]">
                <h3 className="text-[1.1rem] leading-snug">{title}</h3>
                <p className="text-[.95rem] text-ink-soft">{hint}</p>
              </div>
              <Button size="small" aria-label={texts.setTitle(title)} onClick={() => start(key, title)}>
                {texts.add}
              </Button>
              <div className="w-full empty:hidden">
                <ProposalsHere kind="date" of={key} />
              </div>
            </li>
          ))}
        </ul>
      )}
      <ProposalsHere kind="date" of={{ notAmong: [...dates, ...unset].map(({ key }) => key) }} />
      <p className="flex flex-wrap gap-2.5">
        <Button onClick={() => start(`own-${createSubmissionId()}`, '')}>{texts.ownDate}</Button>
        {unset.some(({ key }) => key === 'closing-day') && (
          <ButtonLink variant="plain" to={`${homesPath}#contract`}>
            {texts.enterContract}
          </ButtonLink>
        )}
      </p>
    </section>
  );
}

type Listed = { today: string; onChange: (date: PurchaseDate) => void };

/** The dates ahead or wrong, by month; those that are over are folded below. */
function DateList({ dates, ...listed }: { dates: readonly PurchaseDate[] } & Listed) {
  const isAhead = ({ state, problem }: PurchaseDate) =>
    state === 'ahead' || state === 'due' || problem !== null;
  const over = dates.filter((date) => !isAhead(date));
  // A date that the address names is not left folded away.
  const { hash } = useLocation();
  const isNamed = over.some(({ key }) => hash === `#${key}`);
  return (
    <>
      <section aria-labelledby="ahead" className="grid gap-5">
        <h2 id="ahead" className="text-2xl">
          {texts.ahead}
        </h2>
        {over.length === dates.length && <p className="text-ink-soft">{texts.nothingAhead}</p>}
        <Months dates={dates.filter(isAhead)} {...listed} />
      </section>
      {over.length > 0 && (
        <details open={isNamed} className="grid gap-4">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
            {texts.over(over.length)}
          </summary>
          <div className="grid gap-5 pt-3">
            <Months dates={over} {...listed} />
          </div>
        </details>
      )}
    </>
  );
}

function Months({ dates, today, onChange }: { dates: readonly PurchaseDate[] } & Listed) {
  const months = Map.groupBy(dates, ({ day }) => day.slice(0, 7));
  return [...months].map(([month, ofMonth]) => (
    <div key={month} className="grid gap-2">
      <h3 className="text-[1.15rem]">
        {formatMonth(Number(month.slice(5)), locale)} {month.slice(0, 4)}
      </h3>
      <ol className="divide-y divide-line rounded-m border border-line bg-surface">
        {ofMonth.map((date) => (
          <DateEntry key={date.key} date={date} today={today} onChange={onChange} />
        ))}
      </ol>
    </div>
  ));
}
