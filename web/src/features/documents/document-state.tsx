import * as texts from '@porchlight/content/en/documents-state.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import { documentExpired } from '@porchlight/content/en/today.ts';
import { reviewReasons } from '@porchlight/domain/documents/document-reviews.ts';
import type {
  DocumentReview,
  DocumentView,
  OwnDocument,
} from '@porchlight/domain/documents/documents.contract.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { BadgeCheck, CircleCheck, CircleExclamationPoint, FileStack, Hourglass, Inbox } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';

/**
 * What a document is, in one word. What its owner has to do comes before what is settled: one that was sent back says so, also
 * where it is signed.
 */
export function DocumentState({
  status,
  review,
  replacedBy,
}: Pick<DocumentView, 'status'> & Pick<OwnDocument, 'review' | 'replacedBy'>) {
  const { look, Icon, word } = states[findState(status, review, replacedBy)];
  return (
    <Badge look={look}>
      <Icon aria-hidden="true" className="size-3.5" />
      {word}
    </Badge>
  );
}

const states = {
  replaced: { look: 'plain', Icon: FileStack, word: texts.replaced },
  'sent-back': { look: 'wrong', Icon: CircleExclamationPoint, word: texts.sentBack },
  expired: { look: 'wrong', Icon: Hourglass, word: texts.tooOld },
  signed: { look: 'done', Icon: BadgeCheck, word: texts.signed },
  accepted: { look: 'done', Icon: CircleCheck, word: 'Accepted' },
  received: { look: 'now', Icon: Inbox, word: texts.received },
} as const;

function findState(
  status: DocumentView['status'],
  review: DocumentReview | null,
  replacedBy: string | null,
): keyof typeof states {
  if (replacedBy !== null) return 'replaced';
  if (review?.state === 'needs-attention') return 'sent-back';
  if (review?.hasExpired) return 'expired';
  if (status === 'signed') return 'signed';
  return review?.state === 'accepted' ? 'accepted' : 'received';
}

/** Whether a document has to be uploaded again. */
export function needsReplacing(review: DocumentReview | null): boolean {
  return review !== null && (review.state === 'needs-attention' || review.hasExpired);
}

/** Why a document has to be uploaded again, with the reviewer's own words, or until when it is good. */
export function ReviewText({ review }: { review: DocumentReview }) {
  const { state, reason, words, expiresOn, hasExpired } = review;
  if (state === 'needs-attention')
    return (
      <>
        {reason !== null && reviewReasons[reason].sentence}
        {words !== null && <span className="block whitespace-pre-line">“{words}”</span>}
      </>
    );
  if (expiresOn === null) return null;
  return hasExpired
    ? documentExpired(formatCalendarDate(expiresOn, locale))
    : texts.acceptedUntil(formatCalendarDate(expiresOn, locale));
}
