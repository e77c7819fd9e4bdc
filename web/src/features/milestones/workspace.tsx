import type { MilestoneWorkspace } from '@porchlight/domain/milestones/milestones.contract.ts';
import type { MilestoneText, TaskStatus, WorkspaceState } from '@porchlight/domain/milestones/workspace.ts';
import { useArrival } from '../../platform/arrival.ts';
import { showSuccess } from '../../platform/show-toast.ts';
import { useAccount } from '../accounts/account.queries.ts';
import { AddToCalendar } from '../calendar/add-to-calendar.tsx';
import { FeedbackWindow, useFeedbackOpening } from '../feedback/feedback-opening.tsx';
import { useProposedTimeZone } from '../notifications/propose-time-zone.ts';
import { queueChange, useWaitingChanges } from './change-sending.tsx';
import { CompletedNotice } from './completed-notice.tsx';
import { DateRow } from './date-row.tsx';
import { DueDocumentRow } from './due-document-row.tsx';
import { findTitle } from './journey.ts';
import { applyChanges, type MilestoneChange } from './milestone-changes.ts';
import { Notes } from './notes.tsx';
import { TaskRow } from './task-row.tsx';
import { useCompletion } from './use-completion.ts';
import { WorkspaceProgress } from './workspace-progress.tsx';
import { rowsLook, WorkspaceSection } from './workspace-section.tsx';

/** One toast at a time speaks about tasks: the next tick takes its place. */
const TASK_TOAST = 'task';

/** An open milestone as the buyer left it, with the changes that are still on their way already shown. */
export function Workspace({ text, stored }: { text: MilestoneText; stored: MilestoneWorkspace }) {
  const account = useAccount();
  useArrival(true);
  const { changes, isHeldUp } = useWaitingChanges(account?.id, text.slug);
  const shown = applyChanges(stored, changes);
  const feedback = useFeedbackOpening<'completed' | 'asked'>({ likely: true });
  const title = findTitle(stored.card.id);
  const noteAction = useCompletion(stored.card.isCompleted, () => void feedback.open('completed'));
  const state = describeState(shown);
  const papers = new Map(shown.dueDocuments.map((paper) => [paper.key, paper]));
  const dates = new Map(shown.dates.map(({ key, date }) => [key, date]));
  const storedDates = new Map(stored.dates.map(({ key, date }) => [key, date]));
  useProposedTimeZone(account);

  function change(made: MilestoneChange): void {
    if (!account) return;
    noteAction();
    queueChange(account.id, made);
  }

  function setTask(taskId: string, status: TaskStatus): void {
    change({ slug: text.slug, kind: 'task', target: taskId, value: status });
  }

  function answerTask(taskId: string, taskTitle: string, status: TaskStatus): void {
    const before = state.taskStatuses.get(taskId) ?? 'to-do';
    setTask(taskId, status);
    if (status === 'to-do') return;
    showSuccess({
      title: status === 'done' ? `Done: ${taskTitle}` : `Not needed: ${taskTitle}`,
      action: { label: 'Undo', run: () => setTask(taskId, before) },
      id: TASK_TOAST,
    });
  }

  return (
    <div className="grid gap-8">
      {stored.card.isCompleted && (
        <CompletedNotice
          id={stored.card.id}
          completedAt={stored.completedAt}
          onGiveFeedback={() => void feedback.open('asked')}
        />
      )}
      <WorkspaceProgress text={text} state={state} waiting={isHeldUp ? changes.length : 0} />
      <WorkspaceSection title="What to do">
        <ul className={rowsLook}>
          {text.tasks.map((task) => (
            <TaskRow
              key={task.id}
              task={task}
              status={state.taskStatuses.get(task.id) ?? 'to-do'}
              onChange={(status) => answerTask(task.id, task.title, status)}
            />
          ))}
        </ul>
      </WorkspaceSection>
      {text.dueDocuments.length > 0 && (
        <WorkspaceSection title="Documents to hand in">
          <ul className={rowsLook}>
            {text.dueDocuments.map((due) => (
              <DueDocumentRow key={due.key} due={due} paper={papers.get(due.key)} onUpload={noteAction} />
            ))}
          </ul>
        </WorkspaceSection>
      )}
      <WorkspaceSection
        title="Dates"
        hint="Set the days that matter to you. The next one shows on your journey page, and we remind you when one is near."
      >
        <ul className={rowsLook}>
          {text.dates.map((date) => (
            <DateRow
              key={date.key}
              date={date}
              value={dates.get(date.key) ?? null}
              onChange={(value) => change({ slug: text.slug, kind: 'date', target: date.key, value })}
            >
              {storedDates.get(date.key) != null && storedDates.get(date.key) === dates.get(date.key) && (
                <AddToCalendar slug={text.slug} dateKey={date.key} title={date.title} />
              )}
            </DateRow>
          ))}
        </ul>
      </WorkspaceSection>
      {account && <Notes slug={text.slug} ownerId={account.id} notes={shown.notes} onChange={change} />}
      {feedback.occasion !== undefined && (
        <FeedbackWindow
          milestoneId={stored.card.id}
          lead={
            feedback.occasion === 'completed'
              ? `${title} is complete, and its window is lit.`
              : `How did ${title} go?`
          }
          onClose={feedback.close}
        />
      )}
    </div>
  );
}

function describeState(workspace: MilestoneWorkspace): WorkspaceState {
  return {
    taskStatuses: new Map(workspace.tasks.map(({ id, status }) => [id, status])),
    receivedDocuments: new Set(workspace.dueDocuments.flatMap(({ key, owed }) => (owed ? [] : [key]))),
  };
}
