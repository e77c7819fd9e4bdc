import { contract } from '@porchlight/domain/contract.ts';
import { Failure } from '../../platform/base/failure.ts';
import { defineFeature } from '../../platform/feature.ts';
import type { HeaderSets } from '../../platform/http/response-headers.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import type { StreamRequest, StreamRoute } from '../../platform/http/routing/stream-routes.ts';
import { serveFile } from '../../platform/http/static/send-file.ts';
import type { DocumentsContext } from '../document-store/documents.service.ts';
import { remindBy } from '../reminders/reminder-rounds.ts';
import { requireActor, requireStaff } from '../staff/require-staff.ts';
import { grantDocumentAccess, openWithAccess } from './document-access.service.ts';
import { documentExpiryReminders } from './document-expiry.ts';
import { claimDocument, decideReview, getReview, releaseDocument } from './document-reviews.service.ts';
import { createDocumentRoutes, createDocumentStreams } from './documents.routes.ts';
import { countReviews, listReviews } from './review-list.service.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Parts = { documents: DocumentsContext };

export const documentsFeature = defineFeature({
  name: 'documents',
  routes: ({ documents }: Parts) => ({
    documents: createDocumentRoutes(documents),
    documentReviews: createDocumentReviewRoutes(documents),
  }),
  streams: ({ documents }: Parts, headers) => [
    ...createDocumentStreams(documents, headers),
    ...createDocumentReviewStreams(documents, headers),
  ],
  ...remindBy(documentExpiryReminders),
});

function createDocumentReviewRoutes(dependencies: DocumentsContext) {
  const { documentReviews } = endpoints;
  return {
    list: documentReviews.list.handler(({ context, input }) =>
      listReviews(dependencies, requireActor(context), input),
    ),
    counts: documentReviews.counts.handler(({ context }) =>
      countReviews(dependencies, requireStaff(context)),
    ),
    get: documentReviews.get.handler(({ context, input }) =>
      getReview(dependencies, requireStaff(context), input.id),
    ),
    claim: documentReviews.claim.handler(({ context, input }) =>
      claimDocument(dependencies, requireStaff(context), input.id),
    ),
    release: documentReviews.release.handler(async ({ context, input }) => {
      await releaseDocument(dependencies, requireStaff(context), input.id);
      return { done: true as const };
    }),
    decide: documentReviews.decide.handler(({ context, input }) =>
      decideReview(dependencies, requireStaff(context), input),
    ),
    requestAccess: documentReviews.requestAccess.handler(({ context, input }) =>
      grantDocumentAccess(dependencies, requireStaff(context), input),
    ),
  };
}

function createDocumentReviewStreams(dependencies: DocumentsContext, headers: HeaderSets): StreamRoute[] {
  return [
    {
      endpoint: contract.documentReviews.content,
      headers: headers.file,
      handle: (request) => sendGranted(dependencies, request),
    },
  ];
}

/** GET and HEAD /api/staff/documents/{id}/content: the decrypted bytes, for a page to show. */
async function sendGranted(context: DocumentsContext, request: StreamRequest): Promise<void> {
  const actor = requireStaff(request);
  const { id = '' } = request.parameters;
  const grant = request.query.get('grant') ?? '';
  if (!UUID.test(id) || !UUID.test(grant)) throw new Failure('NOT_FOUND');
  const opened = await openWithAccess(context, actor, id, grant);
  await serveFile(request, { ...opened, etag: `"${id}-${opened.size}"` });
}
