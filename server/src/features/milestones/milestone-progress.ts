import { milestoneTexts } from '@porchlight/content/milestones.ts';
import type { MilestoneCard, MilestoneWorkspace } from '@porchlight/domain/milestones/milestones.contract.ts';
import {
  findMilestoneLock,
  type JourneyState,
  type Milestone,
  type MilestoneSlug,
  milestones,
} from '@porchlight/domain/milestones/milestones.ts';
import {
  computeWorkspaceProgress,
  countDueDocuments,
  type MilestoneText,
  readTaskStatus,
  type TaskStatus,
  type WorkspaceState,
} from '@porchlight/domain/milestones/workspace.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { Failure } from '../../platform/http/failure.ts';
import { readBetaAccess } from '../beta-access/beta-access.service.ts';
import { documents } from '../documents/documents.table.ts';
import { completedMilestones, milestoneTasks } from './milestones.table.ts';

export type Progress = {
  journey: JourneyState;
  completedAt: ReadonlyMap<number, Date>;
  tasks: readonly { milestoneId: number; taskId: string; status: TaskStatus }[];
  received: ReadonlyMap<string, { id: string; name: string }>;
};

/** Everything the rules need about one buyer. */
export async function readProgress(db: Database, userId: string): Promise<Progress> {
  const completed = await db
    .select({ id: completedMilestones.milestoneId, at: completedMilestones.completedAt })
    .from(completedMilestones)
    .where(eq(completedMilestones.userId, userId));
  const tasks = await db
    .select({
      milestoneId: milestoneTasks.milestoneId,
      taskId: milestoneTasks.taskId,
      status: milestoneTasks.status,
    })
    .from(milestoneTasks)
    .where(eq(milestoneTasks.userId, userId));
  const answers = await db
    .select({ key: documents.dueDocument, id: documents.id, name: documents.name })
    .from(documents)
    .where(and(eq(documents.userId, userId), isNotNull(documents.dueDocument)))
    .orderBy(documents.createdAt);
  const completedAt = new Map(completed.map((row) => [row.id, row.at]));
  return {
    journey: { completedIds: new Set(completedAt.keys()), betaAccess: await readBetaAccess(db, userId) },
    completedAt,
    tasks,
    received: new Map(answers.map((row) => [row.key ?? '', { id: row.id, name: row.name }])),
  };
}

export function readState(milestone: Milestone, progress: Progress): WorkspaceState {
  const own = progress.tasks.filter((task) => task.milestoneId === milestone.id);
  return {
    taskStatuses: new Map(own.map((task) => [task.taskId, task.status])),
    receivedDocuments: new Set(progress.received.keys()),
  };
}

export function describeCard(milestone: Milestone, progress: Progress): MilestoneCard {
  const text = findText(milestone.slug);
  const state = readState(milestone, progress);
  const lock = findMilestoneLock(milestone.id, progress.journey) ?? null;
  const isCompleted = progress.completedAt.has(milestone.id);
  return {
    id: milestone.id,
    slug: milestone.slug,
    progress: isCompleted ? 100 : computeWorkspaceProgress(text, state),
    docsDue: countDueDocuments(text, state.receivedDocuments),
    isAvailable: lock === null,
    isCompleted,
    lock,
  };
}

export type OpenMilestone = { milestone: Milestone; text: MilestoneText; progress: Progress };

export function describeWorkspace({ milestone, text, progress }: OpenMilestone): MilestoneWorkspace {
  const state = readState(milestone, progress);
  return {
    card: describeCard(milestone, progress),
    completedAt: progress.completedAt.get(milestone.id)?.toISOString() ?? null,
    tasks: text.tasks.map((task) => ({
      id: task.id,
      status: readTaskStatus(task, state.taskStatuses.get(task.id)),
    })),
    dueDocuments: text.dueDocuments.map(({ key }) => ({ key, document: progress.received.get(key) ?? null })),
  };
}

export function findMilestone(slug: MilestoneSlug): Milestone {
  const milestone = milestones.find((candidate) => candidate.slug === slug);
  if (!milestone) throw new Failure('NOT_FOUND');
  return milestone;
}

export function findText(slug: MilestoneSlug): MilestoneText {
  const text = milestoneTexts.find((candidate) => candidate.slug === slug);
  if (!text) throw new Error(`the content has no text for the milestone ${slug}`);
  return text;
}
