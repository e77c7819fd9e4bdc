import * as z from 'zod/mini';
import { done, staffEndpoint } from '../kernel/endpoint.ts';
import { calendarDateField, instantField, writtenTextField } from '../kernel/fields.ts';
import { milestoneSlugs } from '../kernel/milestone-slugs.ts';
import { leadFilterFields, memberView } from '../leads/lead-inbox.ts';
import { listInput, listPage } from '../staff/staff-lists.ts';
import {
  accessReasonIds,
  findReviewWordsProblem,
  MAX_ACCESS_REASON_LENGTH,
  reviewFilters,
  reviewReasonIds,
  reviewStates,
} from './document-reviews.ts';
import { documentAccess, documentStatuses } from './documents.contract.ts';
import * as texts from './en/documents.ts';

/** Who reviews a document at the moment, so that no other does. It ends by itself. */
const claim = z.object({ by: z.string(), mine: z.boolean(), until: instantField });

/** A document that answers a document request, as the list shows it: whose, for what, since when. Neither its name nor its content. */
export const reviewRow = z.object({
  id: z.uuid(),
  buyer: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  /** Whose thread of messages it is, and who of the staff looks after it. */
  purchaseId: z.nullable(z.uuid()),
  owner: z.nullable(memberView),
  milestone: z.nullable(z.enum(milestoneSlugs)),
  paper: z.string(),
  type: z.string(),
  size: z.int(),
  status: z.enum(documentStatuses),
  createdAt: instantField,
  state: z.enum(reviewStates),
  hasExpired: z.boolean(),
  isReplacement: z.boolean(),
  isReplaced: z.boolean(),
  claim: z.nullable(claim),
});
export type ReviewRow = z.infer<typeof reviewRow>;

/** A file that was uploaded earlier for the same document, and what became of it. */
const earlierAnswer = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: instantField,
  state: z.enum(reviewStates),
  reason: z.nullable(z.enum(reviewReasonIds)),
  words: z.nullable(z.string()),
  reviewedAt: z.nullable(instantField),
});

/**
 * Everything a reviewer needs. `revision` is what a decision has to name; `paperDate` what has to be read from the document on
 * accepting it, where its age matters. `earlier` newest first.
 */
export const reviewDetail = z.extend(reviewRow, {
  name: z.string(),
  revision: z.int(),
  reason: z.nullable(z.enum(reviewReasonIds)),
  words: z.nullable(z.string()),
  reviewedAt: z.nullable(instantField),
  reviewedBy: z.nullable(z.string()),
  issuedOn: z.nullable(calendarDateField),
  expiresOn: z.nullable(calendarDateField),
  paperDate: z.nullable(z.object({ label: z.string(), hint: z.string() })),
  earlier: z.array(earlierAnswer),
  accesses: z.array(documentAccess),
});
export type ReviewDetail = z.infer<typeof reviewDetail>;

/** What is decided about a document. `revision` as it was seen: a decision about something else than what is there is refused. */
export const decisionInput = z.discriminatedUnion('decision', [
  z.object({
    id: z.uuid(),
    revision: z.int(),
    decision: z.literal('accepted'),
    date: z.optional(calendarDateField),
  }),
  z
    .object({
      id: z.uuid(),
      revision: z.int(),
      decision: z.literal('needs-attention'),
      reason: z.enum(reviewReasonIds),
      words: z._default(writtenTextField, ''),
    })
    .check(
      z.superRefine(({ reason, words }, context) => {
        const problem = findReviewWordsProblem(reason, words);
        if (problem !== undefined) context.addIssue({ code: 'custom', path: ['words'], message: problem });
      }),
    ),
]);
export type DecisionInput = z.infer<typeof decisionInput>;

/** Why someone wants to see a document: one of the usual reasons, or own words, which a download needs. */
export const accessInput = z
  .object({
    id: z.uuid(),
    reason: z.enum(accessReasonIds),
    words: z._default(z.string().check(z.trim(), z.maxLength(MAX_ACCESS_REASON_LENGTH)), ''),
    download: z._default(z.boolean(), false),
  })
  .check(
    z.refine(({ reason, words }) => reason !== 'other' || words !== '', {
      error: texts.accessReasonMissing,
      path: ['words'],
    }),
    z.refine(({ reason, download }) => !download || reason === 'other', {
      error: texts.downloadReasonMissing,
      path: ['words'],
    }),
  );

const documentId = z.object({ id: z.uuid() });
const tags = ['Staff: documents'];

export const documentReviewsContract = {
  list: staffEndpoint('read')
    .route({
      method: 'GET',
      path: '/staff/documents',
      tags,
      summary: 'List documents to review, oldest first',
      description:
        'Only documents that a milestone or staff asks for. What else a buyer keeps the staff does not see.',
    })
    .meta({ scope: 'documents:read' })
    .input(
      z.object({
        ...listInput,
        /** The state of the reviews to list. */
        state: z._default(z.enum(reviewFilters), 'waiting'),
        /** Only documents for this milestone. */
        milestone: z.optional(z.enum(milestoneSlugs)),
        /** Only documents that answer this document request. */
        paper: z.optional(z.string().check(z.maxLength(120))),
        /** Only documents that the caller reviews, that have no reviewer, or that have any reviewer. */
        claimed: z.optional(z.enum(['me', 'nobody', 'somebody'])),
        /** The caller's own purchases, those without an owner, those with any owner, or those of the member with this id. */
        owner: leadFilterFields.owner,
      }),
    )
    .output(listPage(reviewRow)),
  counts: staffEndpoint('read')
    .route({
      method: 'GET',
      path: '/staff/documents/counts',
      tags,
      summary: 'Count the documents that wait',
      successDescription:
        'How many wait for a review, how many of those are of the caller’s purchases and claimed by them, and since when the oldest waits.',
    })
    .output(
      z.object({ waiting: z.int(), mine: z.int(), claimedByMe: z.int(), oldest: z.nullable(instantField) }),
    ),
  get: staffEndpoint('documents', 'NOT_FOUND')
    .route({ method: 'GET', path: '/staff/documents/{id}', tags, summary: 'Open the review of a document' })
    .input(documentId)
    .output(reviewDetail),
  claim: staffEndpoint('documents', 'NOT_FOUND', 'CHANGED_MEANWHILE')
    .route({
      method: 'POST',
      path: '/staff/documents/{id}/claim',
      tags,
      summary: 'Claim a document for half an hour',
    })
    .meta({ stores: 'records' })
    .input(documentId)
    .output(reviewDetail),
  release: staffEndpoint('documents', 'NOT_FOUND')
    .route({ method: 'DELETE', path: '/staff/documents/{id}/claim', tags, summary: 'Give up an own claim' })
    .input(documentId)
    .output(done),
  decide: staffEndpoint(['documents', 'decide'], 'NOT_FOUND', 'CHANGED_MEANWHILE')
    .route({
      method: 'POST',
      path: '/staff/documents/{id}/decision',
      tags,
      summary: 'Accept a document or send it back',
    })
    .meta({ stores: 'records' })
    .input(decisionInput)
    .output(reviewDetail),
  requestAccess: staffEndpoint('documents', 'NOT_FOUND')
    .route({
      method: 'POST',
      path: '/staff/documents/{id}/access-grants',
      tags,
      summary: 'Say why a document has to be seen',
      successDescription: 'The grant that opens the file, and when it ends.',
      description: 'Written down, shown to the buyer, and good for ten minutes.',
    })
    .meta({ stores: 'records' })
    .input(accessInput)
    .output(z.object({ grant: z.uuid(), expiresAt: instantField })),
  content: staffEndpoint('documents', 'NOT_FOUND')
    .route({
      method: 'GET',
      path: '/staff/documents/{id}/content',
      tags,
      summary: 'See a document',
      description: 'With the grant that a reason gave. Answers Range requests for one range (RFC 9110 14).',
    })
    .meta({ stream: true })
    .input(
      z.object({
        id: z.uuid(),
        /** What the reason for seeing the document was answered with. */
        grant: z.uuid(),
      }),
    )
    .output(z.file()),
};
