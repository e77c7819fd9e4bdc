import { portalWaitlistTexts } from '@porchlight/content/en/waitlist.ts';
import * as texts from '@porchlight/content/en/waitlist-portal.ts';
import { findLaunchedPlace } from '@porchlight/domain/leads/waitlist/waitlist.ts';
import { isBetaMilestone, type Milestone, milestones } from '@porchlight/domain/milestones/milestones.ts';
import { paths } from '../../../paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';

/** The milestone as the product has it already, and the way there. */
export function OfferedMilestone({ milestone: { id, slug, title } }: { milestone: Milestone }) {
  return (
    <header className="grid justify-items-start gap-4">
      <p className="figure-tabular flex flex-wrap items-center gap-2 font-semibold text-[.95rem] text-ink-soft">
        {texts.milestoneOf(id, milestones.length)}
        {isBetaMilestone(id) && <Badge>{texts.betaBadge}</Badge>}
      </p>
      <h1 className="text-[clamp(2rem,5vw,2.6rem)]">{title}</h1>
      <p className="text-[1.125rem] text-ink-soft">{portalWaitlistTexts[slug].offer}</p>
      <ButtonLink to={findLaunchedPlace(slug) ?? paths.milestone(slug)} variant="primary">
        {texts.openMilestone(title)}
      </ButtonLink>
    </header>
  );
}
