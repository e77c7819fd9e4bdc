import * as texts from '@porchlight/content/en/sharing/shared.ts';
import { useQuery } from '@tanstack/react-query';
import { pageApi } from '../../../platform/api/page-api.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { openedOnce, SharedSection } from './shared-section.tsx';

/** How far the buyers are, milestone by milestone. */
export function ProgressSection({ personId, of }: { personId: string; of: string }) {
  const reading = useQuery(
    pageApi.sharing.sharedProgress.queryOptions({ input: { personId }, ...openedOnce }),
  );
  return (
    <SharedSection title={texts.sectionTitles.progress} of={of} reading={reading}>
      {({ percent, milestones }) => (
        <>
          <div className="grid gap-2">
            <p className="figure-tabular font-semibold">{texts.complete(percent)}</p>
            <ProgressBar percent={percent} label={texts.sectionTitles.progress} />
          </div>
          <ul className="grid gap-2">
            {milestones.map(({ slug, title, isCompleted, tasksDone, tasks }) => (
              <li key={slug} className="flex flex-wrap justify-between gap-x-4">
                <span>{title}</span>
                <span
                  className={`figure-tabular ${isCompleted ? 'font-semibold text-sage' : 'text-ink-soft'}`}
                >
                  {isCompleted ? texts.completed : texts.tasksOf(tasksDone, tasks)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </SharedSection>
  );
}
