import * as texts from '@porchlight/content/en/milestones-dashboard.ts';
import type { MilestoneSlug } from '@porchlight/domain/kernel/milestone-slugs.ts';
import type {
  MilestoneCard,
  NextStep,
  ProvedTaskView,
} from '@porchlight/domain/milestones/milestones.contract.ts';
import { BETA_GATE_ABOVE_ID, decideMilestoneAction } from '@porchlight/domain/milestones/milestones.ts';
import { Check, LockKeyhole } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { useAccount } from '../../accounts/account.queries.ts';
import { type CardState, describeDocumentRequests, findStepPath, findTitle, findWayIn } from '../journey.ts';
import { CardFrame, type CardText, ReadAheadLink, stepLook, stepsLook, wholeCard } from './card-frame.tsx';

/** One milestone on the dashboard (specification 2). */
export function MilestoneCardView({
  card,
  state,
  text,
  hasBeta,
  nextSteps,
  proved,
  onReview,
}: {
  card: MilestoneCard;
  state: CardState;
  text: CardText | undefined;
  /** Whether beta access is on: the mark of a beta milestone is quiet then. */
  hasBeta: boolean;
  /** What the milestone to go on with still needs. */
  nextSteps: readonly NextStep[];
  /** Its tasks that a fact has ticked. */
  proved: readonly ProvedTaskView[];
  /** A completed card opens the feedback dialog (specification 2); its title leads to the workspace. */
  onReview: () => void;
}) {
  const title = findTitle(card.id);
  return (
    <CardFrame
      card={card}
      state={state}
      text={text}
      heading={
        card.isAvailable && !card.isCompleted ? (
          `${card.id}. ${title}`
        ) : (
          <Link
            to={findWayIn(card)}
            className={card.isCompleted ? 'relative z-10 inline-block py-1 text-link' : wholeCard}
          >
            {card.id}. {title}
          </Link>
        )
      }
      badges={<CardBadges card={card} state={state} hasBeta={hasBeta} />}
      percent={`${card.progress}%`}
      proved={proved.length > 0 && <ProvedTasks tasks={proved} />}
      steps={state === 'now' && <NextSteps slug={card.slug} steps={nextSteps} />}
      action={<CardAction card={card} title={title} isCurrent={state === 'now'} onReview={onReview} />}
    />
  );
}

/** Why tasks are ticked that the buyer did not tick, each with a way back. */
function ProvedTasks({ tasks }: { tasks: readonly ProvedTaskView[] }) {
  const account = useAccount();
  if (!account) return null;
  return (
    <ul className="mt-1 text-[.9375rem]">
      {tasks.map(({ slug, id, title, because }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3">
          <span>
            {title}: {because}
          </span>
          <Button
            variant="plain"
            size="small"
            className="relative z-10"
            aria-label={`${texts.untick}: ${title}`}
            onClick={() => void untick(account.id, { slug, id })}
          >
            {texts.untick}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** As a change of the milestone's own page, which waits for a connection where there is none. */
async function untick(ownerId: string, { slug, id }: Pick<ProvedTaskView, 'slug' | 'id'>): Promise<void> {
  const { queueChange } = await import('../changes/change-sending.tsx');
  queueChange(ownerId, { kind: 'task', slug, target: id, value: 'to-do' });
}

function NextSteps({ slug, steps }: { slug: MilestoneSlug; steps: readonly NextStep[] }) {
  return (
    <div className="card-steps">
      <p className="font-semibold text-[.9375rem] text-ink-soft">{texts.nextSteps}</p>
      <ul className={stepsLook}>
        {steps.map((step) => (
          <li key={step.id}>
            <Link to={findStepPath(slug, step)} className={`${stepLook} text-link`}>
              {step.title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function CardBadges({ card, state, hasBeta }: { card: MilestoneCard; state: CardState; hasBeta: boolean }) {
  return (
    <>
      {state === 'done' && (
        <Badge look="done">
          <Check aria-hidden="true" className="size-3.5" />
          {texts.done}
        </Badge>
      )}
      {state === 'now' && <Badge look="now">{texts.now}</Badge>}
      {card.isSetAside && <Badge>{texts.setAside}</Badge>}
      {card.id > BETA_GATE_ABOVE_ID && <Badge look={hasBeta ? 'quiet' : 'plain'}>{texts.beta}</Badge>}
      {!card.isAvailable && <ReadAheadLink card={card} />}
      {card.docsDue > 0 && <Badge>{describeDocumentRequests(card.docsDue)}</Badge>}
    </>
  );
}

function CardAction({
  card,
  title,
  isCurrent,
  onReview,
}: {
  card: MilestoneCard;
  title: string;
  isCurrent: boolean;
  onReview: () => void;
}) {
  const action = decideMilestoneAction(card);
  if (action === 'Locked') {
    return (
      <Button disabled size="small">
        <LockKeyhole aria-hidden="true" className="size-4" />
        {texts.locked}
        <span className="sr-only">: {title}</span>
      </Button>
    );
  }
  if (action === 'Review') {
    return (
      <Button size="small" className={wholeCard} aria-haspopup="dialog" onClick={onReview}>
        {texts.review}
        <span className="sr-only"> {title}</span>
      </Button>
    );
  }
  return (
    <ButtonLink
      to={paths.milestone(card.slug)}
      variant={isCurrent ? 'primary' : 'quiet'}
      size="small"
      className={wholeCard}
    >
      {action}
      <span className="sr-only"> {title}</span>
    </ButtonLink>
  );
}
