import * as texts from '@porchlight/content/en/purchase-dates/page.ts';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../platform/page/page-title.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAccount } from '../accounts/account.queries.ts';
import { CalendarFeed } from '../calendar/calendar-feed.tsx';
import { useDates } from './all-dates.queries.ts';
import { DateDialog } from './date-dialog.tsx';
import { DateList } from './date-list.tsx';
import { DateTimeline } from './date-timeline.tsx';
import type { ChangedDate } from './dates.queries.ts';
import { UnsetDates } from './unset-dates.tsx';

/** Every date of the purchase as a timeline and a list; moved, added, printed and read by calendars from here. */
export default function DatesPage() {
  const account = useAccount();
  const { data, isError, isFetching, refetch } = useDates();
  const [changed, setChanged] = useState<ChangedDate>();
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
            <UnsetDates unset={data.unset} onSet={setChanged} />
          </>
        ) : isError ? (
          <LoadFailed title={texts.datesDidNotLoad} busy={isFetching} onRetry={() => void refetch()}>
            {texts.datesAreSafe}
          </LoadFailed>
        ) : (
          <>
            <span className="sr-only">{texts.loading}</span>
            <Skeleton className="h-16" />
            <Skeleton className="h-72" />
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
