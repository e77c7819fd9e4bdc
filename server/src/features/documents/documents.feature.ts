import { defineFeature } from '../../platform/feature.ts';
import type { DocumentsContext } from '../document-store/documents.service.ts';
import { remindBy } from '../reminders/reminder-rounds.ts';
import { documentExpiryReminders } from './document-expiry.ts';
import { createDocumentReviewRoutes, createDocumentReviewStreams } from './document-reviews.routes.ts';
import { createDocumentRoutes, createDocumentStreams } from './documents.routes.ts';

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
