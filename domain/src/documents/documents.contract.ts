import * as z from 'zod/mini';
import { buyerEndpoint, done, signedUpEndpoint } from '../kernel/endpoint.ts';
import { calendarDateField, instantField } from '../kernel/fields.ts';
import { leftOut } from '../kernel/left-out.ts';
import { reviewReasonIds, reviewStates } from './document-reviews.ts';

/** Set to received on upload, to signed by the signing flow (specification 4). */
export const documentStatuses = ['received', 'signed'] as const;

/** A buyer's document. `size` in bytes; `type` as found in the file's content; `documentRequest` the document it answers. */
export const documentView = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.string(),
  size: z.int().check(z.minimum(1)),
  status: z.enum(documentStatuses),
  createdAt: instantField,
  documentRequest: z.nullable(z.string()),
});
export type DocumentView = z.infer<typeof documentView>;

/**
 * What became of a document that answers a document request. `expiresOn` is the last day on which lenders take it. `words` are the
 * reviewer's own, as plain text.
 */
export const documentReview = z.object({
  state: z.enum(reviewStates),
  reason: z.nullable(z.enum(reviewReasonIds)),
  words: z.nullable(z.string()),
  reviewedAt: z.nullable(instantField),
  expiresOn: z.nullable(calendarDateField),
  hasExpired: z.boolean(),
});
export type DocumentReview = z.infer<typeof documentReview>;

/** A staff access of a document: the member's first name, the reason, and the instant. */
export const documentAccess = z.object({ by: z.string(), reason: z.string(), at: instantField });
export type DocumentAccess = z.infer<typeof documentAccess>;

/**
 * A document as its owner sees it. `counted` are the bytes of it that count against the space: signatures do not. `replaces` is the one it
 * was uploaded for, `replacedBy` the newest uploaded for it. No `review` where the document answers no request: the staff cannot see
 * those. `requestTitle` is there where staff gave the request that it answers a title of its own. `looks` are the accesses of the staff, newest first, at most ten.
 */
export const ownDocument = z.extend(documentView, {
  counted: z.int().check(z.minimum(1)),
  requestTitle: z.optional(z.string()),
  replaces: z.nullable(z.uuid()),
  replacedBy: z.nullable(z.uuid()),
  review: z.nullable(documentReview),
  accesses: z.array(documentAccess),
});
export type OwnDocument = z.infer<typeof ownDocument>;

/** The buyer's documents, newest first. `limits` in bytes. */
export const documentList = z.object({
  documents: z.array(ownDocument),
  limits: z.object({ largestFile: z.int(), space: z.int(), used: z.int() }),
  ...leftOut,
});
export type DocumentList = z.infer<typeof documentList>;

export const uploadInput = z.object({
  /** The file's name. */
  name: z.string().check(z.minLength(1), z.maxLength(2000)),
  /** The document that a milestone or staff asks for and this one answers. */
  documentRequest: z.optional(z.string().check(z.maxLength(120))),
  /** The own document that this one takes the place of; it answers the same document request. */
  replaces: z.optional(z.uuid()),
});

const documentId = z.object({ id: z.uuid() });
const tags = ['Documents'];

export const documentsContract = {
  list: buyerEndpoint()
    .route({ method: 'GET', path: '/documents', tags, summary: 'List own documents, newest first' })
    .output(documentList),
  upload: signedUpEndpoint(
    'FILE_TOO_LARGE',
    'FILE_TYPE_NOT_ACCEPTED',
    'FILE_NOT_SAFE',
    'FILE_EMPTY',
    'QUOTA_EXCEEDED',
    'DISK_FULL',
    'NOT_FOUND',
  )
    .route({
      method: 'POST',
      path: '/documents',
      inputStructure: 'detailed',
      successStatus: 201,
      tags,
      summary: 'Upload a document',
      description:
        'The body is the file itself. PDF, JPG, PNG and HEIC are accepted, judged by content. A PDF that holds programs or other files is refused (FILE_NOT_SAFE).',
    })
    .meta({ stores: 'records' })
    .meta({ access: 'buyer', stream: true })
    .input(z.object({ query: uploadInput, body: z.file() }))
    .output(documentView),
  answer: signedUpEndpoint('NOT_FOUND', 'CHANGED_MEANWHILE')
    .route({
      method: 'PUT',
      path: '/documents/{id}/document-request',
      tags,
      summary: 'Say which document request a document answers',
      description: 'Once, for a document that answers none. It then counts as if uploaded for it.',
    })
    .input(z.object({ id: z.uuid(), documentRequest: z.string().check(z.minLength(1), z.maxLength(120)) }))
    .output(documentView),
  download: buyerEndpoint('NOT_FOUND')
    .route({
      method: 'GET',
      path: '/documents/{id}/content',
      tags,
      summary: 'Download a document',
      description: 'Answers Range requests for one range (RFC 9110 14).',
    })
    .meta({ access: 'buyer', stream: true })
    .input(documentId)
    .output(z.file()),
  remove: buyerEndpoint('NOT_FOUND')
    .route({ method: 'DELETE', path: '/documents/{id}', tags, summary: 'Delete a document' })
    .input(documentId)
    .output(done),
};
