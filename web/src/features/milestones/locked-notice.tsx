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
        title="This milestone is part of the beta"
        action={
          <ButtonLink to={paths.betaRequest} variant="primary" size="small">
            Request Beta Access
          </ButtonLink>
        }
      >
        Milestones 4 to 10 open once you have beta access, each when the one before it is complete.
      </Notice>
    );
  }
  const previous = milestones.find(({ id }) => id === card.id - 1);
  if (previous === undefined) return null;
  return (
    <Notice
      title={`This milestone opens when ${previous.title} is complete`}
      action={
        <ButtonLink to={paths.milestone(previous.slug)} variant="primary" size="small">
          Go to {previous.title}
        </ButtonLink>
      }
    >
      Finish its tasks and hand in its documents, and this one opens at once.
    </Notice>
  );
}
