import type { Journey } from '@porchlight/domain/milestones/milestones.contract.ts';
import { decideMilestoneAction } from '@porchlight/domain/milestones/milestones.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { House } from '../../ui/house.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { describeJourney, findCompleted, findCurrentCard, findTitle } from './journey.ts';
import { NextDate } from './next-date.tsx';

/** The head of the dashboard: the house, where the buyer is in words, and what to do next. */
export function JourneyOverview({
  journey,
  dateTitles,
  hasFailed,
}: {
  journey: Journey | undefined;
  /** What each date is called, by its key. */
  dateTitles: ReadonlyMap<string, string>;
  hasFailed: boolean;
}) {
  return (
    <section
      aria-labelledby="journey"
      className="grid items-center gap-6 lg:grid-cols-[minmax(0,.8fr)_minmax(0,1.2fr)] lg:gap-12"
    >
      <House lit={findCompleted(journey)} className="mx-auto max-w-xl" />
      <div>
        <h1 id="journey" className="text-[clamp(2rem,5vw,2.6rem)]">
          Your Mortgage Journey
        </h1>
        <p className="mt-3 text-[1.12rem] text-ink-soft">
          Ten milestones lead from the first thought to life in your home. Each one you complete lights a
          window of this house.
        </p>
        <div className="mt-3 mb-5 min-h-[4.9em] font-semibold sm:min-h-[3.4em]">
          {journey !== undefined ? (
            <p>{describeJourney(journey)}</p>
          ) : hasFailed ? (
            <p>We cannot show where you are right now.</p>
          ) : (
            <>
              <LoadingSentence />
              <p hidden suppressHydrationWarning data-early="sentence">
                {' '}
              </p>
            </>
          )}
        </div>
        {(journey !== undefined || !hasFailed) && <JourneyProgress percent={journey?.percent} />}
        <NextDate journey={journey} titles={dateTitles} />
        <div className="mt-6 flex flex-wrap gap-3">
          {journey !== undefined && <NextStep journey={journey} />}
          {journey === undefined && !hasFailed && <Skeleton className="h-12 w-44" />}
          <ButtonLink to={paths.documents}>Open Document Center</ButtonLink>
        </div>
      </div>
    </section>
  );
}

function LoadingSentence() {
  return (
    <div data-early="places">
      <span className="sr-only">Loading your journey</span>
      <Skeleton className="mt-2 h-4 w-full max-w-md" />
      <Skeleton className="mt-3.5 h-4 w-full max-w-xs" />
    </div>
  );
}

function JourneyProgress({ percent }: { percent: number | undefined }) {
  return (
    <div className="grid gap-2">
      <p className="figure-tabular flex items-center justify-between gap-3 font-semibold">
        <span>Journey Progress</span>
        {percent === undefined ? (
          <>
            <Skeleton className="h-4 w-28" data-early="places" />
            <span hidden suppressHydrationWarning data-early="completed">
              {' '}
            </span>
          </>
        ) : (
          <span>{percent}% Complete</span>
        )}
      </p>
      <ProgressBar percent={percent ?? 0} label="Journey Progress" size="large" />
    </div>
  );
}

function NextStep({ journey }: { journey: Journey }) {
  const current = findCurrentCard(journey);
  if (current !== undefined) {
    return (
      <ButtonLink to={paths.milestone(current.slug)} variant="primary">
        {decideMilestoneAction(current)} {findTitle(current.id)}
      </ButtonLink>
    );
  }
  if (journey.betaAccess) return null;
  return (
    <ButtonLink to={paths.betaRequest} variant="primary">
      Request Beta Access
    </ButtonLink>
  );
}
