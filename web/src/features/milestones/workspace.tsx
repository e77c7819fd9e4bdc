import * as texts from '@porchlight/content/en/milestones-workspace.ts';
import type { MilestoneWorkspace, TaskOwners } from '@porchlight/domain/milestones/milestones.contract.ts';
import {
  computeWorkspaceProgress,
  countWorkspaceSteps,
  type MilestoneTask,
  type MilestoneText,
  type TaskStatus,
  type WorkspaceState,
} from '@porchlight/domain/milestones/workspace.ts';
import { CloudUpload } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { lateOrNothing, onUseOrNothing } from '../../platform/page/late-parts.tsx';
import { hashHighlight, useScrollToHash } from '../../platform/page/scroll-to-hash.ts';
import { showSuccess } from '../../platform/toasts/show-toast.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useAccount } from '../accounts/account.queries.ts';
import { FeedbackWindow, useFeedbackOpening } from '../feedback/portal/feedback-opening.tsx';
import { queueChange, useWaitingChanges } from './changes/change-sending.tsx';
import { applyChanges, type MilestoneChange } from './changes/milestone-changes.ts';
import { DateRow } from './date-row.tsx';
import { DocumentRequestRow } from './document-request-row.tsx';
import { findTitle } from './journey.ts';
import { Notes } from './notes/notes.tsx';
import { TaskLinkList } from './task-link-list.tsx';
import { rowsLook, WorkspaceSection } from './workspace-section.tsx';

/** Rendered where there is more than one person to choose. */
const TaskOwner = lateOrNothing(() => import('./task-owner.tsx'));

/** Beside a date that is stored. */
const AddToCalendar = lateOrNothing(() => import('../calendar/add-to-calendar.tsx'));

/** Reminders go by the browser's time zone. */
const TimeZoneProposal = onUseOrNothing(() => import('../../platform/api/time-zone-proposal.tsx'));

/** What staff propose beside what it is about; few have one. */
const ProposalsHere = onUseOrNothing(() => import('../proposals/proposals-here.tsx'));

/** Of what is behind the buyer. */
const CompletedNotice = lateOrNothing(() => import('./completed-notice.tsx'));

/** One toast at a time speaks about tasks: the next tick takes its place. */
const TASK_TOAST = 'task';

/** An open milestone as the buyer left it, with the changes that are still on their way already shown. */
export function Workspace({
  text,
  stored,
  owners,
}: {
  text: MilestoneText;
  stored: MilestoneWorkspace;
  owners: TaskOwners | undefined;
}) {
  const account = useAccount();
  useScrollToHash(true);
  const { changes, isHeldUp } = useWaitingChanges(account?.id, text.slug);
  const shown = applyChanges(stored, changes);
  const feedback = useFeedbackOpening<'completed' | 'asked'>({ likely: true });
  const title = findTitle(stored.card.id);
  const noteAction = useCompletion(stored.card.isCompleted, () => void feedback.open('completed'));
  const state = describeState(shown);
  const hasOthers = owners !== undefined && owners.people.length > 1;
  const reasons = new Map(shown.tasks.map(({ id, because }) => [id, because]));
  const papers = new Map(shown.documentRequests.map((paper) => [paper.key, paper]));
  const dates = new Map(shown.dates.map(({ key, date }) => [key, date]));
  const storedDates = new Map(stored.dates.map((date) => [date.key, date]));

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
      title: status === 'done' ? texts.workspaceDone(taskTitle) : texts.workspaceNotNeeded(taskTitle),
      action: { label: texts.undo, run: () => setTask(taskId, before) },
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
      <ProposalsHere kind="milestone" of={text.slug} />
      <WorkspaceProgress text={text} state={state} waiting={isHeldUp ? changes.length : 0} />
      <WorkspaceSection part="tasks" title={texts.whatToDo}>
        <ul className={rowsLook}>
          {text.tasks.map((task) => (
            <TaskRow
              key={task.id}
              task={task}
              status={state.taskStatuses.get(task.id) ?? 'to-do'}
              because={reasons.get(task.id) ?? null}
              onChange={(status) => answerTask(task.id, task.title, status)}
            >
              {hasOthers && owners !== undefined && <TaskOwner slug={text.slug} task={task} known={owners} />}
            </TaskRow>
          ))}
        </ul>
      </WorkspaceSection>
      {text.documentRequests.length > 0 && (
        <WorkspaceSection part="documents" title={texts.documentsTitle}>
          <ul className={rowsLook}>
            {text.documentRequests.map((due) => (
              <DocumentRequestRow key={due.key} due={due} paper={papers.get(due.key)} onUpload={noteAction} />
            ))}
          </ul>
        </WorkspaceSection>
      )}
      <WorkspaceSection part="dates" title={texts.dates} hint={texts.datesHint}>
        <ul className={rowsLook}>
          {text.dates.map((date) => (
            <DateRow
              key={date.key}
              date={date}
              value={dates.get(date.key) ?? null}
              onChange={(value) => change({ slug: text.slug, kind: 'date', target: date.key, value })}
            >
              <KnownDate
                slug={text.slug}
                title={date.title}
                shown={dates.get(date.key)}
                stored={storedDates.get(date.key)}
              />
              <ProposalsHere kind="date" of={date.key} />
            </DateRow>
          ))}
        </ul>
      </WorkspaceSection>
      {account && (
        <Notes
          slug={text.slug}
          ownerId={account.id}
          notes={shown.notes}
          hasReaders={hasOthers}
          onChange={change}
        />
      )}
      <TimeZoneProposal account={account} />
      {feedback.occasion !== undefined && (
        <FeedbackWindow
          milestoneId={stored.card.id}
          lead={feedback.occasion === 'completed' ? texts.completedLead(title) : texts.howDidGo(title)}
          onClose={feedback.close}
        />
      )}
    </div>
  );
}

/** Below a date that is stored: where else it is known, or the calendar that it can be put in. */
function KnownDate({
  slug,
  title,
  shown,
  stored,
}: {
  slug: MilestoneText['slug'];
  title: string;
  shown: string | null | undefined;
  stored: MilestoneWorkspace['dates'][number] | undefined;
}) {
  if (stored === undefined || stored.date === null || stored.date !== shown) return null;
  if (stored.from) return <p className="text-[.95rem] text-ink-soft">{texts.dateFrom[stored.from]}</p>;
  return <AddToCalendar slug={slug} dateKey={stored.key} title={title} />;
}

function describeState(workspace: MilestoneWorkspace): WorkspaceState {
  return {
    taskStatuses: new Map(workspace.tasks.map(({ id, status }) => [id, status])),
    receivedDocuments: new Set(workspace.documentRequests.flatMap(({ key, owed }) => (owed ? [] : [key]))),
  };
}

/**
 * Calls back once when the milestone turns complete after something the buyer did on this page. Another window that is only notified stays
 * quiet. Returns what to call when the buyer does something.
 */
function useCompletion(isCompleted: boolean, onCompleted: () => void): () => void {
  const hasActed = useRef(false);
  const wasCompleted = useRef(isCompleted);
  const call = useRef(onCompleted);
  call.current = onCompleted;
  useEffect(() => {
    if (isCompleted && !wasCompleted.current && hasActed.current) call.current();
    wasCompleted.current = isCompleted;
  }, [isCompleted]);
  return () => {
    hasActed.current = true;
  };
}

/** How far the milestone is, and whether something of it has not reached the server. */
function WorkspaceProgress({
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
          {texts.stepsDone(settled, total, percent)}
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
      <ProgressBar percent={percent} label={texts.progressLabel} size="large" />
    </div>
  );
}

/** One task to tick. One that some buyers do not have can be set aside instead. */
function TaskRow({
  task,
  status,
  because,
  children,
  onChange,
}: {
  task: MilestoneTask;
  status: TaskStatus;
  /** Why it is ticked, where a fact did it. */
  because: string | null;
  /** What else there is to say of it. */
  children?: ReactNode;
  onChange: (status: TaskStatus) => void;
}) {
  const detailId = useId();
  const isOpen = status === 'to-do';
  const isSetAside = status === 'not-needed';
  return (
    <li
      id={`task-${task.id}`}
      tabIndex={-1}
      className={`${hashHighlight} grid break-inside-avoid gap-x-4 gap-y-1 px-4 py-3 sm:grid-cols-[1fr_auto] sm:px-5`}
    >
      <div>
        <Checkbox
          checked={status === 'done'}
          aria-describedby={detailId}
          onChange={(event) => onChange(event.target.checked ? 'done' : 'to-do')}
        >
          <span className={isOpen ? 'font-semibold' : 'text-ink-soft'}>{task.title}</span>
        </Checkbox>
        <p
          id={detailId}
          className="wrap-anywhere -mt-1 mb-2 max-w-[68ch] pl-9 text-[.95rem] text-ink-soft leading-normal"
        >
          {task.detail}
        </p>
        {because !== null && (
          <p className="mb-1 flex flex-wrap items-center gap-x-3 pl-9 text-[.95rem]">
            {because}
            <Button
              variant="plain"
              size="small"
              className="print:hidden"
              aria-label={`${texts.untick}: ${task.title}`}
              onClick={() => onChange('to-do')}
            >
              {texts.untick}
            </Button>
          </p>
        )}
        <TaskLinkList links={task.links} className="mb-2 pl-9" />
        {children}
      </div>
      {task.optional === true && (
        <div className="flex items-center gap-2 pl-9 sm:flex-col sm:items-end sm:justify-center sm:pl-0">
          {isSetAside && <Badge>{texts.notNeeded}</Badge>}
          {status !== 'done' && (
            <Button
              variant="plain"
              size="small"
              className="print:hidden"
              onClick={() => onChange(isSetAside ? 'to-do' : 'not-needed')}
            >
              {isSetAside ? texts.neededAfterAll : texts.notNeeded}
              <span className="sr-only">: {task.title}</span>
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
