import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { documentReadingsContract } from '@porchlight/domain/readings/document-readings/document-readings.contract.ts';
import { byAccount, INNER } from '../../platform/database/owned-rows.ts';
import { ALL, bothMay, helpersToo } from '../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../platform/feature.ts';
import {
  type DocumentReadingsContext,
  documentReadingLimits,
  MAX_SENT_DOCUMENT_BYTES,
  receiveDocument,
} from './document-readings.service.ts';
import { documentReadings } from './kept/document-readings.table.ts';
import { createKeptReadingsRoutes, createReviewedReadingsRoutes } from './kept/kept-readings.routes.ts';
import { resumeReadings } from './kept/left-readings.ts';
import { DOCUMENT_READINGS } from './kept/reading-queue.ts';
import { type KeptReadingsContext, keptReadingLimits } from './kept/readings-context.ts';

type Parts = DocumentReadingsContext & KeptReadingsContext;

/** What documents say, read on this machine and sent nowhere; of one's own it is kept beside the document. */
export const documentReadingsFeature = defineFeature({
  name: 'document-readings',
  tables: [
    {
      table: documentReadings,
      // A helper reads it with the document that a grant opens.
      grants: helpersToo(bothMay(ALL)),
      owned: {
        file: 'document-readings',
        title: downloadTitles['document-readings'],
        owned: byAccount(documentReadings.userId),
        left: {
          instanceId: INNER,
          attempts: INNER,
          sealedSoFar: 'what is read at this moment, and is in the copy once the reading is done',
        },
      },
    },
  ],
  limits: { ...documentReadingLimits, ...keptReadingLimits },
  routes: (parts: Parts) => ({
    keptReadings: createKeptReadingsRoutes(parts),
    reviewedReadings: createReviewedReadingsRoutes(parts),
  }),
  streams: (parts: Parts, headers) => [
    {
      endpoint: documentReadingsContract.readDocument,
      headers: headers.api,
      maxKeptBytes: MAX_SENT_DOCUMENT_BYTES,
      handle: (request) => receiveDocument(parts, request),
    },
  ],
  queues: [DOCUMENT_READINGS],
  sweeps: ({ documents: { database }, jobs, personalData: { instanceId } }: SweepParts) => [
    {
      what: 'the sweep of readings that nobody works at',
      run: () => resumeReadings({ database, jobs, instanceId }),
    },
  ],
});

type SweepParts = Pick<Parts, 'documents' | 'jobs'> & { personalData: { instanceId: number } };
