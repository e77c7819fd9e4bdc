import { milestoneTexts } from '@porchlight/content/milestones.ts';
import { JOURNEY_LOAD_FAILED, LOADING_CARDS } from '@porchlight/domain/milestones/milestone-messages.ts';
import { useLoaderData } from 'react-router';
import { PageTitle } from '../../platform/page-title.tsx';
import { useFailureToast } from '../../platform/toasts.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { findCurrentCard } from './journey.ts';
import { JourneyOverview } from './journey-overview.tsx';
import { LoadingMilestoneCard, MilestoneCardView } from './milestone-card.tsx';
import { useJourney } from './milestones.queries.ts';

/** Runs at build time alone, so that the page carries the texts of its cards and not those of all the workspaces. */
export function loader() {
  return milestoneTexts.map(({ slug, description, help }) => ({ slug, description, help }));
}

const loadingPlaces = Array.from({ length: LOADING_CARDS }, (_, place) => place);

export default function DashboardPage() {
  const texts = useLoaderData<typeof loader>();
  const journey = useJourney();
  useFailureToast(journey.error, JOURNEY_LOAD_FAILED);
  const hasFailed = journey.isError && journey.data === undefined;
  const current = journey.data && findCurrentCard(journey.data);
  return (
    <div className="page-width grid gap-9 py-9">
      <PageTitle>Your Mortgage Journey</PageTitle>
      <JourneyOverview journey={journey.data} hasFailed={hasFailed} />
      <section aria-labelledby="milestones" aria-busy={journey.isPending}>
        <h2 id="milestones" className="sr-only">
          Milestones
        </h2>
        {hasFailed ? (
          <LoadFailed onRetry={() => void journey.refetch()} busy={journey.isFetching} />
        ) : (
          <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(16.5rem,100%),1fr))] gap-4">
            {journey.data === undefined
              ? loadingPlaces.map((place) => <LoadingMilestoneCard key={place} />)
              : journey.data.milestones.map((card) => (
                  <MilestoneCardView
                    key={card.id}
                    card={card}
                    text={texts.find(({ slug }) => slug === card.slug)}
                    isCurrent={card.id === current?.id}
                  />
                ))}
          </ol>
        )}
      </section>
    </div>
  );
}

function LoadFailed({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  return (
    <Notice
      look="wrong"
      title="Your journey did not load"
      action={
        <Button variant="primary" size="small" onClick={onRetry} busy={busy}>
          Try again
        </Button>
      }
    >
      Everything you have done is safe. Your ten milestones show here as soon as we can reach them.
    </Notice>
  );
}
