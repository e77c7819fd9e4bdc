import type { MilestoneCard } from '@porchlight/domain/milestones/milestones.contract.ts';
import { formatShortDate } from '@porchlight/domain/shared/formats.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { findTitle, findWayIn } from './journey.ts';
import { useJourney } from './milestones.queries.ts';

/** Says that the milestone is complete and leads to the next one, or to what opens it. */
export function CompletedNotice({ id, completedAt }: { id: number; completedAt: string | null }) {
  const { data: journey } = useJourney();
  const next = journey?.milestones.find((card) => card.id === id + 1);
  return (
    <Notice
      look="done"
      title={
        completedAt === null ? 'This milestone is complete' : `Completed on ${formatShortDate(completedAt)}`
      }
      action={
        <ButtonLink to={next === undefined ? paths.portal : findWayIn(next)} variant="primary" size="small">
          {next === undefined ? 'Back to your journey' : describeNext(next)}
        </ButtonLink>
      }
    >
      Its window is lit. You can still look at what you did and change it; it stays complete.
    </Notice>
  );
}

function describeNext(next: MilestoneCard): string {
  return next.lock === 'beta-access' ? 'Request Beta Access' : `Go on with ${findTitle(next.id)}`;
}
