import * as texts from '@porchlight/content/en/milestones/workspace.ts';
import type { MilestoneCard } from '@porchlight/domain/milestones/milestones.contract.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** What would unlock a milestone, and the way there. */
export function LockedNotice({ card }: { card: MilestoneCard }) {
  if (card.lock === 'beta-access') {
    return (
      <Notice
        title={texts.thisMilestonePartBeta}
        action={
          <ButtonLink to={paths.betaRequest} variant="primary" size="small">
            {texts.requestBetaAccess}
          </ButtonLink>
        }
      >
        {texts.milestonesOpenOnceHaveBeta}
      </Notice>
    );
  }
  const previous = milestones.find(({ id }) => id === card.id - 1);
  if (previous === undefined) return null;
  return (
    <Notice
      title={texts.thisMilestoneOpensWhenComplete(previous.title)}
      action={
        <ButtonLink to={paths.milestone(previous.slug)} variant="primary" size="small">
          {texts.goTo(previous.title)}
        </ButtonLink>
      }
    >
      {texts.finishTasksHandDocumentsOne}
    </Notice>
  );
}
