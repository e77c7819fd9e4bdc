import { milestoneTexts } from '@porchlight/content/en/milestones.ts';
import type { ReviewRow } from '@porchlight/domain/documents/document-reviews.contract.ts';
import type { ReviewFilter } from '@porchlight/domain/documents/document-reviews.ts';
import type { PurchasesFilter } from '@porchlight/domain/home-buyers/staff-purchases.contract.ts';
import type { MilestoneSlug } from '@porchlight/domain/kernel/milestone-slugs.ts';
import type { ListPage } from '@porchlight/domain/staff/staff-lists.ts';
import { and, count, eq, gt, inArray, isNotNull, isNull, lte, min, or, type SQL, sql } from 'drizzle-orm';
import { createKeyset } from '../../platform/database/keyset.ts';
import { countSometimes } from '../../platform/database/slow-counts.ts';
import { narrowByWords } from '../../platform/database/word-search.ts';
import type { StaffMember } from '../../platform/http/request-context.ts';
import { isOfPerson, listPeople } from '../accounts/people-search.ts';
import type { DocumentsContext } from '../document-store/documents.service.ts';
import { documents } from '../document-store/documents.table.ts';
import { hasPurchaseOwner, loadPurchaseOwners } from '../home-buyers/purchase-owners.service.ts';
import { listOwnerIds } from '../staff/absences.service.ts';
import { canSeeAddresses, type StaffActor } from '../staff/require-staff.ts';
import { recordStaffAction } from '../staff/staff-actions.service.ts';
import { selectReviewRows, toReviewRow } from './review-detail.ts';

export type ReviewListInput = {
  cursor?: string | undefined;
  limit: number;
  search?: string | undefined;
  state: ReviewFilter;
  milestone?: MilestoneSlug | undefined;
  paper?: string | undefined;
  claimed?: 'me' | 'nobody' | 'somebody' | undefined;
  owner?: PurchasesFilter['owner'];
};

type ReviewContext = Pick<DocumentsContext, 'database' | 'now'>;

const oldestFirst = createKeyset('asc', documents.createdAt, documents.id);

/** A page of the documents that answer a document request, oldest first. That it was looked at is written down. */
export async function listReviews(
  { database, now }: ReviewContext,
  actor: StaffActor,
  input: ReviewListInput,
): Promise<ListPage<ReviewRow>> {
  const { cursor, limit, ...filter } = input;
  const page = oldestFirst.open(cursor);
  const { rows, ...rest } = await database.read(async (transaction) => {
    const ownerIds = await listOwnerIds(transaction, filter.owner, actor, now());
    const conditions = and(
      isNotNull(documents.documentRequest),
      page.where,
      ...listConditions(filter, actor, now()),
      hasPurchaseOwner(filter.owner, ownerIds, ofDocument),
    );
    const search = {
      table: documents,
      key: documents.id,
      conditions,
      orderBy: page.orderBy,
      search: filter.search,
      hasWords: (words: string) => isOfPerson(documents.userId, words, canSeeAddresses(actor)),
      listed: (_words: string, tokens: readonly string[]) =>
        listPeople(transaction, documents.userId, tokens),
    };
    const found = await selectReviewRows(transaction, oldestFirst.position)
      .where(await narrowByWords(transaction, search, limit + 1))
      .orderBy(...page.orderBy)
      .limit(limit + 1);
    const { rows: kept, ...ends } = page.cut(found, limit);
    const owners = await loadPurchaseOwners(
      transaction,
      kept.map(({ purchaseId }) => purchaseId),
    );
    return { ...ends, rows: kept.map((row) => toReviewRow(row, readMember(actor), now(), owners)) };
  });
  await recordStaffAction(database.db, actor, {
    action: 'documents.listed',
    subject: { kind: 'documents' },
    detail: { ...filter, rows: rows.length },
  });
  return { rows, ...rest };
}

const ofDocument = { buyerId: sql`documents.user_id` };

/** How many documents wait, since when, and how many of them are of this member's purchases and claimed by them. */
export async function countReviews({ database, now }: ReviewContext, actor: StaffMember) {
  const isWaiting = and(isNotNull(documents.documentRequest), ...listStates.waiting);
  const [all] = await countSometimes(database.db, 'documents', documents, () =>
    database.read((transaction) =>
      transaction
        .select({ waiting: count(), oldest: min(documents.createdAt) })
        .from(documents)
        .where(isWaiting),
    ),
  );
  const [own] = await database.db
    .select({ claimed: count() })
    .from(documents)
    .where(and(isWaiting, eq(documents.claimedBy, actor.userId), gt(documents.claimedUntil, now())));
  const isMine = hasPurchaseOwner('me', await listOwnerIds(database.db, 'me', actor, now()), ofDocument);
  return {
    waiting: all?.waiting ?? 0,
    mine: await database.db.$count(documents, and(isWaiting, isMine)),
    claimedByMe: own?.claimed ?? 0,
    oldest: all?.oldest?.toISOString() ?? null,
  };
}

/** A token claims nothing. */
const readMember = (actor: StaffActor) => ('userId' in actor ? actor.userId : '');

function listConditions(
  { state, milestone, paper, claimed }: Omit<ReviewListInput, 'cursor' | 'limit'>,
  actor: StaffActor,
  now: Date,
): (SQL | undefined)[] {
  const keys = milestoneTexts.find(({ slug }) => slug === milestone)?.documentRequests.map(({ key }) => key);
  const isClaimed = gt(documents.claimedUntil, now);
  return [
    ...listStates[state],
    keys && inArray(documents.documentRequest, keys),
    paper === undefined ? undefined : eq(documents.documentRequest, paper),
    claimed === 'me' ? and(eq(documents.claimedBy, readMember(actor)), isClaimed) : undefined,
    claimed === 'somebody' ? isClaimed : undefined,
    claimed === 'nobody' ? or(isNull(documents.claimedUntil), lte(documents.claimedUntil, now)) : undefined,
  ];
}

/** As a condition the planner joins it: how many rows it leaves is known, so that a page is read in its order. */
const isNewest = sql`not exists (select 1 from documents newer where newer.replaces = documents.id)`;

/** A document that was replaced does not wait for a reviewer: the newer one does. */
const listStates: Record<ReviewFilter, (SQL | undefined)[]> = {
  waiting: [eq(documents.reviewState, 'waiting'), isNewest],
  accepted: [eq(documents.reviewState, 'accepted'), isNull(documents.expiredAt)],
  'needs-attention': [eq(documents.reviewState, 'needs-attention'), isNewest],
  expired: [isNotNull(documents.expiredAt), isNewest],
  all: [],
};
