import * as texts from '@porchlight/content/en/milestones/workspace.ts';
import {
  computeWorkspaceProgress,
  countWorkspaceSteps,
  type MilestoneText,
  type WorkspaceState,
} from '@porchlight/domain/milestones/workspace.ts';
import { CloudUpload } from 'lucide-react';
import { ProgressBar } from '../../ui/progress-bar.tsx';

/** How far the milestone is, and whether something of it has not reached the server. */
export function WorkspaceProgress({
  text,
  state,
  waiting,
}: {
  text: MilestoneText;
  state: WorkspaceState;
  /** How many changes wait for a connection. */
  waiting: number;
}) {
  const { settled, total } = countWorkspaceSteps(text, state);
  const percent = computeWorkspaceProgress(text, state);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="figure-tabular font-semibold">
          {texts.ofStepsDoneComplete(settled, total, percent)}
        </p>
        <p role="status" className="text-[.9375rem] text-ink-soft print:hidden">
          {waiting > 0 && (
            <span className="inline-flex items-center gap-2">
              <CloudUpload aria-hidden="true" className="size-4.5" />
              {texts.changesWait(waiting)}
            </span>
          )}
        </p>
      </div>
      <ProgressBar percent={percent} label={texts.progressOfThisMilestone} size="large" />
    </div>
  );
}
