import { milestoneTexts } from '@porchlight/content/milestones.ts';
import { type DueAnswer, settleDueDocument } from '@porchlight/domain/documents/document-reviews.ts';
import type { DocumentReview } from '@porchlight/domain/documents/documents.contract.ts';
import type {
  JourneyDate,
  MilestoneCard,
  MilestoneWorkspace,
} from '@porchlight/domain/milestones/milestones.contract.ts';
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
import { reviewColumns, toReview } from '../documents/document-review-view.ts';
import { documents } from '../documents/documents.table.ts';
import { listNotes } from './milestone-notes.ts';
import { completedMilestones, milestoneDates, milestoneTasks } from './milestones.table.ts';

type Paper = DueAnswer & { key: string | null; name: string; review: DocumentReview };
type HandedIn = { owed: boolean; answer: Paper | undefined };

export type Progress = {
  journey: JourneyState;
  completedAt: ReadonlyMap<number, Date>;
  tasks: readonly { milestoneId: number; taskId: string; status: TaskStatus }[];
  /** What was handed in, by the key of the due document it answers. */
  papers: ReadonlyMap<string, HandedIn>;
  dates: readonly { milestoneId: number; key: string; date: string }[];
};

/** Everything the rules need about one buyer, and the dates; earliest first. */
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
    .select({
      key: documents.dueDocument,
      id: documents.id,
      name: documents.name,
      replaces: documents.replaces,
      ...reviewColumns,
    })
    .from(documents)
    .where(and(eq(documents.userId, userId), isNotNull(documents.dueDocument)))
    .orderBy(documents.createdAt, documents.id);
  const dates = await db
    .select({
      milestoneId: milestoneDates.milestoneId,
      key: milestoneDates.dateKey,
      date: milestoneDates.date,
    })
    .from(milestoneDates)
    .where(eq(milestoneDates.userId, userId))
    .orderBy(milestoneDates.date, milestoneDates.milestoneId, milestoneDates.dateKey);
  const completedAt = new Map(completed.map((row) => [row.id, row.at]));
  return {
    journey: { completedIds: new Set(completedAt.keys()), betaAccess: await readBetaAccess(db, userId) },
    completedAt,
    tasks,
    papers: settlePapers(
      answers.map(({ key, id, name, replaces, ...row }) =>
        toPaper({ key, id, name, replaces }, toReview(row)),
      ),
    ),
    dates,
  };
}

function toPaper(row: Pick<Paper, 'key' | 'id' | 'name' | 'replaces'>, review: DocumentReview): Paper {
  return { ...row, review, reviewState: review.state, hasExpired: review.hasExpired };
}

function settlePapers(answers: readonly Paper[]): Map<string, HandedIn> {
  const byKey = Map.groupBy(answers, ({ key }) => key ?? '');
  return new Map([...byKey].map(([key, own]) => [key, settleDueDocument(own)]));
}

export function readState(milestone: Milestone, progress: Progress): WorkspaceState {
  const own = progress.tasks.filter((task) => task.milestoneId === milestone.id);
  return {
    taskStatuses: new Map(own.map((task) => [task.taskId, task.status])),
    receivedDocuments: new Set([...progress.papers].flatMap(([key, { owed }]) => (owed ? [] : [key]))),
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

/** The dates that the operator's content still knows, by milestone and key. */
export function describeDates(progress: Progress): JourneyDate[] {
  return progress.dates.flatMap(({ milestoneId, key, date }) => {
    const slug = milestones.find(({ id }) => id === milestoneId)?.slug;
    const isKnown = slug !== undefined && findText(slug).dates.some((known) => known.key === key);
    return isKnown ? [{ slug, key, date }] : [];
  });
}

/** The whole answer about one open milestone, its notes among it. */
export async function describeWorkspace(
  db: Database,
  userId: string,
  { milestone, text, progress }: OpenMilestone,
): Promise<MilestoneWorkspace> {
  const state = readState(milestone, progress);
  const dates = progress.dates.filter(({ milestoneId }) => milestoneId === milestone.id);
  return {
    card: describeCard(milestone, progress),
    completedAt: progress.completedAt.get(milestone.id)?.toISOString() ?? null,
    tasks: text.tasks.map((task) => ({
      id: task.id,
      status: readTaskStatus(task, state.taskStatuses.get(task.id)),
    })),
    dueDocuments: text.dueDocuments.map(({ key }) => describePaper(key, progress.papers.get(key))),
    dates: text.dates.map(({ key }) => ({ key, date: dates.find((date) => date.key === key)?.date ?? null })),
    notes: await listNotes(db, userId, milestone.id),
  };
}

function describePaper(key: string, handedIn: HandedIn | undefined) {
  if (handedIn?.answer === undefined) return { key, owed: true, document: null };
  const { id, name, review } = handedIn.answer;
  return { key, owed: handedIn.owed, document: { id, name, review } };
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

/** The milestone with its text; MILESTONE_LOCKED, saying what would open it, when the buyer may not open it yet. */
export function findOpenMilestone(slug: MilestoneSlug, progress: Progress): OpenMilestone {
  const milestone = findMilestone(slug);
  const lock = findMilestoneLock(milestone.id, progress.journey);
  if (lock === 'beta-access') {
    throw new Failure('MILESTONE_LOCKED', {
      message: 'This milestone is part of the beta. Ask for beta access to open it; nothing was changed.',
    });
  }
  if (lock === 'previous') {
    throw new Failure('MILESTONE_LOCKED', {
      message: 'This milestone opens when the one before it is completed. Nothing was changed.',
    });
  }
  return { milestone, text: findText(slug), progress };
}
