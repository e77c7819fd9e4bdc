import type { DocumentReview } from '@porchlight/domain/documents/documents.contract.ts';
import type { TaskStatus } from '@porchlight/domain/milestones/workspace.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { prepareStatement } from '../../platform/database/prepared-statements.ts';
import { documentRequests } from '../document-store/document-requests.table.ts';
import { toReview } from '../document-store/document-review-view.ts';
import { documents } from '../document-store/documents.table.ts';
import { completedMilestones, milestoneDates } from '../journey/journey.table.ts';
import { type PlaceRow, selectPlace } from '../journey/place-rows.ts';
import { ofPurchase } from '../purchases/membership.ts';
import { milestoneTasks } from './milestones.table.ts';

/** What a buyer's progress is made of. */
export type ProgressRows = {
  betaAccess: boolean;
  completed: { id: number; at: Date }[];
  tasks: TaskAnswer[];
  /** What answers document requests, the oldest first. */
  answers: (DocumentKey & { review: DocumentReview })[];
  /** The same of the other buyers, whose files and their names stay theirs. */
  partnerAnswers: (DocumentKey & { review: DocumentReview; ownerName: string })[];
  /** Earliest first. */
  dates: { milestoneId: number; key: string; date: string }[];
  place: PlaceRow;
  /** What staff ask the buyers for and have not ended, the oldest first. */
  asked: AskedRow[];
};

export type AskedRow = {
  id: string;
  kind: string | null;
  title: string | null;
  why: string;
  dueDay: string | null;
  snoozedUntil: string | null;
  by: string;
};

/** `provedBy` is the fact that ticked it; null where a buyer answered. */
export type TaskAnswer = { milestoneId: number; taskId: string; status: TaskStatus; provedBy: string | null };

type DocumentKey = { key: string; id: string; name: string; replaces: string | null };

/** All of it in one query: every page of a journey asks it, and each tick of a task. */
export async function loadProgressRows(db: Database, userId: string): Promise<ProgressRows> {
  const [row] = await selectProgress(db, { userId });
  if (!row) throw new Error('the database returned no row for a query that always has one');
  const { completed, answers, partnerAnswers, ...rest } = row;
  return {
    ...rest,
    completed: completed.map(({ id, at }) => ({ id, at: new Date(at) })),
    answers: answers.map(loadAnswer),
    partnerAnswers: partnerAnswers.map(({ ownerName, ...answer }) => ({ ...loadAnswer(answer), ownerName })),
  };
}

function loadAnswer({ key, id, name, replaces, reviewedAt, expiredAt, ...review }: Answer) {
  return {
    ...{ key, id, name, replaces },
    review: toReview({ ...review, reviewedAt: toDate(reviewedAt), expiredAt: toDate(expiredAt) }),
  };
}

type Answer = DocumentKey & {
  [Name in keyof Parameters<typeof toReview>[0]]: Name extends 'reviewedAt' | 'expiredAt'
    ? string | null
    : Parameters<typeof toReview>[0][Name];
};

type SelectedRow = Omit<ProgressRows, 'completed' | 'answers' | 'partnerAnswers'> & {
  completed: { id: number; at: string }[];
  answers: Answer[];
  partnerAnswers: (Answer & { ownerName: string })[];
};

const owner = sql.placeholder('userId');

const selectProgress = prepareStatement<{ userId: string }, SelectedRow[]>('read progress', (on) =>
  on
    .select({
      betaAccess: sql<boolean>`porchlight_has_beta(${owner})`,
      place: selectPlace(owner),
      completed: asJson<SelectedRow['completed']>(sql`
        select ${completedMilestones.milestoneId} as id, ${completedMilestones.completedAt} as at
        from ${completedMilestones} where ${ofPurchase(completedMilestones.purchaseId, owner)}
      `),
      tasks: asJson<SelectedRow['tasks']>(sql`
        select ${milestoneTasks.milestoneId} as "milestoneId", ${milestoneTasks.taskId} as "taskId", ${milestoneTasks.status} as status,
          ${milestoneTasks.provedBy} as "provedBy"
        from ${milestoneTasks} where ${ofPurchase(milestoneTasks.purchaseId, owner)}
      `),
      answers: asJson<SelectedRow['answers']>(sql`
        select ${documents.documentRequest} as key, ${documents.id} as id, ${documents.name} as name, ${documents.replaces} as replaces,
          ${documents.reviewState} as state, ${documents.reviewReason} as reason, ${documents.reviewWords} as words,
          ${documents.reviewedAt} as "reviewedAt", ${documents.expiresOn} as "expiresOn", ${documents.expiredAt} as "expiredAt"
        from ${documents} where ${documents.userId} = ${owner} and ${documents.documentRequest} is not null
        order by ${documents.createdAt}, ${documents.id}
      `),
      partnerAnswers: asJson<SelectedRow['partnerAnswers']>(sql`
        select document_request as key, owner_name as "ownerName", id, '' as name, replaces, review_state as state, review_reason as reason,
          null as words, reviewed_at as "reviewedAt", expires_on as "expiresOn", expired_at as "expiredAt"
        from porchlight_partner_papers(${owner}) order by created_at, id
      `),
      dates: asJson<SelectedRow['dates']>(sql`
        select ${milestoneDates.milestoneId} as "milestoneId", ${milestoneDates.dateKey} as key, ${milestoneDates.date} as date
        from ${milestoneDates} where ${ofPurchase(milestoneDates.purchaseId, owner)}
        order by ${milestoneDates.date}, ${milestoneDates.milestoneId}, ${milestoneDates.dateKey}
      `),
      asked: asJson<SelectedRow['asked']>(sql`
        select ${documentRequests.id} as id, ${documentRequests.kind} as kind, ${documentRequests.title} as title,
          ${documentRequests.why} as why, ${documentRequests.dueDay} as "dueDay",
          ${documentRequests.snoozedUntil} as "snoozedUntil", ${documentRequests.staffName} as by
        from ${documentRequests}
        where ${ofPurchase(documentRequests.purchaseId, owner)} and ${documentRequests.endedAs} is null
        order by ${documentRequests.askedAt}, ${documentRequests.id}
      `),
    })
    .from(sql`(values (1)) as one`),
);

const asJson = <Rows>(rows: SQL) =>
  sql<Rows>`(select coalesce(json_agg(listed), '[]') from (${rows}) listed)`;

const toDate = (text: string | null) => (text === null ? null : new Date(text));
