import { feedbackLabels } from '@porchlight/domain/feedback/feedback.ts';
import type { MilestoneCard } from '@porchlight/domain/milestones/milestones.contract.ts';
import { formatShortDate } from '@porchlight/domain/shared/formats.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { findCompleted, findTitle, findWayIn } from './journey.ts';
import { LitHouse } from './lit-house.tsx';
import { useJourney } from './milestones.queries.ts';

/** Says that the milestone is complete, shows its lit window, and leads to the next one or to what opens it. */
export function CompletedNotice({
  id,
  completedAt,
  onGiveFeedback,
}: {
  id: number;
  completedAt: string | null;
  onGiveFeedback: () => void;
}) {
  const { data: journey } = useJourney();
  const next = journey?.milestones.find((card) => card.id === id + 1);
  return (
    <Notice
      look="done"
      title={
        completedAt === null ? 'This milestone is complete' : `Completed on ${formatShortDate(completedAt)}`
      }
      action={
        <>
          <ButtonLink
            to={next === undefined ? paths.portal : findWayIn(next)}
            variant="primary"
            size="small"
            className="print:hidden"
          >
            {next === undefined ? 'Back to your journey' : describeNext(next)}
          </ButtonLink>
          <Button size="small" className="print:hidden" onClick={onGiveFeedback}>
            {feedbackLabels.title}
          </Button>
        </>
      }
    >
      <p>Its window is lit. You can still look at what you did and change it; it stays complete.</p>
      <div className="mt-4 max-w-sm lg:hidden print:hidden">
        <LitHouse lit={findCompleted(journey)} />
      </div>
    </Notice>
  );
}

function describeNext(next: MilestoneCard): string {
  return next.lock === 'beta-access' ? 'Request Beta Access' : `Go on with ${findTitle(next.id)}`;
}
