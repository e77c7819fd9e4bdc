import type { DocumentDateProblem } from '@porchlight/domain/documents/document-age.ts';
import type { ReviewedChange } from '@porchlight/domain/documents/document-reviews.ts';
import type { FileDanger } from '@porchlight/domain/documents/file-dangers.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCount, formatFileSize } from '@porchlight/domain/kernel/formats.ts';
import { fileDangerSentences, writeTooLarge } from '../documents-uploads.ts';

export const documentsFailures = {
  'documents.access-over':
    'Your access to the document is over, or the buyer deleted it. Say again why you have to see it.',
  'documents.name-the-file': 'Name the file in the address: ?name=paystub.pdf.',
  'documents.no-longer-required':
    'This document is no longer asked for. Nothing was stored; open the milestone again.',
  'documents.answers-another':
    'This document already answers a request. Nothing was changed; open the page again.',
  'documents.replaced-is-gone':
    'The document this one was to replace is gone. Nothing was stored; open the page again.',
  'documents.no-such-document': 'We could not find this document. It may have been deleted.',
  'documents.deleted-by-buyer':
    'We could not find this document. The buyer may have deleted it; go back to the list.',
  'documents.not-a-picture':
    'This file begins like a picture, and no picture is in it. Nothing was stored; save or scan it again.',
  'documents.seen-here': 'This document can be seen here, so it is not downloaded.',
  'documents.not-drawn': 'No browser draws a HEIC picture. It can be downloaded, with a reason of its own.',
  'documents.claimed': ({ by = 'Someone else' }: { by: string | undefined }) =>
    `${by} reviews this document at the moment. Nothing was changed; take the next one.`,
  'documents.no-date': 'Enter the date: it says for how long lenders take this document.',
  'documents.date-problem': (problem: DocumentDateProblem) =>
    problem.kind === 'not-yet'
      ? 'This day has not come yet. Check the date.'
      : `It was good until ${formatCalendarDate(problem.goodUntil)}. Send it back as too old.`,
  'documents.changed-meanwhile': ({ change }: { change: ReviewedChange }) =>
    `${reviewedChanges[change]} Nothing was decided.`,
  'documents.too-large': ({ largest }: { largest: number }) => writeTooLarge(largest),
  'documents.space-full': ({ space }: { space: number }) =>
    `Your documents can take up to ${formatFileSize(space)} together. Nothing was stored; delete what you no longer need and try again.`,
  'documents.too-many': ({ most }: { most: number }) =>
    `You can keep up to ${formatCount(most)} documents. Nothing was stored; delete what you no longer need and try again.`,
  'documents.not-safe': ({ danger }: { danger: FileDanger }) => fileDangerSentences[danger],
} as const;

const reviewedChanges: Record<ReviewedChange, string> = {
  deleted: 'The buyer has deleted this document.',
  replaced: 'The buyer has replaced this document by a newer one; review that.',
  expired: 'This document has become too old meanwhile.',
  accepted: 'This document has been accepted meanwhile.',
  'needs-attention': 'This document has been sent back meanwhile.',
  signed: 'The buyer has signed this document meanwhile.',
  uploaded: 'The buyer uploaded this document anew.',
};
