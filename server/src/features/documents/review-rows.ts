import type { ReviewRow } from '@porchlight/domain/documents/document-reviews.contract.ts';
import { eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { users } from '../accounts/accounts.table.ts';
import { isReplaced } from '../document-store/documents.service.ts';
import { documents } from '../document-store/documents.table.ts';
import { findDocumentRequest } from '../journey/milestone-texts.ts';

const claimers = alias(users, 'claimers');

/** The documents of the console with their buyers and who claimed them; the caller narrows them. `position` as a list's order has it. */
export function selectReviewRows(db: Database, position: SQL<string>) {
  return db
    .select({
      id: documents.id,
      userId: documents.userId,
      buyerName: users.name,
      buyerEmail: users.email,
      documentRequest: documents.documentRequest,
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

/** The row as the member `memberId` sees it now: a claim that is over is none. */
export function toReviewRow(row: Found, memberId: string, now: Date): ReviewRow {
  const { id, type, size, status, state } = row;
  const paper = findDocumentRequest(row.documentRequest ?? '');
  return {
    id,
    buyer: { id: row.userId, name: row.buyerName, email: row.buyerEmail },
    milestone: paper?.slug ?? null,
    paper: paper?.title ?? row.documentRequest ?? '',
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
