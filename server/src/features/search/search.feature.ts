import { ALL, bothMay } from '../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../platform/feature.ts';
import { createSearchRoutes } from './search.routes.ts';
import { DOCUMENT_TEXTS } from './search.subscriptions.ts';
import { documentTexts, documentWords } from './search.table.ts';
import { type SearchContext, searchLimits } from './search-context.ts';
import { UNREAD_DOCUMENTS } from './unread-documents.service.ts';

export const searchFeature = defineFeature({
  name: 'search',
  tables: [
    {
      table: documentTexts,
      grants: bothMay(ALL),
      leftOut: 'the words of documents, kept for the search; the documents themselves are in the download',
    },
    {
      table: documentWords,
      grants: bothMay(ALL),
      leftOut:
        'keys of the words of documents, kept for the search; the documents themselves are in the download',
    },
  ],
  limits: searchLimits,
  routes: (parts: SearchContext) => ({ search: createSearchRoutes(parts) }),
  queues: [DOCUMENT_TEXTS, UNREAD_DOCUMENTS],
});
