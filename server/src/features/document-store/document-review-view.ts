import { getReviewReason, getReviewState } from '@porchlight/domain/documents/document-reviews.ts';
import type { DocumentReview } from '@porchlight/domain/documents/documents.contract.ts';
import { documents } from './documents.table.ts';

/** What the owner sees of a document's review. */
export const reviewColumns = {
  state: documents.reviewState,
  reason: documents.reviewReason,
  words: documents.reviewWords,
  reviewedAt: documents.reviewedAt,
  expiresOn: documents.expiresOn,
  expiredAt: documents.expiredAt,
};

type ReviewRow = Omit<DocumentReview, 'reviewedAt' | 'hasExpired'> & {
  reviewedAt: Date | null;
  expiredAt: Date | null;
};

export function toReview({
  state,
  reason,
  words,
  reviewedAt,
  expiresOn,
  expiredAt,
}: ReviewRow): DocumentReview {
  return {
    state: getReviewState(state),
    reason: getReviewReason(reason),
    words,
    reviewedAt: reviewedAt?.toISOString() ?? null,
    expiresOn,
    hasExpired: expiredAt !== null,
  };
}
