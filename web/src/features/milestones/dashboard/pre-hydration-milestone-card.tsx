import * as texts from '@porchlight/content/en/milestones-dashboard.ts';
import { BETA_GATE_ABOVE_ID, type Milestone } from '@porchlight/domain/milestones/milestones.ts';
import { paths } from '../../../paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { CardFrame, type CardText, ReadAheadLink, stepLook, stepsLook, wholeCard } from './card-frame.tsx';

const stepPlaces = ['step-1', 'step-2', 'step-3'] as const;

/**
 * A card without anything of the buyer's, unseen until `pre-hydration-journey.ts` writes the buyer's own figures into it while the
 * page's program is on its way. What may be written over is marked by `data-early`.
 */
export function PreHydrationMilestoneCard({
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
