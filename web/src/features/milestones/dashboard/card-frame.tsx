import * as texts from '@porchlight/content/en/milestones-dashboard.ts';
import type { MilestoneCard } from '@porchlight/domain/milestones/milestones.contract.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { Toggletip } from '../../../ui/overlays/toggletip.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type CardState, findTitle } from '../journey.ts';
import { milestoneIcons } from './milestone-icons.ts';

/** The one button of a card takes presses anywhere on it. */
export const wholeCard = 'after:absolute after:inset-0 after:rounded-m';

export const stepsLook = 'grid gap-0.5 text-[1rem]';
export const stepLook = 'inline-flex min-h-9 items-center leading-snug';

/** What the operator says of a milestone on its card. */
export type CardText = { slug: string; description: string; help: string };

/** What all states of a card share: its parts in their places (specification 2; `ui/journey-cards.css`). */
export function CardFrame({
  card,
  state,
  text,
  heading,
  badges,
  percent,
  proved,
  steps,
  action,
}: {
  card: Pick<MilestoneCard, 'id' | 'slug' | 'progress'>;
  state: CardState;
  text: CardText | undefined;
  heading: ReactNode;
  badges: ReactNode;
  percent: string;
  /** What facts have ticked. */
  proved?: ReactNode;
  /** What to do next; shown in the card to go on with alone. */
  steps: ReactNode;
  action: ReactNode;
}) {
  const title = findTitle(card.id);
  const Icon = milestoneIcons[card.slug];
  return (
    <li data-milestone={card.slug} data-state={state} suppressHydrationWarning className="journey-card">
      <span className="card-icon">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className="card-title">
        <h3 className="figure-tabular text-[1.15rem] leading-tight">{heading}</h3>
        <p className="text-[.9375rem] text-ink-soft leading-snug">{text?.description}</p>
        {proved}
      </div>
      <div className="card-badges">{badges}</div>
      <div className="card-progress">
        <div className="min-w-20 flex-1">
          <ProgressBar percent={card.progress} label={texts.progressOf(title)} />
        </div>
        <span
          suppressHydrationWarning
          data-early="percent"
          className="figure-tabular min-w-10 text-right text-[.875rem] text-ink-soft"
        >
          {percent}
        </span>
      </div>
      {steps}
      <div className="card-help">
        <Toggletip label={texts.whatIs(title)}>{text?.help}</Toggletip>
      </div>
      <div className="card-action">{action}</div>
    </li>
  );
}

/** The way into a locked milestone, to read it. Apart from the press on its card, which leads to what opens it. */
export function ReadAheadLink({
  card,
  ...early
}: {
  card: Pick<MilestoneCard, 'id' | 'slug'>;
  hidden?: boolean;
  'data-early'?: string;
}) {
  return (
    <Link
      {...early}
      to={paths.milestone(card.slug)}
      className="relative z-10 -my-2 inline-flex min-h-11 items-center text-[.9375rem] text-link"
    >
      {texts.readAhead}
      <span className="sr-only">: {findTitle(card.id)}</span>
    </Link>
  );
}

/** Holds a card's place, in its measures, while the journey loads. */
export function LoadingMilestoneCard() {
  return (
    <li className="journey-card" data-state="later">
      <Skeleton className="card-icon" />
      <div className="card-title">
        <Skeleton className="h-5 w-40 max-w-full" />
        <Skeleton className="h-4 w-3/4" />
      </div>
      <Skeleton className="card-progress h-2" />
      <div className="card-action">
        <Skeleton className="h-11" />
      </div>
    </li>
  );
}
