import { milestoneTexts } from '@porchlight/content/milestones.ts';
import { JOURNEY_LOAD_FAILED, LOADING_CARDS } from '@porchlight/domain/milestones/milestone-messages.ts';
import type { MilestoneCard } from '@porchlight/domain/milestones/milestones.contract.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import { Link, useLoaderData } from 'react-router';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../platform/page-title.tsx';
import { useFailureToast } from '../../platform/toasts.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { FeedbackWindow, useFeedbackOpening } from '../feedback/feedback-opening.tsx';
import { EarlyMilestoneCard } from './early-milestone-card.tsx';
import { findCompleted, findCurrentCard, findTitle } from './journey.ts';
import { JourneyOverview } from './journey-overview.tsx';
import { type CardText, LoadingMilestoneCard, MilestoneCardView } from './milestone-card.tsx';
import { useJourney } from './milestones.queries.ts';

/** Runs at build time alone, so that the page carries the texts of its cards and not those of all the workspaces. */
export function loader() {
  return milestoneTexts.map(({ slug, description, help, dates }) => ({
    slug,
    description,
    help,
    dates: dates.map(({ key, title }) => ({ key, title })),
  }));
}

const cardGrid = 'grid grid-cols-[repeat(auto-fill,minmax(min(16.5rem,100%),1fr))] gap-4';

const loadingPlaces = Array.from({ length: LOADING_CARDS }, (_, place) => place);

export default function DashboardPage() {
  const texts = useLoaderData<typeof loader>();
  const journey = useJourney();
  useFailureToast(journey.error, JOURNEY_LOAD_FAILED);
  const hasFailed = journey.isError && journey.data === undefined;
  const completed = findCompleted(journey.data);
  const feedback = useFeedbackOpening<MilestoneCard>({ likely: completed.size > 0 });
  const dateTitles = new Map(texts.flatMap(({ dates }) => dates.map(({ key, title }) => [key, title])));
  const current = journey.data && findCurrentCard(journey.data);
  return (
    <div className="page-width grid gap-9 py-9">
      <PageTitle>Your Mortgage Journey</PageTitle>
      <JourneyOverview journey={journey.data} dateTitles={dateTitles} hasFailed={hasFailed} />
      <section aria-labelledby="milestones" aria-busy={journey.isPending}>
        <h2 id="milestones" className="sr-only">
          Milestones
        </h2>
        {hasFailed ? (
          <LoadFailed
            title="Your journey did not load"
            onRetry={() => void journey.refetch()}
            busy={journey.isFetching}
          >
            Everything you have done is safe. Your ten milestones show here as soon as we can reach them.
          </LoadFailed>
        ) : journey.data === undefined ? (
          <LoadingCards texts={texts} />
        ) : (
          <ol className={cardGrid}>
            {journey.data.milestones.map((card) => (
              <MilestoneCardView
                key={card.id}
                card={card}
                text={texts.find(({ slug }) => slug === card.slug)}
                isCurrent={card.id === current?.id}
                onReview={() => void feedback.open(card)}
              />
            ))}
          </ol>
        )}
      </section>
      {feedback.occasion !== undefined && (
        <FeedbackWindow
          milestoneId={feedback.occasion.id}
          lead={<ReviewLead card={feedback.occasion} />}
          onClose={feedback.close}
        />
      )}
    </div>
  );
}

/** Six placeholders (specification 2), and the ten cards that take their place before the page's program runs. */
function LoadingCards({ texts }: { texts: readonly CardText[] }) {
  return (
    <>
      <ol className={cardGrid} data-early="places">
        {loadingPlaces.map((place) => (
          <LoadingMilestoneCard key={place} />
        ))}
      </ol>
      <ol className={cardGrid} hidden data-early="cards">
        {milestones.map((milestone) => (
          <EarlyMilestoneCard
            key={milestone.id}
            milestone={milestone}
            text={texts.find(({ slug }) => slug === milestone.slug)}
          />
        ))}
      </ol>
    </>
  );
}

/** What the dialog is about, and the way to what was done there. */
function ReviewLead({ card }: { card: MilestoneCard }) {
  return (
    <p>
      You have completed {findTitle(card.id)}. How did it go?{' '}
      <Link to={paths.milestone(card.slug)} className="text-link">
        Look at what you did
      </Link>
    </p>
  );
}
