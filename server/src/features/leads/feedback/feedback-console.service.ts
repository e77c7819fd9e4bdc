import { hasRights } from '@porchlight/domain/kernel/staff-roles.ts';
import type {
  FeedbackEntry,
  FeedbackSummary,
} from '@porchlight/domain/leads/feedback/feedback-console.contract.ts';
import { MONTHS_SHOWN, summarizeRatings } from '@porchlight/domain/leads/feedback/feedback-summary.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import type { ListPage } from '@porchlight/domain/staff/staff-lists.ts';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Database, DatabaseConnection } from '../../../platform/database/database.ts';
import { loadCounts } from '../../../platform/database/kept-counts.ts';
import { createKeyset } from '../../../platform/database/keyset.ts';
import { hasWordsInLongText, narrowByWords } from '../../../platform/database/word-search.ts';
import { users } from '../../accounts/accounts.table.ts';
import { isOfPerson, listPeople } from '../../accounts/people-search.ts';
import type { StaffActor } from '../../staff/require-staff.ts';
import { recordStaffAction } from '../../staff/staff-actions.service.ts';
import { milestoneFeedback } from './feedback.table.ts';

export type FeedbackConsoleContext = { database: DatabaseConnection };

export type FeedbackFilter = {
  milestone?: number | undefined;
  rating?: number | undefined;
  commented?: 'yes' | undefined;
  search?: string | undefined;
};

type FeedbackQuery = FeedbackFilter & { cursor?: string | undefined; limit: number };

/** Figures alone: nothing in them is anyone's. */
export async function summarizeFeedback({ database }: FeedbackConsoleContext): Promise<FeedbackSummary> {
  const counts = (await loadCounts(database.db, 'feedback')).map(({ words, number }) => {
    const [milestoneId, rating, month = ''] = words;
    return { milestoneId: Number(milestoneId), rating: Number(rating), month, count: number };
  });
  const months = [...new Set(counts.map(({ month }) => month))].sort().slice(-MONTHS_SHOWN);
  return {
    milestones: milestones.map(({ id }) => ({
      milestoneId: id,
      ...summarizeRatings(counts.filter(({ milestoneId }) => milestoneId === id)),
    })),
    months: months.map((month) => {
      const { count, mean } = summarizeRatings(counts.filter((each) => each.month === month));
      return { month, count, mean: mean ?? 0 };
    }),
  };
}

/** What buyers said, newest first, to readers and API tokens without names; the access is logged. */
export async function listFeedback(
  { database }: FeedbackConsoleContext,
  actor: StaffActor,
  query: FeedbackQuery,
): Promise<ListPage<FeedbackEntry>> {
  const page = await database.read((transaction) => getFeedback(transaction, actor, query));
  const { cursor, limit, ...filter } = query;
  await recordStaffAction(database.db, actor, {
    action: 'feedback.listed',
    subject: { kind: 'feedback' },
    detail: { ...filter, rows: page.rows.length },
  });
  return page;
}

export async function getFeedback(
  db: Database,
  actor: StaffActor,
  query: FeedbackQuery,
): Promise<ListPage<FeedbackEntry>> {
  const page = order.open(query.cursor);
  const { id, milestoneId, rating, feedback, createdAt } = milestoneFeedback;
  const isNamed = 'role' in actor && hasRights(actor.role, 'addresses');
  const search = {
    table: milestoneFeedback,
    key: id,
    conditions: and(
      query.milestone === undefined ? undefined : eq(milestoneId, query.milestone),
      query.rating === undefined ? undefined : eq(rating, query.rating),
      query.commented === undefined ? undefined : ne(feedback, ''),
      page.where,
    ),
    orderBy: page.orderBy,
    search: query.search,
    // A member who sees no names cannot search by them either.
    hasWords: (words: string) =>
      sql`(${or(hasWordsInLongText(feedback, words), isNamed ? isOfPerson(milestoneFeedback.userId, words) : undefined)})`,
    async listed(words: string, tokens: readonly string[]) {
      const ofPeople = isNamed ? await listPeople(db, milestoneFeedback.userId, tokens) : sql`false`;
      return ofPeople && or(hasWordsInLongText(feedback, words), ofPeople);
    },
  };
  const rows = await db
    .select({
      id,
      milestoneId,
      rating,
      comment: feedback,
      createdAt,
      name: users.name,
      email: users.email,
      position: order.position,
    })
    .from(milestoneFeedback)
    .innerJoin(users, eq(users.id, milestoneFeedback.userId))
    .where(await narrowByWords(db, search, query.limit + 1))
    .orderBy(...page.orderBy)
    .limit(query.limit + 1);
  const { rows: kept, ...ends } = page.cut(rows, query.limit);
  return {
    ...ends,
    rows: kept.map(({ name, email, ...row }) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      writtenBy: isNamed ? { name, email } : null,
    })),
  };
}

const order = createKeyset('desc', milestoneFeedback.createdAt, milestoneFeedback.id);
