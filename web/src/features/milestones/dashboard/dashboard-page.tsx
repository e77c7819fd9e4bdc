import { milestoneTexts } from '@porchlight/content/en/milestones.ts';
import * as texts from '@porchlight/content/en/milestones-dashboard.ts';
import { JOURNEY_LOAD_FAILED, LOADING_CARDS } from '@porchlight/domain/milestones/milestone-messages.ts';
import type { MilestoneCard } from '@porchlight/domain/milestones/milestones.contract.ts';
import {
  BETA_GATE_ABOVE_ID,
  findCurrentCard,
  type Milestone,
  milestones,
} from '@porchlight/domain/milestones/milestones.ts';
import { Link, useLoaderData } from 'react-router';
import { paths } from '../../../paths.ts';
import { onUseOrNothing } from '../../../platform/page/late-parts.tsx';
import { PageTitle } from '../../../platform/page/page-title.tsx';
import { afterReserved } from '../../../platform/page/reserved-height.ts';
import { useFailureToast } from '../../../platform/toasts/toasts.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { sentence } from '../../../ui/sentence.ts';
import { FeedbackWindow, useFeedbackOpening } from '../../feedback/portal/feedback-opening.tsx';
import { chooseCardState, findCompleted, findTitle, isPlaceShown } from '../journey.ts';
import { useJourney } from '../milestones.queries.ts';
import {
  CardFrame,
  type CardText,
  LoadingMilestoneCard,
  ReadAheadLink,
  stepLook,
  stepsLook,
  wholeCard,
} from './card-frame.tsx';
import { JourneyOverview } from './journey-overview.tsx';
import { MilestoneCardView } from './milestone-card.tsx';
import { TodayPanel } from './today-panel.tsx';

/** Runs at build time alone, so that the page carries its sentences and the texts of its cards, and not those of all the workspaces. */
export function loader() {
  return {
    milestoneTexts: milestoneTexts.map(({ slug, description, help, dates }) => ({
      slug,
      description,
      help,
      dates: dates.map(({ key, title }) => ({ key, title })),
    })),
    words: {
      lead: texts.pageLead,
      noDates: texts.noDates,
      unknown: texts.progressUnknown,
      loading: texts.loadingYourJourney,
      failed: texts.journeyFailedTitle,
      safe: texts.journeyFailedLead,
    },
  };
}

/** Comes where it is shown, once the page is used. Without it the dashboard is whole: all that is missing is a question. */
const PlacePanel = onUseOrNothing(() => import('./place-panel.tsx'));

const cardList = 'grid gap-2.5';

/** What the panel takes, so that nothing moves when it comes. */
const placeRoom = 'min-h-104 lg:min-h-60';

const loadingPlaces = Array.from({ length: LOADING_CARDS }, (_, place) => place);

export default function DashboardPage() {
  const { milestoneTexts, words } = useLoaderData<typeof loader>();
  const journey = useJourney();
  useFailureToast(journey.error, JOURNEY_LOAD_FAILED);
  const hasFailed = journey.isError && journey.data === undefined;
  const completed = findCompleted(journey.data);
  const feedback = useFeedbackOpening<MilestoneCard>({ likely: completed.size > 0 });
  const dateTitles = new Map(
    milestoneTexts.flatMap(({ dates }) => dates.map(({ key, title }) => [key, title])),
  );
  const current = journey.data && findCurrentCard(journey.data.milestones);
  return (
    <div className="page-width grid gap-9 py-4 lg:py-9">
      <PageTitle>{texts.yourMortgageJourney}</PageTitle>
      <section aria-labelledby="today" className="grid content-start gap-2">
        <h2 id="today" className="text-[1.25rem] leading-tight">
          {texts.today}
        </h2>
        <TodayPanel journey={journey.data} />
      </section>
      <div className={`grid gap-9 ${afterReserved}`}>
        <JourneyOverview journey={journey.data} dateTitles={dateTitles} words={words} hasFailed={hasFailed} />
        <section aria-labelledby="milestones" aria-busy={journey.isPending}>
          <h2 id="milestones" className="sr-only">
            {texts.milestones}
          </h2>
          {hasFailed ? (
            <LoadFailed title={words.failed} onRetry={() => void journey.refetch()} busy={journey.isFetching}>
              {words.safe}
            </LoadFailed>
          ) : journey.data === undefined ? (
            <LoadingCards milestoneTexts={milestoneTexts} />
          ) : (
            <>
              {isPlaceShown(journey.data) && (
                <div className={journey.data.place === null ? placeRoom : 'min-h-38'}>
                  <PlacePanel journey={journey.data} />
                </div>
              )}
              <ol className={cardList}>
                {journey.data.milestones.map((card) => (
                  <MilestoneCardView
                    key={card.id}
                    card={card}
                    text={milestoneTexts.find(({ slug }) => slug === card.slug)}
                    state={chooseCardState(card, current)}
                    hasBeta={journey.data.betaAccess}
                    nextSteps={journey.data.nextSteps}
                    proved={(journey.data.proved ?? []).filter(({ slug }) => slug === card.slug)}
                    onReview={() => void feedback.open(card)}
                  />
                ))}
              </ol>
            </>
          )}
        </section>
      </div>
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

const stepPlaces = ['step-1', 'step-2', 'step-3'] as const;

/**
 * A card without anything of the buyer's, unseen until `pre-hydration-journey.ts` writes the buyer's own figures into it while the
 * page's program is on its way. What may be written over is marked by `data-early`.
 */
function PreHydrationMilestoneCard({
  milestone,
  text,
}: {
  milestone: Milestone;
  text: CardText | undefined;
}) {
  return (
    <CardFrame
      card={{ ...milestone, progress: 0 }}
      text={text}
      state="later"
      heading={`${milestone.id}. ${milestone.title}`}
      badges={
        <>
          <Badge look="done" hidden data-early="done">
            {texts.done}
          </Badge>
          <Badge look="now" hidden data-early="now">
            {texts.now}
          </Badge>
          {milestone.id > BETA_GATE_ABOVE_ID && (
            <>
              <Badge>{texts.beta}</Badge>
              <ReadAheadLink card={milestone} hidden data-early="ahead" />
            </>
          )}
          <Badge hidden suppressHydrationWarning data-early="due">
            {' '}
          </Badge>
        </>
      }
      percent="0%"
      steps={
        <div className="card-steps">
          <p className="font-semibold text-[.9375rem] text-ink-soft">{texts.nextSteps}</p>
          <ul className={stepsLook}>
            {stepPlaces.map((place) => (
              <li key={place} hidden suppressHydrationWarning data-early={place} className={stepLook}>
                {' '}
              </li>
            ))}
          </ul>
        </div>
      }
      action={
        <>
          <ButtonLink
            to={paths.milestone(milestone.slug)}
            size="small"
            className={wholeCard}
            hidden
            suppressHydrationWarning
            data-early="open"
          >
            {' '}
          </ButtonLink>
          <Button disabled size="small" hidden data-early="locked">
            {texts.locked}
          </Button>
        </>
      }
    />
  );
}

/** Six placeholders (specification 2), and the ten cards that take their place before the page's program runs. */
function LoadingCards({ milestoneTexts }: { milestoneTexts: readonly CardText[] }) {
  return (
    <>
      <ol className={cardList} data-early="places">
        {loadingPlaces.map((place) => (
          <LoadingMilestoneCard key={place} />
        ))}
      </ol>
      <div hidden data-early="place" className={placeRoom} />
      <ol className={cardList} hidden data-early="cards">
        {milestones.map((milestone) => (
          <PreHydrationMilestoneCard
            key={milestone.id}
            milestone={milestone}
            text={milestoneTexts.find(({ slug }) => slug === milestone.slug)}
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
      {sentence(
        texts.feedbackLead(findTitle(card.id), (words) => (
          <Link to={paths.milestone(card.slug)} className="text-link">
            {words}
          </Link>
        )),
      )}
    </p>
  );
}
