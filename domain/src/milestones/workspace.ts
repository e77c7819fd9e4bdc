import type { DocumentValidity } from '../documents/document-age.ts';
import type { ExplainedStageSlug } from '../guide/guide.ts';
import type { MilestoneSlug } from '../kernel/milestone-slugs.ts';
import type { TaskLinks } from './task-links.ts';

/** One thing a buyer does in a milestone. `id` is kept with the buyer's answer: change the words freely, never the id. */
export type MilestoneTask = {
  id: string;
  title: string;
  detail: string;
  links: TaskLinks;
  /** A task that some buyers do not have (a gift letter, an HOA) may be set aside as not needed. */
  optional?: boolean;
};

/**
 * A document a milestone needs. `key` is unique over all milestones and is kept with the uploaded document. Without `validFor` its
 * age does not matter. `needsSignature` where the buyer's own signature belongs on it. `neededBy` is the key of the date of the
 * purchase by which it is needed.
 */
export type DocumentRequest = {
  key: string;
  title: string;
  why: string;
  links: TaskLinks;
  validFor?: DocumentValidity;
  needsSignature?: true;
  neededBy?: string;
};

/** A day a milestone turns on, which the buyer sets. `key` is unique over all milestones and kept with the buyer's date. */
export type MilestoneDate = { key: string; title: string; hint: string };

/** What the operator writes about one milestone. */
export type MilestoneText = {
  slug: MilestoneSlug;
  /** One line on the card. */
  description: string;
  /** Behind the card's help icon: what this milestone is, in two or three sentences. */
  help: string;
  duration: string;
  cost: string;
  /** Slug of the guide stage that explains it. */
  guideStage: ExplainedStageSlug;
  tasks: readonly MilestoneTask[];
  dates: readonly MilestoneDate[];
  documentRequests: readonly DocumentRequest[];
};

export const taskStatuses = ['to-do', 'done', 'not-needed'] as const;
export type TaskStatus = (typeof taskStatuses)[number];

export type WorkspaceState = {
  taskStatuses: ReadonlyMap<string, TaskStatus>;
  receivedDocuments: ReadonlySet<string>;
};

/** A stored status counts only as far as the task allows it: `not-needed` holds for optional tasks alone, one of another release for none. */
export function getTaskStatus(task: MilestoneTask, stored: TaskStatus | undefined): TaskStatus {
  if (stored !== undefined && !taskStatuses.includes(stored)) return 'to-do';
  if (stored === undefined || (stored === 'not-needed' && task.optional !== true)) return 'to-do';
  return stored;
}

/** How many of the milestone's required documents have not been received (specification 2, 3). */
export function countDocumentRequests(text: MilestoneText, receivedDocuments: ReadonlySet<string>): number {
  return text.documentRequests.filter((document) => !receivedDocuments.has(document.key)).length;
}

/** How many open steps of a milestone the dashboard names. */
export const NEXT_STEPS = 3;

/** What to do next in a milestone: open tasks in their order, then documents that are owed; at most `NEXT_STEPS`. */
export function listNextSteps(
  text: MilestoneText,
  state: WorkspaceState,
): { kind: 'task' | 'document'; id: string; title: string }[] {
  const tasks = text.tasks
    .filter((task) => getTaskStatus(task, state.taskStatuses.get(task.id)) === 'to-do')
    .map(({ id, title }) => ({ kind: 'task' as const, id, title }));
  const documents = text.documentRequests
    .filter(({ key }) => !state.receivedDocuments.has(key))
    .map(({ key, title }) => ({ kind: 'document' as const, id: key, title }));
  return [...tasks, ...documents].slice(0, NEXT_STEPS);
}

/** How many tasks and document requests there are and how many of them are settled. */
export function countWorkspaceSteps(
  text: MilestoneText,
  state: WorkspaceState,
): { settled: number; total: number } {
  const settledTasks = text.tasks.filter(
    (task) => getTaskStatus(task, state.taskStatuses.get(task.id)) !== 'to-do',
  ).length;
  const received = text.documentRequests.length - countDocumentRequests(text, state.receivedDocuments);
  return { settled: settledTasks + received, total: text.tasks.length + text.documentRequests.length };
}

/** Whole percent of a milestone's tasks and document requests settled, rounded down. */
export function computeWorkspaceProgress(text: MilestoneText, state: WorkspaceState): number {
  const { settled, total } = countWorkspaceSteps(text, state);
  return total === 0 ? 0 : Math.floor((settled * 100) / total);
}

/** A milestone is finished when every task is done or not needed and every document request has been received. */
export function isWorkspaceFinished(text: MilestoneText, state: WorkspaceState): boolean {
  const { settled, total } = countWorkspaceSteps(text, state);
  return total > 0 && settled === total;
}
