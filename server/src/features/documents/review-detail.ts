import { describeDocumentDate, describeValidity } from '@porchlight/domain/documents/document-age.ts';
import type { ReviewDetail, ReviewRow } from '@porchlight/domain/documents/document-reviews.contract.ts';
import type { DocumentAccess } from '@porchlight/domain/documents/documents.contract.ts';
import type { MemberView } from '@porchlight/domain/leads/lead-inbox.ts';
import { desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { Failure } from '../../platform/base/failure.ts';
import type { Database } from '../../platform/database/database.ts';
import { users } from '../accounts/accounts.table.ts';
import { isReviewed } from '../document-store/document-readers.ts';
import { isReplaced } from '../document-store/documents.service.ts';
import { documentAccessGrants, documents } from '../document-store/documents.table.ts';
import { ownRequestTitle } from '../document-store/requested-documents.ts';
import { loadPurchaseOwners } from '../home-buyers/purchase-owners.service.ts';
import { findDocumentRequest } from '../journey/milestone-texts.ts';
import { purchaseOf } from '../purchases/membership.ts';

const claimers = alias(users, 'claimers');

/** Everything a reviewer needs to know of a document; NOT_FOUND where it is gone or was not requested from the buyer. */
export async function loadReview(
  db: Database,
  memberId: string,
  id: string,
  now: Date,
): Promise<ReviewDetail> {
  const [row] = await selectReviewRows(db, sql<string>`''`).where(isReviewed(id));
  const [more] = await db
    .select(detailColumns)
    .from(documents)
    .leftJoin(reviewers, isReviewer)
    .where(isReviewed(id));
  if (!row || !more) throw reviewNotFound();
  const { validFor } = findDocumentRequest(row.documentRequest ?? '') ?? {};
  return {
    ...toReviewRow(row, memberId, now, await loadPurchaseOwners(db, [row.purchaseId])),
    ...more,
    reviewedAt: more.reviewedAt?.toISOString() ?? null,
    paperDate:
      validFor === undefined
        ? null
        : { label: describeDocumentDate(validFor), hint: describeValidity(validFor) },
    earlier: await listEarlier(db, row.replaces),
    accesses: await listAccesses(db, id),
  };
}

export function reviewNotFound(): Failure {
  return new Failure('NOT_FOUND', { reason: 'documents.deleted-by-buyer' });
}

const reviewers = alias(users, 'reviewers');
const isReviewer = eq(reviewers.id, documents.reviewedBy);

const detailColumns = {
  name: documents.name,
  revision: documents.revision,
  reason: documents.reviewReason,
  words: documents.reviewWords,
  reviewedAt: documents.reviewedAt,
  reviewedBy: reviewers.name,
  issuedOn: documents.issuedOn,
  expiresOn: documents.expiresOn,
};

const earlierColumns = {
  id: documents.id,
  name: documents.name,
  createdAt: documents.createdAt,
  state: documents.reviewState,
  reason: documents.reviewReason,
  words: documents.reviewWords,
  reviewedAt: documents.reviewedAt,
  replaces: documents.replaces,
};

/** More than anyone hands in for one document. */
const MAX_EARLIER = 20;

/** The files that one was uploaded for, and so on, newest first. */
async function listEarlier(db: Database, replaced: string | null): Promise<ReviewDetail['earlier']> {
  const earlier: ReviewDetail['earlier'] = [];
  let next = replaced;
  while (next !== null && earlier.length < MAX_EARLIER) {
    const [row] = await db.select(earlierColumns).from(documents).where(eq(documents.id, next));
    if (!row) break;
    const { replaces, createdAt, reviewedAt, ...rest } = row;
    earlier.push({
      ...rest,
      createdAt: createdAt.toISOString(),
      reviewedAt: reviewedAt?.toISOString() ?? null,
    });
    next = replaces;
  }
  return earlier;
}

async function listAccesses(db: Database, id: string): Promise<DocumentAccess[]> {
  const rows = await db
    .select({
      by: documentAccessGrants.memberName,
      reason: documentAccessGrants.reason,
      at: documentAccessGrants.grantedAt,
    })
    .from(documentAccessGrants)
    .where(eq(documentAccessGrants.documentId, id))
    .orderBy(desc(documentAccessGrants.grantedAt))
    .limit(MAX_EARLIER);
  return rows.map(({ at, ...access }) => ({ ...access, at: at.toISOString() }));
}

/** The documents of the console with their buyers and who claimed them; the caller narrows them. `position` as a list's order has it. */
export function selectReviewRows(db: Database, position: SQL<string>) {
  return db
    .select({
      id: documents.id,
      userId: documents.userId,
      buyerName: users.name,
      buyerEmail: users.email,
      purchaseId: purchaseOf(documents.userId),
      documentRequest: documents.documentRequest,
      ownRequestTitle,
      type: documents.type,
      size: documents.size,
      status: documents.status,
      createdAt: documents.createdAt,
      state: documents.reviewState,
      expiredAt: documents.expiredAt,
      replaces: documents.replaces,
      isReplaced,
      claimedBy: documents.claimedBy,
      claimedUntil: documents.claimedUntil,
      claimer: claimers.name,
      position,
    })
    .from(documents)
    .innerJoin(users, eq(users.id, documents.userId))
    .leftJoin(claimers, eq(claimers.id, documents.claimedBy))
    .$dynamic();
}

type Found = Omit<Awaited<ReturnType<typeof selectReviewRows>>[number], 'position'>;

/** The row as the member `memberId` sees it now: a claim that is over is none. `owners` are those of purchases. */
export function toReviewRow(
  row: Found,
  memberId: string,
  now: Date,
  owners: ReadonlyMap<string, MemberView>,
): ReviewRow {
  const { id, type, size, status, state } = row;
  const paper = findDocumentRequest(row.documentRequest ?? '');
  return {
    id,
    buyer: { id: row.userId, name: row.buyerName, email: row.buyerEmail },
    purchaseId: row.purchaseId,
    owner: owners.get(row.purchaseId) ?? null,
    milestone: paper?.slug ?? null,
    paper: paper?.title ?? row.ownRequestTitle ?? row.documentRequest ?? '',
    type,
    size,
    status,
    createdAt: row.createdAt.toISOString(),
    state,
    hasExpired: row.expiredAt !== null,
    isReplacement: row.replaces !== null,
    isReplaced: row.isReplaced,
    claim: describeClaim(row, memberId, now),
  };
}

function describeClaim({ claimedBy, claimedUntil, claimer }: Found, memberId: string, now: Date) {
  if (claimedBy === null || claimer === null || claimedUntil === null || claimedUntil <= now) return null;
  return { by: claimer, mine: claimedBy === memberId, until: claimedUntil.toISOString() };
}
