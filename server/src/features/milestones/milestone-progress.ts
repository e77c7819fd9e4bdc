import { tickedBecause } from '@porchlight/content/en/milestones-proved.ts';
import { getAskedKey, getNotBefore } from '@porchlight/domain/document-requests/document-requests.ts';
import { type DueAnswer, deriveDocumentRequest } from '@porchlight/domain/documents/document-reviews.ts';
import type { DocumentReview } from '@porchlight/domain/documents/documents.contract.ts';
import { deriveStanding } from '@porchlight/domain/home-buyers/staff-purchases.ts';
import type { MilestoneSlug } from '@porchlight/domain/kernel/milestone-slugs.ts';
import { getWallClock, LAST_TIME_ZONE } from '@porchlight/domain/kernel/time-zones.ts';
import type { PlaceChoice } from '@porchlight/domain/milestones/journey-place.ts';
import type {
  Journey,
  JourneyDate,
  MilestoneCard,
  MilestoneNote,
  MilestoneWorkspace,
  NextStep,
} from '@porchlight/domain/milestones/milestones.contract.ts';
import {
  findMilestoneLock,
  type JourneyState,
  type Milestone,
  milestones,
} from '@porchlight/domain/milestones/milestones.ts';
import { parseProvingFact } from '@porchlight/domain/milestones/proved-tasks.ts';
import {
  computeWorkspaceProgress,
  countDocumentRequests,
  getTaskStatus,
  listNextSteps,
  type MilestoneText,
  NEXT_STEPS,
  type WorkspaceState,
} from '@porchlight/domain/milestones/workspace.ts';
import { and, desc, eq, getTableColumns, not, or } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database } from '../../platform/database/database.ts';
import { users } from '../accounts/accounts.table.ts';
import { findDocumentRequest, findText } from '../journey/milestone-texts.ts';
import { derivePlaceOf } from '../journey/place-rows.ts';
import { ofPurchase } from '../purchases/membership.ts';
import { loadKnownDates } from './known-dates.ts';
import { milestoneNotes } from './milestones.table.ts';
import { type AskedRow, loadProgressRows, type ProgressRows, type TaskAnswer } from './progress-rows.ts';

type Paper = DueAnswer & { key: string; name: string; review: DocumentReview };
type UploadedAnswer = { owed: boolean; answer: Paper | undefined };
/** Of another buyer of the purchase: whose it is, and whether it is owed all the same. */
type PartnerAnswer = { owed: boolean; ownerName: string };

/** `notBefore` is the day before which it is no debt; null where it counts. */
export type AskedDocument = Omit<AskedRow, 'kind' | 'title' | 'snoozedUntil'> & {
  key: string;
  title: string;
  notBefore: string | null;
};

export type MilestoneProgress = {
  journey: JourneyState;
  completedAt: ReadonlyMap<number, Date>;
  tasks: readonly TaskAnswer[];
  /** What was uploaded, by the key of the document request it answers. */
  papers: ReadonlyMap<string, UploadedAnswer>;
  /** The same of the other buyers: a request that one has answered is answered for all. */
  partnerPapers: ReadonlyMap<string, PartnerAnswer>;
  /** What staff ask for and have not ended, by the key that an answer names. */
  asked: readonly AskedDocument[];
  dates: readonly { milestoneId: number; key: string; date: string }[];
  choice: PlaceChoice;
  hasContract: boolean;
  /** As the list of dates knows it. */
  closingDay: string | null;
};

/** Everything the rules need about one buyer, and the dates; earliest first. */
export async function loadProgress(db: Database, userId: string, now: Date): Promise<MilestoneProgress> {
  return deriveProgress(await loadProgressRows(db, userId), now);
}

/** The same of rows that were read already. */
export function deriveProgress(rows: ProgressRows, now: Date): MilestoneProgress {
  const { betaAccess, completed, tasks, answers, partnerAnswers, dates } = rows;
  const completedAt = new Map(completed.map(({ id, at }) => [id, at]));
  const papers = Map.groupBy(answers.map(toPaper), ({ key }) => key);
  const choice = derivePlaceOf(rows.place, now);
  const today = getWallClock(now, LAST_TIME_ZONE).day;
  return {
    journey: { completedIds: new Set(completedAt.keys()), betaAccess, place: choice.place },
    completedAt,
    tasks,
    papers: new Map([...papers].map(([key, own]) => [key, deriveDocumentRequest(own)])),
    partnerPapers: new Map(
      [...Map.groupBy(partnerAnswers, ({ key }) => key)].map(([key, theirs]) => [
        key,
        { owed: deriveDocumentRequest(theirs.map(toPaper)).owed, ownerName: theirs[0]?.ownerName ?? '' },
      ]),
    ),
    asked: rows.asked.map(({ kind, title, snoozedUntil, ...row }) => ({
      ...row,
      key: getAskedKey({ id: row.id, kind }),
      notBefore: getNotBefore(snoozedUntil, today),
      title: title ?? findDocumentRequest(kind ?? '')?.title ?? kind ?? '',
    })),
    dates,
    choice,
    hasContract: rows.place.hasContract,
    closingDay: rows.place.closingDay,
  };
}

function toPaper(answer: ProgressRows['answers'][number]): Paper {
  return { ...answer, reviewState: answer.review.state, hasExpired: answer.review.hasExpired };
}

/** The same once a task is answered otherwise. */
export function withTask(progress: MilestoneProgress, answer: TaskAnswer): MilestoneProgress {
  const { milestoneId, taskId } = answer;
  const others = progress.tasks.filter((task) => task.milestoneId !== milestoneId || task.taskId !== taskId);
  return { ...progress, tasks: [...others, answer] };
}

/** The same once a milestone is completed. */
export function withCompleted(progress: MilestoneProgress, milestoneId: number, at: Date): MilestoneProgress {
  const completedAt = new Map(progress.completedAt).set(milestoneId, at);
  return {
    ...progress,
    completedAt,
    journey: { ...progress.journey, completedIds: new Set(completedAt.keys()) },
  };
}

export function parseTaskState(milestone: Milestone, progress: MilestoneProgress): WorkspaceState {
  const own = progress.tasks.filter((task) => task.milestoneId === milestone.id);
  return {
    taskStatuses: new Map(own.map((task) => [task.taskId, task.status])),
    receivedDocuments: listReceived(progress),
  };
}

/** Keys of what the buyers have sent and do not owe again. */
const listReceived = ({ partnerPapers, papers }: MilestoneProgress): ReadonlySet<string> =>
  new Set([...partnerPapers, ...papers].flatMap(([key, { owed }]) => (owed ? [] : [key])));

/** What staff ask for that no buyer has sent, or that was sent back. */
export function listAskedOpen(progress: MilestoneProgress): AskedDocument[] {
  const received = listReceived(progress);
  return progress.asked.filter(({ key }) => !received.has(key));
}

/** How many documents the buyers owe: what milestones under way and staff ask for, each once, but for what staff have set aside. */
export function countOwed(progress: MilestoneProgress, cards: readonly MilestoneCard[]): number {
  const asking = cards.filter((card) => card.isAvailable && !card.isCompleted && !card.isSetAside);
  const isCounted = (key: string) => asking.some(({ slug }) => slug === findDocumentRequest(key)?.slug);
  const open = Map.groupBy(listAskedOpen(progress), ({ key }) => key);
  return [...open].reduce((sum, [key, same]) => {
    const isOwed = same.some(({ notBefore }) => notBefore === null);
    return sum + Number(isOwed) - Number(isCounted(key));
  }, deriveStanding(cards).owes);
}

export function describeCard(milestone: Milestone, progress: MilestoneProgress): MilestoneCard {
  const text = findText(milestone.slug);
  const state = parseTaskState(milestone, progress);
  const lock = findMilestoneLock(milestone.id, progress.journey) ?? null;
  const isCompleted = progress.completedAt.has(milestone.id);
  return {
    id: milestone.id,
    slug: milestone.slug,
    progress: isCompleted ? 100 : computeWorkspaceProgress(text, state),
    docsDue: countDocumentRequests(text, state.receivedDocuments),
    isAvailable: lock === null,
    isCompleted,
    isSetAside: !isCompleted && progress.choice.setAside.includes(milestone.slug),
    lock,
  };
}

/** What staff ask for comes first; what was sent back is among what Today says is returned. */
export function describeNextSteps(slug: MilestoneSlug, progress: MilestoneProgress): NextStep[] {
  const asked = listAskedOpen(progress)
    .filter(({ key, notBefore }) => !progress.papers.has(key) && notBefore === null)
    .map(({ key, title }) => ({ kind: 'asked' as const, id: key, title }));
  const steps = listNextSteps(findText(slug), parseTaskState(findMilestone(slug), progress));
  const isAsked = (id: string) => asked.some((step) => step.id === id);
  return [...asked, ...steps.filter(({ id }) => !isAsked(id))].slice(0, NEXT_STEPS);
}

export type OpenMilestone = { milestone: Milestone; text: MilestoneText; progress: MilestoneProgress };

/** The dates that the operator's content still knows, by milestone and key. */
export function describeDates(progress: MilestoneProgress): JourneyDate[] {
  return progress.dates.flatMap(({ milestoneId, key, date }) => {
    const slug = milestones.find(({ id }) => id === milestoneId)?.slug;
    const isKnown = slug !== undefined && findText(slug).dates.some((known) => known.key === key);
    return isKnown ? [{ slug, key, date }] : [];
  });
}

/** The whole answer about one open milestone, its notes among it. */
export async function describeWorkspace(
  db: Database,
  { userId, now }: { userId: string; now: Date },
  { milestone, text, progress }: OpenMilestone,
): Promise<MilestoneWorkspace> {
  const state = parseTaskState(milestone, progress);
  const own = progress.dates.filter(({ milestoneId }) => milestoneId === milestone.id);
  const keys = text.dates.map(({ key }) => key);
  const known = await loadKnownDates(db, { userId, now }, { ...progress, keys });
  return {
    card: describeCard(milestone, progress),
    completedAt: progress.completedAt.get(milestone.id)?.toISOString() ?? null,
    tasks: text.tasks.map((task) => ({
      id: task.id,
      status: getTaskStatus(task, state.taskStatuses.get(task.id)),
      because: findReason(milestone, task.id, progress),
    })),
    documentRequests: text.documentRequests.map(({ key }) =>
      describePaper(key, progress.papers.get(key), progress.partnerPapers.get(key)),
    ),
    dates: keys.map((key) => {
      const date = own.find((each) => each.key === key)?.date ?? null;
      const elsewhere = known.get(key);
      return elsewhere === undefined || elsewhere.date === date ? { key, date } : { key, ...elsewhere };
    }),
    notes: await listNotes(db, userId, milestone.id),
  };
}

/** Of milestones under way, why tasks were ticked by themselves. */
export function describeProved(progress: MilestoneProgress): Journey['proved'] {
  return milestones.flatMap((milestone) => {
    if (progress.completedAt.has(milestone.id)) return [];
    return findText(milestone.slug).tasks.flatMap(({ id, title }) => {
      const because = findReason(milestone, id, progress);
      return because === null ? [] : [{ slug: milestone.slug, id, title, because }];
    });
  });
}

/** The sentence of the fact that ticked a task; null where a buyer did, and where this release does not know the fact. */
function findReason({ id }: Milestone, taskId: string, { tasks }: MilestoneProgress): string | null {
  const answer = tasks.find((task) => task.milestoneId === id && task.taskId === taskId);
  const fact = parseProvingFact(answer?.status === 'done' ? answer.provedBy : null);
  return fact === null ? null : tickedBecause[fact];
}

function describePaper(
  key: string,
  uploaded: UploadedAnswer | undefined,
  partner: PartnerAnswer | undefined,
) {
  const answered = { key, receivedFrom: partner && !partner.owed ? partner.ownerName : null };
  const owed = answered.receivedFrom === null && (uploaded?.owed ?? true);
  if (uploaded?.answer === undefined) return { ...answered, owed, document: null };
  const { id, name, review } = uploaded.answer;
  return { ...answered, owed, document: { id, name, review } };
}

export function findMilestone(slug: MilestoneSlug): Milestone {
  const milestone = milestones.find((candidate) => candidate.slug === slug);
  if (!milestone) throw new Failure('NOT_FOUND');
  return milestone;
}

/** The milestone with its text; MILESTONE_LOCKED, saying what would open it, when the buyer may not open it yet. */
export function findOpenMilestone(slug: MilestoneSlug, progress: MilestoneProgress): OpenMilestone {
  const milestone = findMilestone(slug);
  const lock = findMilestoneLock(milestone.id, progress.journey);
  if (lock === 'beta-access') {
    throw new Failure('MILESTONE_LOCKED', { reason: 'milestones.beta-only' });
  }
  if (lock === 'previous') {
    throw new Failure('MILESTONE_LOCKED', { reason: 'milestones.not-open-yet' });
  }
  return { milestone, text: findText(slug), progress };
}

/** A buyer's own notes, and those of the other buyer that are not private. */
const isReadableNote = (userId: string) =>
  or(
    eq(milestoneNotes.userId, userId),
    and(not(milestoneNotes.isPrivate), ofPurchase(milestoneNotes.purchaseId, userId)),
  );

/** The notes on a milestone that a buyer reads, newest first. */
async function listNotes(db: Database, userId: string, milestoneId: number): Promise<MilestoneNote[]> {
  const rows = await db
    .select({ ...getTableColumns(milestoneNotes), name: users.name })
    .from(milestoneNotes)
    .innerJoin(users, eq(users.id, milestoneNotes.userId))
    .where(and(isReadableNote(userId), eq(milestoneNotes.milestoneId, milestoneId)))
    .orderBy(desc(milestoneNotes.createdAt), milestoneNotes.id);
  return rows.map(({ id, text, isPrivate, createdAt, updatedAt, ...row }) => ({
    id,
    text,
    isPrivate,
    author: row.userId === userId ? null : row.name,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }));
}
