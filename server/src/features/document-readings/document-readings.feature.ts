import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { documentReadingsContract } from '@porchlight/domain/readings/document-readings/document-readings.contract.ts';
import type { ShownReading } from '@porchlight/domain/readings/document-readings/kept/kept-reading.ts';
import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import { byAccount, INNER } from '../../platform/database/owned-rows.ts';
import { ALL, bothMay, helpersToo } from '../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../platform/feature.ts';
import { requireUser, type StaffMember } from '../../platform/http/request-context.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import { documentAccessGrants, documents } from '../document-store/documents.table.ts';
import { requireStaff } from '../staff/require-staff.ts';
import {
  type DocumentReadingsContext,
  documentReadingLimits,
  MAX_SENT_DOCUMENT_BYTES,
  receiveDocument,
} from './document-readings.service.ts';
import { documentReadings } from './kept/document-readings.table.ts';
import {
  askForReading,
  confirmField,
  getKeptReading,
  type KeptReadingsContext,
  keptReadingLimits,
  listReadings,
} from './kept/kept-readings.service.ts';
import { resumeReadings } from './kept/left-readings.ts';
import { DOCUMENT_READINGS } from './kept/reading-queue.ts';
import { showReading } from './kept/reading-rows.ts';

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

function createKeptReadingsRoutes(parts: KeptReadingsContext) {
  const { keptReadings } = endpoints;
  return {
    list: keptReadings.list.handler(async ({ context }) => ({
      readings: await listReadings(parts, requireUser(context).userId),
    })),
    read: keptReadings.read.handler(({ context, input }) =>
      getKeptReading(parts, requireUser(context).userId, input.id),
    ),
    ask: keptReadings.ask.handler(({ context, input }) =>
      askForReading(parts, requireUser(context).userId, input.id),
    ),
    confirm: keptReadings.confirm.handler(({ context, input }) =>
      confirmField(parts, requireUser(context).userId, input),
    ),
  };
}

function createReviewedReadingsRoutes(parts: KeptReadingsContext) {
  const { reviewedReadings } = endpoints;
  return {
    read: reviewedReadings.read.handler(({ context, input }) =>
      readReviewedReading(parts, requireStaff(context), input),
    ),
  };
}

/** What was read of a document that answers a request, for the member whose reason opened the file, as long as that lasts. */
async function readReviewedReading(
  { documents: context }: KeptReadingsContext,
  actor: StaffMember,
  { id, grant }: { id: string; grant: string },
): Promise<ShownReading> {
  const [found] = await context.database.db
    .select({ reading: documentReadings })
    .from(documents)
    .innerJoin(documentAccessGrants, eq(documentAccessGrants.documentId, documents.id))
    .leftJoin(documentReadings, eq(documentReadings.documentId, documents.id))
    .where(
      and(
        eq(documents.id, id),
        isNotNull(documents.documentRequest),
        eq(documentAccessGrants.id, grant),
        eq(documentAccessGrants.memberId, actor.userId),
        gt(documentAccessGrants.expiresAt, context.now()),
      ),
    );
  if (found === undefined) throw new Failure('NOT_ALLOWED', { reason: 'documents.access-over' });
  return showReading(context.fileKey, id, found.reading ?? undefined);
}
