import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/milestones-dashboard.ts';
import { describeDistance, formatWeekdayDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { Journey } from '@porchlight/domain/milestones/milestones.contract.ts';
import { decideMilestoneAction, hasClosed } from '@porchlight/domain/milestones/milestones.ts';
import { CalendarDays } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { useToday } from '../../../platform/today.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { House } from '../../../ui/house/house.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useTodayView } from '../../today/today.queries.ts';
import {
  describeDashboardJourney,
  findCompleted,
  findNextDate,
  findTitle,
  findUpcomingCard,
} from '../journey.ts';

/** The head of the dashboard: where the buyer is in words and what to do next, then the figures; the house is small on a phone. */
export function JourneyOverview({
  journey,
  dateTitles,
  words,
  hasFailed,
}: {
  journey: Journey | undefined;
  /** What each date is called, by its key. */
  dateTitles: ReadonlyMap<string, string>;
  /** Sentences that the page carries and its program does not. */
  words: { lead: string; noDates: string; unknown: string; loading: string };
  hasFailed: boolean;
}) {
  return (
    <section
      aria-labelledby="journey"
      className="grid grid-cols-[minmax(0,1fr)_clamp(4.5rem,24vw,6.5rem)] items-center gap-x-4 gap-y-3 lg:grid-cols-[minmax(0,.8fr)_minmax(0,1.2fr)] lg:grid-rows-[1fr_auto_1fr] lg:gap-x-12"
    >
      <h1 id="journey" className="text-[clamp(1.75rem,5vw,2.6rem)] lg:col-start-2 lg:self-end">
        {texts.yourMortgageJourney}
      </h1>
      <House
        lit={findCompleted(journey)}
        className="lg:col-start-1 lg:row-span-3 lg:row-start-1 lg:mx-auto lg:max-w-xl"
      />
      <div className="col-span-2 lg:col-span-1 lg:col-start-2">
        <div className="mb-4 min-h-[3.3em] font-semibold lg:min-h-[1.7em]">
          {journey !== undefined ? (
            <p>{describeDashboardJourney(journey)}</p>
          ) : hasFailed ? (
            <p>{words.unknown}</p>
          ) : (
            <>
              <LoadingSentence words={words.loading} />
              <p hidden suppressHydrationWarning data-early="sentence">
                {' '}
              </p>
            </>
          )}
        </div>
        <div className="flex flex-wrap gap-3">
          {journey !== undefined && <NextStep journey={journey} />}
          {journey === undefined && !hasFailed && <Skeleton className="h-12 w-44" />}
          <ButtonLink to={paths.documents}>{texts.openDocumentCenter}</ButtonLink>
        </div>
      </div>
      <div className="col-span-2 grid gap-4 lg:col-span-1 lg:col-start-2 lg:self-start">
        <p className="max-w-[60ch] text-ink-soft">{words.lead}</p>
        {(journey !== undefined || !hasFailed) && <JourneyProgress percent={journey?.percent} />}
        <NextDate journey={journey} titles={dateTitles} noDates={words.noDates} />
      </div>
    </section>
  );
}

function LoadingSentence({ words }: { words: string }) {
  return (
    <div data-early="places">
      <span className="sr-only">{words}</span>
      <Skeleton className="mt-2 h-4 w-full max-w-md" />
      <Skeleton className="mt-3.5 h-4 w-full max-w-xs" />
    </div>
  );
}

function JourneyProgress({ percent }: { percent: number | undefined }) {
  return (
    <div className="grid gap-2">
      <p className="figure-tabular flex items-center justify-between gap-3 font-semibold">
        <span>{texts.journeyProgress}</span>
        {percent === undefined ? (
          <>
            <Skeleton className="h-4 w-28" data-early="places" />
            <span hidden suppressHydrationWarning data-early="completed">
              {' '}
            </span>
          </>
        ) : (
          <span>{texts.complete(percent)}</span>
        )}
      </p>
      <ProgressBar percent={percent ?? 0} label={texts.journeyProgress} size="large" />
    </div>
  );
}

function NextStep({ journey }: { journey: Journey }) {
  const next = findUpcomingCard(journey);
  if (next !== undefined) {
    return (
      <ButtonLink to={paths.milestone(next.slug)} variant="primary">
        {next.isAvailable ? decideMilestoneAction(next) : `${texts.readAhead}:`} {findTitle(next.id)}
      </ButtonLink>
    );
  }
  if (journey.betaAccess) return null;
  return (
    <ButtonLink to={paths.betaRequest} variant="primary">
      {texts.requestBetaAccess}
    </ButtonLink>
  );
}

/** The next of the milestones' dates, or the closing day wherever it was set; keeps its place while there is nothing to say, as to an owner. */
function NextDate({
  journey,
  titles,
  noDates,
}: {
  journey: Journey | undefined;
  titles: ReadonlyMap<string, string>;
  noDates: string;
}) {
  const today = useToday();
  const view = useTodayView();
  const isKnown = journey !== undefined && today !== '' && !view.isLoading;
  const isShown = isKnown && !hasClosed(journey);
  const next = isShown ? findNextDate(journey, today, view.data?.closingDay ?? null) : undefined;
  return (
    <div className="mt-4 flex min-h-13 items-center gap-3 text-[.95rem] text-ink-soft leading-snug">
      {isShown && <CalendarDays aria-hidden="true" className="size-5 shrink-0" />}
      {next !== undefined && (
        <p className="figure-tabular">
          <Link to={next.slug === null ? paths.dates : paths.milestone(next.slug)} className="text-link">
            {titles.get(next.key)}
          </Link>{' '}
          {describeDistance(next.date, today)}: {formatWeekdayDate(next.date, locale)}
        </p>
      )}
      {isShown && next === undefined && <p>{noDates}</p>}
    </div>
  );
}
