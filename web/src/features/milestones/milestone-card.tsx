import type { MilestoneCard } from '@porchlight/domain/milestones/milestones.contract.ts';
import { BETA_GATE_ABOVE_ID, decideMilestoneAction } from '@porchlight/domain/milestones/milestones.ts';
import { Check, LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Toggletip } from '../../ui/toggletip.tsx';
import { describeDueDocuments, findTitle, findWayIn } from './journey.ts';
import { milestoneIcons } from './milestone-icons.ts';

const cardLook = 'relative flex flex-col gap-2.5 rounded-m border border-line bg-surface p-5';
/** The one button of a card takes presses anywhere on it. */
export const wholeCard = 'after:absolute after:inset-0 after:rounded-m';

export const plainIcon = 'bg-sunken text-ink-soft';

/** What the operator says of a milestone on its card. */
export type CardText = { slug: string; description: string; help: string };

/** One milestone on the dashboard (specification 2). `isCurrent` marks the one to go on with. */
export function MilestoneCardView({
  card,
  text,
  isCurrent,
  onReview,
}: {
  card: MilestoneCard;
  text: CardText | undefined;
  isCurrent: boolean;
  /** A completed card opens the feedback dialog (specification 2); its title leads to the workspace. */
  onReview: () => void;
}) {
  const title = findTitle(card.id);
  return (
    <CardFrame
      card={card}
      text={text}
      look={card.isAvailable ? '' : 'bg-transparent'}
      iconLook={
        isCurrent ? 'bg-lamp-soft text-lamp-ink' : card.isCompleted ? 'bg-sage-soft text-sage' : plainIcon
      }
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
      badges={<CardBadges card={card} isCurrent={isCurrent} />}
      percent={`${card.progress}%`}
      action={<CardAction card={card} title={title} isCurrent={isCurrent} onReview={onReview} />}
    />
  );
}

/** What all states of a card share: its parts in their places. */
export function CardFrame({
  card,
  text,
  look,
  iconLook,
  heading,
  badges,
  percent,
  action,
}: {
  card: Pick<MilestoneCard, 'id' | 'slug' | 'progress'>;
  text: CardText | undefined;
  look: string;
  iconLook: string;
  heading: ReactNode;
  badges: ReactNode;
  percent: string;
  action: ReactNode;
}) {
  const title = findTitle(card.id);
  const Icon = milestoneIcons[card.slug];
  return (
    <li data-milestone={card.slug} className={`${cardLook} ${look}`}>
      <div className="flex min-h-11 items-center gap-3">
        <span className={`grid size-10 place-items-center rounded-s ${iconLook}`}>
          <Icon aria-hidden="true" className="size-5" />
        </span>
        <div className="relative z-10 -mr-2 ml-auto">
          <Toggletip label={`What is ${title}?`}>{text?.help}</Toggletip>
        </div>
      </div>
      <h3 className="figure-tabular text-[1.2rem]">{heading}</h3>
      <p className="text-[.95rem] text-ink-soft leading-normal">{text?.description}</p>
      <div className="mt-auto flex flex-wrap gap-1.5 pt-1">{badges}</div>
      <div className="flex items-center gap-3">
        <div className="flex-1">
          <ProgressBar percent={card.progress} label={`Progress of ${title}`} />
        </div>
        <span
          suppressHydrationWarning
          data-early="percent"
          className="figure-tabular min-w-10 text-right text-[.875rem] text-ink-soft"
        >
          {percent}
        </span>
      </div>
      {action}
    </li>
  );
}

function CardBadges({ card, isCurrent }: { card: MilestoneCard; isCurrent: boolean }) {
  return (
    <>
      {card.isCompleted && (
        <Badge look="done">
          <Check aria-hidden="true" className="size-3.5" />
          Done
        </Badge>
      )}
      {isCurrent && <Badge look="now">Now</Badge>}
      {card.id > BETA_GATE_ABOVE_ID && <Badge>Beta</Badge>}
      {card.docsDue > 0 && <Badge>{describeDueDocuments(card.docsDue)}</Badge>}
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
        Locked
        <span className="sr-only">: {title}</span>
      </Button>
    );
  }
  if (action === 'Review') {
    return (
      <Button size="small" className={wholeCard} aria-haspopup="dialog" onClick={onReview}>
        Review
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

/** Holds a card's place, in its measures, while the journey loads. */
export function LoadingMilestoneCard() {
  return (
    <li className={cardLook}>
      <Skeleton className="size-10 min-h-11" />
      <Skeleton className="h-6 w-3/5" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="mb-1 h-4 w-2/3" />
      <Skeleton className="mt-auto h-6.5 w-24" />
      <Skeleton className="my-1.5 h-2 w-full" />
      <Skeleton className="h-11 w-full" />
    </li>
  );
}
