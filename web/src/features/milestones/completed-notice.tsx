import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/milestones-completed.ts';
import { formatShortDate } from '@porchlight/domain/kernel/formats.ts';
import { feedbackLabels } from '@porchlight/domain/leads/feedback/feedback.ts';
import type { MilestoneCard } from '@porchlight/domain/milestones/milestones.contract.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LitHouse } from './dashboard/lit-house.tsx';
import { findCompleted, findTitle, findWayIn } from './journey.ts';
import { useJourney } from './milestones.queries.ts';

/** Says that the milestone is complete, shows its lit window, and leads to the next one or to what opens it. */
export default function CompletedNotice({
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
        completedAt === null ? texts.completeTitle : texts.completedOn(formatShortDate(completedAt, locale))
      }
      action={
        <>
          <ButtonLink
            to={next === undefined ? paths.portal : findWayIn(next)}
            variant="primary"
            size="small"
            className="print:hidden"
          >
            {next === undefined ? texts.backToJourney : describeNext(next)}
          </ButtonLink>
          <Button size="small" className="print:hidden" onClick={onGiveFeedback}>
            {feedbackLabels.title}
          </Button>
        </>
      }
    >
      <p>{texts.completeLead}</p>
      <div className="mt-4 max-w-sm lg:hidden print:hidden">
        <LitHouse lit={findCompleted(journey)} />
      </div>
    </Notice>
  );
}

function describeNext(next: MilestoneCard): string {
  return next.lock === 'beta-access' ? texts.requestBetaAccess : texts.goOnWith(findTitle(next.id));
}
