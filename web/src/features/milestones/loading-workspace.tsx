import * as texts from '@porchlight/content/en/milestones/workspace-page.ts';
import type { MilestoneText } from '@porchlight/domain/milestones/workspace.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { rowsLook, WorkspaceSection } from './workspace-section.tsx';

/** The workspace's shape while the buyer's answers are on their way. */
export function LoadingWorkspace({ text }: { text: MilestoneText }) {
  return (
    <div className="grid gap-8" aria-busy="true">
      <div className="grid gap-2">
        <p className="flex min-h-7 items-center">
          <span className="sr-only">{texts.loadingThisMilestone}</span>
          <Skeleton className="h-4 w-64 max-w-full" />
        </p>
        <ProgressBar percent={0} label={texts.progressOfThisMilestone} size="large" />
      </div>
      <WorkspaceSection title={texts.whatToDo}>
        <ul className={rowsLook}>
          {text.tasks.map((task) => (
            <li key={task.id} className="flex gap-3.5 p-4 sm:px-5">
              <Skeleton className="mt-2.5 size-6 shrink-0" />
              <div className="grid flex-1 py-2">
                <span className="font-semibold">{task.title}</span>
                <span className="text-[.95rem] text-ink-soft leading-normal">{task.detail}</span>
              </div>
            </li>
          ))}
        </ul>
      </WorkspaceSection>
    </div>
  );
}
