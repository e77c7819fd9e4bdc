import { BETA_GATE_ABOVE_ID, type Milestone } from '@porchlight/domain/milestones/milestones.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CardFrame, type CardText, plainIcon, wholeCard } from './milestone-card.tsx';

/**
 * A card without anything of the buyer's, unseen until `early-journey.ts` writes the buyer's own figures into it while the
 * page's program is on its way. What may be written over is marked by `data-early`.
 */
export function EarlyMilestoneCard({
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
      look=""
      iconLook={plainIcon}
      heading={`${milestone.id}. ${milestone.title}`}
      badges={
        <>
          <Badge look="done" hidden data-early="done">
            Done
          </Badge>
          <Badge look="now" hidden data-early="now">
            Now
          </Badge>
          {milestone.id > BETA_GATE_ABOVE_ID && <Badge>Beta</Badge>}
          <Badge hidden suppressHydrationWarning data-early="due">
            {' '}
          </Badge>
        </>
      }
      percent="0%"
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
            Locked
          </Button>
        </>
      }
    />
  );
}
