import * as texts from '@porchlight/content/en/waitlist-portal.ts';
import type { Milestone } from '@porchlight/domain/milestones/milestones.ts';
import { paths } from '../../../paths.ts';
import { findNextStep } from '../../../platform/page/next-step.ts';
import { ButtonLink } from '../../../ui/button.tsx';

/** What a buyer has just finished, and the milestone to go on with; the journey where none is open or it is not known. */
export function FinishedMilestone({ milestone: { slug, title } }: { milestone: Milestone }) {
  const noted = findNextStep();
  // Noted before the end of this milestone had come back from the server.
  const next = noted?.slug === slug ? undefined : noted;
  return (
    <header className="grid gap-4">
      <h1 className="text-[clamp(2rem,5vw,2.6rem)]">{texts.youHaveCompleted(title)}</h1>
      <p className="text-[1.125rem] text-ink-soft">
        {next === undefined ? texts.nextStepUnknown : texts.nextStepLead(next.title)}
      </p>
      <p className="flex flex-wrap gap-3">
        {next !== undefined && (
          <ButtonLink to={`/portal/milestones/${next.slug}`} variant="primary">
            {texts.continueTo(next.title)}
          </ButtonLink>
        )}
        <ButtonLink to={paths.portal} variant={next === undefined ? 'primary' : 'quiet'}>
          {texts.backToJourney}
        </ButtonLink>
      </p>
    </header>
  );
}
