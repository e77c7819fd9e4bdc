import type { MilestoneWorkspace } from '@porchlight/domain/milestones/milestones.contract.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import {
  computeWorkspaceProgress,
  countWorkspaceSteps,
  type MilestoneText,
  type TaskStatus,
  type WorkspaceState,
} from '@porchlight/domain/milestones/workspace.ts';
import type { ReactNode } from 'react';
import { readFailure } from '../../platform/failure.ts';
import { showFailure, showSuccess } from '../../platform/show-toast.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CompletedNotice } from './completed-notice.tsx';
import { DueDocumentRow } from './due-document-row.tsx';
import { useSetTask } from './milestones.queries.ts';
import { TaskRow } from './task-row.tsx';

/** One toast at a time speaks about tasks: the next tick takes its place. */
const TASK_TOAST = 'task';

/** The tasks and due documents of an open milestone, with the changes that are still on their way already shown. */
export function Workspace({ text, stored }: { text: MilestoneText; stored: MilestoneWorkspace }) {
  const { setTask, pending } = useSetTask(text.slug, {
    onCompleted: () =>
      showSuccess({
        title: `${findTitle(text)} is complete`,
        description: 'Its window is lit now.',
        id: TASK_TOAST,
      }),
    onFailed: (error) =>
      showFailure({
        title: 'That change was not saved',
        description: readFailure(error).message,
        id: TASK_TOAST,
      }),
  });
  const statuses = new Map<string, TaskStatus>([
    ...stored.tasks.map(({ id, status }) => [id, status] as const),
    ...pending.map(({ taskId, status }) => [taskId, status] as const),
  ]);
  const received = new Map(stored.dueDocuments.map(({ key, document }) => [key, document]));
  const state: WorkspaceState = {
    taskStatuses: statuses,
    receivedDocuments: new Set([...received].flatMap(([key, document]) => (document ? [key] : []))),
  };

  function change(taskId: string, title: string, status: TaskStatus): void {
    const before = statuses.get(taskId) ?? 'to-do';
    setTask(taskId, status);
    if (status === 'to-do') return;
    showSuccess({
      title: status === 'done' ? `Done: ${title}` : `Not needed: ${title}`,
      action: { label: 'Undo', run: () => setTask(taskId, before) },
      id: TASK_TOAST,
    });
  }

  return (
    <div className="grid gap-8">
      {stored.card.isCompleted && <CompletedNotice id={stored.card.id} completedAt={stored.completedAt} />}
      <Progress text={text} state={state} />
      <Section title="What to do">
        {text.tasks.map((task) => (
          <TaskRow
            key={task.id}
            task={task}
            status={statuses.get(task.id) ?? 'to-do'}
            onChange={(status) => change(task.id, task.title, status)}
          />
        ))}
      </Section>
      {text.dueDocuments.length > 0 && (
        <Section title="Documents to hand in">
          {text.dueDocuments.map((due) => (
            <DueDocumentRow key={due.key} due={due} document={received.get(due.key) ?? null} />
          ))}
        </Section>
      )}
    </div>
  );
}

function findTitle(text: MilestoneText): string {
  return milestones.find(({ slug }) => slug === text.slug)?.title ?? '';
}

function Progress({ text, state }: { text: MilestoneText; state: WorkspaceState }) {
  const { settled, total } = countWorkspaceSteps(text, state);
  const percent = computeWorkspaceProgress(text, state);
  return (
    <div className="grid gap-2">
      <p role="status" className="figure-tabular font-semibold">
        {settled} of {total} steps done, {percent}% complete
      </p>
      <ProgressBar percent={percent} label="Progress of this milestone" size="large" />
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4">
      <h2 className="text-2xl">{title}</h2>
      <ul className="divide-y divide-line rounded-m border border-line bg-surface">{children}</ul>
    </section>
  );
}

/** The workspace's shape while the buyer's answers are on their way. */
export function LoadingWorkspace({ text }: { text: MilestoneText }) {
  return (
    <div className="grid gap-8" aria-busy="true">
      <div className="grid gap-2">
        <p className="flex min-h-7 items-center">
          <span className="sr-only">Loading this milestone</span>
          <Skeleton className="h-4 w-64 max-w-full" />
        </p>
        <ProgressBar percent={0} label="Progress of this milestone" size="large" />
      </div>
      <Section title="What to do">
        {text.tasks.map((task) => (
          <li key={task.id} className="flex gap-3.5 p-4 sm:px-5">
            <Skeleton className="mt-2.5 size-6 shrink-0" />
            <div className="grid flex-1 py-2">
              <span className="font-semibold">{task.title}</span>
              <span className="text-[.95rem] text-ink-soft leading-normal">{task.detail}</span>
            </div>
          </li>
        ))}
      </Section>
    </div>
  );
}
